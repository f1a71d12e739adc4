import { afterEach, describe, expect, it } from 'vitest';
import { isSwitchedOff } from './keys';
import { settings } from './settings.svelte';

const press = (key: string): boolean => isSwitchedOff(new KeyboardEvent('keydown', { key }));

describe('single keys', () => {
  afterEach(() => {
    if (!settings.singleKeys) settings.turnSingleKeys();
  });

  it('are shortcuts until they are switched off', () => {
    expect(['t', '1', 'Enter'].map(press)).toEqual([false, false, false]);
    settings.turnSingleKeys();
    expect(['t', '1', '?'].map(press)).toEqual([true, true, true]);
    expect(localStorage.getItem('terrae.single-keys')).toBe('off');
  });
  it('are letters, digits and signs, not the keys with which one goes through a page', () => {
    settings.turnSingleKeys();
    expect(['Enter', 'Escape', 'ArrowDown', ' ', 'Home'].map(press)).toEqual([false, false, false, false, false]);
  });
});
