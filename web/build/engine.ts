// The rules themselves in the browser: Python (Pyodide) and the engine's own files, for the check of every card, and for
// whole games where there is no service.
//   import engine from 'virtual:engine'      engine.python: where Pyodide's files are; engine.rules: the engine as a zip
// Both are compiled already, and of Python's library only what the engine uses is there (`pack_engine.py`). Nothing of it
// is loaded before somebody needs it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'smol-toml';
import type { loadPyodide as Load } from 'pyodide';
import type { Plugin } from 'vite';
import { read } from './packages.ts';
import { zip } from './zip.ts';

const ALL = 'virtual:engine';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PYODIDE = fileURLToPath(new URL('../node_modules/pyodide/', import.meta.url));
const PACKER = fileURLToPath(new URL('./pack_engine.py', import.meta.url));
const LIBRARY = 'python_stdlib.zip';
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
const GROUPS = ['terrae.games', 'terrae.bots'];

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(`${ROOT}src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('__pycache__'))
    .map((name) => `${folder}/${name}`);

/** How games and bots are found where no package is installed: the entry points of pyproject.toml. */
export function entryPoints(): Record<string, Record<string, string>> {
  const project = parse(readFileSync(`${ROOT}pyproject.toml`, 'utf8')) as {
    project: { 'entry-points': Record<string, Record<string, string>> };
  };
  return Object.fromEntries(GROUPS.map((group) => [group, project.project['entry-points'][group]!]));
}

/** The engine, the games with their decks, their bots, the puzzles, and what answers a page without a service. */
export function sourceZip(): Buffer {
  const names = [
    'terrae/__init__.py',
    'terrae/coach/__init__.py',
    'terrae/coach/puzzles.py',
    'terrae/coach/puzzles.jsonl',
    'terrae/site/__init__.py',
    ...filesIn('terrae/engine', /\.py$/),
    ...filesIn('terrae/table', /\.py$/),
    ...filesIn('terrae/bots', /\.py$/),
    ...filesIn('terrae/site/worker', /\.py$/),
    ...filesIn(
      'terrae/games',
      /^(?!.*(view\/terminal|\/lessons\/)).*\.py$|decks\/[\w-]+\.toml$|messages\.json$|nets\/[\w-]+\.json$/,
    ),
  ].sort();
  return zip(names.map((name): [string, Buffer] => [name, readFileSync(`${ROOT}src/${name}`)]));
}

interface Packed {
  rules: Buffer;
  library: Buffer;
}

let packing: Promise<Packed> | null = null;

/** The engine and what it needs of Python's library, compiled: once for all that build at the same time. */
const packed = (): Promise<Packed> => (packing ??= pack());

async function pack(): Promise<Packed> {
  const { loadPyodide } = (await import(pathToFileURL(`${PYODIDE}pyodide.mjs`).href)) as { loadPyodide: typeof Load };
  const python = await loadPyodide({ indexURL: PYODIDE });
  python.FS.writeFile('/sources.zip', new Uint8Array(sourceZip()));
  python.FS.writeFile('/library.zip', new Uint8Array(readFileSync(PYODIDE + LIBRARY)));
  python.FS.writeFile('/points.json', JSON.stringify(entryPoints()));
  python.runPython(readFileSync(PACKER, 'utf8'));
  const made = (name: string): Buffer => Buffer.from(python.FS.readFile(name) as Uint8Array);
  return { rules: made('/rules.zip'), library: made('/python.zip') };
}

/** Pyodide reads this file at its start; of the packages that it names, none is needed. */
const lockFile = (): string => JSON.stringify({ ...read<object>('pyodide/pyodide-lock.json'), packages: {} });

const hash = (data: Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 8);

export function engine(): Plugin {
  const version = read<{ version: string }>('pyodide/package.json').version;
  let isBuild = false;

  /** All files by where they lie. A page that is developed gets them as they are. */
  async function served(): Promise<{ python: string; rules: string; files: Map<string, Buffer | string> }> {
    const { rules, library } = isBuild
      ? await packed()
      : { rules: sourceZip(), library: readFileSync(PYODIDE + LIBRARY) };
    const python = `assets/pyodide-${version}-${hash(library)}/`;
    const name = `assets/rules-${hash(rules)}.zip`;
    const files = new Map<string, Buffer | string>([
      ...FILES.map((file): [string, Buffer] => [python + file, readFileSync(PYODIDE + file)]),
      [python + LIBRARY, library],
      [`${python}pyodide-lock.json`, lockFile()],
      [name, rules],
    ]);
    return { python, rules: name, files };
  }

  return {
    name: 'terrae-engine',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId(id) {
      return id === ALL ? `\0${ALL}` : undefined;
    },
    async load(id) {
      if (id !== `\0${ALL}`) return undefined;
      const { python, rules, files } = await served();
      const fetched = [python + LIBRARY, `${python}pyodide.asm.wasm`, rules];
      const bytes = fetched.reduce((sum, name) => sum + files.get(name)!.length, 0);
      const told = { python: `/${python}`, rules: `/${rules}`, bytes, points: entryPoints() };
      return `export default ${JSON.stringify(told)}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void served().then(({ files }) => {
          const file = files.get((request.url ?? '').slice(1).split('?')[0]!);
          if (file === undefined) return next();
          const ending = request.url!.split('.').at(-1)!;
          response.setHeader('content-type', { mjs: 'text/javascript', wasm: 'application/wasm' }[ending] ?? '');
          response.end(file);
        }, next);
      });
    },
    async generateBundle() {
      const { python, rules, files } = await served();
      for (const [fileName, source] of files) {
        const originalFileName =
          fileName === rules ? undefined : `node_modules/pyodide/${fileName.slice(python.length)}`;
        this.emitFile({ type: 'asset', fileName, originalFileName, source });
      }
    },
    buildStart() {
      for (const name of [...FILES, LIBRARY])
        if (!existsSync(PYODIDE + name)) this.error(`pyodide has no file ${name}`);
    },
  };
}
