// Who drew each icon of a set, as far as somebody has written it down in `<set>.authors.txt`.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Author {
  name: string;
  page?: string;
}

const HEAD = /^(\S.*?)(?: (https?:\S+))?$/;

/** The authors of a text: paragraphs of an author's line and indented lines of icons. The first paragraph is prose. */
export function parseAuthors(text: string): Map<string, Author> {
  const authors = new Map<string, Author>();
  for (const paragraph of text.trim().split(/\n\n/).slice(1)) {
    const [head = '', ...lines] = paragraph.split('\n');
    const [, name = '', page] = HEAD.exec(head) ?? [];
    for (const icon of lines.join(' ').split(/\s+/).filter(Boolean))
      authors.set(icon, page ? { name, page } : { name });
  }
  return authors;
}

/** The authors of a set's icons by icon, or null for a set that has one author. */
export function authorsOf(set: string): Map<string, Author> | null {
  const file = fileURLToPath(new URL(`./${set}.authors.txt`, import.meta.url));
  return existsSync(file) ? parseAuthors(readFileSync(file, 'utf8')) : null;
}
