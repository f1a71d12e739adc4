import { expect, it } from 'vitest';
import type { View } from '../../api/types';
import coach, { turnOf } from './coach';
import type { FuturaView } from './types';

const view = { display: { I: ['a', 'b', 'c', 'd'], II: ['e', 'f', 'g', 'h'] } } as unknown as FuturaView;

it('reads a turn from its answers', () => {
  expect(turnOf('keep, take II3, place 0,-1, use 0,0 2, pay green 0,0, use 0,-1 1, end', view)).toEqual({
    card: 'g',
    unseen: null,
    at: [0, -1],
    pattern: null,
    uses: [
      { at: [0, 0], option: 2 },
      { at: [0, -1], option: 1 },
    ],
  });
  expect(turnOf('take I, place 1,0', view)).toMatchObject({ card: null, unseen: 'I' });
  const later = { territories: [{ cards: [{ card: 'm', at: [1, 0] }] }] } as unknown as FuturaView;
  expect(turnOf('take I, place 1,0', view, later)).toMatchObject({ card: 'm', unseen: 'I' });
  expect(turnOf('pattern 2, end', view)).toMatchObject({ pattern: 2, uses: [] });
});

it('says in what two turns differ first', () => {
  const seen = view as unknown as View;
  expect(coach.kindOf('keep, take I1, place 0,1, end', 'keep, take I2, place 0,1, end', seen)).toBe('card');
  expect(coach.kindOf('keep, take I, place 0,1, end', 'keep, take II, place 0,1, end', seen)).toBe('card');
  expect(coach.kindOf('keep, take I1, place 0,1, end', 'keep, take I1, place 1,0, end', seen)).toBe('place');
  expect(coach.kindOf('keep, take I1, place 0,1, end', 'keep, take I1, place 0,1, use 0,1 1, end', seen)).toBe('use');
});
