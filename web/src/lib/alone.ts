// Tables of bots alone, measured (`dev/alone.py`): how often a world holds that the same bots have without a person.
import type { KeptGame } from './you';

/** Which share of worlds holds, by the bots beside the person's seat. */
export type Alone = Record<string, number>;

const files = import.meta.glob<{ held: Alone }>('../games/*/alone.json', { import: 'default' });

/** What was measured of a game; nothing if its worlds cannot be lost. */
export const aloneIn = async (game: string): Promise<Alone> =>
  (await files[`../games/${game}/alone.json`]?.())?.held ?? {};

/** The bots that somebody plays with, in whatever order they sit; null if one of the others is a person. */
export function companyOf({ bots = [], seat }: Pick<KeptGame, 'bots' | 'seat'>): string | null {
  const others = bots.filter((_, i) => i !== seat);
  return others.length && others.every(Boolean) ? others.sort().join(', ') : null;
}

/** The mean over those games whose bots were measured, and how many these are; null if there is none. */
export function heldAlone(games: KeptGame[], alone: Alone): { share: number; count: number } | null {
  const known = games.flatMap((game) => alone[companyOf(game) ?? ''] ?? []);
  return known.length
    ? { share: known.reduce((sum, each) => sum + each, 0) / known.length, count: known.length }
    : null;
}
