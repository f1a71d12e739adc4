import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ago, countdown, duration, listed, roughly, words } from './words.svelte';

describe('numbers, times and lists', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-15T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('are told in English', async () => {
    await words.load('en');
    expect(duration(2, 'minute')).toBe('2 minutes');
    expect(countdown(65_000)).toBe('1:05');
    expect(countdown(2 * 3_600_000)).toBe('2 hours');
    expect(roughly(59_999)).toBe('59 seconds');
    expect(ago('2026-11-15T10:00:00Z')).toBe('2 hours ago');
  });
  it('are told as other languages tell them', async () => {
    await words.load('pl');
    expect(duration(2, 'minute')).toBe('2 minuty');
    expect(duration(5, 'minute')).toBe('5 minut');
    await words.load('de');
    expect(listed(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben und Cleo');
    expect(ago('2026-11-14T11:00:00Z')).toBe('gestern');
  });
});
