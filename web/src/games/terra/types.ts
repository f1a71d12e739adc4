// Terra's view as JSON, as its view/view.py tells it.
import type { Question, View } from '../../api/types';
import type { Points } from './sources';

export type Colour = 'G' | 'B' | 'R';
export type Region = 'NA' | 'SA' | 'EU' | 'AF' | 'AS' | 'OC';
/** A Solution such as "G4". */
export type Solution = string;
/** A crisis such as "G-AF". */
export type Crisis = string;

export interface FullBlown {
  crisis: Crisis;
  threat: number;
  cards: Solution[];
  sum: number;
  open: boolean;
}

export interface Impending {
  crisis: Crisis;
  threat: number;
  played: (Solution | null)[];
  sum: number;
  missing: number;
  /** Who has had their chance, in their order. */
  answered: number[];
  /** Who is still to answer, who decides now first. */
  remaining: number[];
  /** The game is lost if this crisis becomes full-blown. */
  fatal: boolean;
  /** Who helped first, and whose card is the highest so far. */
  first: number | null;
  highest: number[];
}

/** A way of losing control. */
type Way = { kind: 'total' } | { kind: 'region'; region: Region } | { kind: 'colour'; colour: Colour };

/** What is one crisis away from losing the game: the impending one, or so many of those to come. */
export type Near = { kind: 'now' } | ({ crises: number; if_fails: boolean } & Way);

/** Where control was lost, and the crises that did it. */
export type Loss = { crises: Crisis[] } & Way;

/** Three cards that may be hoarded. */
export interface HoardSet {
  cards: Solution[];
  colours: number;
  run: boolean;
  value: number;
  /** What stays with its owner under a common pot. */
  yours?: number;
}

/** How an impending crisis ended, and who scored what. */
export interface CrisisVerdict {
  solved: boolean;
  points: [number, number][];
  /** Who scored for having been first, and for the highest card. */
  first: [number, number][];
  highest: [number, number][];
  /** Who paid a fine for having passed. */
  fined: number[];
  /** Everybody's points after it. */
  track: number[];
  /** The game is lost by it. */
  lost: boolean;
}

/** What an answer would bring, as the engine counts it. */
export interface Brings {
  before: number;
  after: number;
  kind: 'exact' | 'stands' | 'up-to';
  sum?: number;
  threat?: number;
  averted?: boolean;
  last?: boolean;
  first?: { points: number; seats: number[] };
  highest?: { points: number; seats: number[]; higher: boolean; equal: boolean };
  closes?: { points: number; seats: number[] };
}

/** What can be looked up. */
export const TABS = ['discards', 'come', 'hoard', 'open'] as const;
export type Tab = (typeof TABS)[number];

/** How many there are, and how many lose control; 0 where that cannot happen. */
export interface Danger {
  total: [number, number];
  colours: Record<Colour, [number, number]>;
  regions: Record<Region, [number, number]>;
}

export type Result =
  | { outcome: 'loss'; reason: 'region' | 'colour' | 'total'; crises: Crisis[] }
  | {
      outcome: 'success';
      track: number[];
      hoard: number[];
      scores: number[];
      winners: number[];
      teams?: [[number, number], number][];
    };

export interface TerraView extends Omit<View, 'result'> {
  teams: [number, number][] | null;
  pile: number;
  hands: number[];
  track: number[];
  sets: number[];
  discards: Solution[];
  solved: Crisis[];
  full_blown: FullBlown[];
  impending: Impending | null;
  danger: Danger;
  dangers: Near[];
  /** What one more crisis would lose: `total`, regions, colours. */
  near: string[];
  /** Crises that may come; in a short game how many of them are in the pile. */
  to_come: { crises: Crisis[]; fatal: Crisis[]; left?: number };
  /** The house rules that are on. */
  house_rules?: Record<string, boolean | number>;
  /** Their ids. */
  laws?: string[];
  /** By how much every threat is higher than is printed. */
  raised?: number;
  /** All hands, where they lie open. */
  open_hands?: Solution[][];
  /** What each hoard gave to the common pot, and what everybody has of it. */
  pot?: { given: number[]; total: number; share: number; over: number };
  /** How many cards of each value, from 1 on, this viewer cannot place. */
  hidden: Record<Colour, number[]>;
  own: { hand: Solution[]; hoard: Solution[]; hoard_value: number } | null;
  question:
    | (Question & {
        /** The answers whose card reaches the threat. */
        solves?: string[];
        /** What passing costs if the crisis breaks out. */
        fine?: number;
        /** The set of each answer that hoards one. */
        sets?: Record<string, HoardSet>;
      })
    | null;
  result: Result | null;
  loss?: Loss;
  /** Seats with their ranks, the best first; partners have that of their team. */
  ranking?: [number, number][];
  /** The teams, the best first. */
  sides?: Side[];
  /** What was scored each time, by what for. */
  scale?: Points;
}

/** A team at the end: its seats, the better first. */
export interface Side {
  seats: number[];
  score: number;
  rank: number;
  won: boolean;
}

export const COLOURS: Colour[] = ['G', 'B', 'R'];
export const REGIONS: Region[] = ['NA', 'SA', 'EU', 'AF', 'AS', 'OC'];
export const SUITS: Record<Colour, 'green' | 'blue' | 'red'> = { G: 'green', B: 'blue', R: 'red' };

export const colourOf = (card: Solution | Crisis): Colour => card[0] as Colour;
export const suitOf = (card: Solution | Crisis): 'green' | 'blue' | 'red' => SUITS[colourOf(card)];
export const valueOf = (card: Solution): number => Number(card[1]);
export const regionOf = (crisis: Crisis): Region => crisis.slice(2) as Region;
