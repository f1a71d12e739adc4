// What carries the protocol: the network to a service or, without one, a worker beside the page that speaks the same.
import { base } from '../lib/base';
import { isSite } from '../lib/home';

/** An answer to a request. */
export interface Answered {
  status: number;
  body: unknown;
  /** Where the next part of a list is. */
  next: string | null;
}

/** As much of a WebSocket as is used. */
export type Socket = Pick<WebSocket, 'send' | 'close'> & {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

export type Ask = (method: string, path: string, sent?: unknown, key?: string) => Promise<Answered>;

/** Asks a service; fails if nobody answers. */
const askService: Ask = async (method, path, sent, key) => {
  const headers: Record<string, string> = {};
  if (sent !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers.Authorization = `Bearer ${key}`;
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers,
    body: sent === undefined ? null : JSON.stringify(sent),
  });
  const link = /<([^>]*)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null;
  return {
    status: response.status,
    body: (await response.json().catch(() => null)) as unknown,
    next: link && link.slice(`${base}/api`.length),
  };
};

const local = () => import('../site/local');

export const askHome: Ask = isSite ? async (method, path, sent) => (await local()).ask(method, path, sent) : askService;

/** A connection to a table. */
export function connectHome(table: string): Socket {
  if (!isSite) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}${base}/api/tables/${table}/socket`) as unknown as Socket;
  }
  const socket: Socket = { readyState: 0, onopen: null, onmessage: null, onclose: null, send() {}, close() {} };
  void local().then(({ connect }) => connect(socket, table));
  return socket;
}
