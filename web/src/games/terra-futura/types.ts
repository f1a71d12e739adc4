// Terra Futura's view as JSON (F31, F32).
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
  resource_points: number;
  polluted: number;
  cubes: number;
  pattern: string | null;
}

export interface Activation {
  at: Place;
  copied: { seat: number; at: Place } | null;
  option: number | null;
  card?: string;
  due: Amounts;
  paid: Amounts;
  choose: number;
  pollution: number;
  moves: number;
}

export type QuestionKind =
  'drop' | 'take' | 'place' | 'use' | 'pay' | 'gain' | 'pollute' | 'move' | 'copy' | 'reward' | 'clean' | 'pattern';

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
  decks: Record<Level, number>;
  display: Record<Level, (string | null)[]>;
  discards: Record<Level, string[]>;
  hand: { card: string | null; deck: Level | null } | null;
  territories: TerritoryView[];
  activation: Activation | null;
  own: { scoring: string[]; times: number[]; set_points: number[]; score: number } | null;
  question: (Question & { kind: QuestionKind; activates?: Record<string, Place[]> }) | null;
  result: Result | null;
}

export const LEVELS: Level[] = ['I', 'II'];
export const KINDS: Kind[] = ['green', 'red', 'yellow', 'food', 'construction', 'goods', 'money', 'raw', 'product'];
export const RAW: Resource[] = ['green', 'red', 'yellow'];
export const PRODUCTS: Resource[] = ['food', 'construction', 'goods'];
/** F25: nine cards each, the first of them given. */
export const ROUNDS = 8;

export const placeText = ([x, y]: Place): string => `${x},${y}`;
export const placeOf = (text: string): Place => text.split(',').map(Number) as Place;

/** Amounts one by one: { green: 2, food: 1 } as green, green, food. */
export const each = (amounts: Amounts): Kind[] => KINDS.flatMap((kind) => Array<Kind>(amounts[kind] ?? 0).fill(kind));
