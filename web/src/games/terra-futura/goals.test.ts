// A scoring card whose set is full says how often; it does not only begin anew.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { words } from '../../lib/words.svelte';
import type { Deck } from './deck';
import Goals from './Goals.svelte';
import type { FuturaView } from './types';

beforeAll(() => words.load('en'));

it('says how often a set is full', () => {
  const scoring = {
    pattern: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    set: { food: 1 },
    points: 3,
  };
  const deck = { scoring: { larder: scoring }, cards: {}, notes: {} } as unknown as Deck;
  const told = (times: number): string => {
    const own = { scoring: ['larder'], missing: [{ food: 1 }], times: [times], cells: [[]] };
    const target = document.createElement('div');
    const props = { own: own as unknown as NonNullable<FuturaView['own']>, deck, lit: null, light() {}, open() {} };
    const mounted = mount(Goals, { target, props });
    flushSync();
    const text = target.querySelector('.times')?.textContent ?? '';
    void unmount(mounted);
    return text;
  };
  expect(told(0)).toBe('');
  expect(told(2)).toContain('2');
});
