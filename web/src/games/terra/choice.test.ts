import { describe, expect, it } from 'vitest';
import { Choice } from './choice.svelte';
import type { TerraView } from './types';

type Question = NonNullable<TerraView['question']>;
const asked = (kind: string, answers: string[], more: Partial<Question> = {}): Choice =>
  new Choice(() => ({ kind, rule: '', rules: [], answers, ...more }));

describe('a choice', () => {
  it('holds nothing until something is chosen, not even the only card', () => {
    const choice = asked('impending', ['pass', 'G4']);
    expect(choice.answer).toBeNull();
    expect(choice.pick('G4', false)).toBe(false);
    expect(choice.answer).toBe('G4');
    expect(choice.pick('G4', true)).toBe(true);
    expect(choice.pick('B1', false)).toBe(false);
    expect(choice.answer).toBe('G4');
  });
  it('of a card that no answer takes is none, and that is said until another is chosen', () => {
    const choice = asked('impending', ['pass', 'G4']);
    choice.pick('B1', false);
    expect([choice.isIdle, choice.answer]).toEqual([true, null]);
    choice.pick('G4', false);
    expect([choice.isIdle, choice.answer]).toEqual([false, 'G4']);
  });
  it('of a card proposes a crisis: the one it solves, or the first', () => {
    const answers = ['done', 'G4>AF', 'G4>EU', 'R1>AF'];
    const choice = asked('common-good', answers);
    choice.pick('G4', false);
    expect(choice.targets).toEqual(['G-AF', 'G-EU']);
    expect(choice.answer).toBe('G4>AF');
    choice.pick('R1', false);
    expect(choice.answer).toBe('R1>AF');
    choice.pick('R1', true);
    expect(choice.answer).toBeNull();
    const solving = asked('common-good', answers, { solves: ['G4>EU'] });
    solving.pick('G4', false);
    expect(solving.answer).toBe('G4>EU');
  });
  it('of a crisis is made by a tap, and given by the second one on it', () => {
    const choice = asked('common-good', ['done', 'G4>AF', 'G4>EU', 'R1>AF']);
    choice.pick('G4', false);
    expect(choice.aim('R-AF')).toBe(false);
    expect(choice.aim('G-AF')).toBe(false);
    expect(choice.aim('G-AF')).toBe(true);
    expect(choice.aim('G-EU')).toBe(false);
    expect(choice.answer).toBe('G4>EU');
    expect(choice.aim('G-EU')).toBe(true);
  });
  it('of a set is made card by card, and says which cards go with those chosen', () => {
    const set = (cards: string[]) => ({ cards, colours: 1, run: true, value: 6 });
    const choice = asked('hoard', ['done', 'hoard G1 G1 G1', 'hoard G1 G2 G3'], {
      sets: { 'hoard G1 G1 G1': set(['G1', 'G1', 'G1']), 'hoard G1 G2 G3': set(['G1', 'G2', 'G3']) },
    });
    expect([...choice.playable].sort()).toEqual(['G1', 'G2', 'G3']);
    choice.pick('G2', false);
    expect([...choice.fitting].sort()).toEqual(['G1', 'G3']);
    choice.pick('G1', false);
    choice.pick('G1', false);
    expect(choice.answer).toBeNull();
    choice.pick('G1', true);
    choice.pick('G3', false);
    expect(choice.answer).toBe('hoard G1 G2 G3');
    choice.pick('G1', false);
    expect(choice.cards).toEqual(['G1', 'G3', 'G1']);
    choice.clear();
    expect(choice.cards).toEqual([]);
  });
});
