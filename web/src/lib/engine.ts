import type { Answer } from './engine.worker';

/** Check every card of a record with the rules themselves; why it does not hold, or nothing. Fails if it cannot be done. */
export function checkCards(record: unknown): Promise<string> {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      'why' in data ? done(data.why) : fail(new Error(data.failed));
    worker.onerror = (event) => fail(new Error(event.message));
    worker.postMessage(JSON.stringify(record));
  }).finally(() => worker.terminate());
}
