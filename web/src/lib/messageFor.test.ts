import { describe, expect, it } from 'vitest';
import { messageFor, type Rows } from './messageFor';

const ROWS: Rows = [
  [{ event: 'keep' }, ''],
  [{ event: 'draw', card: '*' }, 'draw-seen'],
  [{ event: 'over' }, 'over-{outcome}'],
  [{}, '{event}'],
];

describe('the message of a thing', () => {
  it('is that of the first row that fits', () => {
    expect(messageFor(ROWS, { event: 'keep', card: 'G4' })).toBe('');
    expect(messageFor(ROWS, { event: 'draw', card: 'G4' })).toBe('draw-seen');
    expect(messageFor(ROWS, { event: 'draw', card: null })).toBe('draw');
    expect(messageFor(ROWS, { event: 'draw' })).toBe('draw');
    expect(messageFor(ROWS, { event: 'over', outcome: 'loss' })).toBe('over-loss');
  });
});
