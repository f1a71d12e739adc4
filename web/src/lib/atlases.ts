// The atlases of the games: each comes with its sentences when somebody looks.
import sentences from 'virtual:sentences/atlas';
import { games } from '../games';
import type { Atlas } from './atlas';
import { words } from './words.svelte';

/** A game's atlas, once its sentences can be said; nothing when there is no such game, or it has none. */
export async function atlasOf(game: string): Promise<Atlas | undefined> {
  const [atlas] = await Promise.all([games[game]?.atlas?.(), words.add(sentences)]);
  return atlas?.default;
}

/** The games that have an atlas. */
export const withAtlas = (): string[] => Object.keys(games).filter((game) => games[game]!.atlas);
