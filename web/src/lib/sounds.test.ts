import { describe, expect, it } from 'vitest';
import { cueOf } from './sounds';

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
