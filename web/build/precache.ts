// Which files the part of the app that runs without a page keeps (`sw.ts`): `sw-files.js`, written when all others are.
// The engine is not among them: where there is a service it is seldom needed. `terrae site` writes its own list.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LEFT_OUT = /^sw(-files)?\.js$|\.(br|map)$|^assets\/(pyodide-|rules-)|^licences\//;

export function precache(): Plugin {
  return {
    name: 'terrae-precache',
    writeBundle({ dir }) {
      const files = readdirSync(dir!, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dir!.length + 1))
        .filter((name) => !LEFT_OUT.test(name))
        .sort();
      const version = createHash('sha256');
      for (const name of files) version.update(name).update(readFileSync(`${dir}/${name}`));
      const told = { version: version.digest('hex').slice(0, 16), files, site: false };
      writeFileSync(`${dir}/sw-files.js`, `self.terraeFiles = ${JSON.stringify(told)};\n`);
    },
  };
}
