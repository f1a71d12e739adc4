// What each territory was worth after each of its turns, by source, as the views tell it.
import type { Step } from '../../api/types';
import { PRODUCTS, RAW, type FuturaView } from './types';

export const SOURCES = ['raw', ...PRODUCTS, 'set'] as const;
export type PointSource = (typeof SOURCES)[number];
export type Column = Record<PointSource, number> & { polluted: number };

function columnOf(view: FuturaView, seat: number): Column {
  const { worth, polluted } = view.territories[seat]!;
  const own = view.own!;
  return {
    raw: RAW.reduce((sum, kind) => sum + (worth[kind] ?? 0), 0),
    food: worth.food ?? 0,
    construction: worth.construction ?? 0,
    goods: worth.goods ?? 0,
    set: own.set_points[own.better]!,
    polluted,
  } as Column;
}

/** A column for each turn of each seat, and one for the end; nothing if the steps do not show everybody's view. */
export function columnsByTurn(steps: Step[]): Column[][] {
  const views = steps.map((step) => (step.views ?? []) as unknown as FuturaView[]);
  const last = views.at(-1);
  if (!last?.length || views.some((seen) => !seen.length)) return [];
  const found: Column[][] = last.map(() => []);
  for (const [i, seen] of views.entries()) {
    const before = views[i - 1];
    if (!before || before[0]!.turn === seen[0]!.turn) continue;
    const seat = before[0]!.turn;
    if (found[seat]!.length < seen[0]!.rounds) found[seat]!.push(columnOf(seen[seat]!, seat));
  }
  return found.map((columns, seat) => [...columns, columnOf(last[seat]!, seat)]);
}

export const totalOf = (column: Column): number => SOURCES.reduce((sum, source) => sum + column[source], 0);
