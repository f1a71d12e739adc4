// The rules themselves in the browser, to check every card of a finished game: Python (Pyodide) and the engine's own files.
//   import engine from 'virtual:engine'      engine.python: where Pyodide's files are; engine.rules: the engine as a zip
// Nothing of it is loaded before somebody asks for the check.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { read } from './packages.ts';
import { zip } from './zip.ts';

const ALL = 'virtual:engine';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PYODIDE = fileURLToPath(new URL('../node_modules/pyodide/', import.meta.url));
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];
const GROUP = 'terrae.games';

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(`${ROOT}src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('__pycache__'))
    .map((name) => `${folder}/${name}`);

/** The engine and the games with their decks, and how they are found: the entry points of pyproject.toml. */
export function rulesZip(): Buffer {
  const project = parse(readFileSync(`${ROOT}pyproject.toml`, 'utf8')) as {
    project: { 'entry-points': Record<string, Record<string, string>> };
  };
  const points = Object.entries(project.project['entry-points'][GROUP]!).map(([name, where]) => `${name} = ${where}`);
  const names = [
    'terrae/__init__.py',
    ...filesIn('terrae/engine', /\.py$/),
    ...filesIn('terrae/table', /\.py$/),
    ...filesIn('terrae/games', /\.py$|decks\/[\w-]+\.toml$/),
  ].sort();
  return zip([
    ...names.map((name): [string, Buffer] => [name, readFileSync(`${ROOT}src/${name}`)]),
    ['terrae.dist-info/METADATA', Buffer.from('Metadata-Version: 2.1\nName: terrae\nVersion: 0\n')],
    ['terrae.dist-info/entry_points.txt', Buffer.from(`[${GROUP}]\n${points.join('\n')}\n`)],
  ]);
}

/** Pyodide reads this file at its start; of the packages that it names, none is needed. */
const lockFile = (): string => JSON.stringify({ ...read<object>('pyodide/pyodide-lock.json'), packages: {} });

export function engine(): Plugin {
  const python = `assets/pyodide-${read<{ version: string }>('pyodide/package.json').version}/`;
  const source = rulesZip();
  const rules = `assets/rules-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.zip`;
  const served = new Map<string, () => Buffer | string>([
    ...FILES.map((name): [string, () => Buffer] => [python + name, () => readFileSync(PYODIDE + name)]),
    [`${python}pyodide-lock.json`, lockFile],
    [rules, () => source],
  ]);
  return {
    name: 'terrae-engine',
    resolveId(id) {
      return id === ALL ? `\0${ALL}` : undefined;
    },
    load(id) {
      if (id !== `\0${ALL}`) return undefined;
      return `export default ${JSON.stringify({ python: `/${python}`, rules: `/${rules}` })}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = served.get((request.url ?? '').slice(1).split('?')[0]!);
        if (!file) return next();
        const ending = request.url!.split('.').at(-1)!;
        response.setHeader('content-type', { mjs: 'text/javascript', wasm: 'application/wasm' }[ending] ?? '');
        response.end(file());
      });
    },
    generateBundle() {
      for (const [fileName, file] of served) {
        const originalFileName =
          fileName === rules ? undefined : `node_modules/pyodide/${fileName.slice(python.length)}`;
        this.emitFile({ type: 'asset', fileName, originalFileName, source: file() });
      }
    },
    buildStart() {
      for (const name of FILES) if (!existsSync(PYODIDE + name)) this.error(`pyodide has no file ${name}`);
    },
  };
}
