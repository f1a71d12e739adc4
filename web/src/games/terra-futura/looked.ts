// What is looked at before it is done: a card about to be placed, and one of another's cards about to be copied.
import type { Deck, CardOption } from './deck';
import { frame } from './frame';
import type { Turn } from './turn.svelte';
import { placeOf, placeText, type Plot } from './types';
import { cardName, optionOf } from './words';

/** Where a card would lie, counted from 1, and the names of the cards that it would wake and that are blocked. */
export interface Placement {
  row: number;
  column: number;
  wakes: string[];
  blocked: string[];
}

export function placementOf(turn: Turn, plots: Plot[], deck: Deck): Placement | null {
  const at = turn.lookedAt('place');
  if (!at) return null;
  const { xs, ys } = frame(plots, turn.places('place'));
  const [x, y] = placeOf(at);
  const setOff = plots.filter((plot) => turn.setsOff(at).includes(placeText(plot.at)));
  const names = (isActive: boolean): string[] =>
    setOff.filter((plot) => plot.active === isActive).map((plot) => cardName(plot.card, deck));
  return { row: ys.indexOf(y) + 1, column: xs.indexOf(x) + 1, wakes: names(true), blocked: names(false) };
}

/** An effect of another's card that can be copied, and the answer that does it. */
export interface Copy {
  text: string;
  seat: number;
  card: string;
  option: CardOption;
}

export function copiesOf(
  { looked }: Turn,
  answers: string[],
  cardAt: (seat: number, at: string) => string,
  deck: Deck,
): Copy[] {
  if (!looked) return [];
  const [, seat, at] = looked.split(' ') as [string, string, string];
  const card = cardAt(Number(seat), at);
  return answers
    .filter((text) => text.startsWith(`copy ${seat} ${at} `))
    .map((text) => ({ text, seat: Number(seat), card, option: optionOf(deck, card, Number(text.split(' ')[3])) }));
}
