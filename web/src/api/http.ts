// The HTTP half of docs/protocol.md. The device cookie carries this browser's powers.
import type {
  CameLate,
  DayCounts,
  DealInfo,
  DeckInfo,
  Friend,
  GameInfo,
  Joined,
  LinkRequest,
  NewKey,
  NewTable,
  Opening,
  PlayOn,
  Problem,
  PushState,
  PushSubscribe,
  PushWish,
  PuzzleInfo,
  PuzzlePosition,
  PuzzleVerdict,
  Reach,
  SeatBot,
  SeatTransfer,
  Sight,
  TableChange,
  TableInfo,
  TableCreated,
  ToldOutcome,
  TriedTurn,
  TryTurn,
  Verdict,
} from './messages';
import { base } from '../lib/base';
import { isSite } from '../lib/home';
import { askHome, type Answered } from './transport';

export type { TableKeys as Keys } from './messages';

export class RequestRefused extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly rule: string,
  ) {
    super(sentence);
  }
}

async function send(method: string, path: string, sent?: unknown, key?: string): Promise<Answered> {
  let answer: Answered;
  try {
    answer = await askHome(method, path, sent, key);
  } catch {
    throw new RequestRefused('offline', '', '');
  }
  if (answer.status < 300) return answer;
  const body = answer.body as Partial<Problem> | null;
  throw new RequestRefused(body?.code ?? `${answer.status}`, body?.sentence ?? '', body?.rule ?? '');
}

/** A body that comes as it is made; `signal` ends it. */
async function stream(path: string, signal: AbortSignal, sent?: unknown): Promise<ReadableStream<Uint8Array>> {
  if (isSite) throw new RequestRefused('needs_service', '', '');
  const answer = await fetch(`${base}/api${path}`, {
    method: sent === undefined ? 'GET' : 'POST',
    headers: sent === undefined ? {} : { 'Content-Type': 'application/json' },
    body: sent === undefined ? null : JSON.stringify(sent),
    signal,
  });
  if (answer.ok && answer.body) return answer.body;
  const body = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new RequestRefused(body?.code ?? `${answer.status}`, body?.sentence ?? '', body?.rule ?? '');
}

export const ask = async <T>(method: string, path: string, sent?: unknown, key?: string): Promise<T> =>
  (await send(method, path, sent, key)).body as T;

/** A part of a list of tables, and where the next one is. */
export interface ListPart {
  tables: TableInfo[];
  next: string | null;
}

export async function part(path: string): Promise<ListPart> {
  const { body, next } = await send('GET', path);
  return { tables: body as TableInfo[], next };
}

export const games = () => ask<GameInfo[]>('GET', '/games');
export const publicTables = (limit: number) => part(`/tables?limit=${limit}`);

/** The tables of this device, part by part, until there are no more or so many. */
export async function myTables(most = 200): Promise<TableInfo[]> {
  const found: TableInfo[] = [];
  for (let path: string | null = '/mine?limit=50'; path !== null && found.length < most;) {
    const { tables, next }: ListPart = await part(path);
    found.push(...tables);
    path = next;
  }
  return found;
}
export const table = (id: string) => ask<TableInfo>('GET', `/tables/${id}`);
export const deckOf = (id: string) => ask<DeckInfo>('GET', `/tables/${id}/deck`);
export const createTable = (request: NewTable) => ask<TableCreated>('POST', '/tables', request);
export const claim = (id: string, key: string) => ask<TableInfo>('POST', `/tables/${id}/claim`, {}, key);
export const change = (id: string, changes: TableChange) => ask<TableInfo>('PATCH', `/tables/${id}`, changes);
export const join = (id: string, name: string, colour: string, seat: number | null, commitment: string) =>
  ask<Joined>('POST', `/tables/${id}/join`, { name, colour, seat, commitment });
export const rematch = (id: string, seat: number, commitment: string, name: string | null) =>
  ask<Joined>('POST', `/tables/${id}/rematch`, { seat, commitment, name });
export const swap = (id: string, seat: number, other: number) =>
  ask<TableInfo>('POST', `/tables/${id}/swap`, { seat, other });
export const rename = (id: string, seat: number, name: string) =>
  ask<TableInfo>('POST', `/tables/${id}/rename`, { seat, name });
/** Answers when the cards are dealt. */
export const start = (id: string, open: Opening[]) => ask<TableInfo>('POST', `/tables/${id}/start`, { open });
export const newLink = (id: string, power: LinkRequest['power']) =>
  ask<NewKey>('POST', `/tables/${id}/links`, { power });
/** A key that takes a seat along to another device: once, and not for long. */
export const newTransfer = (id: string, seat: number) => ask<SeatTransfer>('POST', `/tables/${id}/transfer`, { seat });
export const takeAlong = (id: string, key: string) => ask<TableInfo>('POST', `/tables/${id}/take`, {}, key);
/** Come when the game is on: to the seat of a bot or, without one, to watch. */
export const comeLate = (id: string, seat: number | null, name: string, colour: string) =>
  ask<CameLate>('POST', `/tables/${id}/late`, { seat, name, colour });
export const addresses = () => ask<Reach>('GET', '/addresses');
export const replayOf = (id: string, viewer: string) => ask<Sight>('GET', `/tables/${id}/replay?eyes=${viewer}`);
/** What happened so far, without the views. */
export const storyOf = (id: string, viewer: string) =>
  ask<Sight>('GET', `/tables/${id}/replay?eyes=${viewer}&views=false`);
/** A record that is no table's. If no service answers, the engine in the browser replays it, as far as it is kept. */
export async function replayRecord(record: unknown, viewer: string): Promise<Sight> {
  const path = `/replay?eyes=${viewer}`;
  try {
    return await ask<Sight>('POST', path, record);
  } catch (error) {
    if (isSite || !(error instanceof RequestRefused) || error.code !== 'offline') throw error;
    const { askEngine } = await import('../lib/engine');
    const { status, body } = await askEngine('POST', path, record).catch(() => Promise.reject(error));
    if (status < 300) return body as Sight;
    const { code, sentence, rule } = body as Problem;
    throw new RequestRefused(code, sentence, rule ?? '');
  }
}
export const recordOf = (id: string) => ask<Record<string, unknown>>('GET', `/tables/${id}/record`);
export const verify = (record: unknown) => ask<Verdict>('POST', '/verify', record);

/** What cards, the others and the seat's own choices have changed, as lines of JSON. */
export const coachOf = (id: string, seat: number, signal: AbortSignal) =>
  stream(`/tables/${id}/coach?seat=${seat}`, signal);
export const coachRecord = (record: unknown, seat: number, signal: AbortSignal) =>
  stream(`/coach?seat=${seat}`, signal, record);

type PlayOnFrom = Omit<PlayOn, 'record'>;
/** A new table from a seat's own view of a moment; what was hidden is dealt anew. */
export const playOn = (id: string, from: PlayOnFrom) => ask<Joined>('POST', `/tables/${id}/on`, from);
export const playOnRecord = (record: unknown, from: PlayOnFrom) => ask<Joined>('POST', '/on', { ...from, record });

type TryFrom = Omit<TryTurn, 'record'>;
/** How far answers lead in a turn that is tried again. */
export const tryTurn = (id: string, from: TryFrom) => ask<TriedTurn>('POST', `/tables/${id}/try`, from);
export const tryTurnRecord = (record: unknown, from: TryFrom) => ask<TriedTurn>('POST', '/try', { ...from, record });

export const puzzles = () => ask<PuzzleInfo[]>('GET', '/puzzles');
export const puzzleOf = (id: string) => ask<PuzzlePosition>('GET', `/puzzles/${id}`);
export const answerPuzzle = (id: string, answers: string[]) =>
  ask<PuzzleVerdict>('POST', `/puzzles/${id}/answer`, { answers: answers.map((answer) => ({ answer })) });

export const dealInfo = (deal: string) => ask<DealInfo>('GET', `/deals/${deal}`);
export const playDeal = (deal: string, name: string, colour: string) =>
  ask<Joined>('POST', `/deals/${deal}/play`, { name, colour });
export const dealOutcome = (id: string, count: boolean) => ask<ToldOutcome>('POST', `/tables/${id}/outcome`, { count });
export const dayCounts = (deal: string) => ask<DayCounts>('GET', `/deals/${deal}/counts`);
export const friendsOf = (deal: string) => ask<Friend[]>('GET', `/deals/${deal}/friends`);
/** What happened at a friend's table, as its seat saw it. */
export const storyOfFriend = (deal: string, table: string) =>
  ask<Sight>('GET', `/deals/${deal}/friends/${table}/story`);
export const shareDeal = (deal: string, table: string) => ask<Friend[]>('POST', `/deals/${deal}/friends`, { table });

export const pushState = () => ask<PushState>('GET', '/push');
export const subscribePush = (subscription: PushSubscribe) => ask<PushState>('POST', '/push', subscription);
export const wishPush = (wish: PushWish) => ask<PushState>('POST', '/push/wish', wish);
export const pushOff = () => ask<PushState>('POST', '/push/off', {});
export const tableNotices = (id: string, on: boolean) => ask<PushState>('POST', `/tables/${id}/notices`, { on });

type TableAct = 'back' | 'leave' | 'bots' | 'free' | 'shuffle' | 'abandon' | 'replace' | 'return';
export const act = (id: string, what: TableAct, body: Partial<SeatBot> = {}) =>
  ask<TableInfo>('POST', `/tables/${id}/${what}`, body);
