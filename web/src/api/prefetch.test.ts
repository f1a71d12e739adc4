import { afterEach, expect, test, vi } from 'vitest';
import { arriveAt, askAhead } from './prefetch';

const answer = (body: unknown): Response => new Response(JSON.stringify(body), { status: 200 });
const opened: string[] = [];
class Socket {
  constructor(url: string) {
    opened.push(url);
  }
  close(): void {}
}

afterEach(() => vi.unstubAllGlobals());

test('what was asked ahead is asked once, and only once taken', async () => {
  const fetched = vi.fn((path: string) => Promise.resolve(answer({ path, you: { seats: [0, 2] } })));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('WebSocket', Socket);
  await askAhead('/table/abc', '');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(opened).toHaveLength(2);
  const { table, connections } = await arriveAt('abc');
  expect(table).toMatchObject({ path: '/api/tables/abc' });
  expect(connections.map((connection) => connection.seat)).toEqual([0, 2]);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(opened).toHaveLength(2);
  const again = await arriveAt('abc');
  expect(fetched).toHaveBeenCalledTimes(4);
  for (const connection of [...connections, ...again.connections]) connection.close();
});

test('nothing is asked ahead elsewhere, or before a key is claimed', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(askAhead('/', '')).toBeNull();
  expect(askAhead('/table/abc', '#join=j_1')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
