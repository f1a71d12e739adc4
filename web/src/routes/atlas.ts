// How cards of the atlas are found.
import type { AtlasCard } from '../lib/atlas';

/** Letters that are no other letter with a mark. */
const LETTERS: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', '’': "'" };

/** A text without capitals and accents: "Łąka kośna" as "laka kosna". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøßæœ’]/g, (letter) => LETTERS[letter]!);
}

/** Whether every word of what is looked for stands in the text; a number stands there as a whole. */
export function finds(text: string, wanted: string): boolean {
  const among = plain(text);
  const numbers = new Set(among.match(/\d+/g));
  return plain(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => (/^\d+$/.test(word) ? numbers.has(word) : among.includes(word)));
}

/** Everything that a card is found by. */
export const textOf = (card: AtlasCard, world: string): string =>
  [card.name, card.note, ...card.keywords, world].join(' ');
