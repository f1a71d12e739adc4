// What the debrief tells of a game of Terra Futura (docs/protocol.md, "The debrief").
import type { DebriefInfo } from '../../../api/messages';

/** Points by source; pollution counts below nothing. */
export interface Points {
  resources: number;
  set: number;
  polluted: number;
}
export interface Territory {
  /** After each of its turns, and at the end. */
  turns: Points[];
  clean: number;
  dirty: number;
  /** Of the dirty ones, those that are blocked. */
  choked: number;
  blockings: { blocked: number; again: number };
  score: number;
}
export interface TableTold {
  outcome: 'held' | 'stopped';
  bot: boolean;
  seats: Territory[];
}
export interface FuturaSlides {
  sources?: TableTold[][];
}
/** What the bot made of each deal, and the class. */
export interface SameCardsTold {
  bot: string;
  deals: {
    seats: number;
    bot: number[];
    tables: { table: number; points: number[]; outcome: string; bot: boolean }[];
  }[];
}
export const SOURCES = ['resources', 'set', 'polluted'] as const;

export const slidesOf = (told: DebriefInfo): FuturaSlides => told.slides as unknown as FuturaSlides;
/** The last round. */
export const tablesOf = (told: DebriefInfo): TableTold[] => slidesOf(told).sources?.at(-1) ?? [];
