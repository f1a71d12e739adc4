// Terra in sentences: the same messages as the terminal game, with cards drawn in them.
import type { Event } from '../../api/types';
import messages from '../../../../src/terrae/games/terra/messages.json';
import type { Player } from '../../lib/board';
import { messageFor, type Rows } from '../../lib/messageFor';
import { thing } from '../../lib/rich';
import { capital, t, type Values } from '../../lib/words.svelte';
import { colourOf, valueOf, type Crisis, type HoardSet, type Near, type Solution, type TerraView } from './types';

export const crisisName = (crisis: Crisis): string => t(`terra-crisis-${crisis}`);
export const colourName = (card: Solution | Crisis): string => t(`terra-colour-${colourOf(card)}.adjective`);

/** "Education for all, blue 6" */
export function cardName(card: Solution): string {
  return t('terra-web-card', {
    measure: capital(t(`terra-measure-${card}`)),
    colour: colourName(card),
    value: valueOf(card),
  });
}

export function who(players: Player[], seat: number, reader: number | null): Values {
  return { you: seat === reader ? 'yes' : 'no', name: thing('name', players[seat]?.name ?? '') };
}

/** What happened, as a sentence; nothing for what goes without saying. */
export function sentence(event: Event, players: Player[], reader: number | null): string {
  const message = messageFor(messages.events as Rows, event);
  if (!message) return '';
  if (event.event === 'full-blown') {
    const fined = ((event.fined ?? []) as number[]).map((seat) => t(`${message}-fined`, who(players, seat, reader)));
    return [t(message), ...fined].join(' ');
  }
  if (event.event === 'averted') {
    const points = (event.points as [number, number][]).map(([seat, scored]) =>
      t(`${message}-points`, { points: scored, ...who(players, seat, reader) }),
    );
    return [t(message), ...points].join(' ');
  }
  const values: Values = typeof event.seat === 'number' ? who(players, event.seat, reader) : {};
  if (typeof event.crisis === 'string') values.crisis = thing('crisis', event.crisis);
  if (typeof event.points === 'number') values.points = event.points;
  if (typeof event.card === 'string') values.card = thing('card', event.card);
  if (Array.isArray(event.cards)) values.cards = event.cards.map((card) => thing('card', card as string)).join(' ');
  return t(message, values);
}

/** How to answer; or, if there is nothing to answer with, that one holds nothing. */
export function howText({ question, impending }: TerraView): string {
  const { kind, answers } = question!;
  const isHelpless = answers.length === 1 && kind !== 'discard';
  if (!isHelpless) return t(`terra-web-how-${kind}`);
  return t(`terra-none-${kind}`, impending ? { colour: colourName(impending.crisis) } : {});
}

/** Who would have to give what is still missing; or that it is more than they can, with a card of `highest` each. */
export function restText(missing: number, names: string, count: number, highest: number): string {
  const most = count * highest;
  return t(missing > most ? 'terra-web-say-short' : 'terra-web-say-rest', { missing, names, count, most });
}

/** A way of losing control that is one crisis away, in a few words. */
export function danger(near: Near): string {
  const values: Values = {};
  if ('region' in near) values.region = thing('name', t(`terra-region-${near.region}`));
  if ('colour' in near) values.colour = thing('name', t(`terra-colour-${near.colour}.adjective`));
  const what = t(`terra-web-near-${near.kind}`, values);
  return 'if_fails' in near && near.if_fails ? t('terra-web-near-fails', { what }) : what;
}

/** The question of the moment; where there is little room, the crisis by its short name. */
export function asks({ question, impending }: TerraView, isShort = false): string {
  if (question?.kind === 'impending' && impending)
    return t('terra-question-impending', {
      colour: colourName(impending.crisis),
      crisis: isShort ? t(`terra-crisis-${impending.crisis}.short`) : crisisName(impending.crisis),
    });
  return question ? t(`terra-question-${question.kind}`) : '';
}

/** Which kind of set this is, and what it will be worth. */
export const setName = ({ colours, run, value }: HoardSet): string =>
  t('terra-answer-hoard', { colours, run: run ? 'yes' : 'no', value });
