// The promises of a game and what became of them, as the service counts them: a whole at first, then what changes.
import { t } from '../words.svelte';

export const VERDICTS = ['open', 'kept', 'broken', 'untested', 'replaced'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Promised {
  /** The line that made it. */
  line: number;
  /** How many moves there were before it, and when it was clear what became of it. */
  said: number;
  judged?: number;
  seat: number;
  /** What it is about, as the game names it. */
  about: string;
  value: number;
  verdict: Verdict;
  /** What was given when it was tested. */
  given?: number;
  /** Who must give how much first, and whether they have. */
  if?: { who: number; value: number; met: boolean };
}

/** Somebody said to hold nothing of a kind. */
export interface Denied {
  line: number;
  said: number;
  seat: number;
  kind: string;
  /** After how many moves public play had proved it untrue. */
  disproved: number | null;
}

/** A seat's promises, counted. */
export interface Account {
  kept: number;
  broken: number;
  /** The sums of what tested promises said, and of what was given for them. */
  promised: number;
  given: number;
}

export interface Ledger {
  promises: Promised[];
  denials: Denied[];
  accounts: Account[];
}

export const EMPTY: Ledger = { promises: [], denials: [], accounts: [] };

/** The same after some of it has changed: a promise is known by its line. */
export function changedBy(ledger: Ledger, changes: Ledger | null | undefined): Ledger {
  if (!changes) return ledger;
  return {
    promises: joined(ledger.promises, changes.promises),
    denials: joined(ledger.denials, changes.denials),
    accounts: changes.accounts,
  };
}

function joined<Entry extends { line: number }>(entries: Entry[], changes: Entry[]): Entry[] {
  const news = new Map(changes.map((entry) => [entry.line, entry]));
  const kept = entries.map((entry) => news.get(entry.line) ?? entry);
  const known = new Set(entries.map(({ line }) => line));
  return [...kept, ...changes.filter(({ line }) => !known.has(line))].sort((a, b) => a.line - b.line);
}

export const verdictName = (verdict: Verdict): string => t(`talk-verdict-${verdict}`);
