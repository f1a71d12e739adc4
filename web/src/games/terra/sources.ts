// Where the points on the track came from, as the story tells it.
import type { Event, Step } from '../../api/types';

export const SOURCES = ['first', 'highest', 'solved'] as const;
export type PointSource = (typeof SOURCES)[number];
export type Points = Record<PointSource, number>;

function scored(event: Event): [PointSource, number, number][] {
  if (event.event === 'solved') return [['solved', event.seat as number, event.points as number]];
  return (['first', 'highest'] as const).flatMap((source) =>
    ((event[source] ?? []) as [number, number][]).map(([seat, points]): [PointSource, number, number] => [
      source,
      seat,
      points,
    ]),
  );
}

/** The points of each seat by source. */
export function pointsBySource(steps: Step[], players: number): Points[] {
  const found = Array.from({ length: players }, (): Points => ({ first: 0, highest: 0, solved: 0 }));
  for (const event of steps.flatMap((step) => step.story)) {
    for (const [source, seat, points] of scored(event)) found[seat]![source] += points;
  }
  return found;
}
