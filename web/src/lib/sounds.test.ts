import { describe, expect, it } from 'vitest';
import { cueOf } from './sounds';

describe('what is heard of a move', () => {
  it('is how it ends, not how it begins', () => {
    expect(cueOf([{ event: 'play' }, { event: 'averted' }, { event: 'draw' }])).toBe('good');
    expect(cueOf([{ event: 'pass' }, { event: 'full-blown' }, { event: 'over' }])).toBe('end');
  });
  it('is nothing where nothing moves', () => {
    expect(cueOf([{ event: 'pass' }])).toBeNull();
  });
});
