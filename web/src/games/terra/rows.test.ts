import { describe, expect, it } from 'vitest';
import { inRows } from './rows';

const TOUCH = 44;

describe('a hand on a phone', () => {
  it('is one row as long as a finger finds every card', () => {
    expect(inRows(6, 374, 92, TOUCH)).toMatchObject({ rows: 1, per: 6 });
    expect(inRows(7, 374, 92, TOUCH)).toMatchObject({ rows: 2, per: 4 });
    expect(inRows(6, 304, 86, TOUCH)).toMatchObject({ rows: 2, per: 3 });
  });

  it('never hides so much of a card that a finger misses it, and stays inside the screen', () => {
    for (const [width, card] of [
      [304, 86],
      [344, 86],
      [374, 92],
      [780, 124],
    ] as const)
      for (let cards = 1; cards <= 12; cards++) {
        const { rows, per, strip } = inRows(cards, width, card, TOUCH);
        expect(strip).toBeGreaterThanOrEqual(TOUCH);
        expect(strip * (per - 1) + card).toBeLessThanOrEqual(width);
        expect(rows * per).toBeGreaterThanOrEqual(cards);
      }
  });

  it('has a row even without cards', () => {
    expect(inRows(0, 374, 92, TOUCH)).toMatchObject({ rows: 1, per: 1 });
  });
});
