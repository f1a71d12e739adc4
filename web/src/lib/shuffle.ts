// Checks the fair shuffle of a finished game (docs/protocol.md): what the record tells against what this device has kept
// from before the start. The cards themselves are checked by the rules, see engine.ts.
import type { Kept } from '../api/contributions';
import { fromHex, hmac, sha256, toHex } from './sha256';

interface Seat {
  seat: number;
  commitment: string;
  bytes: string | null;
}
export interface ShuffledRecord {
  seed: string;
  fair?: { version?: number; commitment: string; secret: string; seats?: Seat[] };
}

/** What does not fit, if anything; and whether the device's own contribution is in, came too late, or was not made. */
export interface ShuffleVerdict {
  wrong: 'secret' | 'seats' | 'own' | 'parts' | 'seed' | null;
  own: 'in' | 'late' | 'none';
}

const VERSION = 2;
const hashOf = (hex: string): string => toHex(sha256(fromHex(hex)));

/** A seat's part of the key: seat, length, and the bytes, or those of the hash if they were not opened. */
function partOf({ seat, commitment, bytes }: Seat): number[] {
  const data = fromHex(bytes ?? commitment);
  return [seat, data.length, ...data];
}

function seedOf(secret: string, seats: Seat[]): string {
  const key = hmac(fromHex(secret), new Uint8Array(seats.flatMap(partOf)));
  return toHex(hmac(key, new TextEncoder().encode('seed/0')).slice(0, 16));
}

/** Null for a record of another version of the shuffle. */
export function checkShuffle({ seed, fair }: ShuffledRecord, kept: Kept | null): ShuffleVerdict | null {
  if (fair?.version !== VERSION || !fair.seats) return null;
  const { secret, commitment, seats } = fair;
  const own = seats.filter((seat) => kept && seat.commitment in kept.own);
  const isIn = own.length > 0 && own.every((seat) => seat.bytes === kept!.own[seat.commitment]);
  const verdict = (wrong: ShuffleVerdict['wrong']): ShuffleVerdict => ({
    wrong,
    own: isIn ? 'in' : kept ? 'late' : 'none',
  });
  if (hashOf(secret) !== commitment || (kept && kept.service !== commitment)) return verdict('secret');
  const published = Object.fromEntries(seats.map((seat) => [seat.seat, seat.commitment]));
  if (kept?.seats && JSON.stringify(kept.seats) !== JSON.stringify(published)) return verdict('seats');
  if (kept?.taken.some((taken) => seats.every((seat) => seat.commitment !== taken || seat.bytes === null)))
    return verdict('own');
  if (seats.some((seat) => seat.bytes !== null && hashOf(seat.bytes) !== seat.commitment)) return verdict('parts');
  return verdict(seedOf(secret, seats) === seed ? null : 'seed');
}
