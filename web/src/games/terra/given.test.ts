import { expect, it } from 'vitest';
import type { View } from '../../api/types';
import { givenBy, keptBy } from './given';

it('counts what was given to impending and to full-blown crises, and not what was thrown away', () => {
  const story = [
    { event: 'play', seat: 0, card: 'G4', crisis: 'G-AF' },
    { event: 'contribute', seat: 2, card: 'R6', crisis: 'R-EU' },
    { event: 'contribute', seat: 0, card: 'B1', crisis: 'B-EU' },
    { event: 'discard', seat: 1, card: 'B5' },
  ];
  expect(givenBy([{ number: 1, seat: 0, told: '', story }], 3)).toEqual([5, 0, 6]);
});

it('tells what was kept only when it is open', () => {
  expect(keptBy(null)).toBeNull();
  expect(keptBy([{ own: { hand: ['G4', 'R1'], hoard: ['B2'] } }] as unknown as View[])).toEqual([7]);
});
