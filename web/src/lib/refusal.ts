import { Refusal } from '../api/http';
import { hasMessage, t } from './words.svelte';

/** What the service may answer that people can be told in their own language. */
const SAID: Record<string, string> = {
  offline: 'web-offline',
  not_saved: 'web-offline',
  too_many: 'web-too-many',
  unknown_key: 'web-connection-gone',
  not_allowed: 'web-not-yours',
  not_found: 'web-table-none',
};

/** Why something does not go: by its rule in the reader's language, else in the service's words. */
export function refusalText(game: string, refused: { sentence: string; rule: string }): string {
  const rule = `${game}-rule-${refused.rule}`;
  const isKnown = refused.rule !== '' && hasMessage(rule);
  const why = isKnown ? t(rule).replace(/\.$/, '') : refused.sentence;
  return t('web-refused', { why, rule: refused.rule || 'none' });
}

/** Why the service did not do it, for people. Any other error is one of ours and goes on its way. */
export function whyNot(error: unknown, game = ''): string {
  if (!(error instanceof Refusal)) throw error;
  return error.code in SAID ? t(SAID[error.code]!) : refusalText(game, error);
}
