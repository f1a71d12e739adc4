import { expect, it } from 'vitest';
import type { Table } from '../api/types';
import { inOrder } from './ownTables';

const table = (id: string, changed: string, more: object = {}): Table =>
  ({
    id,
    changed,
    number: 9,
    status: 'playing',
    actor: 0,
    seats: [{ kind: 'human' }, { kind: 'human' }],
    you: { seats: [0], host: false },
    ...more,
  }) as unknown as Table;

it('puts those that wait for one first, the longest waiting on top, and leaves dead ones out', () => {
  const { waiting, others, finished } = inOrder([
    table('late', '2026-01-03'),
    table('early', '2026-01-01'),
    table('theirs', '2026-01-04', { actor: 1 }),
    table('bot', '2026-01-05', { seats: [{ kind: 'away' }] }),
    table('old', '2026-01-01', { status: 'over' }),
    table('new', '2026-01-02', { status: 'over' }),
    table('dead', '2026-01-06', { status: 'abandoned', number: 0 }),
  ]);
  expect([waiting, others, finished].map((rows) => rows.map(({ id }) => id))).toEqual([
    ['early', 'late'],
    ['bot', 'theirs'],
    ['new', 'old'],
  ]);
});
