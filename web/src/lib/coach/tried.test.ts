import { beforeEach, expect, test } from 'vitest';
import { countTry, keptTries, mostLost, tallyOf, triesIn } from './tried';

beforeEach(() => localStorage.clear());

const hoard = { game: 'terra', choice: 'hoard', isLoss: true };

test('of a moment the first try counts, and a trade cannot be told either way', () => {
  countTry('a', 'better', hoard);
  countTry('a', 'worse', hoard);
  countTry('b', 'trade', hoard);
  expect(tallyOf(keptTries())).toEqual({ better: 1, same: 1, worse: 0 });
});

test('what was lost by most often is named from three on', () => {
  for (const moment of ['a', 'b']) countTry(moment, 'same', hoard);
  countTry('c', 'same', { ...hoard, choice: 'impending' });
  expect(mostLost(keptTries())).toBeNull();
  countTry('d', 'same', hoard);
  expect(mostLost(keptTries())).toMatchObject({ game: 'terra', choice: 'hoard' });
});

test('of a broken file only what holds is taken', () => {
  const good = { ...hoard, outcome: 'same' };
  expect(triesIn({ a: good, b: null, c: { ...good, outcome: 'won' }, d: { ...good, choice: '<b>' } })).toEqual({
    a: good,
  });
  expect(triesIn([])).toEqual({});
});
