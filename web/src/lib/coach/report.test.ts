import { describe, expect, it } from 'vitest';
import {
  beside,
  linesIn,
  momentsToLearn,
  optionsAt,
  rangeOf,
  turnBeside,
  turnVerdict,
  turnsLost,
  verdictOf,
  type Moment,
  type Option,
  type Report,
} from './report';

const option = (answer: string, survive: number, win: number, error = 0.01, taken = false): Option => ({
  answer,
  taken,
  reference: false,
  survive,
  win,
  survive_difference: survive - 0.5,
  win_difference: win - 0.2,
  survive_difference_se: error,
  win_difference_se: error,
});
const choice = (move: number, survive: number, win: number, label: Moment['label']): Moment => ({
  move,
  kind: 'choice',
  actor: 0,
  label,
  survive_change: survive,
  win_change: win,
});
const VALUES = ['survive', 'win'];

describe('the coach', () => {
  it('calls a choice better, worse or a trade only where the difference is clear', () => {
    expect(verdictOf(option('a', 0.6, 0.2), VALUES)).toBe('better');
    expect(verdictOf(option('b', 0.4, 0.1), VALUES)).toBe('worse');
    expect(verdictOf(option('c', 0.6, 0.1), VALUES)).toBe('trade');
    expect(verdictOf(option('d', 0.52, 0.21), VALUES)).toBe('same');
    expect(verdictOf(option('e', 0.6, 0.1, 0.1), VALUES)).toBe('same');
  });

  it('compares two choices beside each other', () => {
    const told = beside(option('a', 0.6, 0.2), option('b', 0.55, 0.2), VALUES);
    expect(told.survive_difference).toBeCloseTo(0.05);
    expect(told.survive_difference_se).toBeCloseTo(Math.hypot(0.01, 0.01));
  });

  it('compares two turns by what each is beside the reference', () => {
    const turn = (behind: number, error: number): Moment => ({
      ...choice(4, 0, 0, null),
      alternatives: [
        { answer: 'best', taken: false, reference: true, score_difference: behind, score_difference_se: error },
        { answer: 'own', taken: true, reference: false, score_difference: 0, score_difference_se: 0 },
      ],
    });
    const asFound: Moment = {
      ...choice(4, 0, 0, null),
      alternatives: [{ answer: 'best', taken: true, reference: true, score_difference: 0, score_difference_se: 0 }],
    };
    expect(turnBeside(turn(1, 0.3), turn(4, 0.4))).toEqual({ by: 3, error: 0.5 });
    expect(turnVerdict(turnBeside(turn(1, 0.3), turn(4, 0.4)))).toBe('better');
    expect(turnVerdict(turnBeside(turn(4, 0.3), turn(1, 0.4)))).toBe('worse');
    expect(turnVerdict(turnBeside(turn(1, 1), turn(2, 1)))).toBe('same');
    expect(turnVerdict(turnBeside(asFound, asFound))).toBe('same');
    expect(turnBeside(asFound, turn(4, 0.4))).toEqual({ by: 4, error: 0.4 });
  });

  it('shows the largest clear moments, one a turn, and one that was good', () => {
    const moments = [
      choice(1, -0.2, 0, 'worse'),
      choice(2, -0.3, 0, 'worse'),
      choice(5, -0.1, 0, 'worse'),
      choice(8, -0.09, 0, 'worse'),
      choice(9, 0.02, 0, 'better'),
      choice(10, 0.9, 0, null),
    ];
    const report: Report = { seat: 0, worlds: 1, moments, survive: {}, win: {} };
    expect(momentsToLearn(report, ({ move }) => Math.ceil(move / 2)).map(({ move }) => move)).toEqual([2, 5, 9]);
    expect(momentsToLearn({ ...report, moments: moments.slice(-1) }, () => 1)).toEqual([]);
  });

  it('always shows what was done among what could be done', () => {
    const all = [0.9, 0.8, 0.7, 0.65, 0.6].map((chance, i) => option(`${i}`, chance, 0.2));
    const shown = optionsAt(
      { ...choice(1, 0, 0, null), alternatives: [...all, option('mine', 0.1, 0, 0.01, true)] },
      VALUES,
    );
    expect(shown.map(({ answer }) => answer)).toEqual(['0', '1', '2', '3', 'mine']);
  });

  it('keeps chances between nothing and the whole, and points as they are', () => {
    expect(rangeOf({ win: 0.01, win_se: 0.1 }, 'win', 1)[0]).toBe(0);
    expect(rangeOf({ score: 60, score_se: 1 }, 'score', 0)[1]).toBeCloseTo(61.28);
  });

  it('tells the points that were lost in own turns', () => {
    const moments = [{ ...choice(3, 0, 0, 'worse'), score_change: -4, score_change_se: 1 }] as Moment[];
    expect(turnsLost({ seat: 0, worlds: 1, moments, score: {} })[0]).toMatchObject({ lost: 4 });
  });

  it('reads lines that come in pieces', async () => {
    const pieces = ['{"a":', '1}\n{"b"', ':"ä"}\n'].map((text) => new TextEncoder().encode(text));
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    const lines: string[] = [];
    for await (const line of linesIn(stream)) lines.push(line);
    expect(lines).toEqual(['{"a":1}', '{"b":"ä"}']);
  });
});
