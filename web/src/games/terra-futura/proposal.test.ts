import { describe, expect, it } from 'vitest';
import { answersOf, dirtOn, frame, payWith, propose, turnPayment } from './proposal';
import type { Activation, FuturaView, Plot } from './types';

const plot = (at: [number, number], more: Partial<Plot> = {}): Plot => ({
  card: 'orchard',
  at,
  cubes: 0,
  spaces: 0,
  active: true,
  resources: {},
  ready: 0,
  ...more,
});

function view(cards: Plot[], activation: Partial<Activation>): FuturaView {
  const territory = { cards, stock: { green: 2, red: 1 }, resource_points: 0, polluted: 0, cubes: 0, pattern: null };
  return {
    seat: 0,
    territories: [territory],
    activation: {
      at: [0, 0],
      copied: null,
      option: 1,
      due: {},
      paid: {},
      choose: 0,
      pollution: 0,
      moves: 0,
      ...activation,
    },
    question: { kind: 'pay', rule: 'F16', answers: [] },
  } as unknown as FuturaView;
}

describe('a proposed payment', () => {
  const cards = [plot([0, 0], { resources: { green: 2 } }), plot([1, 0], { resources: { red: 1 }, spaces: 1 })];

  it('pays what is due, with what there is most of', () => {
    const proposal = propose(view(cards, { due: { raw: 2 } }));
    expect(answersOf(proposal)).toEqual(['pay green 0,0', 'pay green 0,0']);
  });
  it('pays named resources by their name', () => {
    const proposal = propose(view(cards, { due: { raw: 1, red: 1 } }));
    expect(answersOf(proposal)).toEqual(['pay red 1,0', 'pay green 0,0']);
  });
  it('leaves inactive cards alone', () => {
    const choked = [cards[0]!, { ...cards[1]!, active: false }];
    expect(answersOf(propose(view(choked, { due: { red: 1 } })))).toEqual([]);
  });
  it('puts pollution where there is space for it', () => {
    expect(propose(view(cards, { due: { raw: 1 }, pollution: 1 })).dirt).toEqual(['1,0']);
  });
  it('changes with a click on another cube, on a chip, or on another card', () => {
    const seen = view(cards, { due: { raw: 1 }, pollution: 1 });
    const proposal = propose(seen);
    expect(answersOf(payWith(seen, proposal, 'red', '1,0'))[0]).toBe('pay red 1,0');
    expect(answersOf(turnPayment(seen, proposal, 0))[0]).toBe('pay red 1,0');
    expect(dirtOn(seen, proposal, '0,0').dirt).toEqual(['0,0']);
  });
});

describe('the cells to show', () => {
  it('are three by three around a lonely card', () => {
    expect(frame([plot([0, 0])], [])).toEqual({ xs: [-1, 0, 1], ys: [-1, 0, 1] });
  });
  it('grow to where a card may be placed', () => {
    expect(frame([plot([0, 0]), plot([1, 0])], ['-1,0', '2,0']).xs).toEqual([-1, 0, 1, 2]);
  });
});
