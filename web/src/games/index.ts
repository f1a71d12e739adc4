// Every game that has a folder here, by the name that the service gives it; the oldest first.
import type { Game } from '../lib/game';

/** The games of these files, `./<game>/game.ts` each. */
export function gamesIn(files: Record<string, Game>): Record<string, Game> {
  const named = Object.entries(files).map(([path, game]) => [path.split('/').at(-2)!, game] as const);
  return Object.fromEntries(named.sort(([, a], [, b]) => a.credit.year - b.credit.year));
}

export const games = gamesIn(import.meta.glob<Game>('./*/game.ts', { eager: true, import: 'default' }));
