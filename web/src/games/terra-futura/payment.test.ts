import { describe, expect, it } from 'vitest';
import { answersOf, cardsForDirt, dirtOn, payWith, propose, waysToPay, withDirt, withPayment } from './payment';
import type { Due, FuturaView, Pollution } from './types';

type Asked = NonNullable<FuturaView['question']>;
const asked = (due: Due[], pollution?: Pollution): Asked => ({
  kind: 'pay',
  rule: '',
  rules: [],
  answers: [],
  due,
  pollution,
});

const green = { resource: 'green' as const, at: [0, 0] as [number, number], count: 2 };
const red = { resource: 'red' as const, at: [1, 0] as [number, number], count: 1 };
const pollution: Pollution = {
  count: 1,
  onto: [
    { at: [1, 0], free: 1, most: 2 },
    { at: [0, 0], free: 0, most: 1 },
  ],
  proposed: [[1, 0]],
};

describe('a proposed payment', () => {
  it('takes the best cube for each that is due, and none twice', () => {
    const proposal = propose(asked([{ kind: 'raw', count: 3, from: [green, red] }]));
    expect(answersOf(proposal)).toEqual(['pay green 0,0', 'pay green 0,0', 'pay red 1,0']);
  });
  it('leaves a cube that pays for one thing out of the next', () => {
    const due: Due[] = [
      { kind: 'red', count: 1, from: [red] },
      { kind: 'raw', count: 1, from: [red, green] },
    ];
    expect(answersOf(propose(asked(due)))).toEqual(['pay red 1,0', 'pay green 0,0']);
  });
  it('puts pollution where the question proposes it', () => {
    expect(propose(asked([], pollution)).dirt).toEqual(['1,0']);
  });
  it('changes with a click on another cube, on a chip, or on another card', () => {
    const question = asked([{ kind: 'raw', count: 1, from: [green, red] }], pollution);
    const proposal = propose(question);
    expect(answersOf(payWith(proposal, 'red', '1,0'))[0]).toBe('pay red 1,0');
    const [first, second] = waysToPay(proposal, 0);
    expect(first).toEqual(proposal.pays[0]);
    expect(answersOf(withPayment(proposal, 0, second!))[0]).toBe('pay red 1,0');
    expect(dirtOn(question, proposal, '0,0').dirt).toEqual(['0,0']);
    expect(cardsForDirt(question, proposal, 0)).toEqual(['1,0', '0,0']);
    expect(withDirt(proposal, 0, '0,0').dirt).toEqual(['0,0']);
  });
  it('lists no cube and no card that another one takes up', () => {
    const question = asked([{ kind: 'raw', count: 2, from: [red, { ...green, count: 1 }] }], {
      ...pollution,
      count: 2,
      proposed: [
        [0, 0],
        [1, 0],
      ],
    });
    const proposal = propose(question);
    expect(waysToPay(proposal, 0).map(({ resource }) => resource)).toEqual(['red']);
    expect(cardsForDirt(question, proposal, 1)).toEqual(['1,0']);
  });
  it('stays as it is when what was clicked cannot pay or take any more', () => {
    const question = asked([{ kind: 'green', count: 1, from: [green] }], {
      ...pollution,
      proposed: [
        [0, 0],
        [1, 0],
      ],
    });
    const proposal = propose(question);
    expect(payWith(proposal, 'red', '1,0')).toEqual(proposal);
    expect(dirtOn(question, proposal, '0,0')).toEqual(proposal);
    expect(dirtOn(question, proposal, '1,0').dirt).toEqual(['1,0', '1,0']);
  });
});
