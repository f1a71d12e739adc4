// Where the atlas has it from: the pages docs/atlas/<game>.md, with one line for each card.
const pages = import.meta.glob<string>('../../../docs/atlas/*.md', { query: '?raw', import: 'default' });

export interface AtlasSource {
  who: string;
  title: string;
  year: string;
  /** In English, as on the page. */
  says: string;
}

const ROW = /^\| `([\w-]+)` [^|]*\| (.+), \*(.+)\*, (\d{4}) \| (.+) \|$/gm;

/** The sources of a page by its cards. */
export function sourcesIn(page: string): Record<string, AtlasSource> {
  return Object.fromEntries(
    [...page.matchAll(ROW)].map(([, card, who, title, year, says]) => [
      card!,
      { who, title, year, says } as AtlasSource,
    ]),
  );
}

/** The sources of a game by its cards; none for a game without such a page. */
export async function sourcesOf(game: string): Promise<Record<string, AtlasSource>> {
  return sourcesIn((await pages[`../../../docs/atlas/${game}.md`]?.()) ?? '');
}
