// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rulesZip } from './engine';
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
it('the rules are in it, with the decks and how games are found', () => {
  const found = unzipped(rulesZip());
  expect(Object.keys(found)).toContain('terrae/engine/fair.py');
  const points = found['terrae.dist-info/entry_points.txt']!;
  for (const [, folder] of points.matchAll(/ = terrae\.games\.(\w+):/g)) {
    expect(Object.keys(found)).toContain(`terrae/games/${folder}/rules/state.py`);
    expect(Object.keys(found)).toContain(`terrae/games/${folder}/decks/default.toml`);
  }
  expect(points.trim().split('\n').length).toBeGreaterThan(2);
});
