// Turns of a game, counted from its story: promises know only how many moves there were before them.
import type { Event, Step } from '../../api/types';
import type { Promised } from './ledger';

/** After each number of moves, which turn it was, counted from 1. The story must be whole: its first step sets up. */
export function turnsIn(story: Step[], onTurn: (event: Event) => number | null): number[] {
  let turn = 0;
  let last: number | null = null;
  return story.map((step) => {
    for (const event of step.story) {
      const seat = onTurn(event);
      if (seat === null || seat === last) continue;
      turn++;
      last = seat;
    }
    return turn;
  });
}

export interface Half {
  kept: number;
  tested: number;
}

/** The promises that came to the test in the first half of the turns, and since then; null while there is nothing to compare. */
export function halvesOf(promises: Promised[], turns: number[]): [Half, Half] | null {
  const middle = (turns.at(-1) ?? 0) / 2;
  const halves: [Half, Half] = [
    { kept: 0, tested: 0 },
    { kept: 0, tested: 0 },
  ];
  for (const { verdict, judged } of promises) {
    if (judged === undefined || (verdict !== 'kept' && verdict !== 'broken')) continue;
    const half = halves[(turns[judged] ?? 0) > middle ? 1 : 0];
    half.tested++;
    if (verdict === 'kept') half.kept++;
  }
  return halves.every(({ tested }) => tested) ? halves : null;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_MARKS = 7;

/** The turns to write along a line of so many. */
export function marksOf(turns: number): number[] {
  const step = STEPS.find((one) => turns / one <= MOST_MARKS) ?? turns;
  return Array.from({ length: Math.floor(turns / step) }, (_, i) => (i + 1) * step);
}
