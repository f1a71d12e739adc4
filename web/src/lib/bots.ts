import { hasMessage, t } from './words.svelte';

/** From the weakest to the strongest. */
export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The message of a bot, without its parameters: `search[ms=100]` is named as `search`. */
function messageOf(game: string, bot: string): string {
  const name = bot.split('[', 1)[0]!;
  return hasMessage(`${game}-bot-${name}`) ? `${game}-bot-${name}` : `web-bot-${name}`;
}

/** A bot's character in words: some games have bots of their own, and a bot of somebody's own has its name only. */
export function botName(game: string, bot: string): string {
  const message = messageOf(game, bot);
  if (!hasMessage(message)) return bot;
  const strength = STRENGTHS.find((one) => bot.includes(`strength=${one}`));
  return strength ? `${t(message)} (${t(`web-strength-${strength}`)})` : t(message);
}

/** What to expect of it, in a sentence. */
export function botLine(game: string, bot: string): string {
  const message = messageOf(game, bot);
  return hasMessage(message) ? t(`${message}.line`) : '';
}
