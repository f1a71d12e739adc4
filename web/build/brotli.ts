// Scripts and style sheets packed once, as small as can be, beside each as `<name>.br`: an eighth less than what the service
// could pack when it starts. It sends them to browsers that can read them.
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(js|css)$/;
const pack = promisify(brotliCompress);

export function brotli(): Plugin {
  return {
    name: 'terrae-brotli',
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => PACKED.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = `${dir}/${name}`;
          const body = await readFile(file);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
          await writeFile(`${file}.br`, await pack(body, { params }));
        }),
      );
    },
  };
}
