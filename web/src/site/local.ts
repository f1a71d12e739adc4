// The protocol without a service: the worker answers what it can; what does not change comes from files of the folder.
import type { Answered, Socket } from '../api/transport';
import { base } from '../lib/base';
import { theEngine, type FromWorker } from '../lib/engine';
import { progress } from './progress.svelte';
import { readInfos } from './store';

const engine = theEngine();
const sockets = new Map<number, Socket>();
let connections = 0;

engine.hear = (message: FromWorker) => {
  progress.hear(message);
  if (message.kind === 'frame') sockets.get(message.connection)?.onmessage?.({ data: message.text });
  if (message.kind === 'closed') {
    const socket = sockets.get(message.connection);
    sockets.delete(message.connection);
    if (socket) socket.readyState = 3;
    socket?.onclose?.({ code: message.code });
  }
};

const answered = (body: unknown): Answered => ({ status: 200, body, next: null });
const file = async (name: string): Promise<Answered> => {
  const answer = await fetch(`${base}/site/${name}.json`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answered(await answer.json());
};

/** What needs no engine. */
const READY: Record<string, () => Answered | Promise<Answered>> = {
  '/games': () => file('games'),
  '/puzzles': () => file('puzzles'),
  '/tables': () => answered([]),
  '/mine': async () => answered(await readInfos()),
  '/addresses': () => answered({ everywhere: false, addresses: [], command: '' }),
};

export async function ask(method: string, path: string, sent?: unknown): Promise<Answered> {
  const ready = method === 'GET' ? READY[path.split('?')[0]!] : undefined;
  if (ready) return ready();
  // What is kept shall not be thrown away when the device needs room; asked for once somebody keeps something.
  if (method === 'POST' && path === '/tables') void navigator.storage?.persist?.().catch(() => false);
  const body = sent === undefined ? '' : JSON.stringify(sent);
  return { ...(await engine.ask({ kind: 'request', method, path, body })), next: null };
}

/** A connection to a table. It is open at once: the worker answers when it is ready, the page itself answers pings. */
export function connect(socket: Socket, table: string): void {
  if (socket.readyState !== 0) return;
  const connection = (connections += 1);
  const pong = (): void => socket.onmessage?.({ data: '{"type":"pong"}' });
  sockets.set(connection, socket);
  socket.send = (text) => {
    if (text === '{"type":"ping"}') pong();
    else engine.send({ kind: 'hear', connection, text: text as string });
  };
  socket.close = () => {
    socket.readyState = 3;
    sockets.delete(connection);
    engine.send({ kind: 'leave', connection });
  };
  engine.send({ kind: 'connect', connection, table });
  socket.readyState = 1;
  socket.onopen?.();
  pong();
}
