// How Terra Futura's moves are shown: cards from the display to the territory, cubes from card to card.
import type { Scene } from '../../api/scenes';
import type { Event } from '../../api/types';
import type { Flight, Flights } from '../../lib/flights.svelte';
import { each, placeText, type Amounts, type FuturaView, type Kind, type Level, type Place } from './types';

export type FlightLook = { kind: 'card'; card: string } | { kind: 'matter'; of: Kind | 'pollution' };

const DEAL = 360;
const CUBE = 280;
const APART = 60;
/** A refill comes when the row has moved up. */
const ROOM = 200;
const BREATH = 260;

export async function direct(
  scene: Scene,
  before: FuturaView,
  flights: Flights<FlightLook>,
  show: () => Promise<void>,
): Promise<void> {
  flights.hasten(scene.waiting);
  const travels = scene.story.flatMap((event) => flightsOf(event, scene, before));
  await flights.fly(travels, show);
  // Others' decisions come fast: leave each a moment to be seen.
  if (scene.seat !== before.seat) await flights.pause(BREATH);
}

function flightsOf(event: Event, scene: Scene, before: FuturaView): Flight<FlightLook>[] {
  const seat = event.seat as number;
  const plot = (of: number, at: Place): string => `plot:${of}:${placeText(at)}`;
  const card: FlightLook = { kind: 'card', card: event.card as string };
  const cube = (of: Kind | 'pollution', from: string, to: string, i = 0): Flight<FlightLook> => ({
    look: { kind: 'matter', of },
    from,
    to,
    lasts: CUBE,
    after: i * APART,
    joins: true,
    thrown: true,
  });
  // One's own card lies in the tray before it is placed; that of another goes to their corner.
  const taken = seat === before.seat ? 'taken' : `land:${seat}`;
  switch (event.event) {
    case 'take': {
      const slot = scene.told.split(' ')[1]!;
      return [{ look: card, from: `display:${slot}`, to: taken, lasts: DEAL, joins: seat !== before.seat }];
    }
    case 'take-unseen':
      return event.card ? [{ look: card, from: `deck:${event.deck as string}`, to: taken, lasts: DEAL }] : [];
    case 'refill': {
      const row = (scene.view as unknown as FuturaView).display[event.deck as Level];
      const to = `display:${event.deck as string}${row.indexOf(event.card as string) + 1}`;
      return [{ look: card, from: `deck:${event.deck as string}`, to, lasts: CUBE, after: ROOM }];
    }
    case 'place':
      return [{ look: card, from: taken, to: plot(seat, event.at as Place), lasts: DEAL }];
    case 'pay':
      return [cube(event.resource as Kind, plot(seat, event.at as Place), 'supply')];
    case 'receive':
      return each(event.resources as Amounts).map((kind, i) => cube(kind, 'supply', plot(seat, event.at as Place), i));
    case 'reward':
      return [cube(event.resource as Kind, 'supply', plot(seat, event.at as Place))];
    case 'gain':
      return before.activation ? [cube(event.resource as Kind, 'supply', plot(seat, before.activation.at))] : [];
    case 'pollute':
      return [cube('pollution', 'supply', plot(seat, event.at as Place))];
    case 'move':
      return before.activation
        ? [cube('pollution', plot(seat, event.at as Place), plot(seat, before.activation.at))]
        : [];
    default:
      return [];
  }
}
