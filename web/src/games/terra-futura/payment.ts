// A payment is proposed, not asked cube by cube: which cubes to pay, which cards take the pollution. What may pay for what
// and where pollution can go is in the question; the service checks each answer, and asks again for what it refuses.
import { placeText, type Due, type FuturaView, type Pollution, type Resource, type Source } from './types';

/** One cube to pay: what it pays for, and where it comes from. */
export interface Payment {
  due: Due;
  resource: Resource;
  at: string;
}

export interface Proposal {
  pays: Payment[];
  /** Places that take a cube of pollution each. */
  dirt: string[];
}

type Asked = NonNullable<FuturaView['question']>;

const isOf = ({ resource, at }: Source, pay: { resource: Resource; at: string }): boolean =>
  resource === pay.resource && placeText(at) === pay.at;

/** The cubes that are still free beside those already chosen, the best first. */
const choices = (due: Due, chosen: Payment[]): Source[] =>
  due.from.filter((source) => chosen.filter((pay) => isOf(source, pay)).length < source.count);

/** The cards that can take a cube beside those already chosen, the best first. */
const dirtChoices = (pollution: Pollution | undefined, chosen: string[]): string[] =>
  (pollution?.onto ?? [])
    .map(({ at, most }) => ({ at: placeText(at), most }))
    .filter(({ at, most }) => chosen.filter((other) => other === at).length < most)
    .map(({ at }) => at);

/** A fresh proposal, as the service advises. */
export function propose({ due = [], pollution }: Asked): Proposal {
  const pays: Payment[] = [];
  for (const one of due.flatMap((each) => Array<Due>(each.count).fill(each))) {
    const best = choices(one, pays)[0];
    if (best) pays.push(payment(one, best));
  }
  return { pays, dirt: (pollution?.proposed ?? []).map(placeText) };
}

const payment = (due: Due, { resource, at }: Source): Payment => ({ due, resource, at: placeText(at) });

export const withPayment = (proposal: Proposal, which: number, pay: Payment): Proposal => ({
  ...proposal,
  pays: proposal.pays.map((other, i) => (i === which ? pay : other)),
});

/** All ways to pay one of the cubes, the others being paid as proposed; the best first. */
export function waysToPay(proposal: Proposal, which: number): Payment[] {
  const { due } = proposal.pays[which]!;
  const others = proposal.pays.filter((_, i) => i !== which);
  return choices(due, others).map((source) => payment(due, source));
}

/** Pay with the cube that was clicked, instead of one that it can stand for. */
export function payWith(proposal: Proposal, resource: Resource, at: string): Proposal {
  const clicked = { resource, at };
  const which = proposal.pays.findIndex(
    (pay) => pay.due.from.some((source) => isOf(source, clicked)) && !(pay.resource === resource && pay.at === at),
  );
  if (which < 0) return proposal;
  const { due } = proposal.pays[which]!;
  const others = proposal.pays.filter((_, i) => i !== which);
  const source = choices(due, others).find((open) => isOf(open, clicked));
  return source ? withPayment(proposal, which, payment(due, source)) : proposal;
}

/** All cards for one of the cubes of pollution, the others lying as proposed; the best first. */
export function cardsForDirt({ pollution }: Asked, proposal: Proposal, which: number): string[] {
  const others = proposal.dirt.filter((_, i) => i !== which);
  return dirtChoices(pollution, others);
}

export const withDirt = (proposal: Proposal, which: number, at: string): Proposal => ({
  ...proposal,
  dirt: proposal.dirt.map((other, i) => (i === which ? at : other)),
});

/** Put the pollution on the card that was clicked. */
export function dirtOn(asked: Asked, proposal: Proposal, at: string): Proposal {
  const which = proposal.dirt.findIndex((other) => other !== at);
  if (which < 0) return proposal;
  return cardsForDirt(asked, proposal, which).includes(at) ? withDirt(proposal, which, at) : proposal;
}

/** Cards that can do nothing any more with what is put on them. */
export function chokedBy({ pollution }: Asked, { dirt }: Proposal): string[] {
  const free = new Map(pollution?.onto.map((card) => [placeText(card.at), card.free]));
  return [...new Set(dirt)].filter((at) => dirt.filter((other) => other === at).length > (free.get(at) ?? Infinity));
}

/** The proposal as answers; the service asks for them in its own order. */
export const answersOf = ({ pays, dirt }: Proposal): string[] => [
  ...pays.map(({ resource, at }) => `pay ${resource} ${at}`),
  ...dirt.map((at) => `pollute ${at}`),
];
