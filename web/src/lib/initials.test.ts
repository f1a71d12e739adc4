import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials';

describe('the letters of people at one table', () => {
  it.each([
    [
      ['Ada', 'Bruno'],
      ['A', 'B'],
    ],
    [
      ['Anna', 'Alex', 'Bo'],
      ['An', 'Al', 'B'],
    ],
    [
      ['Player A', 'Player B'],
      ['PA', 'PB'],
    ],
    [
      ['Jan', 'Jana'],
      ['J', 'Ja'],
    ],
    [
      ['Eva', 'Eva'],
      ['E1', 'E2'],
    ],
    [
      ['émile', 'Élodie'],
      ['Ém', 'Él'],
    ],
    [
      ['Ana', 'Abe', 'Ane'],
      ['A1', 'A2', 'A3'],
    ],
    [
      ['', 'Bo'],
      ['?', 'B'],
    ],
  ])('%j: %j', (names, letters) => expect(initialsOf(names)).toEqual(letters));
});
