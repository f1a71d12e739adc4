// The games that the service offers, with their numbers of players, options and bots.
import { games } from './http';
import type { GameInfo } from './types';

let asked: Promise<GameInfo[]> | null = null;

/** Asked once; after a failure it is asked again. */
export function offeredGames(): Promise<GameInfo[]> {
  asked ??= games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export const offeredGame = async (name: string): Promise<GameInfo | null> =>
  (await offeredGames()).find((game) => game.name === name) ?? null;
