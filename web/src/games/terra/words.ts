// Terra in sentences: the same messages as the terminal game, with cards drawn in them.
import type { Event } from '../../api/types';
import type { Player } from '../../lib/board';
import { thing } from '../../lib/rich';
import { capital, t, type Values } from '../../lib/words.svelte';
import { COLOURS, REGIONS, colourOf, regionOf, valueOf, type Crisis, type Solution, type TerraView } from './types';

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
  const kind = event.event;
  const message = `terra-event-${kind}`;
  if (kind === 'done') return '';
  if (kind === 'over') return t(`${message}-${event.outcome as string}`);
  if (kind === 'full-blown') return t(message);
  if (kind === 'averted') {
    const points = (event.points as [number, number][]).map(([seat, scored]) =>
      t(`${message}-points`, { points: scored, ...who(players, seat, reader) }),
    );
    return [t(message), ...points].join(' ');
  }
  const values: Values = who(players, event.seat as number, reader);
  if (typeof event.crisis === 'string') values.crisis = thing('crisis', event.crisis);
  if (typeof event.points === 'number') values.points = event.points;
  if (typeof event.card === 'string') values.card = thing('card', event.card);
  if (Array.isArray(event.cards)) values.cards = event.cards.map((card) => thing('card', card as string)).join(' ');
  const isSeen = (kind === 'draw' && 'card' in event) || 'cards' in event;
  return t(isSeen ? `${message}-seen` : message, values);
}

/** T12: would this crisis, full-blown, be the one too many? */
export function losesAll(view: TerraView, crisis: Crisis): boolean {
  const { total, colours, regions } = view.danger;
  return [total, colours[colourOf(crisis)], regions[regionOf(crisis)]].some(([count, limit]) => count + 1 >= limit);
}

const mayCome = (view: TerraView, crisis: Crisis): boolean =>
  !view.solved.includes(crisis) && view.full_blown.every((other) => other.crisis !== crisis);

/** T12: the nearest loss in one sentence; nothing as long as it is far. */
export function alarm(view: TerraView): string {
  const { total, colours, regions } = view.danger;
  if (view.impending && losesAll(view, view.impending.crisis)) return t('terra-danger-now');
  if (total[0] + 1 === total[1]) return t('terra-danger-total');
  for (const region of REGIONS) {
    const [count, limit] = regions[region];
    if (count + 1 === limit && COLOURS.some((colour) => mayCome(view, `${colour}-${region}`))) {
      return t('terra-danger-region', { region: thing('name', t(`terra-region-${region}`)) });
    }
  }
  for (const colour of COLOURS) {
    const [count, limit] = colours[colour];
    if (count + 1 === limit && REGIONS.some((region) => mayCome(view, `${colour}-${region}`))) {
      return t('terra-danger-colour', { colour: thing('name', t(`terra-colour-${colour}.adjective`)) });
    }
  }
  return '';
}

/** T16: which of the four kinds of set this is, and what it will be worth. */
export function setName(cards: Solution[]): string {
  const values = cards.map(valueOf);
  return t('terra-answer-hoard', {
    colours: new Set(cards.map(colourOf)).size,
    run: new Set(values).size > 1 ? 'yes' : 'no',
    value: values.reduce((a, b) => a + b, 0),
  });
}
