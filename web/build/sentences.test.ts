// @vitest-environment node
// A language is its files and nothing else: it is listed by its own name, with the share of what it says.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Plugin } from 'vite';
import { foldersIn, forPages, languagesIn, sentences } from './sentences';

const PACKAGE = fileURLToPath(new URL('../../src/terrae/', import.meta.url));
let root: string;

beforeAll(() => {
  root = `${mkdtempSync(join(tmpdir(), 'languages-'))}/`;
  for (const folder of foldersIn(PACKAGE)) {
    cpSync(folder, `${root}${folder.slice(PACKAGE.length)}`, { recursive: true });
  }
});
afterAll(() => rmSync(root, { recursive: true }));

it('a further language is one file', () => {
  const before = Object.keys(languagesIn(foldersIn(root)));
  writeFileSync(`${root}locales/x-moon.ftl`, 'language-name = Lunar\nweb-you = Ulla\nweb-nobody-says-this = Oo\n');
  const after = languagesIn(foldersIn(root));
  expect(Object.keys(after)).toHaveLength(before.length + 1);
  expect(after['x-moon']).toEqual({ name: 'Lunar', share: 0 });
  expect(after.en).toEqual({ name: 'English', share: 100 });
});
it('without a name of its own it is listed by its code', () => {
  writeFileSync(`${root}locales/x-mars.ftl`, 'web-you = Ulla\n');
  expect(languagesIn(foldersIn(root))['x-mars']!.name).toBe('x-mars');
});
it('a whole translation has a share of 100', () => {
  for (const folder of foldersIn(root)) cpSync(`${folder}de.ftl`, `${folder}x-sun.ftl`);
  expect(languagesIn(foldersIn(root))['x-sun']).toEqual({ name: 'Deutsch', share: 100 });
});
it('a page without code says in every language what it needs', () => {
  const { transformIndexHtml } = sentences() as unknown as {
    transformIndexHtml: () => { tag: string; children: { attrs: { lang: string }; children: string }[] }[];
  };
  const [{ tag, children: said }] = transformIndexHtml() as [ReturnType<typeof transformIndexHtml>[number]];
  expect(tag).toBe('noscript');
  expect(said.map(({ attrs }) => attrs.lang)).toEqual(Object.keys(languagesIn(foldersIn(PACKAGE))));
  expect(said.every(({ children }) => children.includes('JavaScript'))).toBe(true);
});
it('sentences in a folder of their own are loaded by themselves', () => {
  const { load } = sentences(root) as Plugin & { load: (this: { addWatchFile: () => void }, id: string) => string };
  const loaded = (id: string): string => load.call({ addWatchFile: () => undefined }, `\0${id}`);
  expect(loaded('virtual:sentences')).not.toContain('atlas');
  expect(loaded('virtual:sentences/atlas')).toContain("'de': { share: 100, load: () => import('sentences:atlas/de') }");
  expect(loaded('sentences:atlas/de')).toContain('web-atlas-search');
  expect(loaded('sentences:de')).not.toContain('web-atlas-search');
});

it('pages get neither comments nor what only terminals, texts and previews of links say', () => {
  const file =
    '# A comment.\nterminal-new = New { $n ->\n    [one] game\n   *[other] games\n    }.\nweb-home = Home\n\npreview-q = q\n';
  expect(forPages(file)).toBe('web-home = Home\n\n');
});
