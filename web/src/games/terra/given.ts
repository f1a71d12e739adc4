// What each gave to the common good: against impending crises and onto full-blown ones, by value.
import type { Step } from '../../api/types';
import { valueOf, type Solution } from './types';

export function givenBy(steps: Step[], players: number): number[] {
  const given = Array<number>(players).fill(0);
  for (const event of steps.flatMap((step) => step.story)) {
    if (event.event === 'play' || event.event === 'contribute') {
      given[event.seat as number]! += valueOf(event.card as Solution);
    }
  }
  return given;
}
