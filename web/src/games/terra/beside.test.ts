import { describe, expect, it } from 'vitest';
import type { Step } from '../../api/types';
import { storiesOf } from './beside';

const step = (...story: Step['story']): Step => ({ number: 0, seat: 0, told: '', story });

describe('a story cut at its crises', () => {
  it('has what happened from each crisis until the next, and nothing from before the first', () => {
    const steps = [
      step({ event: 'draw', seat: 0 }),
      step({ event: 'crisis', seat: 0, crisis: 'G-OC' }, { event: 'pass', seat: 1 }),
      step({ event: 'full-blown' }, { event: 'draw', seat: 2 }),
      step({ event: 'crisis', seat: 1, crisis: 'R-AF' }),
    ];
    const stories = storiesOf(steps);
    expect([...stories.keys()]).toEqual(['G-OC', 'R-AF']);
    expect(stories.get('G-OC')!.map(({ event }) => event)).toEqual(['crisis', 'pass', 'full-blown']);
  });
});
