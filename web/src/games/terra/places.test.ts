import world from 'virtual:world';
import { describe, expect, it } from 'vitest';
import { COLOURS, REGIONS, regionOf } from './types';

const WIDTH = 820;
const PIN = { width: 99, height: 42 };

describe('the pins of the eighteen crises', () => {
  const pins = Object.entries(world.pins).map(([crisis, { place }]) => ({
    crisis,
    x: (place[0] / 100) * WIDTH,
    y: (place[1] / 100) * (WIDTH / world.aspect),
  }));

  it('are there for every colour and region', () => {
    expect(pins.map(({ crisis }) => crisis).sort()).toEqual(
      COLOURS.flatMap((c) => REGIONS.map((r) => `${c}-${r}`)).sort(),
    );
  });
  it('never lie on each other', () => {
    const close = pins.flatMap((a, i) =>
      pins
        .slice(i + 1)
        .filter((b) => Math.abs(a.x - b.x) < PIN.width && Math.abs(a.y - b.y) < PIN.height)
        .map((b) => `${a.crisis} on ${b.crisis}`),
    );
    expect(close).toEqual([]);
  });
  it('hide no name of a region', () => {
    const NAME = { width: 48, height: 28 };
    for (const region of REGIONS) {
      const [x, y] = [
        (world.labels[region][0] / 100) * WIDTH,
        (world.labels[region][1] / 100) * (WIDTH / world.aspect),
      ];
      const near = pins.filter(
        (pin) =>
          Math.abs(pin.x - x) < (PIN.width + NAME.width) / 2 && Math.abs(pin.y - y) < (PIN.height + NAME.height) / 2,
      );
      expect(near.map(({ crisis }) => `${crisis} on ${region}`)).toEqual([]);
    }
  });
  it('stand on the map', () => {
    for (const { x, y } of pins) {
      expect(x).toBeGreaterThan(PIN.width / 2);
      expect(x).toBeLessThan(WIDTH - PIN.width / 2);
      expect(y).toBeGreaterThan(PIN.height / 2);
    }
    expect(regionOf('G-AF')).toBe('AF');
  });
});
