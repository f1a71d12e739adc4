// Deals that many play: their names, and what this device keeps of those that were played on it.
import type { DealOutcome } from '../api/messages';
import { games } from '../games';

export type Sign = DealOutcome['tasks'][number]['sign'];

/** A deal that was begun on this device. */
export interface KeptDeal {
  table: string;
  /** The players' names, by seat. */
  names: string[];
  /** How it ended; null while it is on. */
  outcome: DealOutcome | null;
  isCounted: boolean;
  /** Was it ended before its time? Then it has no outcome. */
  isGivenUp?: boolean;
}

const KEY = 'terrae.deals';
const MOST = 500;
/** The first day that has a deal. */
const FIRST_DAY = '2026-01-01';
const DAY = /^\d{4}-\d\d-\d\d$/;
const NOON = '12:00:00';
const DIGITS = 16;
const FRIENDS_DIGITS = 8;

/** The game whose deals are played; of several, the first. */
export const dealtGame = (): string => Object.keys(games).find((game) => games[game]!.deals)!;

export const dealOf = (day: string): string => `${dealtGame()}~${day}`;
/** The day of a deal; null if it is no day's. */
export const dayOf = (deal: string): string | null => {
  const day = deal.split('~')[1] ?? '';
  return DAY.test(day) ? day : null;
};
/** The deal that friends compare, of a day: the day's own. */
export const sourceOf = (deal: string): string => deal.split('~', 2).join('~');
/** Where a deal's page is. */
export const pathOf = (deal: string): string =>
  deal.split('~').length === 2 && dayOf(deal) ? `/daily/${dayOf(deal)}` : `/deal/${deal}`;

function digits(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
/** A deal that nobody has had; or a day's, to be compared among friends. */
export const newDeal = (day: string | null = null): string =>
  day ? `${dealOf(day)}~${digits(FRIENDS_DIGITS)}` : `${dealtGame()}~${digits(DIGITS)}`;

/** A day of this device's calendar, as 2026-11-17. */
export function dayText(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
export const today = (): string => dayText(new Date());
/** Noon of a day, by this device's calendar. */
export const noonOf = (day: string): Date => new Date(`${day}T${NOON}`);
/** Is there a deal of this day, by this device's calendar? */
export const isDay = (day: string): boolean =>
  DAY.test(day) && day >= FIRST_DAY && day <= today() && dayText(noonOf(day)) === day;

/** The days of a month up to today; `month` is 2026-11. */
export function daysOf(month: string): string[] {
  const days: string[] = [];
  const first = noonOf(`${month}-01`);
  for (const date = first; dayText(date).startsWith(month); date.setDate(date.getDate() + 1)) days.push(dayText(date));
  return days.filter(isDay);
}
/** The month before or after; null if it has no deals. */
export function monthBeside(month: string, step: -1 | 1): string | null {
  const date = noonOf(`${month}-15`);
  date.setMonth(date.getMonth() + step);
  const found = dayText(date).slice(0, 7);
  return daysOf(found).length ? found : null;
}

function all(): Record<string, KeptDeal> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptDeal>;
  } catch {
    return {};
  }
}
export const keptDeal = (deal: string): KeptDeal | null => all()[deal] ?? null;
/** What became of the deal of a day on this device. */
export type Fate = 'held' | 'lost' | 'playing' | 'missed' | 'today';
export function fateOf(day: string, now = today()): Fate {
  const kept = keptDeal(dealOf(day));
  if (kept?.outcome) return kept.outcome.held ? 'held' : 'lost';
  if (kept && !kept.isGivenUp) return 'playing';
  return day === now ? 'today' : 'missed';
}
export function keepDeal(deal: string, kept: KeptDeal): void {
  const deals = Object.entries({ ...all(), [deal]: kept });
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(deals.slice(-MOST))));
  } catch {
    // A private window may refuse: then it is not remembered.
  }
}

/** Signs that say nothing of colours, places or cards. */
export const SIGNS: Record<Sign, string> = { done: '●', later: '◐', open: '○', lost: '✕', never: '·' };
export const rowOf = (outcome: DealOutcome): string => outcome.tasks.map(({ sign }) => SIGNS[sign]).join(' ');

/** How many had fewer points; about so many, if they are many. */
export function behind(
  points: { points: number; players: number }[],
  own: number,
): { count: number; isRough: boolean } {
  const count = points.filter((each) => each.points < own).reduce((sum, each) => sum + each.players, 0);
  return count < 100 ? { count, isRough: false } : { count: Math.round(count / 10) * 10, isRough: true };
}

/** Where friends first did another thing than `own`: the task's place, and who gave what there. */
export function partedAt(own: DealOutcome, other: DealOutcome): number | null {
  const found = own.tasks.findIndex(
    (task, place) => task.name !== other.tasks[place]?.name || task.given !== other.tasks[place]?.given,
  );
  return found < 0 ? null : found;
}
