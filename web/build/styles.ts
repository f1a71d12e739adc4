// Which style sheets come with the first page, in one file: only there is the order of those that several pages share certain.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = join(dirname(fileURLToPath(import.meta.url)), '../src/games/');

/** Files of a game that several of its pages need, beside its cards: `src/games/<game>/shared.json`. */
export const SHARED = readdirSync(GAMES)
  .map((game) => `${GAMES}${game}/shared.json`)
  .filter(existsSync)
  .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[])
  .join('|');

const STYLES = RegExp(
  String.raw`virtual:fonts|(?:^|src/)(games/\w+|games/[\w-]+/(look|cards|\w*Card|Cover|Does|Legend|Pattern|${SHARED})|routes/\w+|tokens|base|skeleton)\.css$`,
);

/** Whether a style sheet, by its path in `src/`, is there from the first page on. */
export const comesWithTheStart = (file: string): boolean => STYLES.test(file);
