import world from 'virtual:world';
import { describe, expect, it } from 'vitest';
import { pawnAt } from './pawns';
import { spread, type Box } from './pinLayout';

const WITHIN = { width: 842, height: 842 / world.aspect };
const at = ([x, y]: [number, number], width: number, height: number): Box => ({
  x: (x / 100) * WITHIN.width,
  y: (y / 100) * WITHIN.height,
  width,
  height,
});
const isOn = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
const pairsOf = (boxes: Box[]): [Box, Box][] =>
  boxes.flatMap((a, i) => boxes.slice(i + 1).map((b): [Box, Box] => [a, b]));

describe('pins with long names', () => {
  const crises = Object.keys(world.pins);
  // Every six that follow each other in three orders: as many as there can be before the last one.
  const hands = [1, 5, 7].flatMap((step) =>
    crises.map((_, first) => Array.from({ length: 6 }, (_, i) => crises[(first + i * step) % crises.length]!)),
  );

  it('never lie on each other', () => {
    const crowded = hands.map((hand) => hand.map((crisis) => at(world.pins[crisis]!.place, 150, 46)));
    expect(crowded.filter((pins) => pairsOf(pins).some(([a, b]) => isOn(a, b))).length).toBeGreaterThan(9);
    const names = Object.values(world.labels).map((place) => at(place, 70, 34));
    for (const pins of crowded) {
      const free = spread(pins, names, WITHIN);
      expect(pairsOf(free).filter(([a, b]) => isOn(a, b))).toEqual([]);
      for (const { x, y } of free) {
        expect(x).toBeGreaterThanOrEqual(75);
        expect(x).toBeLessThanOrEqual(WITHIN.width - 75);
        expect(y).toBeGreaterThanOrEqual(23);
        expect(y).toBeLessThanOrEqual(WITHIN.height - 23);
      }
    }
  });
  it('stay where they are if nothing is in their way, and leave names free', () => {
    const [alone, label] = [at([50, 50], 150, 46), at([50, 54], 70, 34)];
    expect(spread([alone], [], WITHIN)).toEqual([alone]);
    expect(isOn(spread([alone], [label], WITHIN)[0]!, label)).toBe(false);
  });

  it('never lie on a pawn, wherever it stands', () => {
    // As small as the map is drawn between 1000 and 1240 px.
    const within = { width: 500, height: 500 / world.aspect };
    const { cells } = world.ring;
    const [left, top, wide, high] = world.viewBox.split(' ').map(Number) as [number, number, number, number];
    const size = (34 / wide) * within.width;
    const pawnOn = (cell: number): Box => {
      const [x, y] = pawnAt(cells[cell % cells.length]!, 0);
      const [across, down] = [(x - left) / wide, (y - top) / high];
      return { x: across * within.width, y: down * within.height, width: size, height: size };
    };
    const pinOf = (crisis: string): Box => {
      const [x, y] = world.pins[crisis]!.place;
      return { x: (x / 100) * within.width, y: (y / 100) * within.height, width: 126, height: 39 };
    };
    let wereCovered = 0;
    hands.forEach((hand, first) => {
      const pins = hand.map(pinOf);
      const pawns = [0, 7, 19, 31].map((apart) => pawnOn(first + apart));
      const isCovered = (boxes: Box[]): boolean => pawns.some((pawn) => boxes.some((pin) => isOn(pin, pawn)));
      if (isCovered(spread(pins, [], within))) wereCovered++;
      expect(isCovered(spread(pins, [], within, pawns))).toBe(false);
    });
    expect(wereCovered).toBeGreaterThan(3);
  });
});
