// No page knows a rule: what follows from one is worked out by the service and told in the view. So no code names one.
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts', '!../api/messages.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(Object.keys(sources))('%s names no rule', (path) => {
  expect(sources[path]!.match(/\b[TF]\d{1,2}\b/g) ?? []).toEqual([]);
});
