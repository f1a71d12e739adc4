// Python in this worker, with the engine loaded. The first time it comes from files. Then its memory is kept as it is
// right after that, and the next time it begins there: nothing is started, unpacked or loaded again.
import type { loadPyodide as Load, PyodideInterface } from 'pyodide';
import engine from 'virtual:engine';
import { base } from './base';
import { keepMemory, keptMemory, type Memory } from './memory';

/** What Python offers (`src/terrae/site/worker/main.py`). */
export interface Python {
  request(method: string, path: string, body: string): string;
  hear(connection: number, text: string): string;
  bot(table: string): string;
  refresh(table: string): string;
  lost(connection: number | null, text: string, isFull: boolean): string;
  connect(connection: number, table: string): void;
  leave(connection: number): void;
  load(table: string, doc: string): void;
  knows(table: string): boolean;
  check(record: string): string;
  read_code(texts: string): string;
  write_code(record: string): string;
}

const FOLDER = '/engine';
const FIRST = `
import json, sys
sys.path.insert(0, "${FOLDER}")
from terrae.engine.installed import PACKED
PACKED.update(json.loads(points))
del points
from terrae.site.worker import main
main.warm_up()
`;
/** What was drawn by lot before the memory was kept must not come again. */
const AGAIN = `
import random
random.seed()
from terrae.site.worker import main
main
`;

const indexURL = new URL(base + engine.python, location.origin).href;
/** A memory is that of these files in this browser: another one may number its functions otherwise. */
const version = `${engine.python} ${engine.rules} ${navigator.userAgent}`;

async function load(options: Parameters<typeof Load>[0]): Promise<PyodideInterface> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as { loadPyodide: typeof Load };
  return loadPyodide({ indexURL, ...options });
}

async function fromFiles(): Promise<PyodideInterface> {
  const [python, rules] = await Promise.all([
    load({ _makeSnapshot: true }),
    fetch(base + engine.rules).then((answer) => answer.arrayBuffer()),
  ]);
  python.unpackArchive(rules, 'zip', { extractDir: FOLDER });
  python.globals.set('points', JSON.stringify(engine.points));
  python.runPython(FIRST);
  return python;
}

async function fromMemory(memory: Memory): Promise<PyodideInterface> {
  const python = await load({ _loadSnapshot: memory.snapshot });
  for (const [path, body] of memory.files) {
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    python.FS.writeFile(path, body);
  }
  return python;
}

/** All files under a folder of Python's. */
function filesIn({ FS }: PyodideInterface, folder: string): [path: string, body: Uint8Array][] {
  return (FS.readdir(folder) as string[])
    .filter((name) => name !== '.' && name !== '..')
    .flatMap((name): [string, Uint8Array][] => {
      const path = `${folder}/${name}`;
      return FS.isDir(FS.stat(path).mode) ? filesIn({ FS } as PyodideInterface, path) : [[path, FS.readFile(path)]];
    });
}

/** Start Python; from the memory that was kept, if that goes. */
export async function startPython(): Promise<Python> {
  const memory = await keptMemory(version);
  if (memory)
    try {
      return (await fromMemory(memory)).runPython(AGAIN) as Python;
    } catch (error) {
      console.warn('the kept memory is of no use', error);
    }
  const python = await fromFiles();
  // Nobody waits for it: before anything is played, Python is as it shall begin the next time.
  const snapshot = python.makeMemorySnapshot();
  void keepMemory(version, { snapshot, files: filesIn(python, FOLDER) });
  return python.runPython(AGAIN) as Python;
}
