// What the coach tells of one seat of a game, and what the page makes of it.
import type { CoachLine } from '../../api/messages';

/** What cards, the others and one's own choices have changed of one value; a name with `_se` is its standard error. */
export interface Parts {
  start: number;
  cards: number;
  others: number;
  choices: number;
  end: number;
  [error: `${string}_se`]: number | null;
}

/** An answer that was possible: its values by name, with `_se`, `_difference` to the one taken and `_difference_se`. */
export type Option = { answer: string; taken: boolean; reference: boolean } & Record<string, unknown>;

/** A point of the game: its values by name, with `_se`, `_change` and `_change_se`. */
export type Moment = {
  move: number;
  kind: 'card' | 'other' | 'choice' | 'end';
  actor: number;
  heard?: string;
  label?: 'better' | 'worse' | 'trade' | null;
  alternatives?: Option[];
} & Record<string, unknown>;

export type Report = { seat: number; moments: Moment[]; worlds: number } & Record<string, unknown>;

/** The decision that lost the world, with all hands open. */
export interface LastMoment {
  move: number;
  seat: number;
  answer: string;
  instead: string;
}

export interface Counted extends Omit<CoachLine, 'report' | 'last_moment'> {
  report?: Report;
  last_moment?: LastMoment | null;
}

/** A difference is clear if it is so many of its standard errors, as the service takes it for labels. */
const CLEAR = 3;
/** Eight of ten recounts lie within so many standard errors. */
export const EIGHT_OF_TEN = 1.2816;
const MOST_SHOWN = 5;
export const VALUES = ['survive', 'win', 'score'];

/** The values that a report has, in their order. */
export const valuesOf = (report: Report): string[] => VALUES.filter((value) => value in report);
export const partsOf = (report: Report, value: string): Parts => report[value] as Parts;
export const numberOf = (of: Record<string, unknown>, name: string): number => (of[name] as number | null) ?? 0;

/** The parts of every value in points: of a chance those of a hundred. */
export const inPoints = (report: Report): Record<string, Pick<Parts, 'cards' | 'others' | 'choices'>> =>
  Object.fromEntries(
    valuesOf(report).map((value) => {
      const { cards, others, choices } = partsOf(report, value);
      const scale = value === 'score' ? 1 : 100;
      return [value, { cards: cards * scale, others: others * scale, choices: choices * scale }];
    }),
  );

/** The interval in which eight of ten recounts lie. */
export const rangeOf = (of: Record<string, unknown>, value: string, whole: number): [number, number] => {
  const [mean, error] = [numberOf(of, value), numberOf(of, `${value}_se`) * EIGHT_OF_TEN];
  return [Math.max(0, mean - error), whole ? Math.min(whole, mean + error) : mean + error];
};

export type Verdict = 'better' | 'worse' | 'trade' | 'same';

/** What an option is beside another one in the same worlds: by the signs of those differences that are clear. */
export function verdictOf(option: Option, values: string[]): Verdict {
  const clear = values
    .map((value) => ({
      by: numberOf(option, `${value}_difference`),
      error: numberOf(option, `${value}_difference_se`),
    }))
    .filter(({ by, error }) => by !== 0 && Math.abs(by) > CLEAR * error);
  const up = clear.some(({ by }) => by > 0);
  const down = clear.some(({ by }) => by < 0);
  if (up && down) return 'trade';
  return up ? 'better' : down ? 'worse' : 'same';
}

/** How much a moment has changed, all values together. */
const weight = (moment: Moment, values: string[]): number =>
  Math.max(...values.map((value) => Math.abs(numberOf(moment, `${value}_change`))));

/** At most so many decisions to learn from: the largest clear ones, one a turn, at least one that was good if there is any. */
export function momentsToLearn(report: Report, turnOf: (moment: Moment) => number, most = 3): Moment[] {
  const values = valuesOf(report);
  const turns = new Set<number>();
  const clear = report.moments
    .filter(({ kind, label }) => kind === 'choice' && label)
    .sort((a, b) => weight(b, values) - weight(a, values))
    .filter((moment) => !turns.has(turnOf(moment)) && turns.add(turnOf(moment)));
  const chosen = clear.slice(0, most);
  const good = clear.find(({ label }) => label === 'better');
  if (good && chosen.length === most && !chosen.some(({ label }) => label === 'better')) chosen[most - 1] = good;
  return chosen.sort((a, b) => a.move - b.move);
}

/** What could be done at a moment, the best first; that which was done is always among it. */
export function optionsAt({ alternatives = [] }: Moment, values: string[]): Option[] {
  const best = [...alternatives].sort((a, b) =>
    values.reduce((sum, value) => sum + numberOf(b, value) - numberOf(a, value), 0),
  );
  const shown = best.slice(0, MOST_SHOWN);
  const taken = best.find((option) => option.taken);
  if (taken && !shown.includes(taken)) shown[shown.length - 1] = taken;
  return shown;
}

/** An option as it is beside another one: its differences to it instead of to the one that was taken. */
export function beside(option: Option, other: Option, values: string[]): Option {
  const told: Option = { ...option };
  for (const value of values) {
    const of = (each: Option, name: string): number => numberOf(each, `${value}_${name}`);
    told[`${value}_difference`] = of(option, 'difference') - of(other, 'difference');
    told[`${value}_difference_se`] = Math.hypot(of(option, 'difference_se'), of(other, 'difference_se'));
  }
  return told;
}

/** How much better one turn is than another from the same position, each counted beside the reference's; and its error. */
export function turnBeside(today: Moment, then: Moment): { by: number; error: number } {
  const toReference = ({ alternatives = [] }: Moment): Option | undefined =>
    alternatives.find(({ reference, taken }) => reference && !taken);
  const [one, other] = [toReference(today) ?? {}, toReference(then) ?? {}];
  return {
    by: numberOf(other, 'score_difference') - numberOf(one, 'score_difference'),
    error: Math.hypot(numberOf(one, 'score_difference_se'), numberOf(other, 'score_difference_se')),
  };
}
export const turnVerdict = ({ by, error }: { by: number; error: number }): Verdict =>
  Math.abs(by) > CLEAR * error ? (by > 0 ? 'better' : by < 0 ? 'worse' : 'same') : 'same';

/** The own turns, with the points that were lost in each. */
export const turnsLost = (report: Report): { moment: Moment; lost: number; error: number }[] =>
  report.moments
    .filter(({ kind }) => kind === 'choice')
    .map((moment) => ({
      moment,
      lost: 0 - numberOf(moment, 'score_change'),
      error: numberOf(moment, 'score_change_se') * EIGHT_OF_TEN,
    }));

/** The lines of a text that comes in pieces. */
export async function* linesIn(pieces: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = pieces.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines.filter(Boolean);
  }
  if (rest) yield rest;
}
