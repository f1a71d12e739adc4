// What the coach counts for this page. When the page goes, it ends.
import { coachOf, coachRecord, RequestRefused } from '../../api/http';
import { linesIn, type Counted, type LastMoment, type Report } from './report';

const AGAIN_MS = 4000;

export class Counting {
  report = $state.raw<Report | null>(null);
  lastMoment = $state.raw<LastMoment | null>(null);
  batches = $state(0);
  most = $state(0);
  isDone = $state(false);
  failed = $state.raw<RequestRefused | null>(null);
  #ends = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Count for a seat of a table, or of a record that was opened. */
  constructor(id: string, seat: number, record: unknown) {
    void this.#listen(id, seat, record);
  }

  async #listen(id: string, seat: number, record: unknown): Promise<void> {
    try {
      const answer = await (record
        ? coachRecord(record, seat, this.#ends.signal)
        : coachOf(id, seat, this.#ends.signal));
      for await (const line of linesIn(answer)) this.#hear(JSON.parse(line) as Counted);
      if (!this.isDone && !this.failed) throw new RequestRefused('offline', '', '');
    } catch (error) {
      if (this.#ends.signal.aborted) return;
      this.failed = error instanceof RequestRefused ? error : new RequestRefused('offline', '', '');
      // Somebody else has a turn: ask again in a while, as long as anybody looks.
      if (this.failed.code === 'too_many')
        this.#timer = setTimeout(() => {
          this.failed = null;
          void this.#listen(id, seat, record);
        }, AGAIN_MS);
    }
  }

  #hear(line: Counted): void {
    this.batches = line.batches ?? 0;
    this.most = line.most ?? 0;
    if (line.report) this.report = line.report;
    if (line.problem) {
      const { code, sentence, rule } = line.problem;
      throw new RequestRefused(code, sentence, rule ?? '');
    }
    if (line.done) {
      this.lastMoment = line.last_moment ?? null;
      this.isDone = true;
    }
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#ends.abort();
  }
}
