import { expect, it } from 'vitest';
import { baseOf } from './base';
import { inside } from './router.svelte';

it('is known from where the files of the app lie', () => {
  expect(baseOf('https://terrae.example/assets/shared-DN3w6T2t.js')).toBe('');
  expect(baseOf('https://example.org/games/terrae/assets/shared-DN3w6T2t.js?x=1')).toBe('/games/terrae');
  expect(baseOf('http://localhost:5173/src/lib/base.ts')).toBe('');
});

it('is taken from the paths of pages', () => {
  expect(inside('/table/abc', '')).toBe('/table/abc');
  expect(inside('/terrae/table/abc', '/terrae')).toBe('/table/abc');
  expect(inside('/terrae', '/terrae')).toBe('/');
  expect(inside('/terrae/', '/terrae')).toBe('/');
  expect(inside('/terraeform', '/terrae')).toBeNull();
  expect(inside('/blog/', '/terrae')).toBeNull();
});

it('stands in every link of the app', () => {
  const parts = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
  expect(Object.keys(parts).length).toBeGreaterThan(50);
  const wrong = Object.keys(parts).filter((name) => /(href|src|action)=["{`']*\//.test(parts[name] ?? ''));
  expect(wrong).toEqual([]);
});
