// What the pages of the atlas share: a game's atlas with its sentences, and how cards are found.
import sentences from 'virtual:sentences/atlas';
import { games } from '../games';
import type { Atlas, AtlasCard } from '../lib/atlas';
import { words } from '../lib/words.svelte';

/** A game's atlas, once its sentences can be said; nothing when there is no such game, or it has none. */
export async function atlasOf(game: string): Promise<Atlas | undefined> {
  const [atlas] = await Promise.all([games[game]?.atlas?.(), words.add(sentences)]);
  return atlas?.default;
}

/** The games that have an atlas. */
export const withAtlas = (): string[] => Object.keys(games).filter((game) => games[game]!.atlas);

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
