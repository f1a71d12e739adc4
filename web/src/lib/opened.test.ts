import { describe, expect, it } from 'vitest';
import { MOST_RECORDS, recordsIn } from './opened';

describe('a file of records', () => {
  it('may hold one, over many lines', () => {
    expect(recordsIn('{\n  "game": "terra"\n}\n')).toEqual([{ game: 'terra' }]);
  });
  it('may hold one a line', () => {
    expect(recordsIn('{"n": 1}\n{"n": 2}\n\n')).toEqual([{ n: 1 }, { n: 2 }]);
  });
  it('may go on for ever, and is read so far', () => {
    expect(recordsIn('{"n": 1}\n'.repeat(MOST_RECORDS + 100))).toHaveLength(MOST_RECORDS);
  });
  it('may be something else', () => {
    expect(() => recordsIn('hello')).toThrow();
  });
});
