// The type of the app, cut down to what is shown: of each family the characters of all sentences, rules pages and sources,
// and the axes that the style sheets use. A file for most languages and one for those with more letters are fetched by who
// reads them; letters that only a name may have lie in files of their own, which a browser fetches when it meets one.
//   import 'virtual:fonts.css'
// The files are made when their characters have changed, and kept under the name of their package, where its licence is.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';
import { foldersIn } from './sentences.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PACKAGES = at('../node_modules/@fontsource-variable/');
const KEPT = '/node_modules/.terrae/node_modules/@fontsource-variable/';
const FOLDER = at(`..${KEPT}`);
const STAMP = at('../node_modules/.terrae/made-from');
const PACKAGE = at('../../src/terrae/');
/** Where text comes from, beside the sentences. */
const TEXTS = [at('../src/'), at('../../docs/rules/')];
const IS_TEXT = /\.(ftl|md|svelte|ts|css)$/;
const CSS = 'virtual:fonts.css';

type Axis = number | { min: number; max: number };
interface Font {
  family: string;
  folder: string;
  /** A file of the package for each of its sets of characters. */
  file: (set: string) => string;
  style: 'normal' | 'italic';
  axes: Record<string, Axis>;
  isPreloaded?: boolean;
}

const FONTS: Font[] = [
  {
    family: 'Bricolage Grotesque Variable',
    folder: 'bricolage-grotesque',
    file: (set) => `bricolage-grotesque-${set}-standard-normal`,
    style: 'normal',
    // One optical size, that of a card's name: each further one is as much again.
    axes: { opsz: 20, wdth: { min: 75, max: 100 }, wght: { min: 600, max: 800 } },
    isPreloaded: true,
  },
  {
    family: 'Figtree Variable',
    folder: 'figtree',
    file: (set) => `figtree-${set}-wght-normal`,
    style: 'normal',
    axes: { wght: { min: 400, max: 700 } },
    isPreloaded: true,
  },
  {
    family: 'Newsreader Variable',
    folder: 'newsreader',
    file: (set) => `newsreader-${set}-wght-normal`,
    style: 'normal',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    family: 'Newsreader Variable',
    folder: 'newsreader',
    file: (set) => `newsreader-${set}-wght-italic`,
    style: 'italic',
    axes: { wght: 400 },
  },
];

/** ASCII, and the marks that browsers put into numbers, dates and lists. */
const ALWAYS = 'U+0020-007E,U+00A0,U+2009,U+2013,U+202F,U+2212';
/** The sets of characters of the packages, the most usual first. */
const SETS = ['latin', 'latin-ext', 'vietnamese'];

/** The code points of a list such as "U+0020-007E,U+20AC". */
export function codesOf(ranges: string): Set<number> {
  const found = new Set<number>();
  for (const range of ranges.split(',').filter(Boolean)) {
    const [from = NaN, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    for (let code = from; code <= to; code++) found.add(code);
  }
  return found;
}

/** Such a list of code points. */
export function rangesOf(codes: Iterable<number>): string {
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');
  const ranges: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}

/** Every character that the app can show of its own accord. */
export function charactersShown(): Set<number> {
  const found = codesOf(ALWAYS);
  for (const folder of [...foldersIn(PACKAGE), ...TEXTS]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!IS_TEXT.test(name) || name.endsWith('.test.ts')) continue;
      for (const letter of readFileSync(folder + name, 'utf8')) if (letter >= ' ') found.add(letter.codePointAt(0)!);
    }
  }
  return found;
}

const span = (axis: Axis | undefined, unit = ''): string =>
  typeof axis === 'object' ? `${axis.min}${unit} ${axis.max}${unit}` : `${axis ?? 400}${unit}`;

/** A file of a font below its kept folder. */
const nameOf = ({ folder, style }: Font, set: string, part = ''): string =>
  `${folder}/${folder}-${set}-${style}${part}.woff2`;

/** One family's files and what a style sheet says of them: each set of characters, what is shown apart from the rest. */
async function cut(font: Font, shown: Set<number>): Promise<string> {
  const ofPackage = `${PACKAGES}${font.folder}/`;
  const sets = JSON.parse(readFileSync(`${ofPackage}unicode.json`, 'utf8')) as Record<string, string>;
  const faces: string[] = [];
  const known = new Set<number>();
  for (const set of SETS) {
    const codes = [...codesOf(sets[set] ?? '')].filter((code) => !known.has(code));
    codes.forEach((code) => known.add(code));
    const parts = {
      '': codes.filter((code) => shown.has(code)),
      '-rest': codes.filter((code) => !shown.has(code)),
    };
    for (const [part, wanted] of Object.entries(parts)) {
      if (!wanted.length) continue;
      const name = nameOf(font, set, part);
      const whole = readFileSync(`${ofPackage}files/${font.file(set)}.woff2`);
      const text = String.fromCodePoint(...wanted);
      const made = await subset(whole, text, { targetFormat: 'woff2', variationAxes: font.axes });
      mkdirSync(`${FOLDER}${font.folder}`, { recursive: true });
      writeFileSync(FOLDER + name, made);
      faces.push(`@font-face {
  font-family: '${font.family}';
  font-style: ${font.style};
  font-display: swap;
  font-weight: ${span(font.axes.wght)};${font.axes.wdth ? `\n  font-stretch: ${span(font.axes.wdth, '%')};` : ''}
  src: url(${KEPT}${name}) format('woff2');
  unicode-range: ${rangesOf(wanted)};
}`);
    }
  }
  return faces.join('\n');
}

/** The style sheet, with the files that it names; made anew if what they hold has changed. */
async function styleSheet(): Promise<string> {
  const shown = charactersShown();
  const packages = FONTS.map(({ folder }) => readFileSync(`${PACKAGES}${folder}/package.json`, 'utf8'));
  const made = JSON.stringify([rangesOf(shown), FONTS, packages, readFileSync(at('./fonts.ts'), 'utf8')]);
  const from = createHash('sha256').update(made).digest('hex');
  try {
    const [wasFrom, css] = readFileSync(STAMP, 'utf8').split('\n', 2) as [string, string];
    if (wasFrom === from) return JSON.parse(css) as string;
  } catch {
    // they were never made
  }
  rmSync(STAMP, { force: true });
  const css = (await Promise.all(FONTS.map((font) => cut(font, shown)))).join('\n');
  writeFileSync(STAMP, `${from}\n${JSON.stringify(css)}`);
  return css;
}

export function fonts(): Plugin {
  let css: Promise<string> | undefined;
  return {
    name: 'terrae-fonts',
    resolveId(id) {
      return id === CSS ? `\0${CSS}` : undefined;
    },
    load(id) {
      return id === `\0${CSS}` ? (css ??= styleSheet()) : undefined;
    },
    /** The first files of what every page shows are fetched with the page itself, after what makes it appear. */
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        await (css ??= styleSheet());
        return FONTS.filter(({ isPreloaded }) => isPreloaded).map((font) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: KEPT + nameOf(font, SETS[0]!),
            as: 'font',
            crossorigin: true,
            fetchpriority: 'low',
          },
          injectTo: 'head',
        }));
      },
    },
  };
}
