import { expect, it } from 'vitest';
import { crises, measures } from './atlas';
import deck from 'deck:terra';

it('has every measure', () => {
  expect(measures).toHaveLength(18);
});
it('has every crisis of the deck', () => {
  expect([...crises].sort()).toEqual(Object.keys(deck.threats).sort());
});
