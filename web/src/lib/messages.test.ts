// Every sentence that people see is in the Fluent files, and none stands there unused. That every language says what
// English says is checked by tests/cli/test_sentences.py.
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { games } from '../games';

const sources = import.meta.glob<string>(
  ['../../build/sentences.ts', '../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../api/messages.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const python = import.meta.glob<string>('../../../src/terrae/**/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Which message says an event or an act: both read these tables. */
const tables = import.meta.glob<string>('../../../src/terrae/games/*/messages.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>(
  ['../../../src/terrae/locales/**/*.ftl', '../../../src/terrae/games/*/locales/**/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

/** The messages of a file, each with the variables that it uses. */
function messagesOf(file: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const part of file.split(/^(?=[a-z][\w-]* *=)/m)) {
    const name = /^([a-z][\w-]*) *=/.exec(part)?.[1];
    const code = part.replace(/^#.*$/gm, '');
    if (name) found.set(name, new Set([...code.matchAll(/\$(\w+)/g)].map((match) => match[1]!)));
  }
  return found;
}
const english = Object.entries(files).filter(([path]) => path.endsWith('/en.ftl'));
const known = new Map(english.flatMap(([, text]) => [...messagesOf(text)]));
// These are given the engine's own reason, which English says as it is; other languages say it with the rest.
known.set('text-format', new Set(['why', 'answer', 'ask']));
known.set('text-illegal', new Set(['why', 'answer', 'title', 'rule', 'text']));

const bare = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
const web = bare(Object.values(sources).join('\n'));
const pythonCode = Object.values(python).join('\n');
const rows = Object.values(tables).join('\n');

/** What names of messages begin with: a game, or a part of Terrae. The longest first, for one may begin another. */
const GAMES = Object.keys(games).sort((a, b) => b.length - a.length);
const literally = (prefixes: string[]): RegExp =>
  new RegExp(`['"\`]((?:${prefixes.join('|')})-[\\w-]+)(?:\\.\\w+)?['"\`]`, 'g');
const begins = new RegExp(`^(web|${GAMES.join('|')})-|^-`);

/** Names that stand in the code as they are. */
const literal = new Set(
  [
    ...`${web}\n${pythonCode}\n${rows}`.matchAll(
      literally(['web', 'terminal', 'text', 'language', 'preview', ...GAMES]),
    ),
  ].map((m) => m[1]!),
);
/** Names with a part that is computed, such as `web-colour-${one}` or f"terminal-{kind}", as patterns. */
const computed = [
  ...web.matchAll(/`((?:[\w-]|\$\{[^}`]*\})+)(?:\.\w+)?`/g),
  ...pythonCode.matchAll(/f"((?:[\w-]|\{[^}"]*\})+)(?:\.\w+)?"/g),
  ...rows.matchAll(/"((?:[\w-]|\{\w+\})+)"/g),
]
  .map((match) => match[1]!)
  .filter((name) => /[{]/.test(name) && name.includes('-') && !name.startsWith('-'))
  .map((name) => name.replace(/\$?\{[^}]*\}/g, '*'))
  // A pattern must say something of its own after the game or the part of Terrae.
  .filter((name) => name.replace(/\*/g, '').replace(begins, '').length > 2)
  .map((name) => new RegExp(`^${name.replace(/\*/g, '[\\w-]+')}$`));

describe('messages', () => {
  it('named in the web code are in the files', () => {
    const named = [...`${web}\n${rows}`.matchAll(literally(['web', ...GAMES]))].map((match) => match[1]!);
    expect(named.filter((name) => !known.has(name) && !GAMES.includes(name))).toEqual([]);
  });
  it('are said somewhere', () => {
    const unused = [...known.keys()].filter(
      (name) => !literal.has(name) && !computed.some((pattern) => pattern.test(name)),
    );
    expect(unused).toEqual([]);
  });
  it.each(Object.keys(files))('use only what they are given: %s', (path) => {
    const strange = [...messagesOf(files[path]!)].flatMap(([name, variables]) =>
      [...variables].filter((variable) => !known.get(name)?.has(variable)).map((variable) => `${name}: ${variable}`),
    );
    expect(strange).toEqual([]);
  });
  it.each(Object.entries(games))('tell every position of the lesson of %s', async (game, parts) => {
    const lesson = (await parts.lesson()).default;
    for (const { name, wanted } of lesson.positions) {
      const parts = Object.keys(wanted).length ? ['', '-good', '-hint'] : [''];
      for (const part of parts) expect([...known.keys()]).toContain(`${game}-lesson-${name}${part}`);
    }
  });
});

/** Names that are the same in every language. */
const NAMES = new Set(['Terrae']);
const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);
const isSentence = (text: string): boolean => /\p{L}/u.test(text) && !NAMES.has(text.trim());

/** Text that stands in a template as it is. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => textsIn(part));
  if (node === null || typeof node !== 'object') return [];
  const part = node as AST.Fragment['nodes'][number] | AST.Attribute | AST.StyleDirective;
  if (part.type === 'Text') return isSentence(part.data) ? [part.data.trim()] : [];
  if (part.type === 'Attribute') return SPOKEN.has(part.name) ? textsIn(part.value) : [];
  if (part.type === 'StyleDirective') return [];
  if (part.type === 'RegularElement' && (part.name === 'style' || part.name === 'script')) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === 'expression' ? [] : textsIn(value)));
}

describe('text', () => {
  it.each(Object.keys(sources).filter((path) => path.endsWith('.svelte')))('comes from the files: %s', (path) => {
    expect(textsIn(parse(sources[path]!, { modern: true }).fragment)).toEqual([]);
  });
  it('in the code itself is no sentence', () => {
    // Two words of small letters in quotes, but for selectors, styles and paths.
    const sentences = [...web.matchAll(/(['"`])([A-Z][a-z]+ (?:[a-z]+ ?)+[.?!]?)\1/g)].map((match) => match[2]!);
    expect(sentences).toEqual([]);
  });
});
