// A scoring card whose set is full says how often; it does not only begin anew.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { words } from '../../lib/words.svelte';
import type { Deck } from './deck';
import Goals from './Goals.svelte';
import Peek from './Peek.svelte';
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
  const told = (times: number, isPhone: boolean): string => {
    const few = { scoring: ['larder'], missing: [{ food: 1 }], times: [times], cells: [[]], score: 0 };
    const own = few as unknown as NonNullable<FuturaView['own']>;
    const target = document.createElement('div');
    const mounted = isPhone
      ? mount(Peek, { target, props: { own, deck, name: '', found: undefined, isOpen: false, open() {} } })
      : mount(Goals, { target, props: { own, deck, lit: null, light() {}, open() {} } });
    flushSync();
    const text = target.querySelector('.times')?.textContent ?? '';
    void unmount(mounted);
    return text;
  };
  for (const isPhone of [false, true]) {
    expect(told(0, isPhone)).toBe('');
    expect(told(2, isPhone)).toContain('2');
  }
});
