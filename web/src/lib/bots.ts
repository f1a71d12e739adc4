import { hasMessage, t } from './words.svelte';

/** A bot's character in words. */
export function botName(bot: string): string {
  const message = `web-bot-${bot}`;
  return hasMessage(message) ? t(message) : bot;
}
