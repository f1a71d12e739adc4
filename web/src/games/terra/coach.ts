// The coach's words for Terra: what an answer is called, drawn with its cards, and what a seat could know.
import type { View } from '../../api/types';
import type { GameCoach, Tick } from '../../lib/game';
import { capital, t } from '../../lib/words.svelte';
import { type Solution, type TerraView } from './types';
import { crisisName, setName } from './words';
import CoachAnswer from './CoachAnswer.svelte';
import CoachKnown from './CoachKnown.svelte';

/** The cards that an answer names. */
export const cardsOf = (answer: string): Solution[] => answer.match(/[GBR][1-6]/g) ?? [];

const valuesOf = (cards: Solution[]): number => cards.reduce((sum, card) => sum + Number(card[1]), 0);

/** An answer in a few words. */
function said(answer: string, view: View): string {
  const { impending, full_blown, question } = view as unknown as TerraView;
  const cards = cardsOf(answer);
  const measure = cards[0] ? capital(t(`terra-measure-${cards[0]}`)) : '';
  if (answer === 'pass') return capital(t('terra-answer-pass'));
  if (answer === 'done') return capital(t(`terra-answer-done-${question?.kind ?? 'hoard'}`));
  if (answer.startsWith('discard')) return t('terra-web-discard', { value: `${measure} ${cards[0]?.[1] ?? ''}` });
  if (answer.startsWith('hoard')) {
    const colours = new Set(cards.map((card) => card[0])).size;
    return capital(setName({ cards, colours, run: new Set(cards).size > 1, value: valuesOf(cards) }));
  }
  const region = answer.split('>')[1];
  if (region) {
    const crisis = `${answer[0]}-${region}`;
    const open = full_blown.find((one) => one.crisis === crisis);
    const sum = (open?.sum ?? 0) + valuesOf(cards);
    return t('terra-answer-contribute', { crisis: crisisName(crisis), sum, threat: open?.threat ?? 0 });
  }
  const sum = (impending?.sum ?? 0) + valuesOf(cards);
  return t('terra-answer-play', { measure, sum, threat: impending?.threat ?? 0 });
}

const INKS: Record<string, string> = { G: 'var(--green)', B: 'var(--blue)', R: 'var(--red)' };

/** The crises of a game on the curve; tall are those that have ever become full-blown. */
function ticks(views: View[]): (heard: string) => Tick | null {
  const broken = new Set(
    views.flatMap((view) => (view as unknown as TerraView).full_blown.map(({ crisis }) => crisis)),
  );
  return (heard) =>
    /^[GBR]-/.test(heard) ? { name: crisisName(heard), colour: INKS[heard[0]!]!, isTall: broken.has(heard) } : null;
}

export default {
  said,
  Answer: CoachAnswer,
  Known: CoachKnown,
  ticks,
  ticksSay: () => t('terra-coach-ticks'),
} satisfies GameCoach;
