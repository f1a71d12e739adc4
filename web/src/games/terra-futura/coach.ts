// The coach's words for Terra Futura: what a turn is called, and the turn drawn on the territory.
import type { DeckAnswer, View } from '../../api/types';
import type { GameCoach } from '../../lib/game';
import { t } from '../../lib/words.svelte';
import CoachTurn from './CoachTurn.svelte';
import { deckOf } from './deck';
import { placeOf, placeText, type FuturaView, type Level, type Place } from './types';
import { cardName, scoringName } from './words';

/** A turn as its answers tell it. */
export interface ToldTurn {
  /** The card that was taken; null if it was taken unseen and nobody knows it yet, or if there was none. */
  card: string | null;
  unseen: Level | null;
  at: Place | null;
  pattern: number | null;
  /** What was activated, in order: where, and which effect. */
  uses: { at: Place; option: number }[];
}

/** A turn from its answers, which were given with this before one; afterwards one knows what was taken unseen. */
export function turnOf(answer: string, view: FuturaView, later: FuturaView | null = null): ToldTurn {
  const turn: ToldTurn = { card: null, unseen: null, at: null, pattern: null, uses: [] };
  // A coordinate has a comma, too: answers are kept apart by a comma and a space.
  for (const text of answer.split(', ')) {
    const [verb, what = '', option = '1'] = text.split(' ');
    if (verb === 'take') {
      const [, level, slot] = /^(II|I)(\d?)$/.exec(what) ?? [];
      if (slot) turn.card = view.display[level as Level][Number(slot) - 1] ?? null;
      else turn.unseen = (level as Level | undefined) ?? null;
    } else if (verb === 'place') turn.at = placeOf(what);
    else if (verb === 'pattern') turn.pattern = Number(what);
    else if (verb === 'use') turn.uses.push({ at: placeOf(what), option: Number(option) });
  }
  if (turn.unseen && turn.at && later) {
    const placed = placeText(turn.at);
    const plots = later.territories[view.seat ?? 0]!.cards;
    turn.card = plots.find(({ at }) => placeText(at) === placed)?.card ?? null;
  }
  return turn;
}

/** A turn in a few words: its card, or the pattern that it activates. */
function said(answer: string, view: View, deck: DeckAnswer): string {
  const seen = view as unknown as FuturaView;
  const { card, unseen, pattern } = turnOf(answer, seen);
  if (card) return cardName(card, deckOf(deck));
  if (unseen) return t('terra-futura-answer-take-unseen', { deck: unseen });
  const scoring = pattern ? seen.own?.scoring[pattern - 1] : undefined;
  return scoring ? scoringName(scoring) : t('terra-futura-answer-end');
}

/** What two turns differ in first: the card, where it lies, or what is activated. */
function kindOf(answer: string, other: string, view: View): string {
  const [one, two] = [answer, other].map((text) => turnOf(text, view as unknown as FuturaView));
  if (one!.card !== two!.card || one!.unseen !== two!.unseen) return 'card';
  return String(one!.at) === String(two!.at) ? 'use' : 'place';
}

export default { said, Turn: CoachTurn, kindOf } satisfies GameCoach;
