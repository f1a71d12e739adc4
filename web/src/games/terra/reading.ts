// How what was said at a table of Terra reads, in the reader's language.
import hand from 'icon:ph/hand';
import given from 'icon:ph/hand-heart';
import heart from 'icon:ph/heart';
import chain from 'icon:ph/link';
import loud from 'icon:ph/megaphone';
import no from 'icon:ph/prohibit';
import ticket from 'icon:ph/ticket';
import sign from 'icon:ph/warning';
import type { Event } from '../../api/types';
import messages from '../../../../src/terrae/games/terra/messages.json';
import type { Player } from '../../lib/board';
import type { Drawing } from '../../lib/drawing';
import { messageFor, type Rows } from '../../lib/messageFor';
import { verdictName, type Promised } from '../../lib/talk/ledger';
import type { Act, Reading } from '../../lib/talk/speech';
import { t, type Values } from '../../lib/words.svelte';
import { colourOf, suitOf } from './types';

const ICONS: Record<string, Drawing> = {
  ask: hand,
  offer: given,
  promise: ticket,
  if: chain,
  warn: sign,
  thank: heart,
  accuse: loud,
  refuse: no,
};
export const ACTS = Object.keys(ICONS);

export const adjective = (colour: string): string => t(`terra-colour-${colour}.adjective`);
export const shortName = (crisis: string): string => t(`terra-crisis-${crisis}.short`);

/** The message that says an act with these slots filled. */
export const messageOf = (act: Act): string => messageFor(messages.acts as Rows, act);

/** Whose turn it is after an event that begins one, or says so; null after any other. */
export const onTurn = ({ event, seat }: Event): number | null =>
  (event === 'draw' || event === 'crisis') && typeof seat === 'number' ? seat : null;

/** An act as a reader reads it. */
function sentenceOf(act: Act, players: Player[], reader: number | null): string {
  const values: Values = { ...act };
  if ('who' in act) {
    values.who = players[act.who as number]?.name ?? '';
    values.you = act.who === reader ? 'yes' : 'no';
  }
  if ('colour' in act) values.colour = adjective(act.colour as string);
  if ('region' in act) values.region = t(`terra-region-${act.region}`);
  if ('crisis' in act) values.crisis = shortName(act.crisis as string);
  return t(messageOf(act), values);
}

/** The promise as it was said. */
const actOf = ({ about, value, if: condition }: Promised): Act =>
  condition
    ? { act: 'if', who: condition.who, value: condition.value, own: value }
    : { act: 'promise', value, crisis: about };

/** How the ticket of a promise looks, and what it says. */
function ticketOf(
  { about, value, verdict, if: condition }: Promised,
  players: Player[],
  reader: number | null,
): { look: string; label: string } {
  const what = t('terra-talk-what', { value, colour: adjective(colourOf(about)) });
  const only = condition
    ? t('terra-talk-ticket-if', {
        you: condition.who === reader ? 'yes' : 'no',
        who: players[condition.who]?.name ?? '',
        value: condition.value,
      })
    : '';
  return { look: suitOf(about), label: `${verdictName(verdict)}: ${only ? `${what}, ${only}` : what}` };
}

/** What was said, as these players' reader reads it. */
export default function readingOf(players: Player[], reader: number | null): Reading {
  return {
    icon: (act) => ICONS[act]!,
    sentence: (act) => sentenceOf(act, players, reader),
    ticket: (promise) => ticketOf(promise, players, reader),
    promise: (promise) => sentenceOf(actOf(promise), players, reader),
    denial: (kind) => sentenceOf({ act: 'warn', colour: kind }, players, reader),
    onTurn,
    counts: t('terra-talk-counts'),
    hands: t('terra-talk-hands'),
  };
}
