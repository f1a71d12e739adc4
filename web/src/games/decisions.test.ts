// "What can I do now?" has an answer for every decision of both games, the same as in the terminal.
import { describe, expect, it } from 'vitest';
import { hasMessage, words } from '../lib/words.svelte';
import { RULES as FUTURA } from './terra-futura/words';
import { RULES as TERRA } from './terra/words';

const python = import.meta.glob<string>('../../../src/terrae/games/*/words.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The rules of the moment by question, as the terminal tells them. */
function rulesIn(folder: string): Record<string, string[]> {
  const told = /^RULES = \{([\s\S]*?)^\}/m.exec(python[`../../../src/terrae/games/${folder}/words.py`]!)![1]!;
  const entries = [...told.matchAll(/"([a-z-]+)": \(([^)]*)\)/g)];
  return Object.fromEntries(entries.map(([, kind, rules]) => [kind!, rules!.match(/\w+/g)!]));
}

describe.each([
  ['terra', 'terra', TERRA, 'terra-web-how-'],
  ['terra-futura', 'terra_futura', FUTURA, 'terra-futura-web-hint-'],
])('%s', (game, folder, rules, how) => {
  it('explains every decision with its rules', async () => {
    await words.load('en');
    expect(rules).toEqual(rulesIn(folder));
    for (const kind of Object.keys(rules)) {
      const wanted = [
        `${game}-question-${kind}`,
        `${how}${kind}`,
        ...rules[kind]!.map((rule) => `${game}-rule-${rule}`),
      ];
      expect(wanted.filter((message) => !hasMessage(message))).toEqual([]);
    }
  });
});
