import { beforeAll, describe, expect, it } from 'vitest';
import { atlasOf, withAtlas } from './atlases';
import { sourcesIn, sourcesOf } from './sources';
import { words } from './words.svelte';

describe('the sources of an atlas', () => {
  beforeAll(() => words.load('en'));

  it('are read from a line for each card', () => {
    expect(
      sourcesIn('| card |\n| `G1` Sorting waste | FAO and others, *One, two*, 2018 | It says so, too. |\n'),
    ).toEqual({
      G1: { who: 'FAO and others', title: 'One, two', year: '2018', says: 'It says so, too.' },
    });
  });
  it.each(withAtlas())('tell of every card of %s and of no other', async (game) => {
    const atlas = (await atlasOf(game))!;
    const cards = atlas.cards().map(({ id }) => id);
    expect(Object.keys(await sourcesOf(game)).sort()).toEqual(cards.sort());
  });
  it('are none for a game without a page of them', async () => {
    expect(await sourcesOf('chess')).toEqual({});
  });
});
