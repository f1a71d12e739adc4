// What a game's folder gives to the pages: `games/<game>/game.ts` exports one of these.
import type { Component } from 'svelte';
import type { DealOutcome, PuzzleInfo } from '../api/messages';
import type { DeckAnswer, Step, View } from '../api/types';
import type { Atlas } from './atlas';
import type { BoardProps, Player } from './board';
import type { Strength } from './bots';
import type { Slide } from '../lessons/debrief/slides';
import type { Drawing } from './drawing';
import type { Portrait } from './portraits';
import type { Cue } from './sounds';
import type { Reading } from './talk/speech';

type Lazy<Part> = () => Promise<{ default: Part }>;

/** A move of a lesson, and what is seen after it. */
export type LessonStep = Step & { seat: number; view: View };

/** Moments of one game to decide in, with what comes of each answer that the lesson hopes for, and how it ended. */
export interface Lesson {
  players: string[];
  deck: DeckAnswer;
  positions: {
    /** Its messages are `<game>-lesson-<name>` with its title, `-hint` and `-good`. */
    name: string;
    view: View;
    log: Step[];
    /** Until the result of the answer is seen; empty where there is only something to look at. */
    wanted: Record<string, LessonStep[] | undefined>;
    /** Those of them whose result is another one: `-other` speaks of it. */
    others: string[];
    /** What the answers would bring, each a `Preview`, by the line of answers as JSON. */
    previews: Record<string, unknown>;
  }[];
  end: {
    /** The view before the last moves. */
    before: View;
    steps: LessonStep[];
    /** The whole story, and everybody's view after it. */
    whole: Step[];
    revealed: View[];
    /** Seats, points, and where the winner was furthest ahead: `<game>-lesson-why`. */
    why: { winner: number; second: number; points: number; next: number; source: string; more: number; less: number };
  };
}

/** What a game draws and says of its puzzles. */
export interface Puzzles {
  themes: string[];
  /** The card that a puzzle is about. */
  picture: Component<{ about: PuzzleInfo['about'] }>;
  title: (about: PuzzleInfo['about']) => string;
  /** What must be known of it, in a sentence. */
  line: (about: PuzzleInfo['about']) => string;
  /** An answer in words. */
  answer: (text: string, view: View) => string;
  /** All hands open: one answer a seat; none at all says that nothing saves it. */
  open: Component<{ views: View[]; seat: number; players: Player[]; answer: (answers: string[]) => void }>;
  /** What everybody held. */
  hands: Component<{ views: View[]; players: Player[]; about: PuzzleInfo['about'] }>;
}

/** Bots in their order round the table; where there are several for a seat, the lot decides. */
export type Mix = (string | string[])[];

/** What the coach's page needs of a game. */
export interface GameCoach {
  /** An answer, or those of a turn, in a few words. */
  said: (answer: string, view: View, deck: DeckAnswer) => string;
  /** The cards that an answer names, drawn small. */
  Answer?: Component<{ answer: string }>;
  /** What a seat could know at a moment. */
  Known?: Component<{ view: View }>;
  /** A turn drawn in order: what was done, with what was seen after it, or what could have been. */
  Turn?: Component<{ answer: string; view: View; later?: View | null; deck: DeckAnswer }>;
  /** In what one turn differs first from another: `<game>-choice-<kind>` names it. */
  kindOf?: (answer: string, other: string, view: View) => string;
  /** Cards that stand on the curve, by what was heard of them; all that was seen of the game decides how. */
  ticks?: (views: View[]) => (heard: string) => Tick | null;
  /** What the ticks are, in a sentence. */
  ticksSay?: () => string;
}

/** A card on the coach's curve. */
export interface Tick {
  name: string;
  /** Its colour, as a style sheet writes it. */
  colour: string;
  /** Did it come to the worst? */
  isTall: boolean;
}

/** Games of one deal, one's own first; who reads one's own is its reader. */
export interface BesideProps {
  sides: { name: string; steps: Step[]; players: Player[]; reader: number | undefined; outcome: DealOutcome }[];
}

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
  /** What the coach's page needs of it; left out by a game that has no coach. */
  coach?: Lazy<GameCoach>;
  /** A deal that friends have played, task by task; left out by a game that has no deals. */
  deals?: Lazy<Component<{ told: { name: string; you: boolean; outcome: DealOutcome }[] }>>;
  /** In a lesson: a pupil's own seat beside those who were dealt the same, as the game's debrief tells it. */
  ownSeat?: Lazy<Component<{ round: object }>>;
  /** The same pupil's numbers of a round, beside the mean of the table. */
  ownNumbers?: Lazy<Component<{ round: object }>>;
  /** What a question of a lesson's check is about, in cards; nothing for one that has none. */
  check?: Lazy<Component<{ question: string }>>;
  /** Two games of one deal, beside each other. */
  beside?: Lazy<Component<BesideProps>>;
  /** What each has laid aside for themselves, by value; left out by a game in which nobody can. */
  aside?: (revealed: View[]) => number[];
  /** Its puzzles from lost games; left out by a game that has none. */
  puzzles?: Lazy<Puzzles>;
  /** The slides of a debrief that are about it, in their order; left out by a game that has none. */
  debrief?: Lazy<Slide[]>;
  /** How a table stands, on a teacher's dashboard; left out by a game that tells nothing there. */
  tile?: Lazy<Component<{ shown: Record<string, unknown>; asked: string; passed: number }>>;
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
  /** Its keys at the table: which, and the name of the message that says what it does (`<game>-web-key-<name>`). */
  keys?: [string, string][];
  /** What may be heard of a move, by the events of its story. */
  cues: Record<string, Cue>;
}
