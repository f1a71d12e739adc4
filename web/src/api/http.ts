// The HTTP half of docs/protocol.md. The device cookie carries this browser's powers.
import type {
  DeckInfo,
  GameInfo,
  Joined,
  LinkRequest,
  NewKey,
  NewTable,
  Opening,
  Problem,
  SeatBot,
  Sight,
  TableChange,
  TableInfo,
  TableCreated,
  Verdict,
} from './messages';

export type { TableKeys as Keys } from './messages';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly rule: string,
  ) {
    super(sentence);
  }
}

async function ask<T>(method: string, path: string, sent?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (sent !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers.Authorization = `Bearer ${key}`;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: sent === undefined ? null : JSON.stringify(sent) });
  } catch {
    throw new Refusal('offline', '', '');
  }
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (!response.ok) throw new Refusal(body?.code ?? `${response.status}`, body?.sentence ?? '', body?.rule ?? '');
  return body as T;
}

export const games = () => ask<GameInfo[]>('GET', '/games');
export const publicTables = () => ask<TableInfo[]>('GET', '/tables');
export const myTables = () => ask<TableInfo[]>('GET', '/mine');
export const table = (id: string) => ask<TableInfo>('GET', `/tables/${id}`);
export const deckOf = (id: string) => ask<DeckInfo>('GET', `/tables/${id}/deck`);
export const createTable = (request: NewTable) => ask<TableCreated>('POST', '/tables', request);
export const claim = (id: string, key: string) => ask<TableInfo>('POST', `/tables/${id}/claim`, {}, key);
export const change = (id: string, changes: TableChange) => ask<TableInfo>('PATCH', `/tables/${id}`, changes);
export const join = (id: string, name: string, colour: string, seat: number | null, commitment: string) =>
  ask<Joined>('POST', `/tables/${id}/join`, { name, colour, seat, commitment });
export const rematch = (id: string, seat: number, commitment: string) =>
  ask<Joined>('POST', `/tables/${id}/rematch`, { seat, commitment });
/** Answers when the cards are dealt. */
export const start = (id: string, open: Opening[]) => ask<TableInfo>('POST', `/tables/${id}/start`, { open });
export const newLink = (id: string, power: LinkRequest['power']) =>
  ask<NewKey>('POST', `/tables/${id}/links`, { power });
/** A new link of one's own to a seat; earlier ones no longer work. */
export const personalLink = (id: string, seat: number) => ask<NewKey>('POST', `/tables/${id}/personal`, { seat });
export const replayOf = (id: string, viewer: string) => ask<Sight>('GET', `/tables/${id}/replay?eyes=${viewer}`);
/** What happened so far, without the views. */
export const storyOf = (id: string, viewer: string) =>
  ask<Sight>('GET', `/tables/${id}/replay?eyes=${viewer}&views=false`);
export const replayRecord = (record: unknown, viewer: string) => ask<Sight>('POST', `/replay?eyes=${viewer}`, record);
export const recordOf = (id: string) => ask<Record<string, unknown>>('GET', `/tables/${id}/record`);
export const verify = (record: unknown) => ask<Verdict>('POST', '/verify', record);

type Act = 'leave' | 'bots' | 'free' | 'shuffle' | 'abandon' | 'replace' | 'return';
export const act = (id: string, what: Act, body: Partial<SeatBot> = {}) =>
  ask<TableInfo>('POST', `/tables/${id}/${what}`, body);
