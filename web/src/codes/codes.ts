// Games that were collected as codes, on this device alone.

/** What is kept of a game: its code, and what its row says. */
export interface Collected {
  texts: string[];
  game: string;
  /** The letters of the players; bots have none. */
  people: string[];
  bots: number;
  moves: number;
  /** Was the world held, or lost; null if the game was stopped. */
  held: boolean | null;
  /** Of every seat, where points count. */
  scores: number[];
  /** The same for games with the same cards, seats and options. */
  deal: string;
}

interface CodeRecord {
  game: string;
  options: unknown;
  players: { name: string; kind: string }[];
  start: number;
  setup: unknown;
  moves: unknown[];
  result: { outcome: string; scores?: number[] } | null;
}

export const MOST_TABLES = 200;
/** Codes of which only a part is there: a screen that shows parts without end is not remembered. */
const MOST_WAITING = 32;
const KEY = 'terrae.collected';

/** What a row says of a game. */
export function rowOf(texts: string[], told: unknown): Collected {
  const record = told as CodeRecord;
  return {
    texts,
    game: record.game,
    people: record.players.filter(({ kind }) => kind === 'human').map(({ name }) => name),
    bots: record.players.filter(({ kind }) => kind !== 'human').length,
    moves: record.moves.length,
    held: record.result && record.result.outcome === 'success',
    scores: record.result?.scores ?? [],
    deal: JSON.stringify([record.game, record.options, record.start, record.setup]),
  };
}

const PART = /^\s*TERRAE1\/([1-9])\/([1-9])\/([0-9A-F]{8}):/;

/** Texts of codes as they come in, one after the other: a code that is in parts waits for the others. */
export class Parts {
  readonly #found = new Map<string, string[]>();

  /** The texts of a whole code, or how many parts of how many are there. */
  add(text: string): string[] | { found: number; of: number } {
    const part = PART.exec(text);
    if (!part) return [text];
    const [, number, of, whole] = part;
    const key = `${of}/${whole}`;
    const texts = this.#found.get(key) ?? [];
    texts[Number(number) - 1] = text;
    this.#found.set(key, texts);
    if (this.#found.size > MOST_WAITING) this.#found.delete(this.#found.keys().next().value!);
    const found = texts.filter(Boolean).length;
    if (found < Number(of)) return { found, of: Number(of) };
    this.#found.delete(key);
    return texts;
  }
}

/** The texts in something that was pasted: one a line. */
export const textsIn = (pasted: string): string[] =>
  pasted
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_TABLES * 3);

/** The same text as a picture holds it and as a line does. */
export const inPicture = (text: string): string => text.replaceAll('_', ' ');
export const asLine = (text: string): string => text.trim().replaceAll(' ', '_');

/** How many bytes of a code a text holds: three signs are two bytes. */
export function bytesIn(text: string): number {
  const signs = text.length - text.indexOf(':') - 2;
  return Math.floor((signs * 2) / 3);
}

const isListOf = (value: unknown, type: string): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === type);

/** Is this what is kept of a game, and not something of another version? */
function isRow(value: unknown): value is Collected {
  const row = (value ?? {}) as Partial<Record<keyof Collected, unknown>>;
  return (
    isListOf(row.texts, 'string') &&
    isListOf(row.people, 'string') &&
    isListOf(row.scores, 'number') &&
    typeof row.game === 'string' &&
    typeof row.deal === 'string' &&
    typeof row.bots === 'number' &&
    typeof row.moves === 'number' &&
    (row.held === null || typeof row.held === 'boolean')
  );
}

export function kept(): Collected[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isRow) : [];
  } catch {
    return [];
  }
}

/** Keep them on this device; false if there is no room. */
export function keep(tables: Collected[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
    return true;
  } catch {
    return false;
  }
}
