// Puzzles on this device: which were tried and solved, and on which days.
import type { PuzzleInfo } from '../api/messages';
import { dayText, noonOf, today } from './deals';

/** What is kept of a puzzle: only the first try counts. */
export interface KeptPuzzle {
  kind: PuzzleInfo['kind'];
  isSolved: boolean;
  /** The day of the first try, and all days on which it was solved. */
  day: string;
}
export type KeptPuzzles = Record<string, KeptPuzzle>;
export type Grade = 'easy' | 'medium' | 'hard';

const KEY = 'terrae.puzzles';
const MOST = 5000;
const DAY_MS = 24 * 3600 * 1000;
/** So many of the bots miss what is easy, and what is of medium grade, at most. */
const EASY = 2;
const MEDIUM = 5;
/** The seats of puzzles have names. */
export const NAMES = ['Aiko', 'Juno', 'Otto', 'Nadia', 'Mateo', 'Ines'];

export function keptPuzzles(): KeptPuzzles {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found && typeof found === 'object' && !Array.isArray(found) ? (found as KeptPuzzles) : {};
  } catch {
    return {};
  }
}
export function keepPuzzles(kept: KeptPuzzles): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))));
  } catch {
    // A private window may refuse: then it is not remembered.
  }
}
/** Remember a try; whether it was the first, which counts. */
export function keepTry(id: string, kind: PuzzleInfo['kind'], isSolved: boolean, day = today()): boolean {
  const kept = keptPuzzles();
  if (kept[id]) return false;
  keepPuzzles({ ...kept, [id]: { kind, isSolved, day } });
  return true;
}

/** The days up to today on which something was solved, the last first. */
export function solvedDays(kept: KeptPuzzles): Set<string> {
  return new Set(Object.values(kept).flatMap(({ isSolved, day }) => (isSolved ? [day] : [])));
}
const before = (day: string, days: number): string => dayText(new Date(noonOf(day).getTime() - days * DAY_MS));
/** How many days in a row something was solved, up to today; a day that is not over yet ends nothing. */
export function streak(kept: KeptPuzzles, now = today()): number {
  const days = solvedDays(kept);
  const first = days.has(now) ? 0 : 1;
  let found = 0;
  while (days.has(before(now, first + found))) found += 1;
  return found;
}
/** The last seven days, the oldest first, and whether something was solved. */
export const lastWeek = (kept: KeptPuzzles, now = today()): { day: string; isSolved: boolean }[] =>
  [6, 5, 4, 3, 2, 1, 0].map((back) => {
    const day = before(now, back);
    return { day, isSolved: solvedDays(kept).has(day) };
  });

export const tallyOf = (
  kept: KeptPuzzles,
  kind: PuzzleInfo['kind'] | null = null,
): { solved: number; tried: number } => {
  const tried = Object.values(kept).filter((each) => kind === null || each.kind === kind);
  return { solved: tried.filter(({ isSolved }) => isSolved).length, tried: tried.length };
};

export const gradeOf = (misses: number): Grade => (misses <= EASY ? 'easy' : misses <= MEDIUM ? 'medium' : 'hard');

/** The puzzle to go on with: the next of the same theme that was not tried; else of any. */
export function nextPuzzle(all: PuzzleInfo[], kept: KeptPuzzles, after: PuzzleInfo | null): PuzzleInfo | null {
  const left = all.filter(({ id }) => !kept[id] && id !== after?.id);
  const same = left.filter(({ theme }) => theme === after?.theme);
  const from = after ? all.findIndex(({ id }) => id === after.id) : -1;
  return same.find((each) => all.indexOf(each) > from) ?? same[0] ?? left[0] ?? null;
}
