// What each gave to the common good: against impending crises and onto full-blown ones, by value.
import type { Step, View } from '../../api/types';
import { valueOf, type Solution, type TerraView } from './types';

export function givenBy(steps: Step[], players: number): number[] {
  const given = Array<number>(players).fill(0);
  for (const event of steps.flatMap((step) => step.story)) {
    if (event.event === 'play' || event.event === 'contribute') {
      given[event.seat as number]! += valueOf(event.card as Solution);
    }
  }
  return given;
}

/** What each kept in hand and hoard, by value; null until all is open. */
export function keptBy(revealed: View[] | null): number[] | null {
  return (
    (revealed as unknown as TerraView[] | null)?.map(({ own }) =>
      [...(own?.hand ?? []), ...(own?.hoard ?? [])].reduce((total, card) => total + valueOf(card), 0),
    ) ?? null
  );
}
