import type { Promised } from './ledger';

export interface Placed {
  promise: Promised;
  /** Pixels from the left to its middle. */
  at: number;
  band: 'kept' | 'broken' | 'mid';
  /** How far from the line: those in the same lane do not touch. */
  lane: number;
}

const bandOf = ({ verdict }: Promised): Placed['band'] =>
  verdict === 'kept' ? 'kept' : verdict === 'broken' ? 'broken' : 'mid';

/**
 * A seat's tickets along the game: kept above, broken below, the rest on the line; none covers another. What was
 * replaced is left out: the later promise tells the same.
 * `share` says how far along the game a promise was made, from 0 to 1; `ticket` is the width of one.
 */
export function placed(
  promises: Promised[],
  share: (promise: Promised) => number,
  width: number,
  ticket: number,
): Placed[] {
  const wanted = (promise: Promised): number => ticket / 2 + share(promise) * Math.max(0, width - ticket);
  return (['kept', 'broken', 'mid'] as const).flatMap((band) => {
    const found = promises
      .filter((promise) => bandOf(promise) === band && promise.verdict !== 'replaced')
      .sort((a, b) => a.line - b.line);
    return band === 'mid' ? onLine(found, wanted, width, ticket) : inLanes(found, wanted, ticket, band);
  });
}

/** Each at its moment, in the first lane that has room there. */
function inLanes(
  promises: Promised[],
  wanted: (promise: Promised) => number,
  ticket: number,
  band: Placed['band'],
): Placed[] {
  const ends: number[] = [];
  return promises.map((promise) => {
    const at = wanted(promise);
    const free = ends.findIndex((end) => end <= at - ticket / 2);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = at + ticket / 2;
    return { promise, at, band, lane };
  });
}

/** On the line there is one lane: who comes too near is moved along. */
function onLine(promises: Promised[], wanted: (promise: Promised) => number, width: number, ticket: number): Placed[] {
  const gap = Math.min(ticket, (width - ticket) / Math.max(1, promises.length - 1));
  const at: number[] = [];
  for (const promise of promises) at.push(Math.max(wanted(promise), (at.at(-1) ?? -Infinity) + gap));
  for (let i = at.length - 1, most = width - ticket / 2; i >= 0; i--, most = at[i + 1]! - gap)
    at[i] = Math.min(at[i]!, most);
  return promises.map((promise, i) => ({ promise, at: at[i]!, band: 'mid', lane: 0 }));
}

/** How many lanes there are above the line and below it. */
export const lanesOf = (tickets: Placed[], band: Placed['band']): number =>
  Math.max(1, ...tickets.filter((ticket) => ticket.band === band).map(({ lane }) => lane + 1));
