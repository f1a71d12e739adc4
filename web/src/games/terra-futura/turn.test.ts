import { describe, expect, it } from 'vitest';
import { Turn } from './turn.svelte';
import type { FuturaView } from './types';

type Asked = NonNullable<FuturaView['question']>;
const asked = (kind: string, answers: string[], rest: Partial<Asked> = {}): Asked => ({
  kind,
  rule: '',
  rules: [],
  answers,
  ...rest,
});

/** A seat at a table that notes what it is sent; it takes nothing while it is busy. */
function seat(first: Asked) {
  const table = { question: first, isBusy: false, sent: [] as string[] };
  const turn = new Turn(
    () => table.question,
    () => (table.isBusy ? null : (text: string) => void table.sent.push(text)),
  );
  turn.hear();
  return { table, turn };
}

describe('a decision', () => {
  it('is looked at first, and nothing is chosen beforehand', () => {
    const { table, turn } = seat(asked('place', ['place 0,1']));
    expect(turn.looked).toBeNull();
    turn.tap('place 0,1');
    expect(table.sent).toEqual([]);
    turn.tap('place 0,1');
    expect(table.sent).toEqual(['place 0,1']);
  });
  it('with one answer is not asked for where it is part of an effect, and is where a turn hangs on it', () => {
    for (const [kind, answer] of [
      ['gain', 'gain green'],
      ['pollute', 'pollute 0,0'],
      ['clean', 'clean 0,1'],
    ] as const) {
      const { table, turn } = seat(asked(kind, [answer]));
      expect(turn.hear()).toBe(true);
      turn.goOn();
      expect(table.sent).toEqual([answer]);
    }
    for (const [kind, answer] of [
      ['place', 'place 0,1'],
      ['use', 'end'],
      ['pattern', 'pattern 1'],
    ] as const) {
      const { table, turn } = seat(asked(kind, [answer]));
      turn.goOn();
      expect(table.sent).toEqual([]);
    }
  });
  it('on a card with several effects is made by choosing one of them', () => {
    const { table, turn } = seat(asked('use', ['use 0,0 1', 'use 0,0 2', 'use 1,0 1', 'end']));
    turn.tap('use 0,0');
    turn.tap('use 0,0');
    expect(table.sent).toEqual([]);
    turn.act('use 0,0 2');
    turn.looked = null;
    turn.tap('use 1,0');
    turn.tap('use 1,0');
    expect(table.sent).toEqual(['use 0,0 2', 'use 1,0 1']);
    expect(turn.usable).toEqual(['0,0', '1,0']);
  });
  it('to take a card keeps the rows as they are, and waits until that is done', () => {
    const { table, turn } = seat(asked('drop', ['keep', 'drop I'], { after_keep: ['take I1', 'take I2'] }));
    turn.act('take I2');
    expect(table.sent).toEqual(['keep']);
    table.isBusy = true;
    table.question = asked('take', ['take I1', 'take I2']);
    expect(turn.hear()).toBe(true);
    turn.goOn();
    expect(table.sent).toEqual(['keep']);
    table.isBusy = false;
    turn.goOn();
    turn.goOn();
    expect(table.sent).toEqual(['keep', 'take I2']);
  });
  it('that was planned and does not fit is asked for anew', () => {
    const { table, turn } = seat(asked('drop', ['keep'], { after_keep: ['take I1'] }));
    turn.act('take I1');
    table.question = asked('take', ['take II1']);
    expect(turn.hear()).toBe(false);
    turn.goOn();
    expect(table.sent).toEqual(['keep']);
  });
});
