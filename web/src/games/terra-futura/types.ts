// Terra Futura's view as JSON, as its view/view.py tells it.
import type { Question, View } from '../../api/types';

export type Resource = 'green' | 'red' | 'yellow' | 'food' | 'construction' | 'goods' | 'money';
/** What stands in costs and rewards: a resource, or one of choice. */
export type Kind = Resource | 'raw' | 'product';
export type Amounts = Partial<Record<Kind, number>>;
export type Place = [number, number];
export type Level = 'I' | 'II';

export interface Plot {
  card: string;
  at: Place;
  cubes: number;
  spaces: number;
  active: boolean;
  resources: Amounts;
  ready: number;
}

export interface TerritoryView {
  cards: Plot[];
  stock: Amounts;
  /** The points of each resource on active cards. */
  worth: Amounts;
  resource_points: number;
  polluted: number;
  /** What everybody can see of its score. */
  points: number;
  cubes: number;
  pattern: string | null;
  /** The cards that the chosen pattern activates. */
  pattern_at: Place[];
}

/** Resources of one kind on one card. */
export interface Source {
  resource: Resource;
  at: Place;
  count: number;
}

/** What is still to be paid, and what may pay it; the best first. */
export interface Due {
  kind: Kind;
  count: number;
  from: Source[];
}

/** Cubes of pollution that are still to be placed. */
export interface Pollution {
  count: number;
  /** What each card takes: up to `free` and stays active, `most` at all; the best first. */
  onto: { at: Place; free: number; most: number }[];
  /** A card for each cube. */
  proposed: Place[];
}

export interface Activation {
  at: Place;
  copied: { seat: number; at: Place } | null;
  option: number | null;
  card: string | null;
  due: Amounts;
  paid: Amounts;
  choose: number;
  pollution: number;
  moves: number;
}

export interface Result {
  outcome: 'success';
  scores: number[];
  parts: { resources: number; card: number; set: number; times: number; polluted: number }[];
  cubes: number[];
  winners: number[];
}

export interface FuturaView extends Omit<View, 'result'> {
  adjacent: boolean;
  start: number;
  round: number;
  rounds: number;
  decks: Record<Level, number>;
  display: Record<Level, (string | null)[]>;
  discards: Record<Level, string[]>;
  hand: { card: string | null; deck: Level | null } | null;
  territories: TerritoryView[];
  /** The card whose row and column are activated. */
  placed: Place | null;
  /** Cards of the seat on turn whose activations are all used. */
  used: Place[];
  activation: Activation | null;
  own: {
    scoring: string[];
    times: number[];
    set_points: number[];
    /** Which of the two counts. */
    better: 0 | 1;
    score: number;
    /** What each set lacks to be owned once more. */
    missing: Amounts[];
    /** Of each pattern: column, row, how often; none while it is open where its square lies. */
    cells: [number, number, number][][];
  } | null;
  question:
    | (Question & {
        /** What may be taken once the rows are kept as they are. */
        after_keep?: string[];
        /** Of rules that differ by the table's options: how they read here. */
        variants?: Record<string, string>;
        /** Which cards each placement activates. */
        activates?: Record<string, Place[]>;
        due?: Due[];
        pollution?: Pollution;
      })
    | null;
  result: Result | null;
  /** Seats with their ranks, the best first. */
  ranking?: [number, number][];
}

/** The points of a seat as the reader knows them: one's own with the better set, others' without any. */
export const worthOf = (view: FuturaView, seat: number): number =>
  seat === view.seat && view.own ? view.own.score : view.territories[seat]!.points;

export const LEVELS: Level[] = ['I', 'II'];
export const KINDS: Kind[] = ['green', 'red', 'yellow', 'food', 'construction', 'goods', 'money', 'raw', 'product'];
export const RAW: Resource[] = ['green', 'red', 'yellow'];
export const PRODUCTS: Resource[] = ['food', 'construction', 'goods'];

export const placeText = ([x, y]: Place): string => `${x},${y}`;
export const placeOf = (text: string): Place => text.split(',').map(Number) as Place;

/** Amounts one by one: { green: 2, food: 1 } as green, green, food. */
export const each = (amounts: Amounts): Kind[] => KINDS.flatMap((kind) => Array<Kind>(amounts[kind] ?? 0).fill(kind));
