// The story of a game, cut at its crises.
import type { Event, Step } from '../../api/types';

/** What was done from each crisis until the next, by the crisis; that cards are drawn goes without saying. */
export function storiesOf(steps: Step[]): Map<string, Event[]> {
  const stories = new Map<string, Event[]>();
  let now: Event[] = [];
  for (const event of steps.flatMap(({ story }) => story)) {
    if (event.event === 'crisis') stories.set(String(event.crisis), (now = []));
    if (event.event !== 'draw') now.push(event);
  }
  return stories;
}
