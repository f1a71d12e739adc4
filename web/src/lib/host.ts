// Making tables: at once with bots, for friends, or for one device.
import { act, claim, games as gamesThere, join, makeTable, type Keys } from '../api/http';
import type { Table } from '../api/types';
import { games } from '../games';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

/** One word for each seat's colour, in the order of the tokens p1 to p6. */
const COLOURS = ['plum', 'teal', 'amber', 'rose', 'slate', 'olive'];

/** Links of the tables this device hosts: the service shows a key only once. */
export function rememberKeys(id: string, keys: Keys): void {
  localStorage.setItem(`terrae.keys.${id}`, JSON.stringify(keys));
}
export function keysOf(id: string): Keys | null {
  return JSON.parse(localStorage.getItem(`terrae.keys.${id}`) ?? 'null') as Keys | null;
}

export const ownName = (): string => settings.name || t('web-you');
export const colourFor = (table: Table): string =>
  COLOURS.find((colour) => table.seats.every((seat) => seat.colour !== colour)) ?? 'plum';

/** A new table of this device, which may also sit at it. */
async function made(game: string): Promise<Table> {
  const { table, keys } = await makeTable({ game, seats: games[game]!.seats.usual, title: t(`web-title-${game}`) });
  rememberKeys(table.id, keys);
  await claim(table.id, keys.join);
  return table;
}

export async function playNow(game: string): Promise<void> {
  const { seats, bots } = games[game]!;
  const known = (await gamesThere()).find((info) => info.name === game)?.bots ?? [];
  const table = await made(game);
  await join(table.id, ownName(), COLOURS[0]!, 0);
  for (let seat = 1; seat < seats.usual; seat++) {
    const wished = bots[seat - 1]!;
    await act(table.id, 'bots', { seat, bot: known.includes(wished) ? wished : known[0]! });
  }
  await act(table.id, 'start');
  go(`/table/${table.id}`);
}

/** A table to fill: for friends with a link, or for several people at this device. */
export async function openTable(game: string, local: boolean): Promise<void> {
  const table = await made(game);
  // Who has no name yet is asked for it at the table.
  if (!local && settings.name) await join(table.id, settings.name, COLOURS[0]!, 0);
  go(`/table/${table.id}${local ? '?device' : ''}`);
}
