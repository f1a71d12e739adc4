import { describe, expect, it } from 'vitest';
import { cueOf, talkCueOf } from './sounds';
import { EMPTY, type Ledger, type PromiseVerdict } from './talk/ledger';

const CUES = { play: 'card', saved: 'good', lost: 'bad', over: 'end' } as const;

describe('what is heard of a move', () => {
  it('is how it ends, not how it begins', () => {
    expect(cueOf([{ event: 'play' }, { event: 'saved' }, { event: 'draw' }], CUES)).toBe('good');
    expect(cueOf([{ event: 'pass' }, { event: 'lost' }, { event: 'over' }], CUES)).toBe('end');
  });
  it('is nothing where nothing moves', () => {
    expect(cueOf([{ event: 'pass' }], CUES)).toBeNull();
  });
});

describe('what is heard of talk', () => {
  const ledger = (...verdicts: PromiseVerdict[]): Ledger => ({
    ...EMPTY,
    promises: verdicts.map((verdict, line) => ({ line, said: 0, seat: 0, about: 'R-NA', value: 3, verdict })),
  });
  it('is paper when a promise is made, and a crack when one is broken', () => {
    expect(talkCueOf(EMPTY, ledger('open'))).toBe('paper');
    expect(talkCueOf(ledger('open'), ledger('broken'))).toBe('crack');
    expect(talkCueOf(ledger('open'), ledger('broken', 'open'))).toBe('crack');
  });
  it('is nothing else', () => {
    expect(talkCueOf(ledger('open'), ledger('kept'))).toBeNull();
    expect(talkCueOf(ledger('open'), ledger('open'))).toBeNull();
  });
});
