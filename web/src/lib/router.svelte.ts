// Where we are: the path of the address, kept as state; links of the app change it without loading a page.

import { base } from './base';
import { isSite } from './home';

/** A path as the app knows it: without what it is served under; null if it is not the app's. */
export function inside(path: string, under = base): string | null {
  if (path === under) return '/';
  return path.startsWith(`${under}/`) ? path.slice(under.length) : null;
}

/** Where a path of the app is found. Files alone know one page: there the path stands in the query, `?/learn`. */
export const addressOf = (to: string): string => (isSite ? `${base}/?${to}` : base + to);

/** The path and the query of an address, as the app knows them. */
export function placeIn(pathname: string, search: string, inQuery = isSite): { path: string; query: string } {
  if (!inQuery || !search.startsWith('?/')) return { path: inside(pathname) ?? pathname, query: search };
  const [path, ...query] = search.slice(1).split('?');
  return { path: path!, query: query.length ? `?${query.join('?')}` : '' };
}

const here = () => placeIn(location.pathname, location.search);

export const place = $state(here());

function read(): void {
  Object.assign(place, here());
}

/** Show another page of the app, by its path as the app knows it. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(to));
  read();
  scrollTo(0, 0);
}

/** The page stays, and its address tells another query. */
export function keepQuery(query: string): void {
  const now = here();
  if (query !== now.query) history.replaceState(null, '', addressOf(now.path + query));
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

/** The path of the app that a link leads to; null if it leads elsewhere. */
function pathOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.hasAttribute('download')) return null;
  const path = inside(link.pathname);
  if (path === null || path.startsWith('/api/') || /\.\w+$/.test(path)) return null;
  return path + link.search + link.hash;
}

/** Let plain clicks on links of this site change the place only. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target) return;
  if (link.pathname === location.pathname && link.hash && (!isSite || link.search === location.search)) return;
  const path = pathOf(link);
  if (path === null) return;
  event.preventDefault();
  go(isSite && path.startsWith('/?') ? path.slice(2) : path);
}

/** Where files alone know one page, a link that the browser itself opens leads there. */
export function leadLinks(event: Event): void {
  const link = isSite ? (event.target as Element | null)?.closest?.('a') : null;
  const path = link ? pathOf(link) : null;
  if (link && path !== null && !path.startsWith('/?') && !link.getAttribute('href')?.startsWith('#'))
    link.href = addressOf(path);
}

if (typeof window !== 'undefined') window.addEventListener('popstate', read);
