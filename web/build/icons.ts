// Only the icons that are imported reach the browser:
//   import play from 'icon:ph/play-fill'       one icon
//   import pictures from './some.pictures' every value "name" or ["name", "name"] of game-icons as its drawing
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface Pack {
  icons: Record<string, { body: string; width?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
}
export interface Drawing {
  body: string;
  size: number;
}

const require = createRequire(import.meta.url);
const packs = new Map<string, Pack>();
/** Every icon that was drawn, as "pack/name"; the credits name their authors. */
export const drawn = new Set<string>();

function pack(name: string): Pack {
  let found = packs.get(name);
  if (!found) {
    found = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as Pack;
    packs.set(name, found);
  }
  return found;
}

export function drawing(packName: string, name: string): Drawing {
  const from = pack(packName);
  const icon = from.icons[name] ?? from.icons[from.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`there is no icon ${name} in ${packName}`);
  drawn.add(`${packName}/${name}`);
  return { body: icon.body, size: icon.width ?? from.width ?? 16 };
}

const PREFIX = 'icon:';

export function icons(): Plugin {
  return {
    name: 'terrae-icons',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id.startsWith(`\0${PREFIX}`)) {
        const [from, name] = id.slice(PREFIX.length + 1).split('/') as [string, string];
        return `export default ${JSON.stringify(drawing(from, name))}`;
      }
      if (id.endsWith('.pictures')) {
        const names = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string | string[]>;
        const drawn = Object.fromEntries(
          Object.entries(names).map(([key, value]) => [key, [value].flat().map((name) => drawing('game-icons', name))]),
        );
        return { code: `export default ${JSON.stringify(drawn)}`, moduleType: 'js' };
      }
      return undefined;
    },
  };
}
