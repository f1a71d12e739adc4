// @vitest-environment node
import { expect, test } from 'vitest';
import { charactersShown, codesOf, rangesOf } from './fonts.ts';

test('lists of characters are read and written', () => {
  expect([...codesOf('U+0041-0043,U+20AC')]).toEqual([0x41, 0x42, 0x43, 0x20ac]);
  expect(rangesOf([0x20ac, 0x42, 0x41, 0x43])).toBe('U+0041-0043,U+20AC');
  expect(rangesOf(codesOf(''))).toBe('');
});

test('letters of every language are shown, those of no sentence are not', () => {
  const shown = charactersShown();
  for (const letter of 'aZ9éßñçžľłșŘ„“’…') expect(shown.has(letter.codePointAt(0)!), letter).toBe(true);
  for (const letter of 'ğØớ') expect(shown.has(letter.codePointAt(0)!), letter).toBe(false);
});
