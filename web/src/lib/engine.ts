// The engine beside the page: one worker for everything, started once.

export type ToWorker =
  | { kind: 'check'; id: number; record: string }
  | { kind: 'code'; id: number; task: 'read' | 'write'; text: string }
  | { kind: 'request'; id: number; method: string; path: string; body: string }
  | { kind: 'connect'; connection: number; table: string }
  | { kind: 'hear'; connection: number; text: string }
  | { kind: 'leave'; connection: number };
export type FromWorker =
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; id: number; status: number; body: unknown }
  | { kind: 'frame'; connection: number; text: string }
  | { kind: 'closed'; connection: number; code: number };

interface Answer {
  status: number;
  body: unknown;
}
type Question =
  | { kind: 'check'; record: string }
  | { kind: 'code'; task: 'read' | 'write'; text: string }
  | { kind: 'request'; method: string; path: string; body: string };

export class Engine {
  private readonly worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, { done: (answer: Answer) => void; fail: (error: Error) => void }>();
  private number = 0;
  private failure: Error | null = null;
  /** Who wants to know of frames, of progress, and of what goes wrong. */
  hear: (message: FromWorker) => void = () => {};

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'answer') {
        this.waiting.get(data.id)?.done(data);
        this.waiting.delete(data.id);
      } else if (data.kind === 'failed') this.fail(new Error(data.why));
      this.hear(data);
    };
    this.worker.onerror = (event) => this.fail(new Error(event.message));
  }

  private fail(error: Error): void {
    this.failure = error;
    for (const { fail } of this.waiting.values()) fail(error);
    this.waiting.clear();
    this.hear({ kind: 'failed', why: error.message });
  }

  ask(question: Question): Promise<Answer> {
    if (this.failure) return Promise.reject(this.failure);
    const id = (this.number += 1);
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.send({ ...question, id });
    });
  }

  send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  end(): void {
    this.worker.terminate();
  }
}

let started: Engine | null = null;

/** The one engine of this page, started when somebody needs it; after it has failed, anew. */
export function theEngine(): Engine {
  started ??= new Engine();
  return started;
}

/** Ask the one engine; if it has failed, the next question starts it anew. */
async function asked(question: Question): Promise<string> {
  return (await answered(question)).body as string;
}

/** A request of the protocol that needs no table, answered beside the page. */
export const askEngine = (method: string, path: string, sent: unknown): Promise<Answer> =>
  answered({ kind: 'request', method, path, body: JSON.stringify(sent) });

async function answered(question: Question): Promise<Answer> {
  const one = theEngine();
  try {
    return await one.ask(question);
  } catch (error) {
    if (started === one) started = null;
    one.end();
    throw error;
  }
}

/** Check every card of a record with the rules themselves; why it does not hold, or nothing. Fails if it cannot be done. */
export const checkCards = (record: unknown): Promise<string> =>
  asked({ kind: 'check', record: JSON.stringify(record) });

/** Why the rules refuse a code: it was not read whole, is of something unknown here, or holds something forbidden. */
export type Refused = { reason: 'damaged' | 'unknown' | 'illegal'; why: string };

/** A record as the texts of its code (docs/records.md), usually one. Fails if the rules cannot be loaded. */
export const writeCode = async (record: unknown): Promise<{ texts: string[] } | Refused> =>
  JSON.parse(await asked({ kind: 'code', task: 'write', text: JSON.stringify(record) })) as
    { texts: string[] } | Refused;

/** The record that the texts of one code tell, every move checked. Fails if the rules cannot be loaded. */
export const readCode = async (texts: string[]): Promise<{ record: unknown } | Refused> =>
  JSON.parse(await asked({ kind: 'code', task: 'read', text: JSON.stringify(texts) })) as { record: unknown } | Refused;
