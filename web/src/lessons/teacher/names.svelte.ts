// Who is who: names beside aliases, on this device only. They are never sent anywhere.
const PREFIX = 'terrae.names.';

/** A list that was saved as a file: names by alias. Anything else in it is left out. */
export function namesIn(text: string): Record<string, string> {
  const found: unknown = JSON.parse(text);
  const names = (found as { names?: unknown } | null)?.names;
  if (names === null || typeof names !== 'object') throw new SyntaxError();
  return Object.fromEntries(Object.entries(names).filter(([, name]) => typeof name === 'string')) as Record<
    string,
    string
  >;
}

export class Names {
  known = $state.raw<Record<string, string>>({});

  constructor(readonly lesson: string) {
    try {
      this.known = namesIn(localStorage.getItem(PREFIX + lesson) ?? '{"names":{}}');
    } catch {
      // What cannot be read is not there.
    }
  }

  set(alias: string, name: string): void {
    const { [alias]: _, ...others } = this.known;
    this.keep(name.trim() ? { ...others, [alias]: name.trim() } : others);
  }

  bring(text: string): void {
    this.keep({ ...this.known, ...namesIn(text) });
  }

  get file(): string {
    return JSON.stringify({ lesson: this.lesson, names: this.known }, null, 2);
  }

  private keep(names: Record<string, string>): void {
    this.known = names;
    try {
      localStorage.setItem(PREFIX + this.lesson, JSON.stringify({ names }));
    } catch {
      // A private window may refuse: then it holds for this visit.
    }
  }
}
