// How Terra's moves are shown: which cards travel where, and what stands still for a moment.
import type { Scene } from '../../api/scenes';
import type { Flight, Flights } from '../../lib/flights.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Brings, Crisis, Impending, Solution, TerraView, CrisisVerdict } from './types';

export type FlightLook =
  { kind: 'solution'; card: Solution } | { kind: 'crisis'; crisis: Crisis; threat: number } | { kind: 'back' };

/** The impending crisis with its last answer, shown before the table goes on. */
export interface Interlude {
  impending: Impending;
  verdict: CrisisVerdict;
}

const DEAL = 360;
const SCENE = 620;
const READ = 2400;
const APART = 40;
const DEALT_APART = 120;

export async function direct(
  scene: Scene,
  before: TerraView,
  flights: Flights<FlightLook>,
  interlude: (shown: Interlude | null) => void,
  show: () => Promise<void>,
  /** Somebody plays here and reads at their own pace; a replay and who only watches go on by themselves. */
  isPlayed: boolean,
): Promise<void> {
  flights.hasten(scene.waiting);
  const home = (seat: number, card: Solution): string => (seat === before.seat ? `hand:${card}` : `player:${seat}`);
  let isShown = false;
  for (const [nth, event] of scene.story.entries()) {
    const seat = event.seat as number;
    const card = event.card as Solution;
    const crisis = event.crisis as Crisis;
    const ended = endingOf(scene);
    if (event.event === 'play' && before.impending) {
      const look: FlightLook = { kind: 'solution', card };
      const flight = { look, from: home(seat, card), to: `slot:${seat}` };
      if (ended) {
        await flights.fly([flight], async () => interlude(ended));
      } else {
        await flights.fly([flight], show);
        isShown = true;
      }
    } else if (event.event === 'pass' && ended && before.impending) {
      interlude(ended);
    } else if ((event.event === 'averted' || event.event === 'full-blown') && before.impending) {
      if (scene.stays) return;
      if (ended?.verdict.lost) flights.rest();
      await (isPlayed && (ended?.verdict.lost || settings.stops) ? flights.hold() : flights.read(READ));
      const laid = ended?.impending.played ?? [];
      const away: Flight<FlightLook>[] = laid.flatMap((other, at) =>
        other
          ? [
              {
                look: { kind: 'solution', card: other },
                from: `slot:${at}`,
                to: 'discards',
                after: at * APART,
                joins: true,
              },
            ]
          : [],
      );
      const threat = before.impending.threat;
      const to = event.event === 'averted' ? 'discards' : `pin:${crisis}`;
      away.push({ look: { kind: 'crisis', crisis, threat }, from: 'stage', to, lasts: SCENE, joins: true });
      await flights.fly(away, async () => {
        interlude(null);
        await show();
      });
      isShown = true;
    } else if (event.event === 'contribute') {
      const lay = [
        { look: { kind: 'solution', card } as FlightLook, from: home(seat, card), to: `pin:${crisis}`, lasts: DEAL },
      ];
      // A solved crisis leaves the map, but not before its last card has come.
      const solves = scene.story.some((other) => other.event === 'solved' && other.crisis === crisis);
      await (solves ? flights.fly(lay) : flights.fly(lay, show));
      isShown = !solves;
    } else if (event.event === 'solved') {
      const threat = before.full_blown.find((other) => other.crisis === crisis)?.threat ?? 0;
      await flights.fly(
        [
          {
            look: { kind: 'crisis', crisis, threat },
            from: `pin:${crisis}`,
            to: 'discards',
            lasts: SCENE,
            joins: true,
          },
        ],
        show,
      );
      isShown = true;
    } else if (event.event === 'hoard') {
      const cards = (event.cards as Solution[] | undefined) ?? [];
      const aside: Flight<FlightLook>[] = cards.map((other, i) => ({
        look: { kind: 'solution', card: other },
        from: home(seat, other),
        to: `player:${seat}`,
        after: i * APART,
      }));
      await flights.fly(aside, show);
      isShown = true;
    } else if (event.event === 'discard') {
      await flights.fly(
        [{ look: { kind: 'solution', card }, from: home(seat, card), to: 'discards', joins: true }],
        show,
      );
      isShown = true;
    } else if (event.event === 'draw') {
      // Cards drawn one after the other are dealt in one go.
      if (scene.story[nth - 1]?.event === 'draw') continue;
      const rest = scene.story.slice(nth);
      const end = rest.findIndex((other) => other.event !== 'draw');
      const deal = rest.slice(0, end < 0 ? rest.length : end).map((draw, i): Flight<FlightLook> => {
        const drawn = draw.card as Solution | undefined;
        return {
          look: drawn ? { kind: 'solution', card: drawn } : { kind: 'back' },
          from: 'pile',
          to: drawn && draw.seat === before.seat ? `hand:${drawn}` : `player:${draw.seat as number}`,
          lasts: DEAL,
          after: i * DEALT_APART,
        };
      });
      await (isShown ? flights.fly(deal) : flights.fly(deal, show));
      isShown = true;
    } else if (event.event === 'crisis') {
      const threat = (scene.view as unknown as TerraView).impending?.threat ?? 0;
      const turn: Flight<FlightLook>[] = [
        { look: { kind: 'crisis', crisis, threat }, from: 'pile', to: 'stage', lasts: SCENE },
      ];
      await (isShown ? flights.fly(turn) : flights.fly(turn, show));
      isShown = true;
    }
  }
  interlude(null);
  await show();
}

/** How the impending crisis ended in this move, if it did, and how things stood then. */
function endingOf(scene: Scene): Interlude | null {
  const end = scene.story.find((event) => event.event === 'averted' || event.event === 'full-blown');
  if (!end) return null;
  return {
    impending: end.settled as Impending,
    verdict: {
      solved: end.event === 'averted',
      points: (end.points as [number, number][] | undefined) ?? [],
      first: (end.first as [number, number][] | undefined) ?? [],
      highest: (end.highest as [number, number][] | undefined) ?? [],
      fined: (end.fined as number[] | undefined) ?? [],
      track: (scene.view as unknown as TerraView).track ?? [],
      lost: scene.story.some((event) => event.event === 'over' && event.outcome === 'loss'),
    },
  };
}

/** What an ended crisis brings a seat that had so many points before, told as the choice before it was. */
export function bringsOf({ impending, verdict }: Interlude, before: number, seat: number): Brings {
  const of = (scored: [number, number][]): { points: number; seats: number[] } => ({
    points: scored[0]?.[1] ?? 0,
    seats: scored.map(([other]) => other),
  });
  const own = verdict.points.filter(([other]) => other === seat).reduce((sum, [, points]) => sum + points, 0);
  return {
    kind: 'exact',
    before,
    after: verdict.track[seat] ?? before + own,
    sum: impending.sum,
    threat: impending.threat,
    averted: verdict.solved,
    first: of(verdict.first),
    highest: { ...of(verdict.highest), higher: false, equal: false },
  };
}
