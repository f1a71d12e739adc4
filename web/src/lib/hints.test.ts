import { beforeEach, expect, it } from 'vitest';
import { isSaid } from './hints';

beforeEach(() => localStorage.clear());

it('says a hint in three turns, all the time while each lasts, and then no more', () => {
  for (const turn of ['1', '2', '3']) for (let look = 0; look < 5; look++) expect(isSaid('place', turn)).toBe(true);
  expect(isSaid('place', '4')).toBe(false);
  expect(isSaid('place', '4')).toBe(false);
  expect(isSaid('take', '4')).toBe(true);
});
