// The sentences of all games and of each, one file for a language, from the Fluent files that Python reads. A language
// is found by its files; its name is its own message `language-name`, and its share is counted against English.
//   import languages from 'virtual:sentences'      languages.pl.load() loads the Polish ones
// Sentences that only some pages need stand in a folder of their own inside those folders, here `atlas`:
//   import sentences from 'virtual:sentences/atlas'
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const ALL = 'virtual:sentences';
const PREFIX = 'sentences:';
const SOURCE = 'en';
const OWN_NAME = 'language-name';
/** What is said where no code runs, and so no language can be chosen: all say it. */
const NO_SCRIPT = 'web-no-script';
const ENDING = '.ftl';
const PACKAGE = fileURLToPath(new URL('../../src/terrae/', import.meta.url));

/** A language as people choose it: its name in itself, and how many per cent of the English sentences it has. */
export interface Language {
  name: string;
  share: number;
}

/** The folders of sentences in a package: one for all games and one for each. */
export function foldersIn(root: string): string[] {
  const games = readdirSync(`${root}games`).map((game) => `games/${game}/`);
  return ['', ...games].map((part) => `${root}${part}locales/`).filter((folder) => existsSync(folder));
}

/** Their folders of this name: sentences that are loaded by themselves. */
const within = (folders: string[], part: string): string[] =>
  folders.map((folder) => `${folder}${part}/`).filter((folder) => existsSync(folder));

const codesIn = (folders: string[]): string[] => [
  ...new Set(
    folders
      .flatMap((folder) => readdirSync(folder))
      .filter((file) => file.endsWith(ENDING))
      .map((file) => file.slice(0, -ENDING.length)),
  ),
];

const filesOf = (language: string, folders: string[]): string[] =>
  folders.map((folder) => `${folder}${language}${ENDING}`).filter((file) => existsSync(file));

const resourcesOf = (language: string, folders: string[]): FluentResource[] =>
  filesOf(language, folders).map((file) => new FluentResource(readFileSync(file, 'utf8')));

/** What a browser needs of a file. */
const withoutComments = (text: string): string => text.replace(/^#.*\n/gm, '');
/** What only a terminal, a program's text or a link's preview says: each such message, with its indented lines. */
const withoutOthers = (text: string): string => text.replace(/^(?:terminal|text|preview)-.*\n(?:[ \t].*\n)*/gm, '');
/** A file as a page gets it. */
export const forPages = (text: string): string => withoutOthers(withoutComments(text));

/** Every message of a language, and every attribute of one as `message.attribute`. */
function partsOf(resources: FluentResource[]): Set<string> {
  return new Set(
    resources.flatMap(({ body }) =>
      body
        .filter(({ id }) => !id.startsWith('-'))
        .flatMap(({ id, value, attributes }) => [
          ...(value === null ? [] : [id]),
          ...Object.keys(attributes).map((attribute) => `${id}.${attribute}`),
        ]),
    ),
  );
}

/** All sentences of a language. */
function bundleOf(code: string, folders: string[]): FluentBundle {
  const bundle = new FluentBundle(code);
  for (const resource of resourcesOf(code, folders)) bundle.addResource(resource);
  return bundle;
}

/** The languages of these folders by their codes, in the order of their names. */
export function languagesIn(folders: string[]): Record<string, Language> {
  const english = partsOf(resourcesOf(SOURCE, folders));
  const found = codesIn(folders).map((code): [string, Language] => {
    const parts = partsOf(resourcesOf(code, folders));
    const said = [...english].filter((part) => parts.has(part)).length;
    const bundle = bundleOf(code, folders);
    const name = bundle.getMessage(OWN_NAME)?.value;
    return [
      code,
      {
        name: name ? bundle.formatPattern(name) : code,
        share: Math.floor((100 * said) / Math.max(1, english.size)),
      },
    ];
  });
  return Object.fromEntries(found.sort(([, a], [, b]) => a.name.localeCompare(b.name, SOURCE)));
}

export function sentences(root = PACKAGE): Plugin {
  return {
    name: 'terrae-sentences',
    transformIndexHtml() {
      const folders = foldersIn(root);
      const said = Object.keys(languagesIn(folders)).flatMap((lang) => {
        const bundle = bundleOf(lang, folders);
        const message = bundle.getMessage(NO_SCRIPT)?.value;
        return message ? [{ tag: 'p', attrs: { lang }, children: bundle.formatPattern(message) }] : [];
      });
      return [{ tag: 'noscript', injectTo: 'body', children: said }];
    },
    resolveId(id) {
      return id === ALL || id.startsWith(`${ALL}/`) || id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      const folders = foldersIn(root);
      if (id === `\0${ALL}`) {
        const entries = Object.entries(languagesIn(folders)).map(
          ([code, { name, share }]) =>
            `'${code}': { name: ${JSON.stringify(name)}, share: ${share}, load: () => import('${PREFIX}${code}') }`,
        );
        return `export default { ${entries.join()} };`;
      }
      if (id.startsWith(`\0${ALL}/`)) {
        const part = id.slice(ALL.length + 2);
        const told = Object.entries(languagesIn(within(folders, part))).map(
          ([code, { share }]) => `'${code}': { share: ${share}, load: () => import('${PREFIX}${part}/${code}') }`,
        );
        return `export default { ${told.join()} };`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', part] = id
        .slice(PREFIX.length + 1)
        .split('/')
        .reverse();
      const files = filesOf(language, part === undefined ? folders : within(folders, part));
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map((file) => forPages(readFileSync(file, 'utf8'))))};`;
    },
  };
}
