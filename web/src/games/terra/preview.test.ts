import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../lib/words.svelte';
import Preview from './Preview.svelte';
import type { Brings } from './types';

const players = ['Ada', 'Bruno'].map((name) => ({ name, note: '', isBot: false }));
const two: Brings = {
  before: 4,
  after: 4,
  kind: 'exact',
  sum: 2,
  threat: 16,
  averted: false,
  first: { points: 3, seats: [0] },
  highest: { points: 3, seats: [0], higher: false, equal: false },
};

function boxes(brings: Brings): string[] {
  const target = document.createElement('div');
  const preview = mount(Preview, { target, props: { brings, players, seat: 0, empty: false } });
  flushSync();
  const told = [...target.querySelectorAll('li')].map((box) => box.textContent!.replace(/\s+/g, ' '));
  void unmount(preview);
  return told;
}

describe('what a card against an impending crisis would bring', () => {
  beforeAll(() => words.load('en'));

  it('is told as things stand while others can add to it', () => {
    expect(boxes({ ...two, last: false })).toEqual(['first+3you', 'highest+3you', 'sum2of 16']);
  });

  it('shows the faces of several who share it, and says their names', () => {
    const target = document.createElement('div');
    const shared = { ...two, last: false, highest: { ...two.highest!, seats: [0, 1] } };
    const preview = mount(Preview, { target, props: { brings: shared, players, seat: 0, empty: false } });
    flushSync();
    const box = target.querySelectorAll('li')[1]!;
    expect([...box.querySelectorAll('.av')].map((face) => face.textContent)).toEqual(['A', 'B']);
    expect(box.querySelector('.vh')!.textContent).toBe('you and Bruno');
    expect(target.querySelectorAll('li')[0]!.querySelector('.av')).toBeNull();
    void unmount(preview);
  });

  it('is nothing when nobody is left to add the rest', () => {
    expect(boxes({ ...two, last: true })).toEqual(['first–', 'highest–', 'sum2of 16']);
  });
});
