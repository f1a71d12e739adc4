import { describe, expect, it } from 'vitest';
import { Allowance } from './allowance';

describe('what one may say', () => {
  it('is five things at once, then one every two seconds', () => {
    const allowance = new Allowance(5, 2000);
    const rests = [0, 0, 0, 0, 0].map((moment) => allowance.use(1_000_000 + moment));
    expect(rests).toEqual([0, 0, 0, 0, 1_002_000]);
    expect(allowance.use(1_002_000)).toBe(1_004_000);
  });
  it('comes back with time, and never to more than at first', () => {
    const allowance = new Allowance(2, 2000);
    allowance.use(0);
    allowance.use(0);
    expect(allowance.use(1_000_000)).toBe(0);
    expect(allowance.use(1_000_000)).toBe(1_002_000);
  });
  it('is nothing for a while once the service has said so', () => {
    expect(new Allowance(5, 2000).spent(500)).toBe(2500);
  });
});
