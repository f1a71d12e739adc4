// Where we are: the path of the address, kept as state; links of the app change it without loading a page.

export const place = $state({ path: location.pathname, query: location.search });

function read(): void {
  place.path = location.pathname;
  place.query = location.search;
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
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
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

if (typeof window !== 'undefined') window.addEventListener('popstate', read);
