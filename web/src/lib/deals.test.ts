import { beforeEach, expect, test, vi } from 'vitest';
import type { DealOutcome } from '../api/messages';
import {
  behind,
  dayOf,
  daysOf,
  isDay,
  keepDeal,
  keptDeal,
  monthBeside,
  newDeal,
  partedAt,
  pathOf,
  rowOf,
  sourceOf,
  today,
} from './deals';

const outcome = (...given: (number | null)[]): DealOutcome => ({
  deal: 'terra~2026-11-17',
  seat: 0,
  held: true,
  points: [28, 19],
  winners: [0],
  late: false,
  tasks: given.map((value, place) => ({
    sign: value ? 'done' : 'open',
    name: `G-${place}`,
    size: 12,
    given: value,
  })),
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-18T23:30:00') });
});

test('the day is that of the calendar of this device', () => {
  expect(today()).toBe('2026-11-18');
  expect(isDay('2026-11-18')).toBe(true);
  for (const none of ['2026-11-19', '2025-12-31', '2026-02-30', 'tomorrow', '2026-1-1'])
    expect(isDay(none)).toBe(false);
});

test('a month ends today, and there are no deals before the first day', () => {
  expect(daysOf('2026-11')).toHaveLength(18);
  expect(daysOf('2026-02').at(-1)).toBe('2026-02-28');
  expect(monthBeside('2026-11', 1)).toBe(null);
  expect(monthBeside('2026-11', -1)).toBe('2026-10');
  expect(monthBeside('2026-01', -1)).toBe(null);
});

test('a deal is named by its day or by digits, and has a page', () => {
  expect(pathOf('terra~2026-11-17')).toBe('/daily/2026-11-17');
  const friends = newDeal('2026-11-17');
  expect(friends).toMatch(/^terra~2026-11-17~[0-9a-f]{16}$/);
  expect(pathOf(friends)).toBe(`/deal/${friends}`);
  expect(sourceOf(friends)).toBe('terra~2026-11-17');
  const fresh = newDeal();
  expect(fresh).toMatch(/^terra~[0-9a-f]{32}$/);
  expect(dayOf(fresh)).toBe(null);
});

test('the row gives nothing away', () => {
  expect(
    rowOf({
      ...outcome(4, 0),
      tasks: ['done', 'later', 'open', 'lost', 'never'].map((sign) => ({
        sign,
        name: 'R-EU',
        size: 16,
        given: 3,
      })) as DealOutcome['tasks'],
    }),
  ).toBe('● ◐ ○ ✕ ·');
});

test('a deal is kept on the device, and only so many are', () => {
  const kept = { table: 'x', names: ['Ada'], outcome: null, isCounted: false };
  for (let number = 0; number < 600; number++) keepDeal(`terra~${number}`, kept);
  expect(keptDeal('terra~0')).toBe(null);
  expect(keptDeal('terra~599')).toEqual(kept);
  localStorage.setItem('terrae.deals', 'broken');
  expect(keptDeal('terra~599')).toBe(null);
});

test('many others are counted roughly', () => {
  expect(
    behind(
      [
        { points: 10, players: 3 },
        { points: 20, players: 5 },
      ],
      20,
    ),
  ).toEqual({ count: 3, isRough: false });
  expect(behind([{ points: 10, players: 604 }], 20)).toEqual({ count: 600, isRough: true });
});

test('friends part where the first of them gives another card', () => {
  expect(partedAt(outcome(4, 5, 0), outcome(4, 0, 0))).toBe(1);
  expect(partedAt(outcome(4), outcome(4))).toBe(null);
});
