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
  Problem,
  Reach,
  SeatBot,
  SeatTransfer,
  Sight,
  TableChange,
  TableInfo,
  TableCreated,
  ToldOutcome,
  Verdict,
} from './messages';
import { base } from '../lib/base';

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

async function send(method: string, path: string, sent?: unknown, key?: string): Promise<[Response, unknown]> {
  const headers: Record<string, string> = {};
  if (sent !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers.Authorization = `Bearer ${key}`;
  let response: Response;
  try {
    response = await fetch(`${base}/api${path}`, {
      method,
      headers,
      body: sent === undefined ? null : JSON.stringify(sent),
    });
  } catch {
    throw new RequestRefused('offline', '', '');
  }
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (!response.ok)
    throw new RequestRefused(body?.code ?? `${response.status}`, body?.sentence ?? '', body?.rule ?? '');
  return [response, body];
}

const ask = async <T>(method: string, path: string, sent?: unknown, key?: string): Promise<T> =>
  (await send(method, path, sent, key))[1] as T;

/** A part of a list of tables, and where the next one is. */
export interface ListPart {
  tables: TableInfo[];
  next: string | null;
}

export async function part(path: string): Promise<ListPart> {
  const [response, tables] = await send('GET', path);
  const link = /<([^>]*)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null;
  const next = link && link.slice(`${base}/api`.length);
  return { tables: tables as TableInfo[], next };
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
export const replayRecord = (record: unknown, viewer: string) => ask<Sight>('POST', `/replay?eyes=${viewer}`, record);
export const recordOf = (id: string) => ask<Record<string, unknown>>('GET', `/tables/${id}/record`);
export const verify = (record: unknown) => ask<Verdict>('POST', '/verify', record);

export const dealInfo = (deal: string) => ask<DealInfo>('GET', `/deals/${deal}`);
export const playDeal = (deal: string, name: string, colour: string) =>
  ask<Joined>('POST', `/deals/${deal}/play`, { name, colour });
export const dealOutcome = (id: string, count: boolean) => ask<ToldOutcome>('POST', `/tables/${id}/outcome`, { count });
export const dayCounts = (deal: string) => ask<DayCounts>('GET', `/deals/${deal}/counts`);
export const friendsOf = (deal: string) => ask<Friend[]>('GET', `/deals/${deal}/friends`);
export const shareDeal = (deal: string, table: string) => ask<Friend[]>('POST', `/deals/${deal}/friends`, { table });

type TableAct = 'back' | 'leave' | 'bots' | 'free' | 'shuffle' | 'abandon' | 'replace' | 'return';
export const act = (id: string, what: TableAct, body: Partial<SeatBot> = {}) =>
  ask<TableInfo>('POST', `/tables/${id}/${what}`, body);
