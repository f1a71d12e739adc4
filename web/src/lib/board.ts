// What a table gives to a game's board, and what a board gives back.
import type { Snippet } from 'svelte';
import type { ChatLine, DeckAnswer, Hint, Preview, Sign, Step, View } from '../api/types';
import type { Director } from '../api/scenes';
import type { Ledger } from './talk/ledger';
import type { Act } from './talk/speech';

export interface Player {
  name: string;
  /** Who plays: a character of a bot in words, "away", or nothing. */
  note: string;
  /** What a bot is like, in a sentence. */
  line?: string;
  /** Which bot it is, if it is one. */
  bot?: string;
  isBot: boolean;
  /** A person who is not connected now, or whose seat a bot holds meanwhile. */
  isAway?: boolean;
}

export interface Talk {
  /** What the host allows: own words too, sentences to choose from only, or silence. */
  mode: 'words' | 'sentences' | 'silence';
  lines: ChatLine[];
  ledger: Ledger;
  /** Say something in own words, or an act; null for who may only listen. */
  say: ((text: string) => void) | null;
  act: ((act: Act) => void) | null;
  /** Make a sign; null for who may only listen. */
  sign?: ((sign: Sign) => void) | null;
  /** There is no connection: nothing can be said, and nothing is kept for later. */
  isOffline: boolean;
  /** Enough was said for now: until when, by this device's clock. */
  restsUntil: number;
  /** Why the last line was not said. */
  unsaid: { code: string; rule: string } | null;
  /** In a replay: what was said last at this moment. */
  spoken?: ChatLine | null;
  /** Show the ledger of promises; null where nobody can promise. */
  showPromises: (() => void) | null;
  /** Show whose own words are heard, and report somebody. */
  showHeard: (() => void) | null;
}

/** What a lesson adds to a board: its text has the place of what the lesson does not need. */
export interface Coach {
  /** What the step is called. */
  step: string;
  text: Snippet;
  /** The step is done, and its result is seen: what the loud answer does then, and the quiet one. */
  next: { label: string; go: () => void } | null;
  again: (() => void) | null;
}

export interface BoardProps {
  view: View;
  log: Step[];
  players: Player[];
  deck: DeckAnswer;
  talk: Talk | null;
  /** Give one of the question's answers; null when nobody plays here. */
  answer: ((text: string) => void) | null;
  takeBack: (() => void) | null;
  /** What the answers would bring after a line of answers that are only looked at; null if the host gives no hints. */
  preview?: ((line: string[]) => Promise<Preview | null>) | null;
  /** What a bot would do; null where nobody is asked, or the host gives no hints. */
  advise?: (() => Promise<Hint | null>) | null;
  /** Go to the moment after this step in the replay, from a line of the story. */
  jump?: ((step: number) => void) | null;
  sending: boolean;
  /** Moves are being shown: what is on the screen is not how things stand yet. */
  busy?: boolean;
  /** The game was played to its end: its last board is looked at. */
  isOver?: boolean;
  refused: { code: string; rule: string } | null;
  title: string;
  /** The bar above the board, with what the board puts into it. */
  bar: Snippet<[title: string, within?: Snippet]>;
  coach?: Coach | null;
  /** On a phone: what stands in the place of the decision, in a replay. */
  controls?: Snippet | null;
  /** What a finished table offers: play again, replay. */
  after: Snippet | null;
  /** Was the finished table shuffled fairly? */
  proof?: Snippet | null;
  /** Everything, open: after the end, for the final count. */
  revealed: View[] | null;
  /** Whom the sentences call "you"; left out: whoever the view is of. */
  reader?: number | null;
  /** The whole story, after the end. */
  whole: Step[] | null;
  /** What each gave to the common good, after the end of a game that counts it. */
  given?: number[] | null;
  /** The board tells how it wants moves to be shown. */
  direct: (director: Director | null) => void;
  /** The board tells whether its reader wants to see only what the others come to. */
  skipping?: (isSkipping: boolean) => void;
}

/** What the screens after the end are given, besides the view. */
export type Ending = Pick<BoardProps, 'players' | 'revealed' | 'whole' | 'title' | 'bar' | 'after'> & {
  given: number[] | null;
  reader: number | null;
  proof: Snippet | null;
};
export const endingOf = (props: BoardProps, reader: number | null): Ending => {
  const { players, revealed, whole, given = null, title, bar, after, proof = null } = props;
  return { players, revealed, whole, given, title, bar, after, reader, proof };
};

/** Is there nobody of whom to say that they decide? Not of who is called "you" and cannot answer: a bot does, or nobody. */
export const isQuiet = ({ view, answer }: BoardProps, reader: number | null): boolean =>
  view.actor === null || (view.actor === reader && answer === null);

/** A line of the story. Of the same event it is the same object, until what it says changes. */
export interface Line {
  text: string;
  /** The number of the step that it tells of. */
  step?: number;
  /** The heading of a turn. */
  heads?: boolean;
}

/** The same function, but it is called only once for each thing: its result is remembered. */
export function remembering<Of extends object, Result>(make: (of: Of) => Result): (of: Of) => Result {
  const known = new WeakMap<Of, Result>();
  return (of) => {
    if (!known.has(of)) known.set(of, make(of));
    return known.get(of)!;
  };
}
