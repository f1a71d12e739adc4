// The tables of this device in the order in which they matter.
import type { Table } from '../api/types';

export interface OwnTables {
  /** Those that wait for somebody at this device, the longest waiting first. */
  waiting: Table[];
  /** Those that go on without. */
  others: Table[];
  finished: Table[];
}

/** Does somebody at this device have to decide? Not where a bot plays for them. */
export const isAsked = (table: Table): boolean =>
  table.status === 'playing' &&
  table.actor !== null &&
  table.you.seats.includes(table.actor) &&
  table.seats[table.actor]?.kind === 'human';

const isEnded = ({ status }: Table): boolean => status === 'over' || status === 'abandoned';
/** Is there nothing to see any more? A table that was given up before its game began. */
const isDead = ({ status, number }: Table): boolean => status === 'abandoned' && number === 0;
const newestFirst = (a: Table, b: Table): number => b.changed.localeCompare(a.changed);

export function inOrder(tables: Table[]): OwnTables {
  const alive = tables.filter((table) => !isDead(table));
  return {
    waiting: alive.filter(isAsked).sort((a, b) => a.changed.localeCompare(b.changed)),
    others: alive.filter((table) => !isAsked(table) && !isEnded(table)).sort(newestFirst),
    finished: alive.filter(isEnded).sort(newestFirst),
  };
}
