// @vitest-environment node
// `npm run types` writes messages.ts anew from the service's schema; here it must be what the schema says.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import { expect, it } from 'vitest';

const SCHEMA = new URL('../../../src/terrae/server/protocol/messages.json', import.meta.url);

it('has types made from the schema of the service', async () => {
  const text = readFileSync(SCHEMA, 'utf8');
  const schema = JSON.parse(text) as { 'x-sizes': Record<string, number> };
  const types = await compile(schema, 'Protocol', {
    bannerComment: [
      '// Bodies and messages of docs/protocol.md, made by `npm run types` from',
      '// src/terrae/server/protocol/messages.json with the',
      `// SHA-256 ${createHash('sha256').update(text).digest('hex')}. Not to be changed by hand.`,
    ].join('\n'),
    additionalProperties: false,
    style: { printWidth: 120, singleQuote: true, trailingComma: 'all' },
  });
  const sizes = Object.entries(schema['x-sizes']).map(([name, size]) => `${name}: ${size}`);
  const typed = `\n/** How many characters people may type, how much they may say, and how many moves a game at a table may have. */\nexport const sizes = { ${sizes.join(', ')} };\n`;
  await expect(types + typed).toMatchFileSnapshot('./messages.ts');
});
