// What can be said at a table of Terra, filled from the table.
import type { Player } from '../../lib/board';
import type { Drawing } from '../../lib/drawing';
import { thing } from '../../lib/rich';
import type { Ledger, Promised } from '../../lib/talk/ledger';
import type { Act, Option, Speech } from '../../lib/talk/speech';
import { capital, t, type Values } from '../../lib/words.svelte';
import readingOf, { ACTS, adjective, messageOf, shortName } from './reading';
import {
  COLOURS,
  REGIONS,
  colourOf,
  regionOf,
  valueOf,
  type Colour,
  type Crisis,
  type Region,
  type TerraView,
} from './types';

/** A line that is being said, as it is shown beside its speaker. */
export interface Spoken {
  n: number;
  seat: number;
  name: string;
  at: string;
  text: string;
  icon: Drawing | null;
  promise: Promised | null;
}

const VALUES = [1, 2, 3, 4, 5, 6];
const USUAL = 3;

/** What a seat has promised of a crisis, and what became of it: the last promise that counts. */
export const promiseOn = (ledger: Ledger, crisis: Crisis, seat: number): Promised | undefined =>
  ledger.promises.findLast(
    ({ about, seat: speaker, verdict }) => about === crisis && speaker === seat && verdict !== 'replaced',
  );

/** What is promised of a crisis and still to come. */
export const openOn = (ledger: Ledger, crisis: Crisis): Promised[] =>
  ledger.promises.filter(({ about, verdict }) => about === crisis && verdict === 'open');

/** What Terra gives to the talk at this table. */
export function speechOf(view: TerraView, players: Player[], reader: number | null, ledger: Ledger): Speech {
  const { impending } = view;
  const others = players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  const crises: Crisis[] = [...(impending ? [impending.crisis] : []), ...view.full_blown.map(({ crisis }) => crisis)];
  const missing = (crisis: Crisis): number => {
    if (crisis === impending?.crisis) return impending.missing;
    const full = view.full_blown.find((other) => other.crisis === crisis);
    return full ? full.threat - full.sum : USUAL;
  };
  const isDecided = impending !== null && view.seat !== null && impending.answered.includes(view.seat);
  // What one would speak of first: the crisis that one is still asked about, else the one that lacks least.
  const topic =
    (isDecided ? null : impending?.crisis) ??
    view.full_blown.map(({ crisis }) => crisis).sort((a, b) => missing(a) - missing(b))[0] ??
    impending?.crisis ??
    null;
  const colour: Colour = topic ? colourOf(topic) : 'G';
  const own = (of: Colour): number[] => (view.own?.hand ?? []).filter((card) => colourOf(card) === of).map(valueOf);
  const within = (value: number): number => Math.min(VALUES.length, Math.max(1, value));
  const best = (of: Colour): number => Math.max(0, ...own(of));
  /** What one could well give to a crisis. */
  const likely = (crisis: Crisis): number => within(Math.min(missing(crisis), best(colourOf(crisis)) || USUAL));
  const remaining = impending?.remaining ?? [];
  const place = view.seat === null ? -1 : remaining.indexOf(view.seat);
  const before = place > 0 ? remaining.slice(0, place) : [];
  const broken = ledger.promises.filter(({ seat, verdict }) => verdict === 'broken' && seat !== view.seat);
  const quote = ({ seat, value, given: gave = 0 }: Promised): Act => ({
    act: 'accuse',
    who: seat,
    promised: value,
    gave,
  });
  const nameOf = (seat: number): string => players[seat]?.name ?? '';

  function draft(name: string): Act | null {
    const someone = others[0];
    if (name === 'refuse') return { act: name };
    if (name === 'ask') return { act: name, value: within(topic ? missing(topic) : USUAL), colour };
    if (name === 'offer') return { act: name, value: within(best(colour) || USUAL) };
    if (name === 'promise') return topic ? { act: name, value: likely(topic), crisis: topic } : null;
    if (name === 'if') {
      const who = before.at(-1);
      if (who === undefined || !impending) return null;
      const value = likely(impending.crisis);
      return { act: name, who, value: within(impending.missing - value), own: value };
    }
    if (name === 'warn') {
      if (view.own && !best(colour)) return { act: name, colour };
      const [near] = REGIONS.filter((region) => view.near.includes(region));
      return { act: name, region: near ?? (topic ? regionOf(topic) : REGIONS[0]!) };
    }
    if (someone === undefined) return null;
    if (name === 'thank') {
      const helper = impending?.answered.findLast((seat) => seat !== view.seat && impending.played[seat]);
      return { act: name, who: helper ?? someone };
    }
    const last = broken.at(-1);
    return last ? quote(last) : { act: name, who: someone };
  }

  function frame(act: Act): string {
    const values: Values = { you: 'no' };
    for (const slot of ['who', 'value', 'own', 'colour', 'crisis']) values[slot] = thing('slot', slot);
    if (act.act === 'warn') values.colour = values.region = thing('slot', 'about');
    values.promised = String(act.promised);
    values.gave = String(act.gave);
    return t(messageOf(act.act === 'ask' ? { ...act, who: 0 } : act), values);
  }

  function filled(act: Act, slot: string): string {
    if (slot === 'who') return 'who' in act ? nameOf(act.who as number) : t('terra-talk-someone');
    if (slot === 'colour') return adjective(act.colour as string);
    if (slot === 'crisis') return shortName(act.crisis as string);
    if (slot === 'about') return 'colour' in act ? adjective(act.colour as string) : t(`terra-region-${act.region}`);
    return String(act[slot]);
  }

  const of = (act: Act): Colour =>
    'colour' in act
      ? (act.colour as Colour)
      : 'crisis' in act
        ? colourOf(act.crisis as Crisis)
        : act.act === 'if'
          ? colourOf(impending?.crisis ?? 'R')
          : colour;

  function options(act: Act, slot: string): Option[] {
    if (slot === 'value' || slot === 'own')
      return VALUES.map((value) => ({
        act: { ...act, [slot]: value },
        label: t('terra-talk-what', { value, colour: adjective(of(act)) }),
        drawn: thing('badge', `${of(act)}${value}`),
      }));
    if (slot === 'colour')
      return COLOURS.map((one) => ({ act: { ...act, colour: one }, label: capital(adjective(one)) }));
    if (slot === 'crisis') return crises.map((crisis) => ({ act: { ...act, crisis }, label: shortName(crisis) }));
    if (slot === 'about')
      return [
        ...COLOURS.map((one) => ({ act: { act: 'warn', colour: one }, label: capital(adjective(one)) })),
        ...REGIONS.map((region: Region) => ({ act: { act: 'warn', region }, label: t(`terra-region-${region}`) })),
      ];
    const people = others.map((seat): Option => ({ act: { ...act, who: seat }, label: nameOf(seat), seat }));
    if (act.act === 'if')
      return people.map((option) =>
        before.includes(option.seat!)
          ? option
          : {
              ...option,
              isOff: true,
              note: t(remaining.includes(option.seat!) ? 'terra-talk-after-you' : 'terra-talk-decided'),
            },
      );
    if (act.act === 'ask') {
      const { who: _, ...anybody } = act;
      return [{ act: anybody as Act, label: capital(t('terra-talk-someone')) }, ...people];
    }
    if (act.act !== 'accuse') return people;
    const told = new Map(broken.map((promise) => [JSON.stringify(quote(promise)), promise]));
    return [
      ...[...told.values()].map((promise) => ({
        act: quote(promise),
        label: nameOf(promise.seat),
        seat: promise.seat,
        note: t('terra-talk-broken-of', { promised: promise.value, gave: promise.given ?? 0 }),
      })),
      ...others.map((seat) => ({
        act: { act: 'accuse', who: seat },
        label: nameOf(seat),
        seat,
        note: t('terra-talk-more-of'),
      })),
    ];
  }

  return {
    ...readingOf(players, reader),
    acts: ACTS.map((name) => ({ name, label: t(`terra-talk-name-${name}`) })),
    draft,
    whyNot: (name) => (name === 'promise' ? t('terra-talk-none-promise') : t('terra-talk-none-if')),
    frame,
    filled,
    slotName: (slot) => t(`terra-talk-slot-${slot}`),
    options,
    note: (act) =>
      act.act === 'if'
        ? t('terra-talk-if-note', { who: nameOf(act.who as number), value: act.value! })
        : act.act === 'promise'
          ? t('terra-talk-promise-note')
          : t('web-talk-unchecked'),
  };
}
