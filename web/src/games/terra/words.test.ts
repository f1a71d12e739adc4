import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../lib/words.svelte';
import { restText } from './words';

describe('what is still missing', () => {
  beforeAll(() => words.load('en'));

  it('is asked of those who are left', () => {
    expect(restText(6, 'Aiko', 1, 6)).toBe('Aiko would have to add 6.');
    expect(restText(8, 'Aiko and Otto', 2, 6)).toBe('Aiko and Otto would have to add 8 together.');
  });
  it('is not asked of them if no card is as high', () => {
    expect(restText(8, 'Aiko', 1, 6)).toBe('8 are still missing, and Aiko can give at most 6.');
    expect(restText(13, 'Aiko and Otto', 2, 6)).toBe(
      '13 are still missing, and Aiko and Otto can give at most 12 together.',
    );
  });
});
