import { expect, it } from 'vitest';
import type { Step } from '../../api/types';
import { columnsByTurn, totalOf } from './columns';

const worth = [{ green: 1 }, { food: 5, red: 2 }];
const view = (turn: number, now: number[], points: number): unknown => ({
  turn,
  rounds: 1,
  territories: now.map((n, seat) => ({ worth: worth[n], polluted: n + seat })),
  own: { set_points: [points, 0], better: 0 },
});
const step = (turn: number, now: number[], points = 0): Step =>
  ({
    number: 0,
    seat: 0,
    told: '',
    story: [],
    views: [view(turn, now, points), view(turn, now, 0)],
  }) as unknown as Step;

it('shows what a territory was worth after each of its turns, and at the end', () => {
  const steps = [step(0, [0, 0]), step(0, [1, 0]), step(1, [1, 0], 4), step(0, [1, 1], 4), step(0, [1, 1], 8)];
  const [own, other] = columnsByTurn(steps);
  expect(own).toEqual([
    { raw: 2, food: 5, construction: 0, goods: 0, set: 4, polluted: 1 },
    { raw: 2, food: 5, construction: 0, goods: 0, set: 8, polluted: 1 },
  ]);
  expect(other!.map(totalOf)).toEqual([7, 7]);
});

it('is empty where only one viewer is shown', () => {
  expect(columnsByTurn([{ number: 0, seat: null, told: '', story: [] }])).toEqual([]);
});
