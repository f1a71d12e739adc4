import { describe, expect, it } from 'vitest';
import { typed } from './typed';

describe('what somebody pastes', () => {
  it('is sent without control characters, which the service refuses', () => {
    expect(typed(' a\tb\u0000\u0007c\u0085\r\n')).toBe('a b c');
    expect(typed('\t\n')).toBe('');
    expect(typed('木 👩‍🚀')).toBe('木 👩‍🚀');
  });
});
