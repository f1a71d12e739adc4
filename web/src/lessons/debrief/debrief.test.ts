// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DebriefInfo } from '../../api/messages';
import { ShownDebrief } from './debrief.svelte';

const answer = (laws_ready: boolean): DebriefInfo => ({ laws_ready, laws: null, slides: {} }) as unknown as DebriefInfo;

describe('a debrief while it is shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks again until the class under other laws is there', async () => {
    let asked = 0;
    const shown = new ShownDebrief('abc', () => Promise.resolve(answer(++asked === 2)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([asked, shown.told?.laws_ready]).toEqual([2, true]);
    shown.close();
  });
  it('hides names and the dark with another slide, and stays within the slides', async () => {
    const shown = new ShownDebrief('abc', () => Promise.resolve(answer(true)));
    await vi.advanceTimersByTimeAsync(0);
    shown.revealed = shown.blank = true;
    shown.show(9, 8);
    expect([shown.at, shown.revealed, shown.blank]).toEqual([7, false, false]);
    shown.show(-1, 8);
    expect(shown.at).toBe(0);
    shown.close();
  });
});
