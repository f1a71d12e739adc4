// Moves that are shown one after the other.
import type { Ledger } from '../lib/talk/ledger';
import type { Event, View } from './types';

export interface Shown {
  number: number;
  view: View;
}

/** A move to show: who decided what, what happened, and the view after it. */
export interface Scene {
  seat: number;
  told: string;
  story: Event[];
  view: View;
  /** How many more moves wait to be shown: when there are many, hurry. */
  waiting: number;
  /** A verdict stays on the screen, with the view before it: nothing is to follow. */
  stays?: boolean;
}

/** Shows a move: must call `show`, before, after or amid whatever it animates, unless its verdict stays. */
export type Director = (scene: Scene, show: () => Promise<void>) => Promise<void>;

/** A move on its way to the screen. */
export interface Waiting {
  number: number;
  scene: Omit<Scene, 'waiting'>;
  /** What the move changed of the ledger, and then what was said since until the next move came. */
  talk: (Ledger | undefined)[];
}
