// Terra Futura in sentences: the same messages as the terminal game, with matter and effects drawn in them.
import type { Event } from '../../api/types';
import messages from '../../../../src/terrae/games/terra_futura/messages.json';
import type { Player } from '../../lib/board';
import { isSaid } from '../../lib/hints';
import { messageFor, type Rows } from '../../lib/messageFor';
import { thing } from '../../lib/rich';
import { hasMessage, listed, listedOr, number, t, type Values } from '../../lib/words.svelte';
import type { Foretold } from './forecast.svelte';
import { optionsOf, type Deck, type CardOption } from './deck';
import { KINDS, type Amounts, type FuturaView, type Kind, type Plot } from './types';

/** A card's name; a deck of one's own may have cards that the locales do not know. */
export function cardName(card: string, deck?: Deck): string {
  const message = `terra-futura-card-${card}`;
  return hasMessage(message) ? t(message) : (deck?.notes.cards?.[card]?.name ?? card.replaceAll('-', ' '));
}

export function scoringName(card: string): string {
  const message = `terra-futura-scoring-${card}`;
  return hasMessage(message) ? t(message) : card.replaceAll('-', ' ');
}

export const matterName = (kind: Kind | 'pollution'): string =>
  kind === 'pollution' ? t('terra-futura-web-pollution') : t(`terra-futura-resource-${kind}`);

/** "2 green, food" */
export function amountsText(amounts: Amounts): string {
  return KINDS.filter((kind) => amounts[kind])
    .map((kind) => t('terra-futura-amount', { count: amounts[kind]!, resource: matterName(kind) }))
    .join(', ');
}

/** What something could be worth: "up to 25", or the number alone where it is exact. */
export const boundText = ({ after, bound }: Foretold): string =>
  `${bound === 'most' ? `${t('web-bound-most')} ` : ''}${number(after)}`;

/** One effect in words: "2 green → food + pollution". */
export function optionText(option: CardOption): string {
  const pollution = option.pollution ? t('terra-futura-and-pollution', { count: option.pollution }) : '';
  return withoutPollution(option) + pollution;
}

function withoutPollution(option: CardOption): string {
  if ('gain' in option) return t('terra-futura-gain', { what: amountsText(option.gain) });
  if ('gain_any' in option) {
    return t('terra-futura-gain-any', { what: option.gain_any.map(matterName).join(' / ') });
  }
  if ('transfer' in option) return t('terra-futura-transfer', { count: option.transfer });
  if ('assist' in option) return t('terra-futura-web-assist');
  return t('terra-futura-web-exchange-of', { pay: amountsText(option.pay), get: amountsText(option.get) });
}

const counted = (count: number, resource: string): string => t('terra-futura-amount', { count, resource });
const matters = (amounts: Amounts): string[] =>
  KINDS.filter((kind) => amounts[kind]).map((kind) => counted(amounts[kind]!, matterName(kind)));

/** One effect for the ear: "pay red, receive construction and pollution". */
export function optionSpoken(option: CardOption): string {
  const dirt = option.pollution ? [counted(option.pollution, matterName('pollution'))] : [];
  const receive = (what: string[]): string => t('terra-futura-say-receive', { what: listed([...what, ...dirt]) });
  if ('gain' in option) return receive(matters(option.gain));
  if ('gain_any' in option) return receive([listedOr(option.gain_any.map(matterName))]);
  if ('pay' in option)
    return t('terra-futura-say-pay', {
      pay: listed(matters(option.pay)),
      get: listed([...matters(option.get), ...dirt]),
    });
  return optionText(option);
}

/** A card for the ear: its name, what it does, and of one that lies there what lies on it and whether it can be used. */
export function cardSpoken(card: string, deck: Deck, name = cardName(card, deck), plot?: Plot, isUsed = false): string {
  const content = deck.cards[card]!;
  const does = listedOr(optionsOf(content).map(optionSpoken));
  const lying = plot ? listed(matters(plot.resources)) : '';
  const spaces = { cubes: plot?.cubes ?? 0, spaces: content.spaces };
  return [
    does ? `${name}: ${does}` : name,
    plot && !plot.active ? t('terra-futura-inactive') : '',
    isUsed ? t('terra-futura-web-used') : '',
    lying ? t('terra-futura-say-holds', { what: lying }) : '',
    content.spaces || spaces.cubes ? t('terra-futura-web-cubes', spaces) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

export function who(players: Player[], seat: number, reader: number | null): Values {
  return { you: seat === reader ? 'yes' : 'no', name: thing('name', players[seat]?.name ?? '') };
}

export function sentence(event: Event, players: Player[], reader: number | null): string {
  const kind = event.event;
  const message = messageFor(messages.events as Rows, event);
  // A page shows the new card: what a row is refilled with goes without saying.
  if (!message || kind === 'refill') return '';
  const values: Values = {};
  if (typeof event.seat === 'number') Object.assign(values, who(players, event.seat, reader));
  if (typeof event.card === 'string') values.card = thing('card', event.card);
  if (typeof event.owner === 'number') values.owner = thing('name', players[event.owner]?.name ?? '');
  if (typeof event.deck === 'string') values.deck = event.deck;
  if (typeof event.resource === 'string') values.resource = thing('matter', event.resource);
  if (event.resources) {
    const amounts = event.resources as Amounts;
    values.what = KINDS.flatMap((k) => Array<string>(amounts[k] ?? 0).fill(thing('matter', k))).join('');
  }
  if (typeof event.scoring === 'string') values.scoring = scoringName(event.scoring);
  if (kind === 'use' || kind === 'copy')
    values.effect = thing('effect', `${event.card as string}#${event.option as number}`);
  return t(message, values);
}

/** How to answer, for as long as that is news on this device. */
export function hintText({ question, round }: FuturaView): string {
  const message = `terra-futura-web-hint-${question!.kind}`;
  return isSaid(message, String(round)) ? t(message) : '';
}

/** What is asked, in words. */
export function questionText(view: FuturaView, deck: Deck): string {
  const { question, activation, hand } = view;
  if (!question) return '';
  return t(`terra-futura-question-${question.kind}`, {
    what: amountsText(activation?.due ?? {}),
    card: hand?.card ? cardName(hand.card, deck) : '',
    count: activation?.pollution ?? 0,
  });
}

export const optionOf = (deck: Deck, card: string, number: number): CardOption =>
  optionsOf(deck.cards[card]!)[number - 1]!;
