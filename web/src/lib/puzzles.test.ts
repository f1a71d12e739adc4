import { beforeEach, expect, test } from 'vitest';
import type { PuzzleInfo } from '../api/messages';
import { gradeOf, keepTry, keptPuzzles, lastWeek, nextPuzzle, streak, tallyOf } from './puzzles';

beforeEach(() => localStorage.clear());

const info = (id: string, theme = 'last-card'): PuzzleInfo => ({
  id,
  game: 'terra',
  kind: 'seat',
  theme,
  players: 4,
  about: {},
  misses: 0,
});

test('only the first try counts', () => {
  expect(keepTry('a', 'seat', false)).toBe(true);
  expect(keepTry('a', 'seat', true)).toBe(false);
  expect(tallyOf(keptPuzzles())).toEqual({ solved: 0, tried: 1 });
  keepTry('b', 'open', true);
  expect(tallyOf(keptPuzzles(), 'open')).toEqual({ solved: 1, tried: 1 });
});

test('days in a row end with a missed day, and not with one that is not over', () => {
  for (const day of ['2026-11-13', '2026-11-15', '2026-11-16', '2026-11-17']) keepTry(day, 'seat', true, day);
  keepTry('missed', 'seat', false, '2026-11-14');
  expect(streak(keptPuzzles(), '2026-11-17')).toBe(3);
  expect(streak(keptPuzzles(), '2026-11-18')).toBe(3);
  expect(streak(keptPuzzles(), '2026-11-19')).toBe(0);
  expect(lastWeek(keptPuzzles(), '2026-11-18').map(({ isSolved }) => isSolved)).toEqual([
    false,
    true,
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('what a stranger has written into the storage is nothing', () => {
  localStorage.setItem('terrae.puzzles', '[1');
  expect(keptPuzzles()).toEqual({});
  localStorage.setItem('terrae.puzzles', '[1]');
  expect(keptPuzzles()).toEqual({});
});

test('the next puzzle is one of the same theme that was not tried', () => {
  const all = [info('a'), info('b', 'work-off'), info('c'), info('d')];
  keepTry('c', 'seat', true);
  expect(nextPuzzle(all, keptPuzzles(), all[0]!)?.id).toBe('d');
  expect(nextPuzzle(all, keptPuzzles(), all[3]!)?.id).toBe('a');
  expect(nextPuzzle([all[2]!], keptPuzzles(), null)).toBeNull();
});

test('a grade follows from how many bots miss it', () => {
  expect([0, 2, 3, 5, 6, 9].map(gradeOf)).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'hard']);
});
