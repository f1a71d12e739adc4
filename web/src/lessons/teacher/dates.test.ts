import { expect, test } from 'vitest';
import { fieldDate, inAWeek } from './dates';

test('a field reads back the moment that it shows', () => {
  const moment = Date.parse('2026-11-18T14:30:00Z');
  expect(Date.parse(fieldDate(moment))).toBe(moment);
});

test('homework is suggested for a week, until the morning', () => {
  const until = new Date(inAWeek(Date.parse('2026-11-18T14:30:00Z')));
  expect(until.getHours()).toBe(8);
  expect(until.getTime() - Date.parse('2026-11-18T14:30:00Z')).toBeGreaterThan(6 * 86_400_000);
});
