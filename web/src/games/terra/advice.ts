// What a bot would do, as a sentence with its reason: the answer in words, and what its preview tells of it.
import type { AnswerPreview } from '../../api/types';
import { listed, t } from '../../lib/words.svelte';
import type { Brings, Crisis, Solution, TerraView } from './types';
import { cardName, crisisName } from './words';

export function deed(view: TerraView, answer: string): string {
  const [verb, card = ''] = answer.split(' ');
  if (answer === 'pass') return t('terra-web-advice-pass');
  if (answer === 'done') return t(`terra-web-advice-done-${view.question!.kind}`);
  if (verb === 'discard') return t('terra-web-advice-discard', { card: cardName(card as Solution) });
  if (verb === 'hoard')
    return t('terra-web-advice-hoard', { cards: listed((view.question!.sets?.[answer]?.cards ?? []).map(cardName)) });
  const [played, region] = answer.split('>');
  const name = cardName(played as Solution);
  if (!region) return t('terra-web-advice-play', { card: name });
  return t('terra-web-advice-lay', { card: name, crisis: crisisName(`${played![0]}-${region}` as Crisis) });
}

function reason(brings: (AnswerPreview & Partial<Brings>) | undefined, isPass: boolean): string {
  const gained = (brings?.after ?? 0) - (brings?.before ?? 0);
  if (!isPass && brings?.averted) return t('terra-web-advice-averts', { points: gained });
  if (gained > 0) return t('web-advice-gains', { points: gained });
  if (!isPass && brings?.threat !== undefined && brings.sum !== undefined && brings.averted === false)
    return t('terra-web-advice-towards', { sum: brings.sum, threat: brings.threat });
  return t('web-advice-later');
}

export const adviceText = (view: TerraView, answer: string, brings: AnswerPreview | undefined): string =>
  `${deed(view, answer)} ${reason(brings, answer === 'pass')}`;
