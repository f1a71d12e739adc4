// Moments that were tried again: how they compared with then, kept on this device. Of each the first try counts.
import type { Verdict } from './report';

const KEY = 'terrae.tried';
const MOST = 2000;
/** From so many clear losses on a kind of choice is named. */
const OFTEN = 3;
const OUTCOMES = ['better', 'same', 'worse'] as const;

export type Outcome = (typeof OUTCOMES)[number];
export interface KeptTry {
  game: string;
  /** The choice of today beside that of then. */
  outcome: Outcome;
  /** What kind of choice it was, as the game names it. */
  choice: string;
  /** Was the choice of then a clear loss? */
  isLoss: boolean;
}
export type KeptTries = Record<string, KeptTry>;

export function keptTries(): KeptTries {
  try {
    return triesIn(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}
export function keepTries(kept: KeptTries): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))));
  } catch {
    // A device that keeps nothing.
  }
}
export const eraseTries = (): void => localStorage.removeItem(KEY);

/** Remember a try of a moment, once. A trade cannot be told either way. */
export function countTry(moment: string, verdict: Verdict, of: Omit<KeptTry, 'outcome'>): KeptTries {
  const kept = keptTries();
  if (!kept[moment]) keepTries({ ...kept, [moment]: { ...of, outcome: verdict === 'trade' ? 'same' : verdict } });
  return keptTries();
}

export const tallyOf = (kept: KeptTries): Record<Outcome, number> => {
  const counted = { better: 0, same: 0, worse: 0 };
  for (const { outcome } of Object.values(kept)) counted[outcome] += 1;
  return counted;
};

/** The kind of choice with the most clear losses, and its game; null while there are few. */
export function mostLost(kept: KeptTries): { game: string; choice: string } | null {
  const counted: Record<string, { game: string; choice: string; count: number }> = {};
  for (const { game, choice, isLoss } of Object.values(kept))
    if (isLoss) (counted[`${game} ${choice}`] ??= { game, choice, count: 0 }).count += 1;
  const most = Object.values(counted).sort((one, other) => other.count - one.count)[0];
  return most && most.count >= OFTEN ? most : null;
}

/** The entries that are tries; whatever else a file holds is left out. */
export function triesIn(found: unknown): KeptTries {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found as Record<string, Partial<KeptTry> | null>).filter(
      (entry): entry is [string, KeptTry] =>
        typeof entry[1]?.game === 'string' &&
        typeof entry[1].choice === 'string' &&
        /^[a-z-]+ [a-z-]+$/.test(`${entry[1].game} ${entry[1].choice}`) &&
        typeof entry[1].isLoss === 'boolean' &&
        OUTCOMES.includes(entry[1].outcome as Outcome),
    ),
  );
}
