import { afterEach, expect, test, vi } from 'vitest';
import { arriveAt, askAhead } from './ahead';

const answer = (told: unknown): Response => new Response(JSON.stringify(told), { status: 200 });

afterEach(() => vi.unstubAllGlobals());

test('what was asked ahead is asked once, and only once taken', async () => {
  const fetched = vi.fn((path: string) => Promise.resolve(answer({ path })));
  vi.stubGlobal('fetch', fetched);
  askAhead('/table/abc', '');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect((await arriveAt('abc')).table).toEqual({ path: '/api/tables/abc' });
  expect(fetched).toHaveBeenCalledTimes(2);
  await arriveAt('abc');
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('nothing is asked ahead elsewhere, or before a key is claimed', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(askAhead('/', '')).toBeNull();
  expect(askAhead('/table/abc', '#join=j_1')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
