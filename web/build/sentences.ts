// The sentences of the house and of all games, one file for a language, from the Fluent files that Python reads:
//   import sentences from 'virtual:sentences'      sentences.pl() loads the Polish ones
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ALL = 'virtual:sentences';
const PREFIX = 'sentences:';
const folderOf = (path: string): string => fileURLToPath(new URL(`../../src/terrae/${path}`, import.meta.url));
const folders = ['', ...readdirSync(folderOf('games')).map((game) => `games/${game}/`)]
  .map((part) => folderOf(`${part}locales/`))
  .filter(existsSync);

export function sentences(): Plugin {
  return {
    name: 'terrae-sentences',
    resolveId(id) {
      return id === ALL || id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${ALL}`) {
        const languages = readdirSync(folders[0]!).map((file) => file.replace('.ftl', ''));
        return `export default { ${languages.map((language) => `${language}: () => import('${PREFIX}${language}')`).join()} };`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const files = folders.map((folder) => `${folder}${id.slice(PREFIX.length + 1)}.ftl`).filter(existsSync);
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))};`;
    },
  };
}
