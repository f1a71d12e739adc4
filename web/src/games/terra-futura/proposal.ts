// A payment is proposed, not asked cube by cube: which cubes to pay, which cards take the pollution. The service checks
// each answer; what it no longer offers is asked again.
import {
  PRODUCTS,
  RAW,
  placeOf,
  placeText,
  type Amounts,
  type FuturaView,
  type Kind,
  type Plot,
  type Resource,
} from './types';

/** One cube to pay: what is due, and where it comes from. */
export interface Payment {
  due: Kind;
  resource: Resource;
  at: string;
}

export interface Proposal {
  pays: Payment[];
  /** Places that take a cube of pollution each. */
  dirt: string[];
}

export const accepts = (due: Kind, resource: Resource): boolean =>
  due === 'raw' ? RAW.includes(resource) : due === 'product' ? PRODUCTS.includes(resource) : due === resource;

interface Cube {
  resource: Resource;
  at: string;
  count: number;
}

/** The cubes that can pay for something that is due; which of them may come first is the service's to say. */
export function cubes(view: FuturaView): Cube[] {
  const due = Object.keys(view.activation?.due ?? {}) as Kind[];
  return plotsOf(view)
    .filter((plot) => plot.active)
    .flatMap((plot) =>
      (Object.entries(plot.resources) as [Resource, number][])
        .filter(([resource]) => due.some((kind) => accepts(kind, resource)))
        .map(([resource, count]) => ({ resource, at: placeText(plot.at), count })),
    );
}

function plotsOf(view: FuturaView): Plot[] {
  return view.seat === null ? [] : (view.territories[view.seat]?.cards ?? []);
}

const dueList = (due: Amounts): Kind[] =>
  (Object.entries(due) as [Kind, number][])
    .flatMap(([kind, count]) => Array<Kind>(count).fill(kind))
    // What can only be paid in one way comes first.
    .sort((a, b) => Number(a === 'raw' || a === 'product') - Number(b === 'raw' || b === 'product'));

/** A fresh proposal: pay with what there is most of, pollute where it costs least. */
export function propose(view: FuturaView): Proposal {
  const { activation, question } = view;
  if (!activation) return { pays: [], dirt: [] };
  const pays: Payment[] = [];
  if (question?.kind === 'pay') {
    for (const due of dueList(activation.due)) {
      const best = choices(view, pays, due).sort((a, b) => stock(view, b.resource) - stock(view, a.resource))[0];
      if (best) pays.push({ due, resource: best.resource, at: best.at });
    }
  }
  const dirt: string[] = [];
  for (let i = 0; i < activation.pollution; i++) {
    const best = dirtChoices(view, dirt)[0];
    if (best) dirt.push(best);
  }
  return { pays, dirt };
}

const stock = (view: FuturaView, resource: Resource): number =>
  view.seat === null ? 0 : (view.territories[view.seat]?.stock[resource] ?? 0);

/** The cubes that are still free beside those already chosen. */
export function choices(view: FuturaView, chosen: Payment[], due: Kind): Cube[] {
  return cubes(view).filter(({ resource, at, count }) => {
    const taken = chosen.filter((other) => other.resource === resource && other.at === at).length;
    return accepts(due, resource) && taken < count;
  });
}

/** The cards that can take a cube beside those already chosen, the least harmful first. */
export function dirtChoices(view: FuturaView, chosen: string[]): string[] {
  const asked = view.question?.kind === 'pollute' ? new Set(view.question.answers) : null;
  const harm = ({ cubes: lying, spaces, resources }: Plot): number => {
    const room = spaces - lying;
    if (room > 0) return lying > 0 ? 0 : 1;
    return 2 + Object.values(resources).reduce((a, b) => a + b, 0);
  };
  return plotsOf(view)
    .map((plot) => ({ ...plot, cubes: plot.cubes + chosen.filter((at) => at === placeText(plot.at)).length }))
    .filter(
      (plot) =>
        plot.cubes <= plot.spaces && (!asked || asked.has(`pollute ${placeText(plot.at)}`) || chosen.length > 0),
    )
    .sort((a, b) => harm(a) - harm(b))
    .map((plot) => placeText(plot.at));
}

/** The next way to pay one of the cubes. */
export function turnPayment(view: FuturaView, proposal: Proposal, which: number): Proposal {
  const current = proposal.pays[which]!;
  const others = proposal.pays.filter((_, i) => i !== which);
  const open = choices(view, others, current.due);
  const at = open.findIndex((cube) => cube.resource === current.resource && cube.at === current.at);
  const next = open[(at + 1) % open.length];
  return next ? withPayment(proposal, which, next) : proposal;
}

function withPayment(proposal: Proposal, which: number, { resource, at }: Cube): Proposal {
  return { ...proposal, pays: proposal.pays.map((pay, i) => (i === which ? { ...pay, resource, at } : pay)) };
}

/** Pay with the cube that was clicked, instead of one that it can stand for. */
export function payWith(view: FuturaView, proposal: Proposal, resource: Resource, at: string): Proposal {
  const which = proposal.pays.findIndex(
    (pay) => accepts(pay.due, resource) && !(pay.resource === resource && pay.at === at),
  );
  if (which < 0) return proposal;
  const others = proposal.pays.filter((_, i) => i !== which);
  const cube = choices(view, others, proposal.pays[which]!.due).find((c) => c.resource === resource && c.at === at);
  return cube ? withPayment(proposal, which, cube) : proposal;
}

/** The next card for one of the cubes of pollution. */
export function turnDirt(view: FuturaView, proposal: Proposal, which: number): Proposal {
  const others = proposal.dirt.filter((_, i) => i !== which);
  const open = dirtChoices(view, others);
  const next = open[(open.indexOf(proposal.dirt[which]!) + 1) % open.length];
  return next ? { ...proposal, dirt: proposal.dirt.map((at, i) => (i === which ? next : at)) } : proposal;
}

/** Put the pollution on the card that was clicked. */
export function dirtOn(view: FuturaView, proposal: Proposal, at: string): Proposal {
  const which = proposal.dirt.findIndex((other) => other !== at);
  if (which < 0) return proposal;
  const others = proposal.dirt.filter((_, i) => i !== which);
  if (!dirtChoices(view, others).includes(at)) return proposal;
  return { ...proposal, dirt: proposal.dirt.map((other, i) => (i === which ? at : other)) };
}

/** The proposal as answers; the service asks for them in its own order. */
export const answersOf = ({ pays, dirt }: Proposal): string[] => [
  ...pays.map(({ resource, at }) => `pay ${resource} ${at}`),
  ...dirt.map((at) => `pollute ${at}`),
];

/** The cells to show: the cards in a square of three by three; while one is placed, all cells that it may go to (F12). */
export function frame(plots: Plot[], legal: string[]): { xs: number[]; ys: number[] } {
  const span = (values: number[], wanted: number[]): number[] => {
    const [least, most] = [Math.min(...values, ...wanted), Math.max(...values, ...wanted)];
    const before = most - least === 0 ? 1 : 0;
    const from = least - before;
    const to = Math.max(most, from + 2);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  };
  const places = legal.map(placeOf);
  return {
    xs: span(
      plots.map(({ at }) => at[0]),
      places.map(([x]) => x),
    ),
    ys: span(
      plots.map(({ at }) => at[1]),
      places.map(([, y]) => y),
    ),
  };
}
