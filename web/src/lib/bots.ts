import { hasMessage, t } from './words.svelte';

/** From the weakest to the strongest. */
export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A bot's name without its parameters: `search[ms=100]` is `search`. */
export const nameOf = (bot: string): string => bot.split('[', 1)[0]!;

/** How strong it is, if that is said: `search[strength=easy]` is easy. */
export const strengthOf = (bot: string): Strength | null =>
  STRENGTHS.find((one) => bot.includes(`strength=${one}`)) ?? null;

function messageOf(game: string, bot: string): string {
  const name = nameOf(bot);
  return hasMessage(`${game}-bot-${name}`) ? `${game}-bot-${name}` : `web-bot-${name}`;
}

/** A bot's character in words: some games have bots of their own, and a bot of somebody's own has its name only. */
export function botName(game: string, bot: string): string {
  const message = messageOf(game, bot);
  if (!hasMessage(message)) return bot;
  const strength = strengthOf(bot);
  return strength ? `${t(message)} (${t(`web-strength-${strength}`)})` : t(message);
}

/** What to expect of it, in a sentence. */
export function botLine(game: string, bot: string): string {
  const message = messageOf(game, bot);
  return hasMessage(message) ? t(`${message}.line`) : '';
}

/** What a strength means, in a sentence: of this bot, or of the game's bots. */
export function strengthLine(game: string, bot: string, strength: string): string {
  const messages = [`${game}-strength-${nameOf(bot)}-${strength}`, `${game}-strength-${strength}`];
  const found = messages.find(hasMessage);
  return found ? t(found) : '';
}
