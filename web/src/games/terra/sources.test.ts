import { expect, it } from 'vitest';
import { pointsBySource } from './sources';

it('adds up who was first, who was highest, and who worked a crisis off', () => {
  const story = [
    { event: 'averted', crisis: 'G-AF', points: [[0, 6]], first: [[0, 3]], highest: [[0, 3]] },
    { event: 'averted', crisis: 'B-EU', points: [], first: [[1, 3]], highest: [[0, 3], [1, 3]] }, // prettier-ignore
    { event: 'solved', crisis: 'R-EU', seat: 2, points: 5 },
    { event: 'play', seat: 2, card: 'R6', crisis: 'R-EU' },
  ];
  expect(pointsBySource([{ number: 1, seat: 0, told: '', story }], 3)).toEqual([
    { first: 3, highest: 6, solved: 0 },
    { first: 3, highest: 3, solved: 0 },
    { first: 0, highest: 0, solved: 5 },
  ]);
});
