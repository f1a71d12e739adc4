// Creating tables: at once with bots, for friends, or for one device.
import { offeredGame } from '../api/catalogue';
import { keepContribution, keepTaken, newContribution, openingsOf } from '../api/contributions';
import { act, createTable, join, rematch, start } from '../api/http';
import type { TableKeys } from '../api/messages';
import type { GameInfo, Table } from '../api/types';
import { games } from '../games';
import { STRENGTHS, type Strength } from './bots';
import { COLOURS } from './colours';
import type { Mix } from './game';
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

/** The same people go on at another table: it has its own invitation, the other links and the device are the same. */
export function goOn(id: string, next: string, join: string | null): void {
  const keys = keysOf(id);
  const invitation = join ?? keysOf(next)?.join ?? '';
  if (keys || invitation) rememberKeys(next, { host: '', watch: '', ...keys, join: invitation });
  if (isOfDevice(id)) rememberDevice(next);
}

/** A link that holds a key where browsers do not send it. */
export const linkOf = (origin: string, id: string, power: 'join' | 'watch' | 'take', key: string): string =>
  `${origin}/table/${id}#${power}=${key}`;

/** Which bots shall play: one of them in every seat, or "" for the game's mixture, and how strong. */
export interface Wanted {
  bot: string;
  strength: Strength;
}
const USUAL: Wanted = { bot: '', strength: 'normal' };

type Offered = Pick<GameInfo, 'bots' | 'strengths'>;

/** How strong the bots can be: the chosen one, or those of the game's mixture. */
export function strengthsOf(game: string, offered: Offered, bot: string): Strength[] {
  const { mixes = {} } = games[game]!;
  return STRENGTHS.filter((one) =>
    bot ? offered.strengths[bot]?.includes(one) : one === USUAL.strength || mixes[one] !== undefined,
  );
}

/** One of several by lot, and nobody who sits at the table already as long as there are others. */
function byLot(bots: string[], seated: string[]): string {
  const others = bots.filter((bot) => !seated.includes(bot));
  const from = others.length ? others : bots;
  return from[Math.floor(Math.random() * from.length)]!;
}

const mixFor = (game: string, strength: string): Mix => games[game]!.mixes?.[strength as Strength] ?? games[game]!.bots;

/** Who is in the game's mixture at a table of this size, each once; "" is whoever the lot decides on. */
export const mixtureOf = (game: string, seats: number, strength: string): string[] => {
  const mix = mixFor(game, strength);
  const round = Array.from({ length: seats - 1 }, (_, i) => mix[i % mix.length]!);
  return [...new Set(round.map((one) => (typeof one === 'string' ? one : '')))];
};

/** A bot for this seat, of those the service has: the one that was chosen, or the next of the game's mixture. */
export function botFor(
  game: string,
  seat: number,
  offered: Offered,
  wanted: Wanted = USUAL,
  seated: string[] = [],
): string {
  const { bot, strength } = wanted;
  if (offered.bots.includes(bot))
    return strengthsOf(game, offered, bot).includes(strength) ? `${bot}[strength=${strength}]` : bot;
  const mix = mixFor(game, strength);
  const next = mix[Math.max(0, seat - 1) % mix.length]!;
  const usual = typeof next === 'string' ? next : byLot(next, seated);
  return offered.bots.includes(usual.split('[', 1)[0]!) ? usual : offered.bots[0]!;
}

/** The bots that sit at a table. */
export const botsAt = (table: Table): string[] => table.seats.flatMap(({ bot }) => bot ?? []);

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
export async function sitDownAgain(id: string, seat: number, name: string | null = null): Promise<Table> {
  const own = newContribution();
  const joined = await rematch(id, seat, own.commitment, name);
  keepContribution(joined.table, own);
  goOn(id, joined.table.id, joined.join ?? null);
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
  const offered = info ?? { bots: [], strengths: {} };
  const seats = seatsFor(game, info?.seats ?? []);
  let table = await newTable(game, seats);
  table = await sitDown(table, settings.name, COLOURS[0]!, 0);
  for (let seat = 1; seat < seats; seat++) {
    const wanted = { bot: settings.botOf(game), strength: settings.strengthOf(game) };
    const bot = botFor(game, seat, offered, wanted, botsAt(table));
    table = await act(table.id, 'bots', { seat, bot });
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
