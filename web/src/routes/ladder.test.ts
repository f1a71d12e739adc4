import { expect, test } from 'vitest';
import { type Estimate, type Mix, matrixOf, numbersOfPlayers, pooled, rowOf, rowsOf } from './ladder';

const mix = (bots: string[], survival: number, wins: Record<string, number>): Mix => ({
  bots,
  games: 100,
  survival: [survival, survival - 0.1, survival + 0.1],
  wins: Object.fromEntries(Object.entries(wins).map(([bot, share]) => [bot, [share, share, share] as Estimate])),
  score: Object.fromEntries(Object.keys(wins).map((bot) => [bot, survival ? [20, 19, 21] : null])),
  seed: 's',
  version: '1',
});
const mixes = [
  mix(['tips', 'tips', 'tips'], 0.9, { tips: 0.3 }),
  mix(['greedy', 'tips', 'tips'], 0.6, { greedy: 0.6, tips: 0 }),
  mix(['tips', 'greedy', 'greedy'], 0.1, { tips: 0, greedy: 0.05 }),
  mix(['greedy', 'greedy', 'greedy'], 0, { greedy: 0 }),
];

test('a mean has a narrower interval than its parts', () => {
  const [mean, low, high] = pooled([
    [0.4, 0.3, 0.5],
    [0.6, 0.5, 0.7],
  ]);
  expect(mean).toBeCloseTo(0.5);
  expect(mean - low).toBeCloseTo(0.1 / Math.SQRT2);
  expect(high - mean).toBeCloseTo(0.1 / Math.SQRT2);
});

test('who wins most comes first, with the survival of its tables beside it', () => {
  const rows = rowsOf(mixes);
  expect(rows.map((row) => row.bot)).toEqual(['greedy', 'tips']);
  expect(rows[0]!.survival[0]).toBeCloseTo(0.7 / 3);
  expect(rows[0]!.score?.[0]).toBe(20);
});

test('the matrix tells one among others of a kind, and who does best there', () => {
  const cells = matrixOf(mixes);
  expect(cells.get('greedy')?.get('tips')).toMatchObject({ wins: [0.6, 0.6, 0.6], isBest: true });
  expect(cells.get('tips')?.get('tips')).toMatchObject({ isBest: false });
  expect(cells.get('tips')?.get('greedy')?.isBest).toBe(false);
  expect(numbersOfPlayers(mixes)).toEqual([3]);
});

test('at a table of two each is one among one other', () => {
  const cells = matrixOf([mix(['a', 'b'], 1, { a: 0.7, b: 0.3 })]);
  expect(cells.get('a')?.get('b')?.wins[0]).toBe(0.7);
  expect(cells.get('b')?.get('a')?.wins[0]).toBe(0.3);
});

test('what is told of a bot is counted at tables of its size, or nothing is told', () => {
  const row = rowOf([...mixes, mix(['tips', 'tips'], 1, { tips: 0.5 })], 3, 'greedy');
  expect(row).toMatchObject({ bot: 'greedy', games: 300, isEverySaved: false });
  expect(rowOf(mixes, 4, 'greedy')).toBeNull();
  expect(rowOf(mixes, 3, 'greedy[strength=easy]')).toBeNull();
});
