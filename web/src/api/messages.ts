// Bodies and messages of docs/protocol.md, made by `npm run types` from
// src/terrae/server/protocol/messages.json with the
// SHA-256 833bdbf2bfd1147fc39c9633f27b6f877be015af0e53ab05b433eabf580d5844. Not to be changed by hand.

export type Clock = NoClock | DecisionClock | DaysClock;
export type FromClient = Hello | Open | Move | TakeBack | MayTakeBack | PreviewRequest | Say | Look | Ping;
export type FromService =
  Welcome | Moved | TakenBack | View | TableNews | Ack | Refusal | MayAnswer | Preview | ChatNews | Pong;

/**
 * Made by python -m terrae.server.protocol.schema; do not change by hand.
 */
export interface Protocol {
  Ack?: Ack;
  Address?: Address;
  AnswerPreview?: AnswerPreview;
  CameLate?: CameLate;
  ChatLine?: ChatLine;
  ChatNews?: ChatNews;
  Clock?: Clock;
  ComingLate?: ComingLate;
  DaysClock?: DaysClock;
  DecisionClock?: DecisionClock;
  DeckInfo?: DeckInfo;
  Event?: Event;
  FairInfo?: FairInfo;
  FairSeat?: FairSeat;
  FromClient?: FromClient;
  FromService?: FromService;
  GameInfo?: GameInfo;
  GamePreview?: GamePreview;
  GameView?: GameView;
  Hello?: Hello;
  Joined?: Joined;
  Joining?: Joining;
  LinkRequest?: LinkRequest;
  Look?: Look;
  MayAnswer?: MayAnswer;
  MayTakeBack?: MayTakeBack;
  Move?: Move;
  Moved?: Moved;
  NewKey?: NewKey;
  NewTable?: NewTable;
  NoClock?: NoClock;
  OneSeat?: OneSeat;
  Open?: Open;
  Opening?: Opening;
  OptionInfo?: OptionInfo;
  Ping?: Ping;
  PlayerInfo?: PlayerInfo;
  Pong?: Pong;
  Preview?: Preview;
  PreviewRequest?: PreviewRequest;
  Problem?: Problem;
  Question?: Question;
  Reach?: Reach;
  Refusal?: Refusal;
  RematchRequest?: RematchRequest;
  Say?: Say;
  SeatBot?: SeatBot;
  SeatInfo?: SeatInfo;
  SeatTransfer?: SeatTransfer;
  Sight?: Sight;
  Starting?: Starting;
  Step?: Step;
  TableChange?: TableChange;
  TableCreated?: TableCreated;
  TableInfo?: TableInfo;
  TableKeys?: TableKeys;
  TableNews?: TableNews;
  TakeBack?: TakeBack;
  TakenBack?: TakenBack;
  Verdict?: Verdict;
  View?: View;
  Welcome?: Welcome;
  You?: You;
}
export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}
/**
 * An address of this machine, and the name of the network interface that has it.
 */
export interface Address {
  name: string;
  url: string;
}
/**
 * What one answer would bring the seat that is asked; the rest is the game's own.
 *
 *     `kind` says of which kind `after` is: `exact`; `stands` as long as nobody else does anything about it; or `up-to`,
 *     the best that a search has found. Without `after`, it was not found in time.
 */
export interface AnswerPreview {
  answer: string;
  before: number;
  after?: number;
  kind?: 'exact' | 'stands' | 'up-to';
}
export interface CameLate {
  seat: number | null;
  key: string;
  table: TableInfo;
}
/**
 * Everything about a table but its game.
 */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: 'abandoned' | 'open' | 'opening' | 'over' | 'playing';
  options: {
    [k: string]: boolean;
  };
  deck: string;
  start: number | null;
  public: boolean;
  chat: boolean;
  hints: boolean;
  clock: NoClock | DecisionClock | DaysClock;
  seats: SeatInfo[];
  number: number;
  actor: number | null;
  left_ms: number | null;
  replace_after_ms: number;
  fair: FairInfo;
  rematch: string | null;
  made: string;
  changed: string;
  result: {
    [k: string]: unknown;
  } | null;
  you: You;
}
/**
 * As long as one likes.
 */
export interface NoClock {
  kind: 'none';
}
/**
 * So many seconds for each decision.
 */
export interface DecisionClock {
  kind: 'decision';
  seconds: number;
}
/**
 * So many days for each decision: correspondence.
 */
export interface DaysClock {
  kind: 'days';
  days: number;
}
export interface SeatInfo {
  seat: number;
  kind: 'away' | 'bot' | 'human' | 'open';
  name: string;
  colour: string;
  bot: string | null;
  connected: boolean;
  away_ms: number | null;
}
/**
 * How the cards are shuffled, as far as it is public.
 */
export interface FairInfo {
  version: number;
  commitment: string;
  secret: string | null;
  seats: FairSeat[];
}
/**
 * What a seat adds to the shuffle: its hash and, after the deal, the bytes if they were opened.
 */
export interface FairSeat {
  seat: number;
  commitment: string;
  bytes: string | null;
}
export interface You {
  seats: number[];
  host: boolean;
  join?: boolean;
  watch?: boolean;
  back?: number[];
}
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}
export interface ChatNews {
  type: 'chat';
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}
/**
 * Somebody comes when the game is on: takes the seat of a bot, or without a seat watches.
 */
export interface ComingLate {
  seat?: number | null;
  name?: string;
  colour?: string;
}
/**
 * A deck as records hold it, and what else its file says.
 */
export interface DeckInfo {
  document: {
    [k: string]: unknown;
  };
  notes: {
    [k: string]: unknown;
  };
}
/**
 * One thing that happened; the rest is the game's own.
 */
export interface Event {
  event: string;
  [k: string]: unknown;
}
/**
 * The first message: who connects, and as which viewer.
 */
export interface Hello {
  type: 'hello';
  key?: string | null;
  seat?: number | null;
  have?: number | null;
}
/**
 * The seat opens its contribution to the shuffle.
 */
export interface Open {
  type: 'open';
  id: string;
  bytes: string;
}
export interface Move {
  type: 'move';
  id: string;
  number: number;
  answer: string;
}
export interface TakeBack {
  type: 'take_back';
  id: string;
  number: number;
}
export interface MayTakeBack {
  type: 'may_take_back';
  number: number;
}
/**
 * What would the answers bring, if the seat had given those of `line`?
 */
export interface PreviewRequest {
  type: 'preview';
  id: string;
  number: number;
  /**
   * @maxItems 32
   */
  line?: string[];
}
export interface Say {
  type: 'chat';
  id: string;
  text: string;
}
export interface Look {
  type: 'look';
}
export interface Ping {
  type: 'ping';
}
export interface Welcome {
  type: 'welcome';
  seat: number | null;
  table: TableInfo;
  number: number;
  view: GameView | null;
  story: Step[];
  chat: ChatLine[];
}
/**
 * What every game's view has; the rest is the game's own.
 */
export interface GameView {
  game: string;
  seat: number | null;
  players: number;
  turn: number;
  actor: number | null;
  question: Question | null;
  result: {
    [k: string]: unknown;
  } | null;
  waiting?: string;
}
/**
 * What a seat is asked; it sends one of the answers back. The rest is the game's own.
 */
export interface Question {
  kind: string;
  rule: string;
  rules: string[];
  answers: string[];
}
/**
 * One move as a viewer saw it: `view` is that viewer's, `views` are those of every seat.
 */
export interface Step {
  number: number;
  seat: number | null;
  told: string;
  story: Event[];
  view?: GameView | null;
  views?: GameView[] | null;
}
export interface Moved {
  type: 'moved';
  number: number;
  seat: number;
  told: string;
  story: Event[];
  view: GameView;
  left_ms: number | null;
}
export interface TakenBack {
  type: 'taken_back';
  number: number;
  seat: number;
  view: GameView;
  left_ms: number | null;
}
export interface View {
  type: 'view';
  number: number;
  view: GameView | null;
  left_ms: number | null;
}
export interface TableNews {
  type: 'table';
  table: TableInfo;
}
export interface Refusal {
  type: 'refused';
  id: string | null;
  code: string;
  sentence: string;
  rule: string;
}
export interface MayAnswer {
  type: 'may_take_back';
  number: number;
  may: boolean;
}
export interface Preview {
  type: 'preview';
  id: string;
  number: number;
  preview: GamePreview;
}
/**
 * The seat's own points before and after the line it looks at, and what each answer would bring then.
 */
export interface GamePreview {
  before: number;
  after: number;
  answers: AnswerPreview[];
}
export interface Pong {
  type: 'pong';
}
export interface GameInfo {
  name: string;
  seats: number[];
  options: OptionInfo[];
  start_is_chosen: boolean;
  bots: string[];
  deck: string;
}
export interface OptionInfo {
  name: string;
  default: boolean;
  rule: string;
}
export interface Joined {
  seat: number;
  key: string;
  table: TableInfo;
}
/**
 * Somebody takes a seat.
 */
export interface Joining {
  name: string;
  colour?: string;
  seat?: number | null;
  commitment?: string;
}
export interface LinkRequest {
  power: 'host' | 'join' | 'watch';
}
export interface NewKey {
  key: string;
}
/**
 * A table to be created.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: boolean;
  };
  deck?: {
    [k: string]: unknown;
  } | null;
  start?: number | null;
  title?: string;
  public?: boolean;
  chat?: boolean;
  clock?: NoClock | DecisionClock | DaysClock;
  hints?: boolean;
}
export interface OneSeat {
  seat: number;
}
/**
 * A seat opens its contribution to the shuffle.
 */
export interface Opening {
  seat: number;
  bytes: string;
}
/**
 * Who sat in a seat; of a bot also which and in which version.
 */
export interface PlayerInfo {
  name: string;
  kind: string;
}
/**
 * Why something did not go.
 */
export interface Problem {
  code: string;
  sentence: string;
  rule?: string;
}
/**
 * Where others reach the service, as far as it knows; and how to start it so that they do.
 */
export interface Reach {
  everywhere: boolean;
  addresses: Address[];
  command: string;
}
/**
 * One wants to play again.
 */
export interface RematchRequest {
  seat: number;
  commitment?: string;
}
export interface SeatBot {
  seat: number;
  bot: string;
}
/**
 * A key that takes a seat along to another device: once, and not for long.
 */
export interface SeatTransfer {
  key: string;
  left_ms: number;
}
/**
 * A game as a viewer saw it, step by step.
 */
export interface Sight {
  format: string;
  game: string;
  eyes: number | ('all' | 'watch');
  deck: DeckInfo;
  options: {
    [k: string]: boolean;
  };
  players: PlayerInfo[];
  result: {
    [k: string]: unknown;
  } | null;
  steps: Step[];
}
/**
 * The host starts the table, and opens the contributions of seats of their own.
 */
export interface Starting {
  /**
   * @maxItems 100
   */
  open?: Opening[];
}
/**
 * What the host changes; what is left out stays.
 */
export interface TableChange {
  title?: string | null;
  public?: boolean | null;
  chat?: boolean | null;
  seats?: number | null;
  options?: {
    [k: string]: boolean;
  } | null;
  start?: number | null;
  clock?: (NoClock | DecisionClock | DaysClock) | null;
  hints?: boolean | null;
}
export interface TableCreated {
  table: TableInfo;
  keys: TableKeys;
}
export interface TableKeys {
  host: string;
  join: string;
  watch: string;
}
/**
 * Does a record's chance follow from its fair shuffle?
 */
export interface Verdict {
  holds: boolean;
  why: string;
}

/** How many characters people may type, and how many moves a game at a table may have. */
export const sizes = { name: 24, title: 60, chat: 500, moves: 1500 };
