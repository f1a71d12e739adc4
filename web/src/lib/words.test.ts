import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ago, countdown, decimal, duration, listed, roughly, t, words } from './words.svelte';

describe('numbers, times and lists', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-15T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('are told in English', async () => {
    await words.load('en');
    expect(decimal(42)).toBe('42.0');
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
    expect(decimal(42.45)).toBe('42,5');
    expect(listed(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben und Cleo');
    expect(ago('2026-11-14T11:00:00Z')).toBe('gestern');
  });
});

describe('sentences that only some pages need', () => {
  const more = (said: string) => ({ share: 100, load: async () => ({ default: [`${said}\n`] }) });

  it('are said from then on, in every language that is chosen', async () => {
    await words.load('de');
    expect(t('later')).toBe('later');
    await words.add({ en: more('later = Later'), de: more('later = Später') });
    expect(t('later')).toBe('Später');
    await words.load('pl');
    expect(t('later')).toBe('Later');
  });
  it('do not undo a choice that was made while they came', async () => {
    await words.load('en');
    let come = (): void => undefined;
    const late = new Promise<void>((done) => (come = done));
    let calls = 0;
    const slow = { share: 100, load: async () => (calls++ ? undefined : await late, { default: ['last = Last\n'] }) };
    const adding = words.add({ en: slow });
    await words.load('cs');
    come();
    await adding;
    expect(words.language).toBe('cs');
    expect(t('last')).toBe('Last');
  });
});
