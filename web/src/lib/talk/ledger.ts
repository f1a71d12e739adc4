// The promises of a game and what became of them, as the service counts them: a whole at first, then what changes.
import type { PromiseInfo, TalkInfo } from '../../api/messages';
import { t } from '../words.svelte';

export type Ledger = TalkInfo;
export type Promised = PromiseInfo;
export type PromiseVerdict = PromiseInfo['verdict'];

export const VERDICTS: PromiseVerdict[] = ['open', 'kept', 'broken', 'untested', 'replaced'];
export const EMPTY: Ledger = { promises: [], denials: [], accounts: [] };

/** The same after some of it has changed: a promise is known by its line. */
export function changedBy(ledger: Ledger, changes: Ledger | null | undefined): Ledger {
  if (!changes) return ledger;
  return {
    promises: joined(ledger.promises, changes.promises, changes.gone),
    denials: joined(ledger.denials, changes.denials, changes.gone),
    accounts: changes.accounts,
  };
}

function joined<Entry extends { line: number }>(entries: Entry[], changes: Entry[], gone: number[] = []): Entry[] {
  const news = new Map(changes.map((entry) => [entry.line, entry]));
  const kept = entries.filter(({ line }) => !gone.includes(line)).map((entry) => news.get(entry.line) ?? entry);
  const known = new Set(entries.map(({ line }) => line));
  return [...kept, ...changes.filter(({ line }) => !known.has(line))].sort((a, b) => a.line - b.line);
}

export const verdictName = (verdict: PromiseVerdict): string => t(`talk-verdict-${verdict}`);
