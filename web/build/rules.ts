// The rules pages of docs/rules, rendered once at build time: import rules from 'rules:terra'
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const PREFIX = 'rules:';

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

export function rules(): Plugin {
  return {
    name: 'terrae-rules',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = fileURLToPath(new URL(`../../docs/rules/${id.slice(PREFIX.length + 1)}.md`, import.meta.url));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(sections(readFileSync(file, 'utf8')))}`;
    },
  };
}
