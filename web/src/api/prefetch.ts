// What the page of a table asks for first, asked already while the page itself is on its way.
import { connectionsFor } from './connection.svelte';
import { deckOf, table } from './http';

export type Arrival = Awaited<ReturnType<typeof ask>>;

const ask = async (id: string) => {
  const [info, deck] = await Promise.all([table(id), deckOf(id)]);
  return { table: info, deck, connections: connectionsFor(id, info.you.seats) };
};

let asked: { id: string; answer: Promise<Arrival> } | null = null;

/** Ask ahead, if this is the address of a table; not if it holds a key, which must be claimed first. */
export function askAhead(path: string, hash: string): Promise<Arrival> | null {
  const id = /^\/table\/(\w+)$/.exec(path)?.[1];
  if (!id || hash) return null;
  asked = { id, answer: ask(id) };
  asked.answer.catch(() => {}); // whoever arrives is told
  return asked.answer;
}

/** The table, its deck and the connections to it: what was asked ahead, once, or asked now. */
export function arriveAt(id: string): Promise<Arrival> {
  const known = asked?.id === id ? asked.answer : null;
  asked = null;
  return known ?? ask(id);
}
