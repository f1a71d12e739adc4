// What a game's folder gives to the pages: `games/<game>/game.ts` exports one of these.
import type { Component } from 'svelte';
import type { DeckAnswer, Step, View } from '../api/types';
import type { Atlas } from './atlas';
import type { BoardProps, Player } from './board';
import type { Strength } from './bots';
import type { Drawing } from './drawing';
import type { Portrait } from './portraits';
import type { Cue } from './sounds';
import type { Reading } from './talk/speech';

type Lazy<Part> = () => Promise<{ default: Part }>;

/** Moments of one game to decide in, with what comes of each answer that the lesson hopes for. */
export interface Lesson {
  players: string[];
  deck: DeckAnswer;
  positions: {
    /** Its messages are `<game>-lesson-<name>`, with `-hint` and `-good`. */
    name: string;
    view: View;
    log: Step[];
    wanted: Record<string, (Step & { view: View }) | undefined>;
    /** What the answers would bring, each a `Preview`, by the line of answers as JSON. */
    previews: Record<string, unknown>;
  }[];
}

/** Bots in their order round the table; where there are several for a seat, the lot decides. */
export type Mix = (string | string[])[];

export interface Game {
  board: Lazy<Component<BoardProps>>;
  /** The picture on the game's card and in its lobby. */
  cover: Lazy<Component>;
  lesson: Lazy<Lesson>;
  /** The atlas of its cards, and why there is this game. */
  atlas?: Lazy<Atlas>;
  /** How what its players say reads; left out by a game that has no acts. */
  reading?: Lazy<(players: Player[], reader: number | null) => Reading>;
  /** Its bots, drawn. */
  portraits?: Lazy<Record<string, Portrait>>;
  /** A record worth watching. */
  sample: Lazy<unknown>;
  icon: Drawing;
  credit: { author: string; publisher: string; year: number };
  /** How many play when nobody says. */
  usualPlayers: number;
  /** The bots of *Play now*, in their order round the table. */
  bots: Mix;
  /** The bots of *Play now* for whoever wants weaker or stronger ones. */
  mixes?: Partial<Record<Strength, Mix>>;
  /** The bot that plays for somebody who leaves. */
  substitute: string;
  /** What may be heard of a move, by the events of its story. */
  cues: Record<string, Cue>;
}
