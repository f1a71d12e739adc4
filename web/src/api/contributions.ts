// What this device adds to the shuffles of its tables, and what it has seen of them before the cards were dealt: kept on
// the device, so that the page can check its own game afterwards.
import { fromHex, sha256, toHex } from '../lib/sha256';
import type { Table } from './types';

/** A contribution to a shuffle: only its hash is sent until the game starts. */
export interface Contribution {
  commitment: string;
  bytes: string;
}

/** What is kept of one table. */
export interface Kept {
  /** The service's commitment to its secret, as it was when this device sat down. */
  service: string;
  /** The device's own contributions by their commitments. A seat that was left may have left one here. */
  own: Record<string, string>;
  /** The commitments of all seats, as they were just before this device opened its own contributions. */
  seats: Record<number, string> | null;
  /** Own commitments whose contributions the service has taken in time. */
  taken: string[];
}

const KEY = 'terrae.shuffles';
const MOST = 50;
const BYTES = 32;

export function newContribution(): Contribution {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return { commitment: toHex(sha256(bytes)), bytes: toHex(bytes) };
}

/** All that is kept, the oldest table first. */
function all(): [string, Kept][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Kept][];
  } catch {
    return [];
  }
}

export function keptOf(id: string): Kept | null {
  return all().find(([table]) => table === id)?.[1] ?? null;
}

function keep(id: string, kept: Kept): void {
  const others = all().filter(([table]) => table !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [id, kept]].slice(-MOST)));
  } catch {
    // A private window may refuse: then the contribution counts as its hash.
  }
}

/** This device sits at the table, with this contribution. */
export function keepContribution(table: Table, { commitment, bytes }: Contribution): void {
  const kept = keptOf(table.id) ?? { service: table.fair.commitment, own: {}, seats: null, taken: [] };
  keep(table.id, { ...kept, own: { ...kept.own, [commitment]: bytes } });
}

/** The contributions of these seats that this device can open; what is published by now is kept first. */
export function openingsOf(table: Table, seats: number[]): { seat: number; bytes: string }[] {
  const kept = keptOf(table.id);
  if (!kept) return [];
  const published = table.fair.seats;
  kept.seats ??= Object.fromEntries(published.map(({ seat, commitment }) => [seat, commitment]));
  keep(table.id, kept);
  return published.flatMap(({ seat, commitment }) => {
    const bytes = kept.own[commitment];
    return bytes && seats.includes(seat) ? [{ seat, bytes }] : [];
  });
}

/** The service has taken this contribution in time. */
export function keepTaken(id: string, bytes: string): void {
  const kept = keptOf(id);
  if (kept) keep(id, { ...kept, taken: [...kept.taken, toHex(sha256(fromHex(bytes)))] });
}
