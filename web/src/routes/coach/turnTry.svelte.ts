// A turn that is tried again: how far today's answers have led, and what the coach counts of it at its end.
import { RequestRefused, tryTurn, tryTurnRecord } from '../../api/http';
import type { View } from '../../api/types';
import { Counting } from '../../lib/coach/counting.svelte';
import type { Moment } from '../../lib/coach/report';
import { whyNot } from '../../lib/refusal';
import type { CoachedGame } from './game.svelte';

const AGAIN_MS = 1500;

export class TurnTry {
  view = $state.raw<View | null>(null);
  isSending = $state(false);
  failed = $state('');
  counting = $state.raw<Counting | null>(null);
  #answers: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isGone = false;

  constructor(
    readonly game: CoachedGame,
    readonly move: number,
  ) {
    void this.#ask([]);
  }

  answer = (text: string): void => {
    if (!this.isSending) void this.#ask([...this.#answers, text]);
  };

  /** The turn of today as the coach tells it, once it is counted. */
  readonly moment = $derived.by((): Moment | null => {
    const report = this.counting?.isDone ? this.counting.report : null;
    return report?.moments.find(({ kind, move }) => kind === 'choice' && move === this.move) ?? null;
  });

  async #ask(answers: string[]): Promise<void> {
    this.isSending = true;
    const from = { seat: this.game.seat!, move: this.move, answers: answers.map((answer) => ({ answer })) };
    try {
      const { isFile, record, id } = this.game;
      const told = await (isFile ? tryTurnRecord(record, from) : tryTurn(id, from));
      if (this.#isGone) return;
      this.#answers = answers;
      this.view = told.view as View;
      this.isSending = false;
      if (told.over) this.counting = new Counting('', from.seat, told.record);
    } catch (error) {
      if (this.#isGone) return;
      // Others have a turn: ask again in a while.
      if (error instanceof RequestRefused && error.code === 'too_many')
        this.#timer = setTimeout(() => void this.#ask(answers), AGAIN_MS);
      else this.failed = whyNot(error instanceof RequestRefused ? error : new RequestRefused('offline', '', ''));
    }
  }

  end(): void {
    this.#isGone = true;
    clearTimeout(this.#timer);
    this.counting?.end();
  }
}
