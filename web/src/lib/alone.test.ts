import { expect, it } from 'vitest';
import { games } from '../games';
import { aloneIn, companyOf, heldAlone } from './alone';
import type { Mix } from './game';
import type { KeptGame } from './you';

const kept = (bots: string[] | undefined, seat = 0): KeptGame => ({ bots, seat }) as KeptGame;

it('knows company by its bots, in whatever order, and not where a person is among it', () => {
  expect(companyOf(kept(['', 'tips', 'altruist']))).toBe('altruist, tips');
  expect(companyOf(kept(['altruist', 'tips', ''], 2))).toBe('altruist, tips');
  expect(companyOf(kept(['', 'tips', '']))).toBeNull();
  expect(companyOf(kept(undefined))).toBeNull();
});

it('takes the mean over the games whose bots were measured', () => {
  const alone = { 'altruist, tips': 0.9, 'greedy, tips': 0.4 };
  const played = [
    kept(['', 'tips', 'altruist']),
    kept(['greedy', 'tips', ''], 2),
    kept(['', 'x', 'y']),
    kept(undefined),
  ];
  expect(heldAlone(played, alone)).toEqual({ share: 0.65, count: 2 });
  expect(heldAlone([kept(undefined)], alone)).toBeNull();
});

/** All that a mixture can be beside one person at a table of this size. */
const companies = (mix: Mix, others: number): string[][] =>
  Array.from({ length: others }, (_, i) => mix[i % mix.length]!).reduce<string[][]>(
    (found, one) => found.flatMap((bots) => (Array.isArray(one) ? one : [one]).map((bot) => [...bots, bot])),
    [[]],
  );

it('was measured for whatever Play now seats', async () => {
  const alone = await aloneIn('terra');
  for (const mix of [games['terra']!.bots, ...Object.values(games['terra']!.mixes!)])
    for (const others of [2, 3, 4, 5])
      for (const bots of companies(mix, others)) expect(alone, bots.join()).toHaveProperty([bots.sort().join(', ')]);
});
