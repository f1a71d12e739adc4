import { expect, it } from 'vitest';
import { nearest } from './keys';

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 110 })));

it.each([
  ['right', [1, 0], 5],
  ['left', [-1, 0], 3],
  ['up', [0, -1], 1],
  ['down', [0, 1], 7],
] as const)('an arrow to the %s leads to the neighbour there', (_, way, to) => {
  expect(nearest(grid[4]!, grid, [...way])).toBe(to);
});
it('at the edge there is nowhere to go', () => {
  expect(nearest(grid[2]!, grid, [1, 0])).toBe(-1);
  expect(nearest(grid[2]!, grid, [0, -1])).toBe(-1);
});
it('over a gap it leads to the next card of the row', () => {
  expect(nearest(grid[3]!, [grid[0]!, grid[5]!, grid[8]!], [1, 0])).toBe(1);
});
