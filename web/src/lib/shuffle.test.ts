// @vitest-environment node
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Kept } from '../api/contributions';
import { checkShuffle, type ShuffledRecord } from './shuffle';

const sha = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const SECRET = '5a'.repeat(32);
const [MINE, THEIRS, UNOPENED] = ['01'.repeat(32), '02'.repeat(8), '03'.repeat(16)];

/** A record as the service writes it, by docs/protocol.md alone. */
function record(): Required<ShuffledRecord> {
  const seats = [
    { seat: 0, commitment: sha(MINE), bytes: MINE },
    { seat: 2, commitment: sha(THEIRS), bytes: THEIRS },
    { seat: 3, commitment: sha(UNOPENED), bytes: null },
  ];
  const parts = ['0020', MINE, '0208', THEIRS, '0320', sha(UNOPENED)].join('');
  const key = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(Buffer.from(parts, 'hex')).digest();
  const seed = createHmac('sha256', key).update('seed/0').digest('hex').slice(0, 32);
  return { seed, fair: { version: 2, commitment: sha(SECRET), secret: SECRET, seats } };
}
const kept = (): Kept => ({
  service: sha(SECRET),
  own: { [sha(MINE)]: MINE },
  seats: { 0: sha(MINE), 2: sha(THEIRS), 3: sha(UNOPENED) },
  taken: [sha(MINE)],
});

describe('a shuffle', () => {
  it('holds', () => {
    expect(checkShuffle(record(), kept())).toEqual({ wrong: null, own: 'in' });
  });
  it('holds for somebody who has kept nothing', () => {
    expect(checkShuffle(record(), null)).toEqual({ wrong: null, own: 'none' });
  });
  it('holds where the own contribution came too late', () => {
    const own = { ...kept(), own: { [sha(UNOPENED)]: UNOPENED }, taken: [] };
    expect(checkShuffle(record(), own)).toEqual({ wrong: null, own: 'late' });
  });
  it.each<[string, (told: Required<ShuffledRecord>, own: Kept) => void]>([
    ['secret', ({ fair }) => (fair!.secret = '5b'.repeat(32))],
    ['secret', (_, own) => (own.service = sha('00'))],
    ['seats', (_, own) => (own.seats = { 0: sha(MINE), 2: sha('00'), 3: sha(UNOPENED) })],
    ['seats', (_, own) => (own.seats = { 0: sha(MINE), 2: sha(THEIRS) })],
    ['own', ({ fair }) => (fair!.seats![0]!.bytes = null)],
    ['parts', ({ fair }) => (fair!.seats![1]!.bytes = '04'.repeat(8))],
    ['seed', (told) => (told.seed = '00'.repeat(16))],
    ['seed', ({ fair }) => (fair!.seats![1]!.bytes = null)],
  ])('does not fit when the %s differs', (wrong, change) => {
    const [told, own] = [record(), kept()];
    change(told, own);
    expect(checkShuffle(told, own)?.wrong).toBe(wrong);
  });
  it('of the first version is not checked here', () => {
    expect(checkShuffle({ seed: '', fair: { commitment: '', secret: '' } }, null)).toBeNull();
  });
});
