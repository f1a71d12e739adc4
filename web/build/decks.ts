// The default deck of a game, read from the same file as the engine reads, with each card's picture:
//   import deck from 'deck:<game>'
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { drawing } from './icons.ts';

const PREFIX = 'deck:';

interface Card {
  name: string;
  theme: string;
}

export function decks(): Plugin {
  return {
    name: 'terrae-decks',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const game = id.slice(PREFIX.length + 1).replaceAll('-', '_');
      const file = fileURLToPath(new URL(`../../src/terrae/games/${game}/decks/default.toml`, import.meta.url));
      this.addWatchFile(file);
      const deck = parse(readFileSync(file, 'utf8')) as { cards?: Record<string, Card> };
      const pictures = Object.fromEntries(
        [...new Set(Object.values(deck.cards ?? {}).map((card) => card.theme))].map((theme) => [
          theme,
          drawing('game-icons', theme),
        ]),
      );
      const themes = Object.fromEntries(Object.entries(deck.cards ?? {}).map(([id, { theme }]) => [id, theme]));
      return [
        `export default ${JSON.stringify(deck)};`,
        `export const pictures = ${JSON.stringify(pictures)};`,
        `export const themes = ${JSON.stringify(themes)};`,
      ].join('\n');
    },
  };
}
