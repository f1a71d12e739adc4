import { describe, expect, it } from 'vitest';
import { pieces, thing } from './rich';

describe('a sentence with things in it', () => {
  it('is taken apart in its order', () => {
    expect(pieces(`Aiko plays ${thing('card', 'G4')}.`)).toEqual(['Aiko plays ', { kind: 'card', of: 'G4' }, '.']);
  });
  it('may begin and end with things', () => {
    expect(pieces(thing('name', 'Otto') + thing('card', 'B1'))).toEqual([
      { kind: 'name', of: 'Otto' },
      { kind: 'card', of: 'B1' },
    ]);
  });
  it('shows a name with odd signs as it is', () => {
    expect(pieces(thing('name', '<b>a|b</b>'))).toEqual([{ kind: 'name', of: '<b>a|b</b>' }]);
  });
});
