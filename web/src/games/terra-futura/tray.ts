import type { Snippet } from 'svelte';
import type { Coach, Line, Player } from '../../lib/board';
import type { Thing } from '../../lib/rich';
import type { Deck } from './deck';
import type { PointsOf, Told } from './forecast.svelte';
import type { Turn } from './turn.svelte';
import type { FuturaView } from './types';

/** What the tray is given, on a phone and elsewhere. */
export interface TrayProps {
  view: FuturaView;
  deck: Deck;
  players: Player[];
  /** Whom the sentences call "you". */
  reader: number | null;
  asked: boolean;
  /** The last board of a game that was played to its end. */
  isOver: boolean;
  turn: Turn;
  sending: boolean;
  points: PointsOf;
  /** What comes of the payment that is proposed. */
  paid: Told;
  /** "Not now": the decision before this one is taken back. */
  takeBack: (() => void) | null;
  zoom: (card: string) => void;
  /** Where the display is not in sight: open it. */
  openDisplay: (() => void) | null;
  /** The seat whose moves are being shown. */
  showing: number | null;
  /** What happened last. */
  last: Line | undefined;
  /** Go to the end of what others do. */
  skip: () => void;
  coach: Coach | null;
  draw: Snippet<[Thing]>;
}
