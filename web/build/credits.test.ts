// @vitest-environment node
// The web app as it is built, searched for what others made: each thing found is credited, and its licence is shipped.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseAuthors } from './authors.ts';
import { credits, notice } from './credits.ts';
import { describe as describePackage, fileOf, packageOf } from './packages.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const json = <T>(file: string): T => JSON.parse(readFileSync(`${WEB}node_modules/${file}`, 'utf8')) as T;

let output: Rolldown.RolldownOutput['output'];
let code = '';
const shipped = new Map<string, string>();

beforeAll(async () => {
  const built = (await build({ root: WEB, build: { write: false }, logLevel: 'silent' })) as Rolldown.RolldownOutput;
  output = built.output;
  for (const file of output) {
    if (file.type === 'chunk') code += file.code;
    else if (file.fileName.startsWith('licences/')) shipped.set(file.fileName.slice(9), String(file.source));
  }
}, 120_000);

/** The icons of a set whose drawings are in the bundle, where they stand in strings of any quotes. */
function drawnFrom(set: string): string[] {
  const pathsIn = (text: string): string[] => [...text.matchAll(/ d=\\?"([^"\\]+)\\?"/g)].map(([, path]) => path!);
  const { icons } = json<{ icons: Record<string, { body: string }> }>(`@iconify-json/${set}/icons.json`);
  const drawn = new Set(pathsIn(code));
  return Object.keys(icons).filter((name) => pathsIn(icons[name]!.body).every((path) => drawn.has(path)));
}

describe('licences', () => {
  test('every package that has a part in the bundle has its licence shipped, with its whole text', () => {
    const parts = output.flatMap((file) =>
      file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames.map((name) => WEB + name),
    );
    const found = new Set(parts.flatMap((id) => packageOf(id) ?? []));
    expect([...found].sort()).toEqual(
      expect.arrayContaining(['@fluent/bundle', '@fontsource-variable/figtree', 'svelte']),
    );
    for (const name of found) {
      const text = shipped.get(fileOf(name));
      expect(text, name).toBe(describePackage(name).text);
      expect(shipped.get('NOTICE.txt')).toContain(`${name} `);
    }
  });

  test('every package whose data is drawn at build time has its licence shipped', () => {
    const sources = [`${WEB}build`, `${WEB}src`].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    );
    const read = sources
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/require\.resolve\(.((?:@[\w-]+\/)?[^/]+)\//g)])
      .map(([, name]) => name!);
    expect(read).toContain('world-atlas');
    for (const name of read.filter((name) => !name.includes('$'))) expect(shipped.has(fileOf(name)), name).toBe(true);
    expect(shipped.has('iconify-json-game-icons.txt') && shipped.has('iconify-json-ph.txt')).toBe(true);
  });

  test('the texts are those of the licences that are named', () => {
    expect(shipped.get('fontsource-variable-newsreader.txt')).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(shipped.get('fluent-bundle.txt')).toContain('Apache License');
    expect(shipped.get('iconify-json-game-icons.txt')).toContain('Attribution 3.0 Unported');
    expect(shipped.get('svelte.txt')).toContain('Permission is hereby granted');
  });

  test('a package without a text is refused, until somebody puts it beside the build', () => {
    const modules = mkdtempSync(`${tmpdir()}/packages-`) + '/';
    const add = (name: string, file: string, text: string): void => {
      mkdirSync(modules + name, { recursive: true });
      writeFileSync(`${modules}${name}/${file}`, text);
    };
    add('bare', 'package.json', '{ "name": "bare", "version": "1.0.0", "license": "ISC" }');
    expect(() => describePackage('bare', modules)).toThrow('put it into web/build/licences/bare.txt');
    add('bare', 'Licence.md', 'You may.\n');
    add('bare', 'NOTICE', 'We thank you.');
    expect(describePackage('bare', modules).text).toBe('You may.\n\nWe thank you.\n');
    add('bare', 'package.json', '{ "name": "bare", "version": "1.0.0" }');
    expect(() => describePackage('bare', modules)).toThrow('names no licence');
    rmSync(modules, { recursive: true });
  });
});

describe('authors', () => {
  const known = parseAuthors(readFileSync(`${WEB}build/game-icons.authors.txt`, 'utf8'));

  test('whoever drew an icon of the bundle is named, on the page and in the notice, with the icon', () => {
    const drawn = drawnFrom('game-icons');
    expect(drawn.length).toBeGreaterThan(80);
    const [, , by] = credits().find(([, what]) => what === 'icons')!;
    const lines = shipped.get('NOTICE.txt')!.split('\n');
    for (const icon of drawn) {
      const author = known.get(icon)?.name;
      expect(author, icon).toBeTruthy();
      expect(by.split(', '), icon).toContain(author);
      const line = lines.find((text) => text.startsWith(`  by ${author}`)) ?? '';
      expect(line.split(/[:,] /), icon).toContain(icon);
    }
    expect(by).toMatch(/, CC BY 3\.0$/);
    expect(code.includes(by)).toBe(true);
  });

  test('the signs of the interface are all in the notice', () => {
    const line = shipped
      .get('NOTICE.txt')!
      .split('\n')
      .find((text) => text.startsWith('  by Phosphor Icons'))!;
    const drawn = drawnFrom('ph');
    expect(drawn.length).toBeGreaterThan(40);
    expect(line.split(/[:,] /)).toEqual(expect.arrayContaining(drawn));
  });

  test('the table of authors holds those who are often forgotten', () => {
    expect(known.get('water-mill')).toEqual({ name: 'Caro Asercion' });
    expect(known.get('minefield')).toEqual({ name: 'Skoll' });
    expect(known.get('ore')).toEqual({ name: 'Faithtoken', page: 'http://fungustoken.deviantart.com' });
    expect(known.get('pistol-gun')).toEqual({ name: 'John Colburn', page: 'http://ninmunanmu.com' });
    expect(known.size).toBeGreaterThan(4000);
  });
});

test('fonts are named by their families, with the copyright in the notice', () => {
  const row = credits().find(([, what]) => what === 'fonts')!;
  expect(row).toEqual(['Bricolage Grotesque, Figtree, Newsreader', 'fonts', 'OFL-1.1']);
  expect(notice([])).toContain('Copyright 2020 The Newsreader Project Authors');
});
