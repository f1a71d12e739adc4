// Terra's view as JSON (T21, T22).
import type { Question, View } from '../../api/types';

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
  answered: number[];
}

/** How an impending crisis ended, and who scored what. */
export interface Verdict {
  solved: boolean;
  points: [number, number][];
}

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
  own: { hand: Solution[]; hoard: Solution[]; hoard_value: number } | null;
  question: (Question & { kind: 'impending' | 'common-good' | 'hoard' | 'discard' }) | null;
  result: Result | null;
}

export const COLOURS: Colour[] = ['G', 'B', 'R'];
export const REGIONS: Region[] = ['NA', 'SA', 'EU', 'AF', 'AS', 'OC'];
export const SUITS: Record<Colour, 'green' | 'blue' | 'red'> = { G: 'green', B: 'blue', R: 'red' };

export const colourOf = (card: Solution | Crisis): Colour => card[0] as Colour;
export const suitOf = (card: Solution | Crisis): 'green' | 'blue' | 'red' => SUITS[colourOf(card)];
export const valueOf = (card: Solution): number => Number(card[1]);
export const regionOf = (crisis: Crisis): Region => crisis.slice(2) as Region;
