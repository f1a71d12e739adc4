// What a game's folder gives to its atlas of cards and to "why this game": `games/<game>/atlas.ts` exports one of these.
// What stands for each card in the world is the message `<game>-atlas-<card>`.
import type { Component } from 'svelte';
import type { Drawing } from './drawing';

export interface AtlasCard {
  /** Its part of the address. */
  id: string;
  name: string;
  /** How often it is there, in a few words. */
  note: string;
  /** The group under which it stands. */
  group: string;
  /** The choices of the filters that let it through. */
  tags: string[];
  /** What it is found by, besides its name, its note and its text. */
  keywords: string[];
}

export interface Group {
  id: string;
  title: string;
  line: string;
}

export interface AtlasChoice {
  id: string;
  label: string;
  sign?: Drawing;
  /** The colour of the sign. */
  tint?: string;
}

/** Choices of one kind: a card passes if it has one of those that are chosen, or if none is. */
export interface Filter {
  choices: AtlasChoice[];
  /** If one of them is picked from a list: the name of the list. */
  list?: string;
}

/** A line of what is known of a card: in words, or as other cards. */
export interface Fact {
  label: string;
  text?: string;
  cards?: string[];
}

export interface Atlas {
  groups: () => Group[];
  /** In the order in which they are shown. */
  cards: () => AtlasCard[];
  filters: () => Filter[];
  /** What kind of card it is, above its name. */
  kindOf: (card: string) => string;
  factsOf: (card: string) => Fact[];
  /** How many stand in a row of a wide screen. */
  columns: number;
  Picture: Component<{ card: string; width: string }>;
  /** What pictures refer to: it stands on a page once. */
  Patterns?: Component;
  InGame: Component<{ card: string }>;
  /** For each thought of "why this game", one or two cards that show it. */
  thoughts: string[][];
}
