import { expect, it, vi } from 'vitest';
import type { Preview } from '../../api/types';
import { Forecast } from './forecast.svelte';

const preview: Preview = {
  before: 11,
  after: 13,
  answers: [
    { answer: 'place 0,1', before: 13, after: 25, kind: 'up-to' },
    { answer: 'use 0,0 1', before: 13, after: 14, kind: 'exact' },
    { answer: 'place 1,1', before: 13 },
  ],
};
const settled = (): Promise<void> => Promise.resolve();

it('tells exact points as such, and the best of a search as a bound', async () => {
  const forecast = new Forecast();
  forecast.ask(async () => preview, ['keep']);
  await settled();
  expect(forecast.of(['keep'], 'place 0,1')).toEqual({ before: 13, after: 25, bound: 'most' });
  expect(forecast.of(['keep'], 'use 0,0 1')).toEqual({ before: 13, after: 14, bound: 'exact' });
  expect(forecast.after(['keep'])).toEqual({ before: 11, after: 13, bound: 'exact' });
});
it('of a payment for which something is still to be chosen tells the best, not what is left meanwhile', async () => {
  const forecast = new Forecast();
  const gains = (points: number[]): Preview => ({
    before: 6,
    after: 1,
    answers: points.map((after, i) => ({ answer: `gain ${i}`, before: 1, after, kind: 'exact' })),
  });
  forecast.ask(async () => gains([6, 7]), ['pay food 0,0']);
  forecast.ask(async () => gains([6, 6]), ['pay goods 0,0']);
  await settled();
  expect(forecast.after(['pay food 0,0'])).toEqual({ before: 6, after: 7, bound: 'most' });
  expect(forecast.after(['pay goods 0,0'])).toEqual({ before: 6, after: 6, bound: 'exact' });
});
it('tells nothing of what was not found, not asked, or not told', async () => {
  const forecast = new Forecast();
  forecast.ask(async () => preview, []);
  forecast.ask(async () => null, ['keep']);
  await settled();
  expect(forecast.of([], 'place 1,1')).toBeUndefined();
  expect(forecast.of([], 'end')).toBeUndefined();
  expect(forecast.of(['keep'], 'place 0,1')).toBeUndefined();
  expect(forecast.after(['keep'])).toBeUndefined();
});
it('says that it is coming until it is told', async () => {
  const forecast = new Forecast();
  forecast.ask(async () => preview, ['keep']);
  expect(forecast.of(['keep'], 'place 0,1')).toBe('coming');
  expect(forecast.after(['keep'])).toBe('coming');
  expect(forecast.all(['keep'], 'place')).toEqual({});
  await settled();
  expect(forecast.all(['keep'], 'place')).toEqual({ '0,1': { before: 13, after: 25, bound: 'most' } });
});
it('forgets with the next question, also what comes late', async () => {
  const forecast = new Forecast();
  const asks = vi.fn(async () => preview);
  forecast.ask(asks, []);
  forecast.forget();
  await settled();
  expect(forecast.after([])).toBeUndefined();
  forecast.ask(asks, []);
  await settled();
  forecast.ask(asks, []);
  expect(asks).toHaveBeenCalledTimes(2);
  expect(forecast.after([])).toBeDefined();
});
