import { expect, it } from 'vitest';
import type { View } from '../../api/types';
import { keptBy } from './kept';

it('tells what was kept only when it is open', () => {
  expect(keptBy(null)).toBeNull();
  expect(keptBy([{ own: { hand: ['G4', 'R1'], hoard: ['B2'] } }] as unknown as View[])).toEqual([7]);
});
