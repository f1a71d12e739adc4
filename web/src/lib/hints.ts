// Hints that need not be read for ever: who has read one in three turns knows it, and finds it under help from then on.
import { remember, remembered } from './settings.svelte';

const ENOUGH = 3;
const last = new Map<string, { moment: string; isSaid: boolean }>();

/** Whether a hint is said in this turn: in the first three on this device that want it. */
export function isSaid(hint: string, turn: string): boolean {
  const before = last.get(hint);
  if (before?.moment === turn) return before.isSaid;
  const read = Number(remembered(`hint.${hint}`));
  const is = read < ENOUGH;
  if (is) remember(`hint.${hint}`, String(read + 1));
  last.set(hint, { moment: turn, isSaid: is });
  return is;
}
