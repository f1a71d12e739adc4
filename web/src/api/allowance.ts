/** So much at once, and then one thing every so often: a bucket of tokens, as the service's own. */
export class Allowance {
  private tokens: number;
  private at = 0;

  constructor(
    private readonly atOnce: number,
    /** Milliseconds. */
    private readonly every: number,
  ) {
    this.tokens = atOnce;
  }

  /** Use one; until when one has to wait for the next. */
  use(now: number): number {
    this.fill(now);
    this.tokens = Math.max(0, this.tokens - 1);
    return this.restsUntil(now);
  }

  /** The service says that it was too much; until when one has to wait. */
  spent(now: number): number {
    this.fill(now);
    this.tokens = 0;
    return this.restsUntil(now);
  }

  private fill(now: number): void {
    this.tokens = Math.min(this.atOnce, this.tokens + (now - this.at) / this.every);
    this.at = now;
  }
  private restsUntil(now: number): number {
    return this.tokens >= 1 ? 0 : now + (1 - this.tokens) * this.every;
  }
}
