import { describe, expect, it } from 'vitest';
import { isInfo } from './store';

const INFO = {
  id: 'k3v9',
  game: 'terra',
  status: 'over',
  changed: 'now',
  seats: [{ name: 'Ada' }],
  you: { seats: [0] },
};

describe('what a list tells of a table', () => {
  it('is taken as it was kept', () => expect(isInfo(INFO)).toBe(true));
  it('is passed over if it is anything else', () => {
    const broken: unknown[] = [
      null,
      undefined,
      7,
      'k3v9',
      [],
      {},
      { ...INFO, id: 5 },
      { ...INFO, changed: undefined },
      { ...INFO, seats: 'Ada' },
      { ...INFO, seats: [null] },
      { ...INFO, you: null },
      { ...INFO, you: { seats: 0 } },
    ];
    expect(broken.filter(isInfo)).toEqual([]);
  });
});
