import { beforeAll, expect, it } from 'vitest';
import type { View } from '../../api/types';
import { words } from '../../lib/words.svelte';
import coach from './coach';

beforeAll(() => words.load('en'));

const view = (...crises: string[]): View => ({ full_blown: crises.map((crisis) => ({ crisis })) }) as unknown as View;

it('puts crises on the curve, tall where they became full-blown, and no Solution', () => {
  const tick = coach.ticks([view(), view('R-AF'), view('R-AF', 'G-OC'), view('G-OC')]);
  expect(tick('R-AF')).toMatchObject({ colour: 'var(--red)', isTall: true });
  expect(tick('G-OC')).toMatchObject({ colour: 'var(--green)', isTall: true });
  expect(tick('B-EU')).toMatchObject({ colour: 'var(--blue)', isTall: false });
  expect(tick('B-EU')!.name).not.toContain('B-EU');
  expect(tick('G4')).toBeNull();
  expect(tick('a Solution')).toBeNull();
});
