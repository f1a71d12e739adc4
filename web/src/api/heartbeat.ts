// Is anybody at the other end? A network can be lost without a word, and a browser cannot send WebSocket pings: so the
// protocol's own ping is sent when nothing was heard for a while, and must be answered soon.

/** Nothing was heard for so long: ask. Nobody looks at a hidden page, so it is only kept from being cut off. */
const QUIET = 4000;
const QUIET_HIDDEN = 25_000;
/** So long an answer may take, and a connection. */
const ANSWER = 4000;
const CONNECT = 8000;
/** A page that stood still for so long may not have heard what was said meanwhile. */
const STOOD_STILL = 2000;
const TICK = 500;

export class Heartbeat {
  private heardAt = Date.now();
  private tickedAt = Date.now();
  /** When it must have been heard of again. */
  private until: number | null = null;
  private timer = 0;

  constructor(
    private readonly ping: () => void,
    private readonly lost: () => void,
  ) {
    this.timer = window.setInterval(() => this.tick(), TICK);
    window.addEventListener('offline', this.ask);
    document.addEventListener('visibilitychange', this.ask);
  }

  stop(): void {
    clearInterval(this.timer);
    window.removeEventListener('offline', this.ask);
    document.removeEventListener('visibilitychange', this.ask);
  }

  /** A connection is being made. */
  connects(): void {
    this.until = Date.now() + CONNECT;
  }

  /** The connection has ended, and everybody knows. */
  rests(): void {
    this.until = null;
    this.heardAt = Number.POSITIVE_INFINITY;
  }

  heard(): void {
    this.until = null;
    this.heardAt = Date.now();
  }

  private ask = (): void => {
    if (this.until !== null || this.heardAt === Number.POSITIVE_INFINITY) return;
    this.until = Date.now() + ANSWER;
    this.ping();
  };

  private tick(): void {
    const now = Date.now();
    if (this.until !== null && now - this.tickedAt > STOOD_STILL) this.until = now + ANSWER;
    this.tickedAt = now;
    if (this.until !== null) {
      if (now >= this.until) this.lost();
    } else if (now - this.heardAt >= (document.hidden ? QUIET_HIDDEN : QUIET)) this.ask();
  }
}
