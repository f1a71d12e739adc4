// The rules pages of docs/rules, rendered once at build time. `import rules from 'virtual:rules'` gives for each game a way
// to load its page in each language that there is.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const ALL = 'virtual:rules';
const PREFIX = 'rules:';
const SOURCE = 'en';
const FOLDER = fileURLToPath(new URL('../../docs/rules/', import.meta.url));

export interface Section {
  id: string;
  level: number;
  title: string;
  html: string;
}

/** The anchor that a heading has on code hosts, so that links inside the page keep working. */
export function anchor(title: string): string {
  return title
    .replace(/[*`]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** A page as its headings with the text under each. */
export function sections(markdown: string): Section[] {
  const marked = new Marked();
  const parts = markdown.split(/^(?=#{1,4} )/m).filter((part) => part.trim());
  return parts.map((part) => {
    const [heading = '', ...rest] = part.split('\n');
    const level = /^#+/.exec(heading)?.[0].length ?? 1;
    const title = heading.replace(/^#+\s*/, '');
    return {
      id: anchor(title),
      level,
      title: marked.parseInline(title) as string,
      // A wide table scrolls by itself, also by keyboard.
      html: (marked.parse(rest.join('\n')) as string).trim().replaceAll('<table>', '<table tabindex="0">'),
    };
  });
}

/** A translated page under the anchors of the English one, so that a link leads to the same rule in every language. */
export function alike(translated: Section[], english: Section[]): Section[] {
  const anchors = new Map(translated.map(({ id }, i) => [id, english[i]?.id ?? id]));
  return translated.map((section, i) => ({
    ...section,
    id: english[i]?.id ?? section.id,
    html: section.html.replace(/href="#([^"]*)"/g, (_, to: string) => `href="#${anchors.get(decodeURI(to)) ?? to}"`),
  }));
}

export function rules(): Plugin {
  return {
    name: 'terrae-rules',
    resolveId(id) {
      return id === ALL || id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${ALL}`) return `export default { ${games().map(waysTo).join(', ')} }`;
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [game = '', language] = id.slice(PREFIX.length + 1).split('/');
      const page = (name: string): Section[] => {
        const file = `${FOLDER}${name}.md`;
        this.addWatchFile(file);
        return sections(readFileSync(file, 'utf8'));
      };
      const english = page(game);
      return `export default ${JSON.stringify(language === SOURCE ? english : alike(page(`${language}/${game}`), english))}`;
    },
  };
}

/** The games that have a page of rules, by the names that the service gives them. */
function games(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace('.md', ''));
}

/** How to load a game's page, in English and in every language into which it is translated. */
function waysTo(game: string): string {
  const translated = readdirSync(FOLDER).filter((name) => existsSync(`${FOLDER}${name}/${game}.md`));
  const ways = [SOURCE, ...translated].map((code) => `'${code}': () => import('${PREFIX}${game}/${code}')`);
  return `'${game}': { ${ways.join(', ')} }`;
}
