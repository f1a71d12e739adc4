import { expect, it } from 'vitest';
import type { Deck, CardOption } from './deck';
import { gainsOf } from './gains';
import { Turn } from './turn.svelte';
import type { Plot } from './types';

const card = (...upper: CardOption[]) => ({ level: 1 as const, spaces: 1, upper, lower: [] });
const deck = {
  cards: {
    orchard: card({ gain: { green: 1 } }),
    mine: card({ gain: { red: 1 }, pollution: 1 }),
    village: card({ gain_any: ['green', 'money'] }),
    mill: card({ gain: { yellow: 1 } }, { pay: { yellow: 1 }, get: { food: 1 } }),
  },
} as unknown as Deck;
const plot = (name: string, x: number, ready = 1): Plot => ({
  card: name,
  at: [x, 0],
  cubes: 0,
  spaces: 1,
  active: true,
  resources: {},
  ready,
});

it('uses at once all cards in which nothing is to be chosen, and no other', () => {
  const answers = ['use 0,0 1', 'use 1,0 1', 'use 2,0 1', 'use 3,0 1', 'use 4,0 1', 'end'];
  const sent: string[] = [];
  const question = { kind: 'use', rule: '', rules: [], answers };
  const turn = new Turn(
    () => question,
    () => (text) => void sent.push(text),
  );
  const plots = [plot('orchard', 0, 2), plot('mine', 1), plot('village', 2), plot('mill', 3), plot('orchard', 4)];
  const gains = gainsOf(turn, plots, deck);
  expect(gains).toEqual(['use 0,0 1', 'use 0,0 1', 'use 4,0 1']);
  turn.follow(gains);
  turn.hear();
  turn.goOn();
  turn.hear();
  turn.goOn();
  expect(sent).toEqual(gains);
});
