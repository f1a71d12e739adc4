import { describe, expect, it } from 'vitest';
import { frame } from './frame';
import type { Plot } from './types';

const plot = (at: [number, number]): Plot => ({
  card: 'orchard',
  at,
  cubes: 0,
  spaces: 0,
  active: true,
  resources: {},
  ready: 0,
});

describe('the cells to show', () => {
  it('are three by three around a lonely card', () => {
    expect(frame([plot([0, 0])], [])).toEqual({ xs: [-1, 0, 1], ys: [-1, 0, 1] });
  });
  it('grow to where a card may be placed', () => {
    expect(frame([plot([0, 0]), plot([1, 0])], ['-1,0', '2,0']).xs).toEqual([-1, 0, 1, 2]);
  });
});
