// Every sentence that the web app says is in the English files, and none of its own stands there unused.
import { describe, expect, it } from 'vitest';
import lessons from '../lessons/terra.json';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>(
  ['../../../src/terrae/locales/en.ftl', '../../../src/terrae/games/*/locales/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const known = new Set(
  Object.values(files).flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!)),
);
const code = Object.values(sources).join('\n');

/** Names with a part that is computed, such as `terra-web-doing-${kind}`, as patterns. */
const computed = [...code.matchAll(/[`'"/]((?:[a-z][\w-]*|\$\{[^}`]*\})(?:[\w-]|\$\{[^}`]*\})*)[.`]/g)]
  .map((found) => found[1]!)
  .filter((name) => name.includes('${') && name.includes('-'))
  .map((name) => new RegExp(`^${name.replace(/\$\{[^}`]*\}/g, '[\\w-]+')}$`));
const literal = new Set(
  [...code.matchAll(/'((?:web|terra|terra-futura)-[\w-]+)(?:\.\w+)?'/g)].map((found) => found[1]!),
);

describe('messages', () => {
  it('named in the code are in the files', () => {
    const missing = [...literal].filter((name) => !known.has(name) && !/^terra(-futura)?$/.test(name));
    expect(missing).toEqual([]);
  });
  it('of the web are said somewhere', () => {
    const own = [...known].filter((name) =>
      /^(web|terra-web|terra-futura-web|terra-card|terra-lesson|terra-futura-lesson)-/.test(name),
    );
    const unused = own.filter((name) => !literal.has(name) && !computed.some((pattern) => pattern.test(name)));
    expect(unused).toEqual([]);
  });
  it('tell every position of a lesson', () => {
    for (let i = 1; i <= lessons.positions.length; i++) {
      for (const part of ['', '-good', '-hint']) expect(known).toContain(`terra-lesson-${i}${part}`);
    }
  });
});
