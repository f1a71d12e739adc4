import { beforeEach, expect, test } from 'vitest';
import { countTry, keptTries } from './coach/tried';
import { keepTry } from './puzzles';
import { EMPTY } from './talk/ledger';
import { bringIn, copyOf, eraseAll, keepCoached, keepGame, keptGames, mean, share, summaryOf } from './you';

beforeEach(() => localStorage.clear());

const seats = (...names: string[]) => names.map((name) => ({ name, bot: name === 'B' ? 'tips' : null }));
const won = { outcome: 'success', scores: [12, 30, 30, 5], winners: [1, 2] };
const game = (result: Record<string, unknown> = won) =>
  summaryOf('terra', seats('Ada', 'B', 'C', 'D'), 1, result, [4, 8, 3, 1], null, EMPTY);

test('a shared win is a part of one, and a lost world has neither place nor score', () => {
  expect(game()).toMatchObject({ held: true, won: 0.5, place: 1, score: 30, given: [8, 8 / 3] });
  expect(game()).toMatchObject({ names: ['Ada', 'B', 'C', 'D'], bots: ['', 'tips', '', ''] });
  expect(game({ outcome: 'loss' })).toMatchObject({ held: false, won: 0, place: null, score: null });
});

test('promises count once they are tested', () => {
  const promise = (seat: number, verdict: 'kept' | 'broken' | 'open') => ({ seat, verdict });
  const promises = [promise(1, 'kept'), promise(1, 'open'), promise(0, 'broken')] as never;
  const told = summaryOf('terra', seats('A', 'B'), 1, won, [1, 2], null, { ...EMPTY, promises });
  expect(told.word).toEqual([1, 1, 0, 1]);
});

test('a game is kept once, and what the coach counts is added', () => {
  keepGame('t', game());
  keepGame('t', game({ outcome: 'loss' }));
  keepCoached('t', 1, { win: { cards: 1, others: 2, choices: -3 } });
  keepCoached('t', 0, { win: { cards: 0, others: 0, choices: 9 } });
  keepCoached('unknown', 1, {});
  expect(Object.keys(keptGames())).toEqual(['t']);
  expect(keptGames()['t']).toMatchObject({ held: true, coach: { win: { choices: -3 } } });
});

test('a copy is brought in: games by their id, twice is once', () => {
  keepGame('one', game());
  keepTry('p', 'seat', true);
  countTry('one/1/7', 'worse', { game: 'terra', choice: 'hoard', isLoss: true });
  const copy = copyOf();
  eraseAll();
  expect(keptGames()).toEqual({});
  expect(keptTries()).toEqual({});
  keepGame('two', game());
  expect(bringIn(copy)).toBe(1);
  expect(bringIn(copy)).toBe(0);
  expect(Object.keys(keptGames()).sort()).toEqual(['one', 'two']);
  expect(JSON.parse(localStorage.getItem('terrae.puzzles')!)).toHaveProperty('p');
  expect(keptTries()).toHaveProperty('one/1/7');
});

test('what is no copy changes nothing, and of a broken one only what holds is taken', () => {
  for (const text of ['', 'null', '[]', '{"format":"other"}', '{"games":{}}']) expect(bringIn(text)).toBeNull();
  const broken = {
    format: 'terrae-you/1',
    games: { a: { ...game(), won: 'much' }, b: game(), c: null, d: { ...game(), bots: [7] } },
    puzzles: 7,
  };
  expect(bringIn(JSON.stringify(broken))).toBe(1);
  expect(Object.keys(keptGames())).toEqual(['b']);
  expect(bringIn(' '.repeat(5 * 1024 * 1024))).toBeNull();
});

test('shares and means have intervals', () => {
  const { low, high } = share(21, 34);
  expect(low).toBeCloseTo(0.451, 2);
  expect(high).toBeCloseTo(0.761, 2);
  expect(mean([1, 1, 1, 1])).toEqual({ mean: 1, low: 1, high: 1 });
});
