// What answers would bring, as the service works it out: one question is under way at a time, and a newer one takes the
// place of the one that waits. What was asked of a position is remembered until the next one.
import type { FromClient, FromService, Preview } from './types';

type Ask = Extract<FromClient, { type: 'preview' }>;
type Told = (preview: Preview | null) => void;

/** The service counts every message; whoever points here and there must not use them up. */
export const GAP = 150;

export class Previews {
  private known = new Map<string, Promise<Preview | null>>();
  private number = -1;
  private current: { id: string; told: Told } | null = null;
  private waiting: { line: string[]; told: Told } | null = null;
  private lastAt = -GAP;
  private timer = 0;

  constructor(
    private readonly nextId: () => string,
    private readonly send: (message: Ask) => void,
  ) {}

  /** What the answers after this line of answers would bring; null if that is not told. */
  ask(number: number, line: string[]): Promise<Preview | null> {
    if (number !== this.number) this.forget(number);
    const key = JSON.stringify(line);
    const known = this.known.get(key);
    if (known) return known;
    const asked = new Promise<Preview | null>((told) => {
      this.waiting?.told(null);
      this.waiting = { line, told };
    }).then((preview) => {
      if (!preview && this.known.get(key) === asked) this.known.delete(key);
      return preview;
    });
    this.known.set(key, asked);
    this.next();
    return asked;
  }

  private next(): void {
    if (this.current || !this.waiting) return;
    clearTimeout(this.timer);
    const wait = this.lastAt + GAP - performance.now();
    if (wait > 0) {
      this.timer = window.setTimeout(() => this.next(), wait);
      return;
    }
    this.lastAt = performance.now();
    const { line, told } = this.waiting;
    this.waiting = null;
    this.current = { id: this.nextId(), told };
    this.send({ type: 'preview', id: this.current.id, number: this.number, line });
  }

  hear(message: Extract<FromService, { type: 'preview' | 'refused' }>): void {
    if (message.id === null || message.id !== this.current?.id) return;
    this.current.told(message.type === 'preview' && message.number === this.number ? message.preview : null);
    this.current = null;
    this.next();
  }

  /** Another position, or another connection: whatever was asked is not told any more. */
  forget(number = -1): void {
    this.number = number;
    this.known.clear();
    clearTimeout(this.timer);
    const open = [this.current, this.waiting];
    this.current = this.waiting = null;
    for (const one of open) one?.told(null);
  }
}
