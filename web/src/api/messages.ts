// Bodies and messages of docs/protocol.md, made by `npm run types` from
// src/terrae/server/protocol/messages.json with the
// SHA-256 21f47194ca3f2a292715f325936f2a23d76fe230f8fe86215fc08857ff2b72f9. Not to be changed by hand.

export type Clock = NoClock | DecisionClock | DaysClock | TotalClock;
export type FromClient =
  | Hello
  | Open
  | Move
  | TakeBack
  | MayTakeBack
  | PreviewRequest
  | HintRequest
  | Chat
  | Say
  | SignRequest
  | Propose
  | Vote
  | Block
  | Report
  | Look
  | KeepPace
  | Ping;
export type FromService =
  | Welcome
  | Moved
  | TakenBack
  | View
  | TableNews
  | Ack
  | Refusal
  | MayAnswer
  | Preview
  | Hint
  | ChatNews
  | Blocked
  | Pong;

/**
 * Made by python -m terrae.server.protocol.schema; do not change by hand.
 */
export interface Protocol {
  AccountInfo?: AccountInfo;
  Ack?: Ack;
  Address?: Address;
  AnswerChance?: AnswerChance;
  AnswerPreview?: AnswerPreview;
  Block?: Block;
  Blocked?: Blocked;
  CameLate?: CameLate;
  Chat?: Chat;
  ChatLine?: ChatLine;
  ChatNews?: ChatNews;
  ClassFile?: ClassFile;
  ClassInfo?: ClassInfo;
  ClassListed?: ClassListed;
  Clock?: Clock;
  CoachLine?: CoachLine;
  ComingLate?: ComingLate;
  Condition?: Condition;
  CutInfo?: CutInfo;
  DayCounts?: DayCounts;
  DaysClock?: DaysClock;
  DealInfo?: DealInfo;
  DealOutcome?: DealOutcome;
  DebriefInfo?: DebriefInfo;
  DecisionClock?: DecisionClock;
  DeckInfo?: DeckInfo;
  DenialInfo?: DenialInfo;
  EndedInfo?: EndedInfo;
  Event?: Event;
  FairInfo?: FairInfo;
  FairSeat?: FairSeat;
  Friend?: Friend;
  FromClient?: FromClient;
  FromService?: FromService;
  GameInfo?: GameInfo;
  GamePreview?: GamePreview;
  GameView?: GameView;
  Hello?: Hello;
  Hint?: Hint;
  HintRequest?: HintRequest;
  Joined?: Joined;
  Joining?: Joining;
  KeepPace?: KeepPace;
  Knocking?: Knocking;
  LessonAction?: LessonAction;
  LessonEntered?: LessonEntered;
  LessonInfo?: LessonInfo;
  LessonListed?: LessonListed;
  LessonNews?: LessonNews;
  LessonSummary?: LessonSummary;
  LinkRequest?: LinkRequest;
  Look?: Look;
  MayAnswer?: MayAnswer;
  MayTakeBack?: MayTakeBack;
  Move?: Move;
  Moved?: Moved;
  NewClass?: NewClass;
  NewKey?: NewKey;
  NewLesson?: NewLesson;
  NewTable?: NewTable;
  NoClock?: NoClock;
  OneAnswer?: OneAnswer;
  OneSeat?: OneSeat;
  Open?: Open;
  Opening?: Opening;
  OptionInfo?: OptionInfo;
  OutcomeRequest?: OutcomeRequest;
  OwnDebrief?: OwnDebrief;
  OwnStage?: OwnStage;
  Ping?: Ping;
  PlanCut?: PlanCut;
  PlanInfo?: PlanInfo;
  PlanStage?: PlanStage;
  PlannedStage?: PlannedStage;
  PlayDeal?: PlayDeal;
  PlayOn?: PlayOn;
  PlayerInfo?: PlayerInfo;
  PointsCount?: PointsCount;
  Pong?: Pong;
  Preview?: Preview;
  PreviewRequest?: PreviewRequest;
  Problem?: Problem;
  PromiseInfo?: PromiseInfo;
  Propose?: Propose;
  PupilInfo?: PupilInfo;
  PushState?: PushState;
  PushSubscribe?: PushSubscribe;
  PushWish?: PushWish;
  PuzzleAnswers?: PuzzleAnswers;
  PuzzleInfo?: PuzzleInfo;
  PuzzlePosition?: PuzzlePosition;
  PuzzleVerdict?: PuzzleVerdict;
  Question?: Question;
  Reach?: Reach;
  Refusal?: Refusal;
  RematchRequest?: RematchRequest;
  Report?: Report;
  RoundSummary?: RoundSummary;
  Say?: Say;
  SeatBot?: SeatBot;
  SeatInfo?: SeatInfo;
  SeatName?: SeatName;
  SeatSwap?: SeatSwap;
  SeatTransfer?: SeatTransfer;
  ShareDeal?: ShareDeal;
  Sight?: Sight;
  SignRequest?: SignRequest;
  StageAnswer?: StageAnswer;
  Starting?: Starting;
  Step?: Step;
  TableChange?: TableChange;
  TableCreated?: TableCreated;
  TableInfo?: TableInfo;
  TableKeys?: TableKeys;
  TableNews?: TableNews;
  TableNotices?: TableNotices;
  TakeBack?: TakeBack;
  TakenBack?: TakenBack;
  TalkInfo?: TalkInfo;
  TaskInfo?: TaskInfo;
  TeacherLink?: TeacherLink;
  TileInfo?: TileInfo;
  TileSeat?: TileSeat;
  ToldOutcome?: ToldOutcome;
  TotalClock?: TotalClock;
  TriedTurn?: TriedTurn;
  TryTurn?: TryTurn;
  Verdict?: Verdict;
  View?: View;
  Vote?: Vote;
  VoteInfo?: VoteInfo;
  Welcome?: Welcome;
  Withdrawal?: Withdrawal;
  You?: You;
}
/**
 * How a seat has kept its word: promises kept and broken, what they promised, and what was given for them.
 */
export interface AccountInfo {
  kept: number;
  broken: number;
  promised: number;
  given: number;
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
 * How often the world survives with an answer, and the standard error of that.
 */
export interface AnswerChance {
  answer: string;
  chance: number;
  error: number;
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
/**
 * Own words of that seat are to be kept from this one, or no longer.
 */
export interface Block {
  type: 'block';
  id: string;
  seat: number;
  on?: boolean;
}
/**
 * Whose own words are kept from this seat now, and the last lines as it sees them.
 */
export interface Blocked {
  type: 'blocked';
  seats: number[];
  chat: ChatLine[];
}
/**
 * Something that was said: an act, or a text of one's own.
 */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
  act: {
    [k: string]: number | string;
  } | null;
  language: string;
  moves: number | null;
  talk?: TalkInfo;
  sign?: ('good' | 'ha' | 'oh_no' | 'thanks' | 'thinking' | 'well_done') | '';
}
/**
 * The ledger of promises; or of promises and denials only those that have changed. `accounts` has one a seat.
 */
export interface TalkInfo {
  promises: PromiseInfo[];
  denials: DenialInfo[];
  accounts: AccountInfo[];
  gone?: number[];
}
/**
 * A promise in the ledger. `line` is the line that made it.
 */
export interface PromiseInfo {
  line: number;
  said: number;
  seat: number;
  about: string;
  value: number;
  verdict: 'broken' | 'kept' | 'open' | 'replaced' | 'untested';
  if?: Condition;
  judged?: number;
  given?: number;
}
/**
 * Holds only if that seat gives so much first; `met` says whether it has.
 */
export interface Condition {
  who: number;
  value: number;
  met: boolean;
}
/**
 * Somebody said to hold no card of a kind. It was `disproved` after so many moves, if public play has done so.
 */
export interface DenialInfo {
  line: number;
  said: number;
  seat: number;
  kind: string;
  disproved: number | null;
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
    [k: string]: boolean | number;
  };
  deck: string;
  start: number | null;
  public: boolean;
  chat: boolean;
  talk: 'sentences' | 'silence' | 'words';
  keep_words: boolean;
  hints: boolean;
  clock: NoClock | DecisionClock | DaysClock | TotalClock;
  seats: SeatInfo[];
  number: number;
  actor: number | null;
  left_ms: number | null;
  replace_after_ms: number;
  fair: FairInfo;
  rematch: string | null;
  rematch_by: string | null;
  made: string;
  changed: string;
  result: {
    [k: string]: unknown;
  } | null;
  guests: number;
  guests_left: number;
  vote: VoteInfo | null;
  ended_early: EndedInfo | null;
  deal: string;
  played_on: number | null;
  you: You;
  lesson?: string;
  pause?: '' | 'bell' | 'frozen';
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
/**
 * So many minutes for all decisions of a seat together, and so many seconds more for each answer it has given.
 */
export interface TotalClock {
  kind: 'total';
  minutes: number;
  plus?: number;
}
export interface SeatInfo {
  seat: number;
  kind: 'away' | 'bot' | 'human' | 'open';
  name: string;
  colour: string;
  bot: string | null;
  connected: boolean;
  away_ms: number | null;
  kept_for?: string | null;
  kept_ms?: number | null;
  time_ms?: number | null;
  guest_for?: string | null;
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
/**
 * What somebody wants that needs the consent of everybody who plays.
 */
export interface VoteInfo {
  what: 'end' | 'take_back';
  seat: number;
  yes: number[];
  wanted: number[];
}
/**
 * Somebody ended a game before its end.
 */
export interface EndedInfo {
  by: string | null;
  agreed: boolean;
}
export interface You {
  seats: number[];
  host: boolean;
  join?: boolean;
  watch?: boolean;
  back?: number[];
}
/**
 * Own words.
 */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
  language?: string;
}
/**
 * A line that was just said.
 */
export interface ChatNews {
  type: 'chat';
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
  act: {
    [k: string]: number | string;
  } | null;
  language: string;
  moves: number | null;
  talk?: TalkInfo;
  sign?: ('good' | 'ha' | 'oh_no' | 'thanks' | 'thinking' | 'well_done') | '';
}
/**
 * A class as one file: its lessons in counts, without pupils.
 */
export interface ClassFile {
  format: 'terrae-class/1';
  name: string;
  /**
   * @maxItems 200
   */
  taught: LessonSummary[];
}
/**
 * A lesson of a class in counts.
 */
export interface LessonSummary {
  plan: string;
  game: string;
  made: string;
  over: boolean;
  alone: boolean;
  pupils: number;
  /**
   * @maxItems 30
   */
  rounds: RoundSummary[];
  id?: string;
}
/**
 * A round of a lesson in counts: nobody is in it.
 */
export interface RoundSummary {
  law: string;
  held: number;
  lost: number;
  stopped: number;
  with_bots: number;
  given?: number | null;
  passed?: number | null;
  able?: number | null;
}
/**
 * A class with its lessons, the latest first.
 */
export interface ClassInfo {
  id: string;
  name: string;
  lessons: LessonSummary[];
}
export interface ClassListed {
  id: string;
  name: string;
}
/**
 * What the coach has counted so far of one seat of a game; the last line is done.
 */
export interface CoachLine {
  batches?: number;
  most?: number;
  done?: boolean;
  report?: {
    [k: string]: unknown;
  } | null;
  last_moment?: {
    [k: string]: unknown;
  } | null;
  problem?: Problem | null;
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
 * Somebody comes when the game is on: takes the seat of a bot, or without a seat watches.
 */
export interface ComingLate {
  seat?: number | null;
  name?: string;
  colour?: string;
}
/**
 * A stage that will be shortened because the class is late, unless the teacher says no.
 */
export interface CutInfo {
  stage: number;
  ms: number;
  in_ms: number;
}
/**
 * How those fared with the deal of a day who want to be counted.
 */
export interface DayCounts {
  held: number;
  lost: number;
  points: PointsCount[];
  at: string;
}
export interface PointsCount {
  points: number;
  players: number;
}
/**
 * A deal: everything about it but its cards.
 */
export interface DealInfo {
  name: string;
  game: string;
  day: string | null;
  seat: number;
  bots: string[];
  tasks: number;
  shared: boolean;
}
/**
 * How a deal ended.
 */
export interface DealOutcome {
  deal: string;
  seat: number;
  held: boolean;
  points: number[];
  winners: number[];
  tasks: TaskInfo[];
  late: boolean;
}
/**
 * What became of one task, and what the seat gave when it came.
 */
export interface TaskInfo {
  sign: 'done' | 'later' | 'lost' | 'never' | 'open';
  name: string;
  size: number;
  given: number | null;
}
/**
 * All that is told when the class talks about its rounds. Seats have no names but in `aliases`.
 */
export interface DebriefInfo {
  rounds: {
    [k: string]: unknown;
  }[];
  predicted: number[][];
  votes: {
    [k: string]: unknown;
  }[];
  signed: number;
  pupils: number;
  released: string[];
  aliases: string[][][];
  slides: {
    [k: string]: unknown;
  };
  laws: {
    [k: string]: unknown;
  } | null;
  laws_ready: boolean;
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
 * Somebody who plays or has played a deal that friends share.
 */
export interface Friend {
  table: string;
  name: string;
  you: boolean;
  outcome: DealOutcome | null;
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
/**
 * What would a bot do in the place of the seat that is asked?
 */
export interface HintRequest {
  type: 'hint';
  id: string;
  number: number;
}
/**
 * An act, from somebody who has seen so many entries.
 */
export interface Say {
  type: 'say';
  id: string;
  number: number;
  act: {
    [k: string]: number | string;
  };
  language?: string;
}
/**
 * A sign, which needs no words.
 */
export interface SignRequest {
  type: 'sign';
  id: string;
  sign: 'good' | 'ha' | 'oh_no' | 'thanks' | 'thinking' | 'well_done';
}
/**
 * The seat wants something that needs the consent of everybody who plays.
 */
export interface Propose {
  type: 'propose';
  id: string;
  number: number;
  what: 'end' | 'take_back';
}
/**
 * The seat agrees to what another wants, or does not; the proposer withdraws it by not agreeing.
 */
export interface Vote {
  type: 'vote';
  id: string;
  what: 'end' | 'take_back';
  seat: number;
  yes: boolean;
}
/**
 * What that seat says is to be looked at by whoever runs the service.
 */
export interface Report {
  type: 'report';
  id: string;
  seat: number;
  line?: number | null;
}
export interface Look {
  type: 'look';
}
/**
 * How fast the sender wants bots to answer, from now on.
 */
export interface KeepPace {
  type: 'pace';
  pace: 'instant' | 'normal' | 'slow';
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
  talk: TalkInfo | null;
  blocked: number[];
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
  talk?: TalkInfo | null;
  said?: ChatLine[] | null;
}
export interface Moved {
  type: 'moved';
  number: number;
  seat: number;
  told: string;
  story: Event[];
  view: GameView;
  left_ms: number | null;
  talk?: TalkInfo;
}
export interface TakenBack {
  type: 'taken_back';
  number: number;
  seat: number;
  moves: number;
  view: GameView;
  left_ms: number | null;
  talk?: TalkInfo;
}
export interface View {
  type: 'view';
  number: number;
  view: GameView | null;
  left_ms: number | null;
  talk: TalkInfo | null;
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
/**
 * What a bot would answer, which has seen what the seat sees.
 */
export interface Hint {
  type: 'hint';
  id: string;
  number: number;
  answer: string;
  bot: string;
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
  strengths: {
    [k: string]: string[];
  };
  speakers: string[];
  thinkers: string[];
  deck: string;
  acts: string[];
}
export interface OptionInfo {
  name: string;
  default: boolean;
  rule: string;
  values: number[];
}
export interface Joined {
  seat: number;
  key: string;
  table: TableInfo;
  join?: string | null;
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
/**
 * Somebody comes in by a code, and perhaps the pictures.
 */
export interface Knocking {
  code: string;
  /**
   * @maxItems 4
   */
  pictures?: [] | [number] | [number, number] | [number, number, number] | [number, number, number, number];
}
/**
 * What the teacher does.
 */
export interface LessonAction {
  what:
    | 'add'
    | 'announce'
    | 'door'
    | 'end'
    | 'freeze'
    | 'keep'
    | 'law'
    | 'move'
    | 'next'
    | 'nudge'
    | 'remove'
    | 'resume'
    | 'ring'
    | 'spotlight'
    | 'time'
    | 'until';
  minutes?: number;
  text?: string;
  table?: string | null;
  pupil?: number;
  to?: number;
  other?: number;
  kind?: string;
  at?: number;
  law?: string;
  until?: number;
  pictures?: boolean;
  locked?: boolean;
}
/**
 * A lesson, and the key that opens it again.
 */
export interface LessonEntered {
  key: string;
  lesson: LessonInfo;
}
/**
 * A lesson as one person sees it.
 */
export interface LessonInfo {
  id: string;
  number: number;
  role: 'pupil' | 'second' | 'teacher';
  game: string;
  plan: string;
  language: string;
  rehearsal: boolean;
  stages: PlanStage[];
  stage: number;
  left_ms: number | null;
  more_left_ms: number;
  debrief_in_ms: number | null;
  frozen: boolean;
  bell: boolean;
  over: boolean;
  here: number;
  pupils: number;
  announcement: string;
  spotlight: string | null;
  law: string;
  votes: {
    [k: string]: unknown;
  }[];
  signed: number;
  shown: {
    [k: string]: unknown;
  };
  commitment: string;
  secret: string | null;
  alone?: boolean;
  until?: string | null;
  may_go_on?: boolean;
  alias?: string;
  pupil?: number;
  answered?: boolean;
  answer?: {
    [k: string]: unknown;
  };
  has_signed?: boolean;
  asks_consent?: boolean;
  nudged?: boolean;
  code?: string | null;
  invite?: string | null;
  asks_pictures?: boolean;
  shows_pictures?: boolean;
  locked?: boolean;
  pictures?: number[];
  pictures_in_ms?: number;
  class_list?: PupilInfo[];
  tiles?: TileInfo[];
  rounds?: {
    [k: string]: unknown;
  }[];
  next_cut?: CutInfo | null;
  next_tables?: number[][];
  addable?: string[];
}
export interface PlanStage {
  kind: string;
  minutes: number;
  tone: 'play' | 'prepare' | 'talk';
}
/**
 * A pupil as the teacher sees them.
 */
export interface PupilInfo {
  number: number;
  alias: string;
  here: boolean;
  robot: boolean;
  table: string | null;
  signed: boolean;
}
/**
 * A table of a round as the teacher sees it.
 */
export interface TileInfo {
  id: string;
  seats: TileSeat[];
  arm: string;
  outcome: string;
  moves: number;
  actor: number | null;
  waits_ms: number;
  nudged: boolean;
  shown: {
    [k: string]: unknown;
  };
  passed_able: number;
  chances: number;
}
export interface TileSeat {
  alias: string;
  here: boolean;
  bot: boolean;
}
/**
 * A lesson in a list of one's own.
 */
export interface LessonListed {
  id: string;
  plan: string;
  game: string;
  role: string;
  over: boolean;
  made: string;
  class_id?: string;
}
/**
 * How a lesson stands, over a WebSocket.
 */
export interface LessonNews {
  type: 'lesson';
  lesson: LessonInfo;
}
export interface LinkRequest {
  power: 'host' | 'join' | 'watch';
}
/**
 * A class that lasts.
 */
export interface NewClass {
  name: string;
}
export interface NewKey {
  key: string;
}
/**
 * A lesson by a ready plan, or by one's own.
 */
export interface NewLesson {
  plan?: string | null;
  own?: {
    [k: string]: unknown;
  } | null;
  language?: string;
  numbers?: boolean;
  rehearsal?: number;
  until?: number;
  class_id?: string;
}
/**
 * A table to be created.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: boolean | number;
  };
  deck?: {
    [k: string]: unknown;
  } | null;
  start?: number | null;
  title?: string;
  public?: boolean;
  chat?: boolean;
  clock?: NoClock | DecisionClock | DaysClock | TotalClock;
  hints?: boolean;
  talk?: ('sentences' | 'silence' | 'words') | null;
  keep_words?: boolean;
}
/**
 * What one seat answers.
 */
export interface OneAnswer {
  answer: string;
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
 * Whoever has played a deal asks how it ended, and perhaps wants to be counted for its day.
 */
export interface OutcomeRequest {
  count?: boolean;
}
/**
 * What a pupil is told of their own seat.
 */
export interface OwnDebrief {
  rounds: ({
    [k: string]: unknown;
  } | null)[];
  laws: string[];
}
/**
 * The stage of homework from which a pupil goes on.
 */
export interface OwnStage {
  stage: number;
}
/**
 * What may be taken from a stage when the class is late.
 */
export interface PlanCut {
  stage: number;
  minutes: number;
}
/**
 * A ready plan. Its size, stages and cuts, sent back as one's own, are a plan again.
 */
export interface PlanInfo {
  name: string;
  game: string;
  minutes: number;
  size: number;
  fewest: number;
  most: number;
  stages: PlannedStage[];
  cuts: PlanCut[];
  stand_in_s: number;
  alone?: boolean;
}
/**
 * A stage of a ready plan, with all that is needed to change it.
 */
export interface PlannedStage {
  kind: string;
  minutes: number;
  tone: 'play' | 'prepare' | 'talk';
  keeps_its_time: boolean;
  after: string[];
  not_after: string[];
  settings: {
    [k: string]: unknown;
  };
}
/**
 * Somebody sits down to play a deal.
 */
export interface PlayDeal {
  name: string;
  colour?: string;
}
/**
 * Somebody plays on from a moment of a game, as a seat saw it: after so many moves.
 */
export interface PlayOn {
  seat: number;
  move: number;
  name: string;
  colour?: string;
  record?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Who sat in a seat; of a bot also which and in which version.
 */
export interface PlayerInfo {
  name: string;
  kind: string;
}
/**
 * What a browser is told with the page closed.
 */
export interface PushState {
  key: string;
  on?: boolean;
  everywhere?: boolean;
  remind_at?: number | null;
  tables?: string[];
}
/**
 * Where and how a browser is sent notices with the page closed, as its own `PushSubscription` says.
 */
export interface PushSubscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
  expires?: number | null;
}
/**
 * What a browser wants to be told with the page closed.
 */
export interface PushWish {
  everywhere?: boolean;
  remind_at?: number | null;
  zone?: number;
}
/**
 * What somebody answers to a puzzle, seat by seat; no answer: nothing helps, or one does not know.
 */
export interface PuzzleAnswers {
  /**
   * @maxItems 16
   */
  answers:
    | []
    | [OneAnswer]
    | [OneAnswer, OneAnswer]
    | [OneAnswer, OneAnswer, OneAnswer]
    | [OneAnswer, OneAnswer, OneAnswer, OneAnswer]
    | [OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer]
    | [OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer]
    | [OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer]
    | [OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer]
    | [OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer]
    | [OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer, OneAnswer]
    | [
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
      ]
    | [
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
      ]
    | [
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
      ]
    | [
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
      ]
    | [
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
      ]
    | [
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
        OneAnswer,
      ];
}
/**
 * A puzzle in a list.
 */
export interface PuzzleInfo {
  id: string;
  game: string;
  kind: 'open' | 'seat';
  theme: string;
  players: number;
  about: {
    [k: string]: unknown;
  };
  misses: number | null;
}
/**
 * A puzzle before it is answered: only what whoever solves it may see.
 */
export interface PuzzlePosition {
  info: PuzzleInfo;
  seat: number;
  views: GameView[];
  deck: DeckInfo;
}
/**
 * What an answer to a puzzle comes to, and everything that was hidden until then.
 */
export interface PuzzleVerdict {
  solved: boolean;
  solution: string[] | null;
  played: string[];
  misses: number;
  bots: number;
  chances: AnswerChance[];
  views: GameView[];
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
  name?: string | null;
}
export interface SeatBot {
  seat: number;
  bot: string;
}
/**
 * Somebody has another name from now on.
 */
export interface SeatName {
  seat: number;
  name: string;
}
/**
 * Who sits in these two seats changes places before the game.
 */
export interface SeatSwap {
  seat: number;
  other: number;
}
/**
 * A key that takes a seat along to another device: once, and not for long.
 */
export interface SeatTransfer {
  key: string;
  left_ms: number;
}
/**
 * Whoever has played a deal already compares it with friends: by which of their tables.
 */
export interface ShareDeal {
  table: string;
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
    [k: string]: boolean | number;
  };
  players: PlayerInfo[];
  result: {
    [k: string]: unknown;
  } | null;
  given: number[] | null;
  steps: Step[];
}
/**
 * What a pupil answers at a stage.
 */
export interface StageAnswer {
  stage: number;
  answer: {
    [k: string]: unknown;
  };
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
    [k: string]: boolean | number;
  } | null;
  start?: number | null;
  clock?: (NoClock | DecisionClock | DaysClock | TotalClock) | null;
  hints?: boolean | null;
  talk?: ('sentences' | 'silence' | 'words') | null;
  keep_words?: boolean | null;
  guests?: number | null;
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
 * Does a browser want notices of this table?
 */
export interface TableNotices {
  on: boolean;
}
/**
 * A new link of a teacher; that of the other stays.
 */
export interface TeacherLink {
  role: 'second' | 'teacher';
}
export interface ToldOutcome {
  outcome: DealOutcome;
  counted: boolean;
}
/**
 * How far the answers of a turn that is tried again have led.
 */
export interface TriedTurn {
  view: GameView;
  over: boolean;
  record: {
    [k: string]: unknown;
  } | null;
}
/**
 * Somebody tries a turn of a game again, as its seat saw it: after so many moves, with these answers so far.
 */
export interface TryTurn {
  seat: number;
  move: number;
  /**
   * @maxItems 150
   */
  answers?: OneAnswer[];
  record?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Does a record's chance follow from its fair shuffle?
 */
export interface Verdict {
  holds: boolean;
  why: string;
}
/**
 * Nothing shall be kept of what a pupil did: of oneself, or, asked by a teacher, of another.
 */
export interface Withdrawal {
  pupil?: number;
}

/** How many characters people may type, how much they may say, and how many moves a game at a table may have. */
export const sizes = { name: 24, title: 60, chat: 500, moves: 1500, saidAtOnce: 5, saidEverySeconds: 2 };
