// Points before and after an answer, as the service tells them when it is asked; it may leave them out.
import type { Preview } from '../../api/types';

export interface Points {
  before: number;
  after: number;
  /** Exact, or the best that a search of everything has found. */
  bound: 'exact' | 'most';
}

export type PointsOf = (answer: string) => Points | undefined;
type Ask = (line: string[]) => Promise<Preview | null>;

const keyOf = (line: string[]): string => line.join('|');

export class Forecast {
  /** What was told of each line of answers since the question was put. */
  private told = $state.raw<Record<string, Preview>>({});
  private asked = 0;

  /** A new question: what was told of the one before holds no longer. */
  forget(): void {
    this.told = {};
    this.asked += 1;
  }

  /** Ask what follows these answers, none of which is given. */
  ask(ask: Ask, line: string[]): void {
    const key = keyOf(line);
    if (this.told[key]) return;
    const now = this.asked;
    void ask(line).then((preview) => {
      if (preview && now === this.asked) this.told = { ...this.told, [key]: preview };
    });
  }

  /** The points of one answer after a line of answers. */
  of(line: string[], answer: string): Points | undefined {
    const found = this.told[keyOf(line)]?.answers.find((one) => one.answer === answer);
    if (found?.after === undefined) return undefined;
    return { before: found.before, after: found.after, bound: found.kind === 'up-to' ? 'most' : 'exact' };
  }

  /** The points of a whole line. */
  after(line: string[]): Points | undefined {
    const found = this.told[keyOf(line)];
    return found && { before: found.before, after: found.after, bound: 'exact' };
  }
}
