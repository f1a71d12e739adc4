import { RequestRefused } from '../api/http';
import { isSite } from './home';
import { hasMessage, t } from './words.svelte';

/** What every code of the service means, for people; `offline` is ours. */
export const SAID: Record<string, string> = {
  offline: 'web-offline',
  malformed: 'web-refused-malformed',
  unknown_key: 'web-connection-gone',
  not_allowed: 'web-not-yours',
  not_found: 'web-table-none',
  wrong_code: 'web-refused-wrong-code',
  pictures: 'web-refused-pictures',
  door_locked: 'web-refused-door-locked',
  refused: 'web-refused-state',
  seat_taken: 'web-refused-seat-taken',
  no_guests: 'web-refused-no-guests',
  name_taken: 'web-refused-name-taken',
  colour_taken: 'web-refused-colour-taken',
  bad_text: 'web-refused-bad-text',
  chat_off: 'web-refused-chat-off',
  silence: 'web-refused-silence',
  no_acts: 'web-refused-no-acts',
  late: 'web-refused-late',
  enough: 'web-refused-enough',
  hints_off: 'web-refused-hints-off',
  illegal: 'web-refused-illegal',
  not_your_turn: 'web-refused-not-your-turn',
  stale: 'web-refused-stale',
  bad_record: 'web-refused-bad-record',
  too_large: 'web-refused-too-large',
  too_many_tables: 'web-refused-too-many-tables',
  too_many: 'web-too-many',
  not_saved: isSite ? 'web-site-full' : 'web-offline',
  needs_service: 'web-site-needs-service',
  unreadable: 'web-refused-unreadable',
};

/** Why something does not go, in the reader's language: by the rule it breaks, else by its code. */
export function refusalText(game: string, { code, rule }: { code: string; rule: string }): string {
  const message = `${game}-rule-${rule}`;
  if (rule !== '' && hasMessage(message)) return t('web-refused', { why: t(message).replace(/\.$/, ''), rule });
  return t(SAID[code] ?? SAID.refused!);
}

/** Why the service did not do it, for people. Any other error is one of ours and goes on its way. */
export function whyNot(error: unknown, game = ''): string {
  if (!(error instanceof RequestRefused)) throw error;
  const said = refusalText(game, error);
  // Where a record breaks is for whoever wrote it: move, place and rule, as `terrae replay` tells them.
  return error.code === 'bad_record' ? `${said} ${error.sentence}` : said;
}
