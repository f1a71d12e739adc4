import { describe, expect, it } from 'vitest';
import type { PlanInfo, PlannedStage } from '../../api/messages';
import {
  cutsOf, doubled, draftOf, hasThird, minutesOf, misplaced, moved, ownPlan, tableSizes, withMinutes, withThird,
} from './planning'; // prettier-ignore

const stage = (kind: string, minutes: number, more: Partial<PlannedStage> = {}): PlannedStage => ({
  kind,
  minutes,
  tone: kind === 'round' ? 'play' : 'talk',
  keeps_its_time: kind === 'debrief',
  after: kind === 'law' || kind === 'debrief' ? ['round'] : [],
  not_after: kind === 'round' ? ['debrief'] : [],
  settings: {},
  ...more,
});
const plan: PlanInfo = {
  name: 'short',
  game: 'a-game',
  minutes: 30,
  size: 4,
  fewest: 2,
  most: 6,
  stages: [stage('learn', 5), stage('round', 10), stage('law', 3), stage('debrief', 12)],
  cuts: [
    { stage: 0, minutes: 5 },
    { stage: 2, minutes: 3 },
  ],
  stand_in_s: 45,
};

describe('a plan while it is changed', () => {
  const draft = draftOf(plan);
  it('says which stage stands where it cannot', () => {
    expect(misplaced(draft.stages)).toBeNull();
    expect(misplaced(moved(draft.stages, 2, 0))).toEqual({ kind: 'law', rule: 'after', others: ['round'] });
    expect(misplaced(moved(draft.stages, 1, 3))?.kind).toBe('law');
    expect(misplaced([...draft.stages, stage('round', 5)])).toEqual({
      kind: 'round',
      rule: 'not_after',
      others: ['debrief'],
    });
  });
  it('keeps a minute at least, and a third for the talk', () => {
    expect(withMinutes(draft.stages, 2, 0)[2]!.minutes).toBe(1);
    const longer = withMinutes(draft.stages, 1, 30);
    expect([hasThird(draft.stages), hasThird(longer), hasThird(withThird(longer))]).toEqual([true, false, true]);
    expect(minutesOf(withThird(longer))).toBe(57);
  });
  it('lets cuts follow their stages, and takes no more than there is', () => {
    const last = { ...draft, stages: moved(doubled(draft.stages, 0), 0, 1) };
    expect(cutsOf(last)).toEqual([
      { stage: 1, minutes: 5 },
      { stage: 3, minutes: 2 },
    ]);
    expect(cutsOf({ ...draft, stages: draft.stages.slice(1) })).toEqual([{ stage: 1, minutes: 2 }]);
  });
  it('is sent as the service takes it', () => {
    expect(Object.keys(ownPlan(draft))).toEqual(['name', 'game', 'size', 'stages', 'keep_talk_short', 'cuts']);
    expect((ownPlan(draft).stages as unknown[])[0]).toEqual({ kind: 'learn', minutes: 5, settings: {} });
  });
  it('divides a class as the service does', () => {
    // As tests/server/lessons/test_seating.py has it for the service.
    expect(tableSizes(30, 4, [2, 6])).toEqual([4, 4, 4, 4, 4, 4, 3, 3]);
    expect(tableSizes(3, 4, [2, 6])).toEqual([3]);
    expect(tableSizes(5, 4, [2, 6])).toEqual([5]);
    expect(tableSizes(1, 4, [2, 6])).toEqual([]);
    for (let pupils = 3; pupils <= 120; pupils++)
      expect(tableSizes(pupils, 4, [2, 6]).reduce((sum, n) => sum + n, 0)).toBe(pupils);
  });
});
