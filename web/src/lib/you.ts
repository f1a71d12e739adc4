// One's own page: what this device keeps of the games that were played on it to their end, and one file for all of it.
import type { Seat, View } from '../api/types';
import { today } from './deals';
import { keepPuzzles, keptPuzzles, type KeptPuzzles } from './puzzles';
import { eraseTries, keepTries, keptTries, triesIn } from './coach/tried';
import type { Ledger } from './talk/ledger';

/** What the coach has counted of one game, in points: of a chance those of a hundred. */
export interface CoachedParts {
  cards: number;
  others: number;
  choices: number;
}
/** A game that was played to its end on this device, as its player's page counts it. */
export interface KeptGame {
  game: string;
  day: string;
  names: string[];
  /** The bots by seat, "" for a person; games from before this was kept have none. */
  bots?: string[];
  seat: number;
  /** Did the world hold? null where none can be lost. */
  held: boolean | null;
  /** 1 for a win, a part of it for one that is shared. */
  won: number;
  score: number | null;
  place: number | null;
  /** By the player, and by the others on average; null where nothing is given. */
  given: [number, number] | null;
  aside: [number, number] | null;
  /** Promises kept and tested: the player's, then the others'. */
  word: [number, number, number, number];
  coach?: Record<string, CoachedParts>;
}
export type KeptGames = Record<string, KeptGame>;

const KEY = 'terrae.games';
const FORMAT = 'terrae-you/1';
const MOST = 2000;
/** A file is no larger than this. */
export const MOST_BYTES = 4 * 1024 * 1024;
/** From so many games on there are shares. */
export const ENOUGH = 10;

export function keptGames(): KeptGames {
  try {
    return gamesIn(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}
function keep(games: KeptGames): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(games).slice(-MOST))));
  } catch {
    // A private window may refuse: then it is not remembered.
  }
}
/** Remember a game once: what was known of it stays. */
export function keepGame(id: string, game: KeptGame): void {
  const games = keptGames();
  if (!games[id]) keep({ ...games, [id]: game });
}
/** Remember what the coach has counted of the player's own seat in a game that is on the page. */
export function keepCoached(id: string, seat: number, parts: Record<string, CoachedParts>): void {
  const games = keptGames();
  if (games[id]?.seat === seat) keep({ ...games, [id]: { ...games[id], coach: parts } });
}
export function eraseAll(): void {
  localStorage.removeItem(KEY);
  localStorage.removeItem('terrae.puzzles');
  eraseTries();
}

/** What is counted of a finished game, for one seat. */
export function summaryOf(
  game: string,
  seats: Pick<Seat, 'name' | 'bot'>[],
  seat: number,
  result: NonNullable<View['result']>,
  given: number[] | null,
  aside: number[] | null,
  ledger: Ledger,
): KeptGame {
  const told = result as { outcome?: string; scores?: number[]; winners?: number[] };
  const isLost = told.outcome === 'loss';
  const scores = isLost ? null : (told.scores ?? null);
  const winners = isLost ? [] : (told.winners ?? []);
  const mine = ledger.promises.filter((each) => each.seat === seat);
  const others = ledger.promises.filter((each) => each.seat !== seat);
  const [kept, tested] = wordOf(mine);
  const [othersKept, othersTested] = wordOf(others);
  return {
    game,
    day: today(),
    names: seats.map(({ name }) => name),
    bots: seats.map(({ bot }) => bot ?? ''),
    seat,
    held: given === null ? null : !isLost,
    won: winners.includes(seat) ? 1 / winners.length : 0,
    score: scores?.[seat] ?? null,
    place: scores ? 1 + scores.filter((score) => score > scores[seat]!).length : null,
    given: beside(given, seat),
    aside: beside(aside, seat),
    word: [kept, tested, othersKept, othersTested],
  };
}
function wordOf(promises: Ledger['promises']): [number, number] {
  const kept = promises.filter(({ verdict }) => verdict === 'kept').length;
  return [kept, kept + promises.filter(({ verdict }) => verdict === 'broken').length];
}
function beside(all: number[] | null, seat: number): [number, number] | null {
  if (!all || all.length < 2) return null;
  const total = all.reduce((sum, each) => sum + each, 0);
  return [all[seat]!, (total - all[seat]!) / (all.length - 1)];
}

/** A share with its 95% interval by Wilson. */
export function share(hits: number, count: number): { share: number; low: number; high: number } {
  const z = 1.96;
  const p = hits / count;
  const middle = (p + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half = (z * Math.sqrt((p * (1 - p)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
/** A mean with its 95% interval. */
export function mean(values: number[]): { mean: number; low: number; high: number } {
  const found = values.reduce((sum, each) => sum + each, 0) / values.length;
  const spread = values.reduce((sum, each) => sum + (each - found) ** 2, 0) / Math.max(1, values.length - 1);
  const half = 1.96 * Math.sqrt(spread / values.length);
  return { mean: found, low: found - half, high: found + half };
}

// ---- one file ----

export const copyOf = (): string =>
  JSON.stringify({ format: FORMAT, games: keptGames(), puzzles: keptPuzzles(), tries: keptTries() }, null, 1);

/** Take over what a copy holds and this device does not; how many games were new, or null if it is no copy. */
export function bringIn(text: string): number | null {
  if (text.length > MOST_BYTES) return null;
  let copy: { format?: unknown; games?: unknown; puzzles?: unknown; tries?: unknown };
  try {
    copy = JSON.parse(text) as typeof copy;
  } catch {
    return null;
  }
  if (!copy || typeof copy !== 'object' || copy.format !== FORMAT) return null;
  const before = keptGames();
  const brought = gamesIn(copy.games);
  keep({ ...brought, ...before });
  keepPuzzles({ ...puzzlesIn(copy.puzzles), ...keptPuzzles() });
  keepTries({ ...triesIn(copy.tries), ...keptTries() });
  return Object.keys(brought).filter((id) => !before[id]).length;
}

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);
const isNumber = (found: unknown): found is number => typeof found === 'number' && Number.isFinite(found);
const areNumbers = (found: unknown, count: number): boolean =>
  Array.isArray(found) && found.length === count && found.every(isNumber);
const areTexts = (found: unknown): boolean => Array.isArray(found) && found.every((text) => typeof text === 'string');
const isPair = (found: unknown): boolean => found === null || areNumbers(found, 2);

/** The entries that are games; whatever else a file holds is left out. */
function gamesIn(found: unknown): KeptGames {
  if (!isObject(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, KeptGame] => {
      const game = entry[1];
      return (
        isObject(game) &&
        typeof game.game === 'string' &&
        typeof game.day === 'string' &&
        areTexts(game.names) &&
        (game.bots === undefined || areTexts(game.bots)) &&
        isNumber(game.seat) &&
        isNumber(game.won) &&
        (game.held === null || typeof game.held === 'boolean') &&
        (game.score === null || isNumber(game.score)) &&
        (game.place === null || isNumber(game.place)) &&
        isPair(game.given) &&
        isPair(game.aside) &&
        areNumbers(game.word, 4) &&
        (game.coach === undefined ||
          (isObject(game.coach) &&
            Object.values(game.coach).every(
              (parts) => isObject(parts) && [parts.cards, parts.others, parts.choices].every(isNumber),
            )))
      );
    }),
  );
}
function puzzlesIn(found: unknown): KeptPuzzles {
  if (!isObject(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, KeptPuzzles[string]] =>
        isObject(entry[1]) &&
        (entry[1].kind === 'seat' || entry[1].kind === 'open') &&
        typeof entry[1].isSolved === 'boolean' &&
        typeof entry[1].day === 'string',
    ),
  );
}
