// Everybody's colour: as chosen at joining; the others get those that nobody has.
import { getContext, setContext } from 'svelte';

/** One word for each colour, in the order of the tokens p1 to p6. */
export const COLOURS = ['plum', 'teal', 'amber', 'rose', 'slate', 'olive'];

const PAINT = Symbol('paint');
type Paint = (seat: number) => string;

/** The colours that nobody at this table has chosen. */
export const freeColours = (seats: { colour: string }[]): string[] =>
  COLOURS.filter((colour) => seats.every((seat) => seat.colour !== colour));

/** The colour of every seat. */
export function coloursOf(seats: { colour: string }[]): string[] {
  const free = freeColours(seats);
  return seats.map(({ colour }) => (COLOURS.includes(colour) ? colour : (free.shift() ?? COLOURS[0]!)));
}

/** The class that paints in a colour. */
export const classOf = (colour: string): string => `p${COLOURS.indexOf(colour) + 1}`;

/** Everything inside this component is painted in these seats' colours. */
export function paintWith(seats: () => { colour: string }[]): void {
  setContext<Paint>(PAINT, (seat) => classOf(coloursOf(seats())[seat] ?? COLOURS[seat % COLOURS.length]!));
}

/** Paints seats: by the colours of the table around, or else by their numbers. */
export const painter = (): Paint =>
  getContext<Paint | undefined>(PAINT) ?? ((seat) => classOf(COLOURS[seat % COLOURS.length]!));
