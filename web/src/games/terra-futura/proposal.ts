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

const withPayment = (proposal: Proposal, which: number, pay: Payment): Proposal => ({
  ...proposal,
  pays: proposal.pays.map((other, i) => (i === which ? pay : other)),
});

/** The next way to pay one of the cubes. */
export function turnPayment(proposal: Proposal, which: number): Proposal {
  const current = proposal.pays[which]!;
  const others = proposal.pays.filter((_, i) => i !== which);
  const open = choices(current.due, others);
  const next = open[(open.findIndex((source) => isOf(source, current)) + 1) % open.length];
  return next ? withPayment(proposal, which, payment(current.due, next)) : proposal;
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

/** The next card for one of the cubes of pollution. */
export function turnDirt({ pollution }: Asked, proposal: Proposal, which: number): Proposal {
  const others = proposal.dirt.filter((_, i) => i !== which);
  const open = dirtChoices(pollution, others);
  const next = open[(open.indexOf(proposal.dirt[which]!) + 1) % open.length];
  return next ? { ...proposal, dirt: proposal.dirt.map((at, i) => (i === which ? next : at)) } : proposal;
}

/** Put the pollution on the card that was clicked. */
export function dirtOn({ pollution }: Asked, proposal: Proposal, at: string): Proposal {
  const which = proposal.dirt.findIndex((other) => other !== at);
  if (which < 0) return proposal;
  const others = proposal.dirt.filter((_, i) => i !== which);
  if (!dirtChoices(pollution, others).includes(at)) return proposal;
  return { ...proposal, dirt: proposal.dirt.map((other, i) => (i === which ? at : other)) };
}

/** The proposal as answers; the service asks for them in its own order. */
export const answersOf = ({ pays, dirt }: Proposal): string[] => [
  ...pays.map(({ resource, at }) => `pay ${resource} ${at}`),
  ...dirt.map((at) => `pollute ${at}`),
];
