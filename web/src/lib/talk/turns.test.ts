import { describe, expect, it } from 'vitest';
import type { Event, Step } from '../../api/types';
import type { Promised } from './ledger';
import { halvesOf, marksOf, turnsIn } from './turns';

const step = (number: number, ...story: Event[]): Step => ({ number, seat: 0, told: '', story });
const draw = (seat: number): Event => ({ event: 'draw', seat });
const onTurn = ({ event, seat }: Event): number | null => (event === 'draw' ? (seat as number) : null);
const promise = (verdict: Promised['verdict'], judged?: number): Promised => ({
  line: 1,
  said: 0,
  seat: 0,
  about: 'R-NA',
  value: 3,
  verdict,
  ...(judged === undefined ? {} : { judged }),
});

describe('turns', () => {
  it('are counted when another seat draws', () => {
    const story = [step(0, draw(2)), step(1), step(2, draw(2), { event: 'over' }), step(3, draw(0)), step(4, draw(1))];
    expect(turnsIn(story, onTurn)).toEqual([1, 1, 1, 2, 3]);
  });
  it('have two halves to compare once both have seen a promise tested', () => {
    const turns = [1, 1, 2, 3, 4];
    const early = [promise('kept', 1), promise('broken', 2), promise('untested', 2)];
    expect(halvesOf(early, turns)).toBeNull();
    expect(halvesOf([...early, promise('kept', 4), promise('open')], turns)).toEqual([
      { kept: 1, tested: 2 },
      { kept: 1, tested: 1 },
    ]);
  });
  it('are written along a line, a few of them', () => {
    expect(marksOf(0)).toEqual([]);
    expect(marksOf(5)).toEqual([1, 2, 3, 4, 5]);
    expect(marksOf(63)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(marksOf(75)).toEqual([20, 40, 60]);
  });
});
