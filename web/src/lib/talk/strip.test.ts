import { describe, expect, it } from 'vitest';
import type { Promised } from './ledger';
import { lanesOf, placed } from './strip';

const at = (said: number, verdict: Promised['verdict']): Promised => ({
  line: said,
  said,
  seat: 0,
  about: 'R-NA',
  value: 3,
  verdict,
});

const TICKET = 41;
const along = (promises: Promised[], width: number) =>
  placed(
    promises.map((promise, line) => ({ ...promise, line })),
    ({ said }) => said / 60,
    width,
    TICKET,
  );

describe('tickets along the game', () => {
  it('stand above, below and on the line, but for those that were replaced', () => {
    const tickets = along([at(1, 'kept'), at(2, 'broken'), at(3, 'open'), at(4, 'untested'), at(5, 'replaced')], 300);
    expect(tickets.map(({ band }) => band)).toEqual(['kept', 'broken', 'mid', 'mid']);
    expect(lanesOf([], 'kept')).toBe(1);
  });
  it.each(['kept', 'broken', 'untested'] as const)(
    'never cover each other on a phone and stay inside: %s',
    (verdict) => {
      const moments =
        verdict === 'untested' ? [0, 0, 1, 30, 59, 60] : [0, 0, 1, 5, 9, 12, 30, 31, 31, 58, 59, 60, 60, 60];
      const tickets = along(
        moments.map((said) => at(said, verdict)),
        310,
      );
      expect(tickets).toHaveLength(moments.length);
      for (const [i, one] of tickets.entries()) {
        expect(one.at).toBeGreaterThanOrEqual(TICKET / 2 - 0.001);
        expect(one.at).toBeLessThanOrEqual(310 - TICKET / 2 + 0.001);
        for (const other of tickets.slice(i + 1))
          expect(one.lane !== other.lane || Math.abs(one.at - other.at) >= TICKET - 0.001).toBe(true);
      }
    },
  );
});
