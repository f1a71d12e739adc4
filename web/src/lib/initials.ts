// The letters that stand for people: one, and a second one where several would have the same.
import { getContext, setContext } from 'svelte';

const INITIALS = Symbol('initials');
type Initials = (seat: number, name: string) => string;

const lettersOf = (name: string): string[] => [...name.trim()];
const upper = (letter: string | undefined): string => letter?.toLocaleUpperCase() ?? '';
export const initialOf = (name: string): string => upper(lettersOf(name)[0]) || '?';

/** The letters of every name: those that begin alike get the next letter in which all of them differ, else their number. */
export function initialsOf(names: string[]): string[] {
  const first = names.map(initialOf);
  return names.map((name, seat) => {
    const alike = names.filter((_, other) => first[other] === first[seat]).map(lettersOf);
    if (alike.length === 1) return first[seat]!;
    const longest = Math.max(...alike.map((letters) => letters.length));
    for (let i = 1; i < longest; i++) {
      const seconds = alike.map((letters) => (letters[i] ?? '').trim());
      if (new Set(seconds).size === alike.length) return first[seat]! + (lettersOf(name)[i] ?? '').trim();
    }
    return `${first[seat]}${seat + 1}`;
  });
}

/** Everything inside this component tells these people apart. */
export function tellApart(names: () => string[]): void {
  setContext<Initials>(INITIALS, (seat, name) =>
    names()[seat] === name ? initialsOf(names())[seat]! : initialOf(name),
  );
}

/** The letters of somebody: told apart from the others of the table around, if there is one. */
export const initials = (): Initials =>
  getContext<Initials | undefined>(INITIALS) ?? ((_seat, name) => initialOf(name));
