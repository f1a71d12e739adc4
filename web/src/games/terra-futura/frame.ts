// Which cells of a territory are drawn.
import { placeOf, type Plot } from './types';

/** Columns and rows that are drawn at least. */
const LEAST = 3;

/** The cells to show: all cards, all cells that one may be placed in, and as much around a lonely card. */
export function frame(plots: Plot[], legal: string[]): { xs: number[]; ys: number[] } {
  const span = (values: number[], wanted: number[]): number[] => {
    const [least, most] = [Math.min(...values, ...wanted), Math.max(...values, ...wanted)];
    const before = most - least === 0 ? 1 : 0;
    const from = least - before;
    const to = Math.max(most, from + LEAST - 1);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  };
  const places = legal.map(placeOf);
  return {
    xs: span(
      plots.map(({ at }) => at[0]),
      places.map(([x]) => x),
    ),
    ys: span(
      plots.map(({ at }) => at[1]),
      places.map(([, y]) => y),
    ),
  };
}
