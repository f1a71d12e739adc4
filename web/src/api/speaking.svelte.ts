// What one viewer says at a table. Nothing is kept for later, and the service counts what is said.
import { typed } from '../lib/typed';
import type { Act } from '../lib/talk/speech';
import { words } from '../lib/words.svelte';
import { Allowance } from './allowance';
import { sizes } from './messages';
import type { FromClient, FromService, Sign } from './types';

export class Speaking {
  /** Enough was said for now: until when, by this device's clock. */
  restsUntil = $state(0);
  /** Why the last line was not said, until the next one. */
  unsaid = $state.raw<{ code: string; rule: string } | null>(null);

  private saying: string | null = null;
  private readonly allowance = new Allowance(sizes.saidAtOnce, sizes.saidEverySeconds * 1000);

  constructor(
    private readonly isOpen: () => boolean,
    private readonly nextId: () => string,
    private readonly send: (message: FromClient) => void,
  ) {}

  /** Say something in own words. */
  say(text: string): void {
    const said = typed(text);
    if (said) this.speak((id) => ({ type: 'chat', id, text: said, language: words.language }));
  }

  /** Make a sign. */
  sign(sign: Sign): void {
    this.speak((id) => ({ type: 'sign', id, sign }));
  }

  /** Say an act after this entry of the game. */
  act(act: Act, number: number): void {
    this.speak((id) => ({ type: 'say', id, number, act, language: words.language }));
  }

  /** What is said too late misleads: without a connection it is not said. */
  private speak(message: (id: string) => FromClient): void {
    if (!this.isOpen()) {
      this.unsaid = { code: 'offline', rule: '' };
      return;
    }
    this.unsaid = null;
    this.saying = this.nextId();
    this.count(message(this.saying));
  }

  /** Send something that the service counts like a line. */
  private count(message: FromClient): void {
    this.send(message);
    this.restsUntil = this.allowance.use(Date.now());
  }

  /** Keep a seat's own words from this one, or no longer. */
  block(seat: number, on: boolean): void {
    this.count({ type: 'block', id: this.nextId(), seat, on });
  }

  /** Tell whoever runs the service of a seat, and of this line of it. */
  report(seat: number, line: number | null): void {
    this.count({ type: 'report', id: this.nextId(), seat, line });
  }

  hearRefused({ id, code, rule }: Extract<FromService, { type: 'refused' }>): void {
    if (id === null || id !== this.saying) return;
    this.unsaid = { code, rule };
    if (code === 'too_many') this.restsUntil = this.allowance.spent(Date.now());
  }
}
