// Style sheets are global and stay once a page has loaded them: none may reach into a page that does not load it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { comesWithTheStart } from '../build/styles';

type Files = Map<string, string>;
const ROOT = dirname(fileURLToPath(import.meta.url));
const GAMES = readdirSync(join(ROOT, 'games')).filter((game) => existsSync(join(ROOT, 'games', game, 'game.ts')));
const ROUTES = 'routes/index.ts';

/** Components, modules and style sheets by their paths. */
const sources = (): Files =>
  new Map(
    (readdirSync(ROOT, { recursive: true }) as string[])
      .filter((file) => /\.(svelte|ts|css)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );

/** The file that another one means by a path. */
function fileAt(files: Files, from: string, path: string): string | null {
  if (!path.startsWith('.')) return null;
  const found = relative('/', resolve('/', dirname(from), path));
  return ['', '.ts', '/index.ts'].map((end) => found + end).find((file) => files.has(file)) ?? null;
}

/** What a game brings to a page that calls for it, as `board: () => import('./Board.svelte')`. */
function partsOfGame(files: Files, game: string): Map<string, string> {
  const home = `games/${game}/game.ts`;
  const parts = (files.get(home) ?? '').matchAll(/^ {2}(\w+): \(\) => import\('([^']+)'\)/gm);
  return new Map([...parts].map(([, name, path]) => [name!, fileAt(files, home, path!)!]));
}

interface Need {
  /** The files that it imports. */
  imports: string[];
  /** What it calls, perhaps a part of a game. */
  calls: string[];
  /** The classes that it gives to what it shows. */
  classes: string[];
}

function needOf(files: Files, file: string): Need {
  const text = file.endsWith('.css') ? '' : files.get(file)!;
  const imports = text.matchAll(/\bimport\s*(?!type\b)(?:[^'";]*?from\s*|\(\s*)?'([^']+)'/g);
  const calls = text.matchAll(/[.?](\w+)\??\.?\(/g);
  return {
    imports: [...imports].flatMap(([, path]) => fileAt(files, file, path!) ?? []),
    calls: [...calls].map(([, name]) => name!),
    classes: classesIn(text),
  };
}

/** All that a page can show of one game, with the style sheets that come with it. */
function partsOfPage(needs: Map<string, Need>, called: Map<string, string>, page: string): Set<string> {
  const found = new Set<string>();
  const next = [page, 'App.svelte'];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    const need = needs.get(file);
    if (!need || found.has(file) || file === ROUTES || file.endsWith('/game.ts')) continue;
    found.add(file);
    next.push(...need.imports, ...need.calls.flatMap((name) => called.get(name) ?? []));
  }
  return found;
}

/** The classes that a component gives to what it shows. */
function classesIn(text: string): string[] {
  const given = [...text.matchAll(/\b(?:class|look)=(?:"([^"]*)"|\{([^}]*)\})/g)].map((found) => found[1] ?? found[2]!);
  const switched = [...text.matchAll(/\bclass:([\w-]+)/g)].map((found) => found[1]!);
  return [...given.flatMap((classes) => classes.match(/[A-Za-z][\w-]*/g) ?? []), ...switched];
}

const split = (list: string): string[] => list.split(/,(?![^(]*\))/).map((one) => one.trim());

function selectorsIn(css: string): string[] {
  const rules = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .matchAll(/([^{};]+)\{/g);
  const preludes = [...rules].map(([, prelude]) => prelude!.trim());
  return preludes.filter((prelude) => !prelude.startsWith('@')).flatMap(split);
}

/** What a selector must find: one of each of these groups, all classes of it. */
function wantedBy(selector: string): string[][][] {
  const named = (text: string): string[] => [...text.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);
  const groups: string[][][] = [];
  const rest = selector
    .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll(/:(?:is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g, (_, list: string) => {
      groups.push(split(list).map(named));
      return '';
    });
  return [[named(rest)], ...groups];
}

/** What of a style sheet reaches into a page that does not load it. Without classes it is meant for every page. */
function strays(files: Files, pages: string[], games: string[]): string[] {
  const sheets = [...files.keys()].filter((file) => file.endsWith('.css') && !comesWithTheStart(file));
  const selectors = sheets.flatMap((sheet) =>
    selectorsIn(files.get(sheet)!)
      .map((selector) => ({ sheet, selector, wanted: wantedBy(selector) }))
      .filter(({ wanted }) => wanted.flat(2).length),
  );
  const needs = new Map([...files.keys()].map((file) => [file, needOf(files, file)]));
  const found = new Set<string>();
  for (const game of games) {
    const called = partsOfGame(files, game);
    for (const page of pages) {
      const parts = partsOfPage(needs, called, page);
      const classes = new Set([...parts].flatMap((file) => needs.get(file)!.classes));
      for (const { sheet, selector, wanted } of selectors)
        if (
          !parts.has(sheet) &&
          wanted.every((group) => group.some((names) => names.every((name) => classes.has(name))))
        )
          found.add(`${sheet}: ${selector} in ${page}`);
    }
  }
  return [...found];
}

describe('a style sheet', () => {
  it('reaches into no page that does not load it', () => {
    const files = sources();
    const named = files.get(ROUTES)!.matchAll(/(?:import\(|from )'(\.[^']+\.svelte)'/g);
    const pages = [...named].flatMap(([, path]) => fileAt(files, ROUTES, path!) ?? []);
    expect(pages.length).toBeGreaterThan(20);
    expect(strays(files, pages, GAMES)).toEqual([]);
  });

  it('is caught with a bare class that another page has too', () => {
    const files: Files = new Map([
      ['One.svelte', `import './one.css'; import './Part.svelte'; <p class="dots"><b class:on={true}></b></p>`],
      ['Part.svelte', `<i class="part"></i>`],
      ['Two.svelte', `import './two.css'; <p class="two"><i class="dots"></i></p>`],
      ['one.css', `.dots { x: y } .dots .on { x: y } .part, i { x: y } @media (x) { .dots:not(.on) { x: y } }`],
      ['two.css', `:where(.two) .dots { x: y } .two:has(.part) .dots { x: y } :is(.two, .on) { x: y }`],
    ]);
    expect(strays(files, ['One.svelte', 'Two.svelte'], ['none'])).toEqual([
      'two.css: :is(.two, .on) in One.svelte',
      'one.css: .dots in Two.svelte',
      'one.css: .dots:not(.on) in Two.svelte',
    ]);
  });
});
