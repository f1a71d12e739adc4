// The engine's own Python, beside the page. It checks every card of a record; where there is no service, it answers the
// page as one would. Whatever it changes is on the disk before the page hears of it.
/// <reference lib="webworker" />
import type { loadPyodide as Load } from 'pyodide';
import engine from 'virtual:engine';
import { keep, readDoc, type Save } from '../site/store';
import { base } from './base';
import type { FromWorker, ToWorker } from './engine';

/** What a call comes to (`src/terrae/site/worker/main.py`). */
interface Outcome {
  needs?: string;
  status: number;
  body: unknown;
  frames: [connection: number, text: string][];
  closed: [connection: number, code: number][];
  saves: Save[];
  /** At which tables a bot has something to do, and in how many milliseconds. */
  due: Record<string, number>;
}

interface Python {
  request(method: string, path: string, body: string): string;
  hear(connection: number, text: string): string;
  bot(table: string): string;
  refresh(table: string): string;
  lost(connection: number | null, text: string, isFull: boolean): string;
  connect(connection: number, table: string): void;
  leave(connection: number): void;
  load(table: string, doc: string): void;
  knows(table: string): boolean;
  check(record: string): string;
  read_code(texts: string): string;
  write_code(record: string): string;
}

const START = `
import json, sys
sys.path.insert(0, "/engine")
from terrae.engine.installed import PACKED
PACKED.update(json.loads(points))
from terrae.site.worker import main
main
`;

const tell = (message: FromWorker): void => postMessage(message);

/** Count what comes over the network, so that the page can tell how long it takes. */
let loaded = 0;
const plainFetch = self.fetch.bind(self);
self.fetch = async (...asked: Parameters<typeof fetch>) => {
  const answer = await plainFetch(...asked);
  if (!answer.ok || !answer.body) return answer;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, on) {
        loaded += piece.length;
        tell({ kind: 'progress', loaded, total: engine.bytes });
        on.enqueue(piece);
      },
    }),
  );
  return new Response(counted, { status: answer.status, headers: answer.headers });
};

async function start(): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}${engine.python}pyodide.mjs`)) as {
    loadPyodide: typeof Load;
  };
  const [python, rules] = await Promise.all([
    loadPyodide({ indexURL: new URL(base + engine.python, location.origin).href }),
    fetch(base + engine.rules).then((answer) => answer.arrayBuffer()),
  ]);
  python.unpackArchive(rules, 'zip', { extractDir: '/engine' });
  python.globals.set('points', JSON.stringify(engine.points));
  return python.runPython(START) as Python;
}

const starting = start();
starting.then(
  () => tell({ kind: 'ready' }),
  (error: unknown) => tell({ kind: 'failed', why: String(error) }),
);

// ---- one thing after the other ----

let last: Promise<unknown> = Promise.resolve();
/** Do something when all that came before is done. */
const inTurn = (what: (python: Python) => Promise<void>): void => {
  last = last.then(async () => what(await starting)).catch((error: unknown) => console.error(error));
};

const windows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('terrae-tables');

/** Read a table again from what is kept. */
async function reload(python: Python, table: string): Promise<void> {
  const doc = await readDoc(table).catch(() => undefined);
  python.load(table, doc === undefined ? '' : JSON.stringify(doc));
}

/** Call Python, keep what is to be kept, and then tell what there is to tell. */
async function call(
  python: Python,
  what: (python: Python) => string,
  heard: [connection: number | null, text: string] = [null, ''],
): Promise<Outcome> {
  let outcome = JSON.parse(what(python)) as Outcome;
  while (outcome.needs !== undefined) {
    await reload(python, outcome.needs);
    outcome = JSON.parse(what(python)) as Outcome;
  }
  const kept = await keep(outcome.saves);
  if (kept !== 'kept') {
    const { saves } = outcome;
    for (const { id } of saves) await reload(python, id);
    outcome = JSON.parse(python.lost(...heard, kept === 'full')) as Outcome;
    outcome.status = 503;
    outcome.body = { code: kept === 'full' ? 'not_saved' : 'stale', sentence: '', rule: '' };
    for (const { id } of saves) if (python.knows(id)) tellAll(JSON.parse(python.refresh(id)) as Outcome);
  } else for (const { id } of outcome.saves) windows?.postMessage(id);
  tellAll(outcome);
  return outcome;
}

function tellAll(outcome: Outcome): void {
  for (const [connection, text] of outcome.frames) tell({ kind: 'frame', connection, text });
  for (const [connection, code] of outcome.closed) tell({ kind: 'closed', connection, code });
  for (const [table, ms] of Object.entries(outcome.due)) wakeBot(table, ms);
}

// ---- bots ----

const bots = new Map<string, { timer: number; at: number }>();

/** A bot does what it has to do at a table after so many milliseconds, or sooner if that was so before. */
function wakeBot(table: string, ms: number): void {
  const at = performance.now() + ms;
  const waiting = bots.get(table);
  if (waiting && waiting.at <= at) return;
  clearTimeout(waiting?.timer);
  const timer = self.setTimeout(() => {
    bots.delete(table);
    inTurn(async (python) => void (await call(python, () => python.bot(table))));
  }, ms);
  bots.set(table, { timer, at });
}

// ---- what the page and other windows say ----

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  inTurn(async (python) => {
    switch (data.kind) {
      case 'check':
        tell({ kind: 'answer', id: data.id, status: 200, body: python.check(data.record) });
        break;
      case 'code': {
        const body = data.task === 'read' ? python.read_code(data.text) : python.write_code(data.text);
        tell({ kind: 'answer', id: data.id, status: 200, body });
        break;
      }
      case 'request': {
        const { status, body } = await call(python, () => python.request(data.method, data.path, data.body));
        tell({ kind: 'answer', id: data.id, status, body });
        break;
      }
      case 'connect':
        python.connect(data.connection, data.table);
        break;
      case 'hear':
        await call(python, () => python.hear(data.connection, data.text), [data.connection, data.text]);
        break;
      case 'leave':
        python.leave(data.connection);
    }
  });
});

windows?.addEventListener('message', ({ data: table }: MessageEvent<string>) => {
  inTurn(async (python) => {
    if (!python.knows(table)) return;
    await reload(python, table);
    tellAll(JSON.parse(python.refresh(table)) as Outcome);
  });
});
