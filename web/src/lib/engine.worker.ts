// The engine's own Python, beside the page. It checks every card of a record; where there is no service, it answers the
// page as one would. Whatever it changes is on the disk before the page hears of it.
/// <reference lib="webworker" />
import engine from 'virtual:engine';
import { keep, readDoc, type Save } from '../site/store';
import type { FromWorker, ToWorker } from './engine';
import { startPython, type Python } from './python';

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

const tell = (message: FromWorker): void => postMessage(message);

/** Count what comes over the network, so that the page can tell how long it takes. */
let loaded = 0;
async function count(answer: Response): Promise<void> {
  const reader = answer.body!.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    loaded += value!.length;
    tell({ kind: 'progress', loaded, total: engine.bytes });
  }
}
const plainFetch = self.fetch.bind(self);
self.fetch = async (...asked: Parameters<typeof fetch>) => {
  const answer = await plainFetch(...asked);
  // The answer itself stays as it came: of that one a browser keeps what it has compiled.
  if (answer.ok && answer.body) count(answer.clone()).catch(() => {});
  return answer;
};

const starting = startPython();
starting.then(
  () => tell({ kind: 'ready' }),
  (error: unknown) => tell({ kind: 'failed', why: String(error) }),
);

// ---- one thing after the other ----

let last: Promise<unknown> = Promise.resolve();
/** Do something when all that came before is done. Whoever waits for it is told if it cannot be done. */
const inTurn = (what: (python: Python) => Promise<void>, failed: () => void = () => {}): void => {
  last = last
    .then(async () => what(await starting))
    .catch((error: unknown) => {
      console.error(error);
      failed();
    });
};

const windows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('terrae-tables');

/** Read a table again from what is kept. */
async function reload(python: Python, table: string): Promise<void> {
  const doc = await readDoc(table).catch(() => undefined);
  python.load(table, doc === undefined ? '' : asText(doc));
}

/** What is kept as JSON; what cannot be written so is nothing of ours, and told as such. */
function asText(doc: unknown): string {
  try {
    return JSON.stringify(doc) ?? 'null';
  } catch {
    return 'null';
  }
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

const FAILED = { code: 'unreadable', sentence: 'the engine could not do this', rule: '' };
/** As the protocol closes a connection whose other side is broken. */
const BROKEN = 1011;

/** Nobody waits for ever: a question is answered, a connection closed. */
function tellFailed(message: ToWorker): void {
  if ('id' in message) tell({ kind: 'answer', id: message.id, status: 503, body: FAILED });
  else if (message.kind === 'hear') tell({ kind: 'closed', connection: message.connection, code: BROKEN });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const failed = (): void => tellFailed(data);
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
  }, failed);
});

windows?.addEventListener('message', ({ data: table }: MessageEvent<string>) => {
  inTurn(async (python) => {
    if (!python.knows(table)) return;
    await reload(python, table);
    tellAll(JSON.parse(python.refresh(table)) as Outcome);
  });
});
