import { expect, it } from 'vitest';
import state from '../../../../src/terrae/games/terra/state.py?raw';
import { COPIES, crises, measures } from './atlas';
import deck from 'deck:terra';

it('counts the measures as the engine does', () => {
  const told = /^COPIES = \(([\d, ]+)\)$/m.exec(state)![1]!;
  expect(COPIES).toEqual(told.split(',').map(Number));
  expect(measures).toHaveLength(18);
});
it('has every crisis of the deck', () => {
  expect([...crises].sort()).toEqual(Object.keys(deck.threats).sort());
});
