// What the packages of node_modules say of themselves: name, version, licence, and the licence's text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Package {
  name: string;
  version: string;
  licence: string;
  homepage: string;
  /** The texts of its licence and its notice. */
  text: string;
}

const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));
const TEXTS = fileURLToPath(new URL('./licences/', import.meta.url));
const IN_MODULES = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** Code that the build tools add to every bundle. */
const ADDED = /^\0(vite|rolldown)\//;
const IS_TEXT = /^(licen[cs]e|copying|notice)(\.\w+)?$/i;

interface Manifest {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
  repository?: string | { url: string };
}

export const read = <T>(file: string, modules = MODULES): T => JSON.parse(readFileSync(modules + file, 'utf8')) as T;

/** The package that a module or a file belongs to, or null for our own. */
export function packageOf(id: string): string | null {
  return IN_MODULES.exec(id)?.[1] ?? ADDED.exec(id)?.[1] ?? null;
}

/** A licence's text comes with its package. Those that lack it have it in `build/licences`. */
export function describe(name: string, modules = MODULES): Package {
  const manifest = read<Manifest>(`${name}/package.json`, modules);
  const own = readdirSync(modules + name).filter((file) => IS_TEXT.test(file));
  const files = own.length ? own.map((file) => `${modules}${name}/${file}`) : [`${TEXTS}${name}.txt`];
  if (!manifest.license) throw new Error(`${name} names no licence in its package.json`);
  if (!files.every(existsSync))
    throw new Error(`${name} has no licence text: put it into web/build/licences/${name}.txt`);
  const { repository, homepage } = manifest;
  const page = homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '';
  return {
    name,
    version: manifest.version,
    licence: manifest.license,
    homepage: page.replace(/^git\+/, '').replace(/^(github:)?(?=[\w-]+\/[\w.-]+$)/, 'https://github.com/'),
    text: files.map((file) => readFileSync(file, 'utf8').trimEnd()).join('\n\n') + '\n',
  };
}

/** The name of the file that a package's licence is shipped in. */
export const fileOf = (name: string): string => `${name.replace('@', '').replace('/', '-')}.txt`;
