// Which message of the locales says a thing, by the tables of a game's `messages.json`, which the terminal reads too.

/** What a thing must hold, `*` for anything, and which message says it then. */
export type Rows = [Record<string, string>, string][];

/** The message of the first row that fits, with what the thing holds in its braces; '' goes without saying. */
export function messageFor(rows: Rows, thing: Record<string, unknown>): string {
  const row = rows.find(([wanted]) =>
    Object.entries(wanted).every(([key, value]) => (value === '*' ? thing[key] != null : thing[key] === value)),
  );
  return row![1].replaceAll(/\{(\w+)\}/g, (_, key: string) => String(thing[key]));
}
