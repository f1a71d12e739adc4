// What the debrief tells of a game of Terra, slide by slide (docs/protocol.md, "The debrief").
import type { DebriefInfo } from '../../../api/messages';
import type { Crisis, Solution } from '../types';

export type Outcome = 'held' | 'lost' | 'stopped';
export interface Counts {
  held: number;
  lost: number;
  stopped: number;
  of: number;
}
export interface TableRow {
  outcome: Outcome;
  arm: string;
  seats: number;
  bot: boolean;
  signs: { crisis: Crisis; threat: number; sign: 'done' | 'later' | 'open' | 'lost' | 'never' }[];
  card: number;
  cards: number;
  why: { reason: 'region' | 'colour' | 'total'; which: string; number: number } | null;
}
export interface Moment {
  round: number;
  table: number;
  card: number;
  crisis: Crisis;
  threat: number;
  open: Crisis[];
  seats: { seat: number; value: number; hand: Solution[]; bot: boolean }[];
  reach: number[];
  last:
    | { kind: 'none' }
    | { kind: 'stand'; place: number; seat: number; answer: string; instead: string }
    | { kind: 'earlier'; decisions_before: number; seat: number; answer: string; instead: string };
}
export interface Twin {
  round: number;
  seats: number;
  seat: number;
  hand: Solution[];
  crises: { crisis: Crisis; threat: number }[];
  columns: {
    table: number;
    did: { did: 'played' | 'passed' | 'none' | 'never' | 'bot'; value: number }[];
    given: number;
    bot: boolean;
    outcome: Outcome;
    points: number | null;
  }[];
}
export interface TerraSlides {
  rounds: { tables: TableRow[]; counts: Counts; without_bots: Counts }[];
  moments?: Moment[];
  given: {
    rounds: { given: number; hoarded: number; bot: boolean }[][];
    pupils: { more: number; same: number; less: number } | null;
  };
  rich?: { round: number; table: number; points: number[]; pieces: number[]; uneven: number; bot: boolean }[];
  said: {
    tables: {
      able: number;
      passed: number;
      kept: number;
      broken: number;
      fines: number;
      talk: boolean;
      bot: boolean;
    }[];
    able: number;
    passed: number;
    kept: number;
    broken: number;
    fines: number;
  }[];
  twins?: Twin[];
}

export const slidesOf = (told: DebriefInfo): TerraSlides => told.slides as unknown as TerraSlides;
