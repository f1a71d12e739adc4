// The protocol's types by the names that the app uses. They are made from the service's own (messages.ts).
import type { ChatLine, FromService, SeatInfo, TableInfo } from './messages';

export type {
  AnswerPreview,
  ChatLine,
  Clock,
  DeckInfo as DeckAnswer,
  Event,
  FairInfo as Fair,
  FromClient,
  FromService,
  GameInfo,
  GamePreview as Preview,
  GameView as View,
  Question,
  SeatInfo as Seat,
  Sight as Replay,
  Step,
  TableInfo as Table,
} from './messages';
export type Status = TableInfo['status'];
export type SeatKind = SeatInfo['kind'];
export type Hint = Extract<FromService, { type: 'hint' }>;
export type Sign = Exclude<NonNullable<ChatLine['sign']>, ''>;
