import { settings } from './settings.svelte';

/** A single letter or digit, on a device on which those are no shortcuts. */
export const isSwitchedOff = (event: KeyboardEvent): boolean =>
  !settings.singleKeys && event.key.length === 1 && event.key !== ' ';

/** Is the key meant for something else: a field, a dialog, or the browser? */
export const isForOthers = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent, dialogs = 'dialog'): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest(`input, select, textarea, ${dialogs}`) !== null);
