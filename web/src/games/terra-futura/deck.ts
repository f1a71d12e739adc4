// The cards of a table's deck: what they do, with their names and pictures.
import ours, { pictures, themes } from 'deck:terra-futura';
import type { DeckAnswer } from '../../api/types';
import type { Drawing } from '../../lib/drawing';
import type { Amounts, Kind, Resource } from './types';

/** What an effect does, and how many cubes of pollution it brings. */
export type CardOption = (
  { gain: Amounts } | { gain_any: Kind[] } | { pay: Amounts; get: Amounts } | { transfer: number } | { assist: true }
) & { pollution?: number };

export interface Card {
  level: 0 | 1 | 2;
  spaces: number;
  upper: CardOption[];
  lower: CardOption[];
}

export interface Scoring {
  /** Cells [column, row] of the 3x3 territory; one named twice is activated twice. */
  pattern: [number, number][];
  set: Amounts;
  points: number;
}

export interface Deck {
  cards: Record<string, Card>;
  scoring: Record<string, Scoring>;
  values: Record<Resource, number>;
  notes: { cards?: Record<string, { name: string; theme: string }> };
}

export function deckOf({ document, notes }: DeckAnswer): Deck {
  return { ...(document as unknown as Omit<Deck, 'notes'>), notes: notes as Deck['notes'] };
}

/** Our own deck, with its names and pictures. */
export const ourDeck: Deck = { ...ours, notes: { cards: ours.cards as never } };

/** A card's picture. A record holds no themes: its cards are drawn as those of the same name in our own deck. */
export function pictureOf(deck: Deck, card: string): Drawing | undefined {
  return pictures[deck.notes.cards?.[card]?.theme ?? themes[card] ?? ''];
}

export const optionsOf = (card: Card): CardOption[] => [...card.upper, ...card.lower];

/** The ground colour of a picture: what the card brings. */
export function hueOf(card: Card): string {
  const option = optionsOf(card)[0];
  if (card.level === 0 || !option) return 'home';
  if ('transfer' in option) return 'water';
  const brings = 'gain' in option ? option.gain : 'get' in option ? option.get : {};
  const kind = Object.keys(brings)[0] as Kind | undefined;
  if (kind === 'product' && 'pay' in option && option.pay.money) return 'money';
  return kind && kind !== 'raw' && kind !== 'product' ? kind : 'work';
}

/** Sky, far land, near land. */
export const HUES: Record<string, [string, string, string]> = {
  green: ['#b9d9a9', '#5c9a5b', '#1f5232'],
  red: ['#f0c3a6', '#bf6a4d', '#6a2a1f'],
  yellow: ['#fbe3a2', '#d9a43b', '#6e4806'],
  money: ['#cfe0dd', '#6f9c99', '#1f4a4b'],
  work: ['#dccfbd', '#a0876b', '#4a3a2a'],
  food: ['#f5cfb0', '#d27f55', '#6b2e14'],
  construction: ['#ded7ca', '#9b8d7c', '#42392e'],
  goods: ['#c7d8ea', '#6b90ba', '#1d3d63'],
  water: ['#c0e0df', '#5da3a1', '#12494d'],
  home: ['#fbdfa9', '#e0a04a', '#5a3413'],
};
