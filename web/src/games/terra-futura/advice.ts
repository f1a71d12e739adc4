// What a bot would do, as a sentence with its reason: the answer in words, and what its preview tells of it.
import type { AnswerPreview } from '../../api/types';
import type { Player } from '../../lib/board';
import { capital, t } from '../../lib/words.svelte';
import type { Deck } from './deck';
import type { FuturaView, Kind } from './types';
import { cardName, matterName, optionOf, optionText, scoringName } from './words';

const DECK = /^(I+)(\d?)$/;

function deed(view: FuturaView, deck: Deck, players: Player[], answer: string): string {
  const [verb = '', ...rest] = answer.split(' ');
  const cardAt = (seat: number, place: string): string | undefined =>
    view.territories[seat]?.cards.find((card) => card.at.join() === place)?.card;
  if (['keep', 'end', 'done'].includes(verb)) return t(`terra-futura-answer-${verb}`);
  if (verb === 'drop') {
    const oldest = view.display[rest[0] as keyof FuturaView['display']]?.at(-1);
    return t('terra-futura-answer-drop', { card: oldest ? cardName(oldest, deck) : '' });
  }
  if (verb === 'take') {
    const [, name = '', slot = ''] = DECK.exec(rest[0] ?? '') ?? [];
    const card = slot ? view.display[name as keyof FuturaView['display']]?.[Number(slot) - 1] : null;
    return card
      ? t('terra-futura-web-advice-take', { card: cardName(card, deck) })
      : t('terra-futura-answer-take-unseen', { deck: name });
  }
  if (verb === 'place') {
    const activates = (view.question?.activates?.[answer] ?? [])
      .map((place) => cardAt(view.seat!, place.join()))
      .filter((card) => card !== undefined)
      .map((card) => cardName(card, deck));
    const what = t('terra-futura-answer-place', { cards: activates.join(', '), count: activates.length });
    return t('terra-futura-web-advice-place', { place: rest[0] ?? '', what });
  }
  if (verb === 'pattern')
    return t('terra-futura-web-advice-pattern', {
      scoring: scoringName(view.own?.scoring[Number(rest[0]) - 1] ?? ''),
    });
  if (verb === 'gain' || verb === 'reward')
    return t('terra-futura-web-advice-gain', { what: matterName(rest[0] as Kind) });
  const owner = verb === 'copy' ? Number(rest.shift()) : view.seat!;
  const card = cardAt(owner, (verb === 'pay' ? rest.at(-1) : rest[0]) ?? '') ?? '';
  if (verb === 'use' || verb === 'copy') {
    const effect = card ? optionText(optionOf(deck, card, Number(rest[1]))) : '';
    const whose = verb === 'copy' ? `${players[owner]?.name ?? ''}: ` : '';
    return t('terra-futura-web-advice-use', { what: `${whose}${cardName(card, deck)}: ${effect}` });
  }
  return t('terra-futura-web-advice-from', { card: cardName(card, deck) });
}

export function adviceText(
  view: FuturaView,
  deck: Deck,
  players: Player[],
  answer: string,
  brings: AnswerPreview | undefined,
): string {
  const gained = (brings?.after ?? 0) - (brings?.before ?? 0);
  const why =
    brings?.after !== undefined && gained > 0 ? t('web-advice-worth', { points: gained }) : t('web-advice-later');
  return `${capital(deed(view, deck, players, answer)).replace(/\.?$/, '.')} ${why}`;
}
