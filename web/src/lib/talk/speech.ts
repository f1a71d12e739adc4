// What a game gives to the talk at its table: its acts, how they are filled from the table, and how they read.
import type { Event } from '../../api/types';
import type { Drawing } from '../drawing';
import type { Promised } from './ledger';

/** Something to say as data: the name of an act, and its slots. */
export interface Act {
  act: string;
  [slot: string]: number | string;
}

/** One way to fill a slot. */
export interface Option {
  /** The draft with the slot filled so. */
  act: Act;
  label: string;
  /** The seat it speaks of, and what is to be known of it. */
  seat?: number;
  note?: string;
  /** It is listed, but cannot be taken. */
  isOff?: boolean;
  /** A thing to draw in place of the label, between the marks of `thing`. */
  drawn?: string;
}

/** How what was said reads. */
export interface Reading {
  icon: (act: string) => Drawing;
  sentence: (act: Act) => string;
  /** How a promise's ticket looks (a class), and what it says. */
  ticket: (promise: Promised) => { look: string; label: string };
  /** The promise as it was said. */
  promise: (promise: Promised) => string;
  /** What somebody said to hold none of. */
  denial: (kind: string) => string;
  /** Whose turn it is after an event; null if the event does not say. */
  onTurn: (event: Event) => number | null;
  /** What counts as a promise; and what is looked at of what was said of hands. */
  counts: string;
  hands: string;
}

/** How something new is said. */
export interface Speech extends Reading {
  acts: { name: string; label: string }[];
  /** A first draft of an act, filled from the table; null if it cannot be said now. */
  draft: (name: string) => Act | null;
  /** Why there is no draft of it. */
  whyNot: (name: string) => string;
  /** The sentence of a draft, with a thing `slot` at every place to be filled. */
  frame: (draft: Act) => string;
  /** What stands in a slot, what the slot is called, and with what it can be filled. */
  filled: (draft: Act, slot: string) => string;
  slotName: (slot: string) => string;
  options: (draft: Act, slot: string) => Option[];
  /** What is to be known of a draft before it is said. */
  note: (draft: Act) => string;
}

export const isSame = (one: Act, other: Act): boolean =>
  Object.keys({ ...one, ...other }).every((slot) => one[slot] === other[slot]);
