// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entryPoints, sourceZip } from './engine';
import { zip } from './zip';

const LIST = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as file:
    assert file.testzip() is None
    print(json.dumps({name: file.read(name).decode() for name in file.namelist()}))
`;

function unzipped(data: Buffer): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    writeFileSync(join(folder, 'x.zip'), data);
    const told = execFileSync('python3', ['-c', LIST, join(folder, 'x.zip')], { maxBuffer: 64e6 });
    return JSON.parse(told.toString()) as Record<string, string>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('Python reads what was put in', () => {
  const files: [string, Buffer][] = [
    ['a.txt', Buffer.from('')],
    ['b/c.txt', Buffer.from('x'.repeat(70_000))],
  ];
  expect(unzipped(zip(files))).toEqual({ 'a.txt': '', 'b/c.txt': 'x'.repeat(70_000) });
  expect(zip(files)).toEqual(zip(files));
});
it('the rules are in it, with the decks of every game that is found', () => {
  const found = Object.keys(unzipped(sourceZip()));
  expect(found).toContain('terrae/engine/fair.py');
  expect(found).toContain('terrae/site/worker/main.py');
  const games = Object.values(entryPoints()['terrae.games']!);
  expect(games.length).toBeGreaterThan(1);
  for (const place of games) {
    const folder = place.split(':')[0]!.replaceAll('.', '/');
    expect(found).toContain(`${folder}/rules/state.py`);
    expect(found).toContain(`${folder}/decks/default.toml`);
  }
});
