import { describe, expect, it } from 'vitest';
import { adviceName, laterBy, minuteOf, startsOf } from './guide';

const stages = [
  { kind: 'welcome', minutes: 2 },
  { kind: 'round', minutes: 9 },
  { kind: 'law', minutes: 3 },
  { kind: 'round', minutes: 9 },
];
const among =
  (...written: string[]) =>
  (message: string) =>
    written.includes(message);

describe('the guide', () => {
  it('says what is written for the plan, else for the game, else for every lesson', () => {
    const all = ['terra-guide-short-round-2', 'terra-guide-short-round', 'terra-guide-round', 'web-guide-round'];
    for (const [n, name] of all.entries())
      expect(adviceName('terra', 'short', stages, 3, among(...all.slice(n)))).toBe(name);
    expect(adviceName('terra', 'short', stages, 0, among(...all))).toBe('');
  });
  it('numbers rounds only where there are several', () => {
    const one = stages.slice(0, 2);
    expect(adviceName('terra', 'short', one, 1, among('terra-guide-short-round-1', 'web-guide-round'))).toBe(
      'web-guide-round',
    );
  });
  it('knows when stages begin, also over midnight', () => {
    expect(startsOf(stages)).toEqual([0, 2, 11, 14, 23]);
    expect(laterBy('10:05', 11)).toBe('10:16');
    expect(laterBy('23:50', 23)).toBe('00:13');
  });
  it('counts the minute of a lesson, and no further than its stage', () => {
    expect(minuteOf(stages, 1, 9 * 60_000, 60_000)).toBe(3);
    expect(minuteOf(stages, 1, 4.5 * 60_000, 60_000)).toBe(7);
    expect(minuteOf(stages, 1, -60_000, 60_000)).toBe(12);
    expect(minuteOf(stages, -1, null, 60_000)).toBe(1);
    expect(minuteOf(stages, 3, 0, 60_000)).toBe(23);
  });
});
