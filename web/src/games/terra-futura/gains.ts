// The cards that only bring something: to use them, nothing is to be chosen.
import { optionsOf, type Deck, type CardOption } from './deck';
import type { Turn } from './turn.svelte';
import { placeText, type Plot } from './types';

const isPlain = (option: CardOption): boolean => 'gain' in option && !option.pollution;

/** The answers that use them all, each as often as it may be. */
export function gainsOf(turn: Turn, plots: Plot[], deck: Deck): string[] {
  return plots.flatMap((plot) => {
    const [answer, another] = turn.optionsAt(placeText(plot.at));
    const options = optionsOf(deck.cards[plot.card]!);
    const isAll = answer && !another && options.length === 1 && isPlain(options[0]!);
    return isAll ? Array<string>(plot.ready).fill(answer) : [];
  });
}
