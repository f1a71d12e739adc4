// Bodies and messages of docs/protocol.md.

export type Status = 'open' | 'playing' | 'over' | 'abandoned';
export type SeatKind = 'open' | 'human' | 'bot' | 'away';
export type Clock = { kind: 'none' } | { kind: 'decision'; seconds: number } | { kind: 'days'; days: number };

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: string;
  bot: string | null;
  connected: boolean;
  away_ms: number | null;
}

export interface Fair {
  commitment: string;
  contributions: string[];
  secret: string | null;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  status: Status;
  options: Record<string, boolean>;
  deck: string;
  start: number | null;
  public: boolean;
  chat: boolean;
  clock: Clock;
  seats: Seat[];
  number: number;
  actor: number | null;
  left_ms: number | null;
  replace_after_ms: number;
  fair: Fair;
  rematch: string | null;
  made: string;
  you: { seats: number[]; host: boolean };
}

export interface GameInfo {
  name: string;
  seats: number[];
  options: { name: string; default: boolean; rule: string }[];
  start_is_chosen: boolean;
  bots: string[];
  deck: string;
}

export interface DeckAnswer {
  document: Record<string, unknown>;
  notes: Record<string, unknown>;
}

/** One thing that happened; its sentence is in the locales. */
export interface Event {
  event: string;
  [key: string]: unknown;
}

export interface Question {
  kind: string;
  rule: string;
  answers: string[];
}

/** What every game's view has; the rest is the game's own. */
export interface View {
  game: string;
  seat: number | null;
  players: number;
  turn: number;
  actor: number | null;
  question: Question | null;
  waiting?: string;
  result: Record<string, unknown> | null;
}

export interface Step {
  number: number;
  seat: number | null;
  told: string;
  story: Event[];
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface Replay {
  format: string;
  game: string;
  eyes: number | 'watch' | 'all';
  deck: DeckAnswer;
  options: Record<string, boolean>;
  players: { name: string; kind: string }[];
  result: Record<string, unknown> | null;
  steps: (Step & { view?: View; views?: View[] })[];
}

export type FromService =
  | {
      type: 'welcome';
      seat: number | null;
      table: Table;
      number: number;
      view: View | null;
      story: Step[];
      chat: ChatLine[];
    }
  | { type: 'moved'; number: number; seat: number; told: string; story: Event[]; view: View; left_ms: number | null }
  | { type: 'taken_back'; number: number; seat: number; view: View; left_ms: number | null }
  | { type: 'view'; number: number; view: View | null; left_ms: number | null }
  | { type: 'table'; table: Table }
  | { type: 'ack'; id: string; number: number }
  | { type: 'refused'; id?: string; code: string; sentence: string; rule: string }
  | { type: 'may_take_back'; number: number; may: boolean }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'pong' };

export type FromClient =
  | { type: 'hello'; key?: string; seat: number | null }
  | { type: 'move'; id: string; number: number; answer: string }
  | { type: 'take_back'; id: string; number: number }
  | { type: 'may_take_back'; number: number }
  | { type: 'chat'; id: string; text: string }
  | { type: 'look' }
  | { type: 'ping' };
