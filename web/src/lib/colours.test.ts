import { describe, expect, it } from 'vitest';
import { classOf, coloursOf, freeColours } from './colours';

const seats = (...colours: string[]): { colour: string }[] => colours.map((colour) => ({ colour }));

describe('colours', () => {
  it('are as chosen, and the first that are free for the others', () => {
    expect(coloursOf(seats('teal', '', 'olive', ''))).toEqual(['teal', 'plum', 'olive', 'amber']);
    expect(coloursOf(seats('', '', ''))).toEqual(['plum', 'teal', 'amber']);
  });
  it('are different for six', () => {
    expect(new Set(coloursOf(seats('', 'plum', '', 'rose', '', ''))).size).toBe(6);
  });
  it('can be chosen while nobody has them', () => {
    expect(freeColours(seats('teal', '', 'olive'))).toEqual(['plum', 'amber', 'rose', 'slate']);
  });
  it('have a class each', () => {
    expect(classOf('plum')).toBe('p1');
    expect(classOf('olive')).toBe('p6');
  });
});
