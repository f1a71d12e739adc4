import { hasMessage, t } from './words.svelte';

const messageOf = (game: string, bot: string): string =>
  hasMessage(`${game}-bot-${bot}`) ? `${game}-bot-${bot}` : `web-bot-${bot}`;

/** A bot's character in words: some games have bots of their own, and a bot of somebody's own has its name only. */
export function botName(game: string, bot: string): string {
  const message = messageOf(game, bot);
  return hasMessage(message) ? t(message) : bot;
}

/** What to expect of it, in a sentence. */
export function botLine(game: string, bot: string): string {
  const message = messageOf(game, bot);
  return hasMessage(message) ? t(`${message}.line`) : '';
}
