// Foretold before and after an answer, as the service tells them when it is asked; it may leave them out.
import type { Preview } from '../../api/types';

export interface Foretold {
  before: number;
  after: number;
  /** Exact, or the best that a search of everything has found. */
  bound: 'exact' | 'most';
}

/** What is known of an answer; 'coming' while the service works it out. */
export type Told = Foretold | 'coming' | undefined;
export type PointsOf = (answer: string) => Told;
export const isKnown = (told: Told): told is Foretold => told !== undefined && told !== 'coming';
type Ask = (line: string[]) => Promise<Preview | null>;

const keyOf = (line: string[]): string => line.join('|');

export class Forecast {
  /** What was told of each line of answers since the question was put. */
  private told = $state.raw<Record<string, Preview | 'coming' | null>>({});
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
    this.told = { ...this.told, [key]: 'coming' };
    void ask(line).then((preview) => {
      if (now === this.asked) this.told = { ...this.told, [key]: preview };
    });
  }

  /** The points of one answer after a line of answers. */
  of(line: string[], answer: string): Told {
    const told = this.told[keyOf(line)];
    if (told === 'coming') return told;
    const found = told?.answers.find((one) => one.answer === answer);
    if (found?.after === undefined) return undefined;
    return { before: found.before, after: found.after, bound: found.kind === 'up-to' ? 'most' : 'exact' };
  }

  /** The points of a whole line; who still chooses what is gained for it may come to the best of that. */
  after(line: string[]): Told {
    const told = this.told[keyOf(line)];
    if (told === 'coming') return told;
    if (!told) return undefined;
    const gains = told.answers.flatMap(({ answer, after }) =>
      answer.startsWith('gain ') && after !== undefined ? [after] : [],
    );
    const most = Math.max(...gains);
    if (!gains.length) return { before: told.before, after: told.after, bound: 'exact' };
    return { before: told.before, after: most, bound: gains.some((after) => after < most) ? 'most' : 'exact' };
  }

  /** The points of each answer with this verb after a line of answers, by what follows the verb. */
  all(line: string[], verb: string): Record<string, Foretold> {
    const told = this.told[keyOf(line)];
    if (!told || told === 'coming') return {};
    const places = told.answers.map(({ answer }) => answer).filter((answer) => answer.startsWith(`${verb} `));
    return Object.fromEntries(
      places.flatMap((answer) => {
        const points = this.of(line, answer);
        return isKnown(points) ? [[answer.slice(verb.length + 1), points]] : [];
      }),
    );
  }
}
