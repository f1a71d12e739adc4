// Creating tables: at once with bots, for friends, or for one device.
import { offeredGame } from '../api/catalogue';
import { keepContribution, keepTaken, newContribution, openingsOf } from '../api/contributions';
import { act, createTable, join, rematch, start } from '../api/http';
import type { TableKeys } from '../api/messages';
import type { Table } from '../api/types';
import { games } from '../games';
import { COLOURS } from './colours';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

/** Links of the tables this device hosts: the service shows a key only once. */
export function rememberKeys(id: string, keys: TableKeys): void {
  localStorage.setItem(`terrae.keys.${id}`, JSON.stringify(keys));
}
export function keysOf(id: string): TableKeys | null {
  return JSON.parse(localStorage.getItem(`terrae.keys.${id}`) ?? 'null') as TableKeys | null;
}

/** Tables that several people play at this device. */
const rememberDevice = (id: string): void => localStorage.setItem(`terrae.device.${id}`, 'yes');
export const isOfDevice = (id: string): boolean => localStorage.getItem(`terrae.device.${id}`) === 'yes';

/** The same people go on at another table: its links are the same, and so is the device. */
export function goOn(id: string, next: string): void {
  const keys = keysOf(id);
  if (keys) rememberKeys(next, keys);
  if (isOfDevice(id)) rememberDevice(next);
}

/** A link that holds a key where browsers do not send it. */
export const linkOf = (origin: string, id: string, power: 'join' | 'watch' | 'take', key: string): string =>
  `${origin}/table/${id}#${power}=${key}`;

/** A bot for this seat, of those the service has: the one that was chosen, or the next of the game's mixture. */
export function botFor(game: string, seat: number, known: string[], chosen = ''): string {
  if (known.includes(chosen)) return chosen;
  const { bots } = games[game]!;
  const usual = bots[Math.max(0, seat - 1) % bots.length]!;
  return known.includes(usual) ? usual : known[0]!;
}

/** A new table of this device, which may also sit at it. */
async function newTable(game: string, seats: number): Promise<Table> {
  const { table, keys } = await createTable({ game, seats, title: t(`${game}-name`) });
  rememberKeys(table.id, keys);
  return table;
}

/** Take a seat, with a contribution of this device's own to the shuffle; the first free seat if none is named. */
export async function sitDown(table: Table, name: string, colour: string, seat: number | null): Promise<Table> {
  const own = newContribution();
  const joined = await join(table.id, name, colour, seat, own.commitment);
  keepContribution(joined.table, own);
  return joined.table;
}

/** The same again: take one's seat at the next table. */
export async function sitDownAgain(id: string, seat: number): Promise<Table> {
  const own = newContribution();
  const joined = await rematch(id, seat, own.commitment);
  keepContribution(joined.table, own);
  return joined.table;
}

/** Start a table of this device, and open the contributions of its own seats; returns when the cards are dealt. */
export async function startTable(table: Table): Promise<Table> {
  const openings = openingsOf(table, table.you.seats);
  const started = await start(table.id, openings);
  for (const { bytes } of openings) keepTaken(table.id, bytes);
  return started;
}

/** How many play this game here: as chosen, or as usual. */
export const seatsFor = (game: string, known: number[]): number => {
  const chosen = settings.seatsOf(game) ?? games[game]!.usualPlayers;
  return known.includes(chosen) || !known.length ? chosen : known[0]!;
};

/** A table with bots at once, for whoever has given a name. */
export async function playNow(game: string): Promise<void> {
  const info = await offeredGame(game);
  const known = info?.bots ?? [];
  const seats = seatsFor(game, info?.seats ?? []);
  let table = await newTable(game, seats);
  table = await sitDown(table, settings.name, COLOURS[0]!, 0);
  for (let seat = 1; seat < seats; seat++) {
    table = await act(table.id, 'bots', { seat, bot: botFor(game, seat, known, settings.botOf(game)) });
  }
  await startTable(table);
  go(`/table/${table.id}`);
}

/** A table to fill: for friends with a link, or for several people at this device. */
export async function openTable(game: string, seats: number, local: boolean): Promise<void> {
  const table = await newTable(game, seats);
  // Who has no name yet is asked for it at the table.
  if (!local && settings.name) await sitDown(table, settings.name, COLOURS[0]!, 0);
  if (local) rememberDevice(table.id);
  go(`/table/${table.id}`);
}
