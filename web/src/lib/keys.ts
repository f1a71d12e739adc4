import { settings } from './settings.svelte';

/** A single letter or digit, on a device on which those are no shortcuts. */
export const isSwitchedOff = (event: KeyboardEvent): boolean =>
  !settings.singleKeys && event.key.length === 1 && event.key !== ' ';
