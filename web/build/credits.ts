// Whose work the web app holds, from what the packages say of themselves:
//   import credits, { version } from 'virtual:credits'      rows for the page about the app, and the version of it
// and, beside the app, `licences/NOTICE.txt` with the licence's text of every package that is in the bundle.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { authorsOf, type Author } from './authors.ts';
import { drawn } from './icons.ts';
import { describe, fileOf, packageOf, read } from './packages.ts';

/** A row of the page: the name of the work, what it is here, and by whom under which licence. */
export type Credit = [name: string, what: string, by: string];

const ALL = 'virtual:credits';
const FOLDER = 'licences/';
const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const GAMES = fileURLToPath(new URL('../../src/terrae/games/', import.meta.url));

/** The sets of icons, with what each is used for. */
const SETS: Record<string, string> = { 'game-icons': 'icons', ph: 'interface' };
/** The map's data is in the bundle, and so is its licence; what draws it stays outside. */
const MAP = { data: 'world-atlas', tools: ['d3-geo', 'topojson-client', 'topojson-simplify', 'polygon-clipping'] };
/** Python in the browser, with the files of its standard library. */
const PYTHON = 'pyodide';
const PACKAGE = fileURLToPath(new URL('../../src/terrae/__init__.py', import.meta.url));
const packageOfSet = (set: string): string => `@iconify-json/${set}`;

interface Info {
  name: string;
  author: { name: string; url: string };
  license: { title: string; url: string };
}
interface Font {
  family: string;
  license: { type: string; attribution: string };
}

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => folder + name);

/** The version that `terrae --version` tells. */
export function version(): string {
  const found = /^__version__ = "([^"]+)"$/m.exec(readFileSync(PACKAGE, 'utf8'));
  if (!found) throw new Error(`${PACKAGE} names no version`);
  return found[1]!;
}

/** Every icon that the sources name, as "set/name": imports, tables of pictures, and the cards of decks. */
export function iconsNamed(): Set<string> {
  const found = new Set<string>();
  const pictures = (names: (string | string[])[]): void => {
    for (const name of names.flat()) found.add(`game-icons/${name}`);
  };
  for (const file of files(SOURCES)) {
    if (file.endsWith('.pictures')) {
      pictures(Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | string[]>));
    } else if (/\.(ts|svelte)$/.test(file)) {
      for (const [, icon] of readFileSync(file, 'utf8').matchAll(/['"]icon:([\w-]+\/[\w-]+)['"]/g)) found.add(icon!);
    }
  }
  for (const file of files(GAMES).filter((name) => name.endsWith('decks/default.toml'))) {
    const { cards = {} } = parse(readFileSync(file, 'utf8')) as { cards?: Record<string, { theme?: string }> };
    pictures(Object.values(cards).flatMap(({ theme }) => theme ?? []));
  }
  return found;
}

/** The authors of a set's icons that the app shows, who drew most of them first. */
export function authors(set: string): Map<Author['name'], Author & { icons: string[] }> {
  const known = authorsOf(set);
  const found = new Map<string, Author & { icons: string[] }>();
  const { author } = info(set);
  for (const icon of [...iconsNamed()].sort()) {
    if (!icon.startsWith(`${set}/`)) continue;
    const name = icon.slice(set.length + 1);
    const by = known ? known.get(name) : { name: author.name, page: author.url };
    if (!by) throw new Error(`nobody knows who drew ${icon}: add its author to web/build/${set}.authors.txt`);
    const entry = found.get(by.name) ?? { ...by, icons: [] };
    entry.icons.push(name);
    found.set(by.name, entry);
  }
  return new Map([...found].sort(([, a], [, b]) => b.icons.length - a.icons.length));
}

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
};
const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
const font = (name: string): Font => read<Font>(`${name}/metadata.json`);
const info = (set: string): Info => read<Info>(`${packageOfSet(set)}/info.json`);

/** The rows about the work of others in the web app. */
export function credits(): Credit[] {
  const sets = Object.entries(SETS).map(([set, what]): Credit => {
    const { name, license } = info(set);
    return [name, what, [...authors(set).keys(), license.title].join(', ')];
  });
  const licences = new Set(fonts.map((name) => font(name).license.type));
  const drawnWith = [MAP.data, ...MAP.tools, describe(MAP.data).licence];
  return [
    ...sets,
    [fonts.map((name) => font(name).family).join(', '), 'fonts', [...licences].join(', ')],
    ['Natural Earth', 'map', drawnWith.join(', ')],
    ['Pyodide', 'python', `${describe(PYTHON).licence}; CPython, PSF-2.0`],
  ];
}

/** The text that names every package of the bundle with its licence, every font, and every icon with its author. */
export function notice(packages: string[]): string {
  const lines = [
    'Terrae is under the MIT licence. Its web app holds work of others, which is named here. The text of each licence is',
    'in the file that stands behind its name, beside this one.',
    '',
    ...packages
      .map((name) => describe(name))
      .flatMap(({ name, version, licence, homepage }) => [
        `${name} ${version}, ${licence}: ${fileOf(name)}`,
        `  ${homepage}`,
      ]),
  ];
  for (const name of fonts) lines.push('', `The font ${font(name).family}`, `  ${font(name).license.attribution}`);
  for (const set of Object.keys(SETS)) {
    const { name, author, license } = info(set);
    lines.push('', `The icons of ${name} (${author.url}), recoloured, ${license.title} (${license.url})`);
    for (const { name: by, page, icons } of authors(set).values()) {
      lines.push(`  by ${page ? `${by} (${page})` : by}: ${icons.join(', ')}`);
    }
  }
  lines.push(
    '',
    'The map is drawn from Natural Earth (https://www.naturalearthdata.com), which is in the public domain.',
  );
  return lines.join('\n') + '\n';
}

export function creditsPlugin(): Plugin {
  return {
    name: 'terrae-credits',
    resolveId(id) {
      return id === ALL ? `\0${ALL}` : undefined;
    },
    load(id) {
      if (id !== `\0${ALL}`) return undefined;
      return `export default ${JSON.stringify(credits())};\nexport const version = ${JSON.stringify(version())};`;
    },
    generateBundle(_, bundle) {
      const named = iconsNamed();
      const unnamed = [...drawn].filter((icon) => !named.has(icon));
      if (unnamed.length) this.error(`nobody is credited for the icons ${unnamed.join(', ')}: see iconsNamed`);
      const data = [MAP.data, PYTHON, ...fonts, ...Object.keys(SETS).map(packageOfSet)];
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const code = [...this.getModuleIds(), ...chunks].flatMap((id) => packageOf(id) ?? []);
      const packages = [...new Set([...code, ...data])].sort();
      const emit = (name: string, source: string): void =>
        void this.emitFile({ type: 'asset', fileName: FOLDER + name, source });
      emit('NOTICE.txt', notice(packages));
      for (const name of packages) emit(fileOf(name), describe(name).text);
    },
  };
}
