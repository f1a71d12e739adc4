// Where we are: the path of the address, kept as state; links of the app change it without loading a page.

import { base } from './base';

/** A path as the app knows it: without what it is served under; null if it is not the app's. */
export function inside(path: string, under = base): string | null {
  if (path === under) return '/';
  return path.startsWith(`${under}/`) ? path.slice(under.length) : null;
}

const here = () => inside(location.pathname) ?? location.pathname;

export const place = $state({ path: here(), query: location.search });

function read(): void {
  place.path = here();
  place.query = location.search;
}

/** Show another page of the app, by its path as the app knows it. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', base + to);
  read();
  scrollTo(0, 0);
}

/** A part of a path as it was meant; null if it is no text, as in `/learn/%`. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Parameters of a pattern such as `/t/:table`, or null when the path is another one. */
export function matches(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = decoded(given[i]!);
    if (value === null) return null;
    if (part.startsWith(':')) found[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return found;
}

/** Let plain clicks on links of this site change the place only. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname === location.pathname && link.hash) return;
  const path = inside(link.pathname);
  if (path === null || path.startsWith('/api/')) return;
  event.preventDefault();
  go(path + link.search + link.hash);
}

if (typeof window !== 'undefined') window.addEventListener('popstate', read);
