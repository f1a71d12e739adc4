import { describe, expect, it } from 'vitest';
import type { Promised } from './ledger';
import { placed } from './strip';

const at = (said: number, verdict: Promised['verdict']): Promised => ({
  line: said,
  said,
  seat: 0,
  about: 'R-NA',
  value: 3,
  verdict,
});

describe('tickets along the game', () => {
  it('stand above, below and on the line', () => {
    const bands = placed([at(1, 'kept'), at(2, 'broken'), at(3, 'open'), at(4, 'untested'), at(5, 'replaced')], 10);
    expect(bands.map(({ band }) => band)).toEqual(['kept', 'broken', 'mid', 'mid', 'mid']);
  });
  it('never cover each other and stay inside', () => {
    const many = placed(
      [0, 0, 1, 58, 59, 60, 60].map((said, i) => ({ ...at(said, 'kept'), line: i })),
      60,
    ).map(({ at }) => at);
    expect(Math.min(...many)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...many)).toBeLessThanOrEqual(95);
    many.slice(1).forEach((place, i) => expect(place - many[i]!).toBeGreaterThanOrEqual(7.9));
  });
});
