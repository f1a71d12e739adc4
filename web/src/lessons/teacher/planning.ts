// A plan while it is changed: stages in a row, what may stand where, and what is cut when the class is late.
import type { PlanInfo, PlannedStage } from '../../api/messages';

export interface DraftStage extends PlannedStage {
  /** Stays with a stage wherever it is moved. */
  id: number;
}
export interface Draft {
  name: string;
  game: string;
  size: number;
  seats: [number, number];
  stages: DraftStage[];
  /** In the order in which they are cut. */
  cuts: { id: number; minutes: number }[];
  /** Less than a third for talking is wanted. */
  keepsShort: boolean;
}
/** Why a stage cannot stand where it would. */
export interface Misplaced {
  kind: string;
  rule: 'after' | 'not_after';
  others: string[];
}

export const LONGEST = 90;
export const MOST_STAGES = 30;

export const draftOf = ({ name, game, size, fewest, most, stages, cuts }: PlanInfo): Draft => ({
  name,
  game,
  size,
  seats: [fewest, most],
  stages: stages.map((stage, id) => ({ ...stage, id })),
  cuts: cuts.map(({ stage, minutes }) => ({ id: stage, minutes })),
  keepsShort: false,
});

export const minutesOf = (stages: readonly { minutes: number }[]): number =>
  stages.reduce((sum, { minutes }) => sum + minutes, 0);
export const talkOf = (stages: readonly PlannedStage[]): number =>
  minutesOf(stages.filter((stage) => stage.keeps_its_time));
/** Has talking at the end a third of the lesson? */
export const hasThird = (stages: readonly PlannedStage[]): boolean =>
  !stages.some(({ kind }) => kind === 'round') || 3 * talkOf(stages) >= minutesOf(stages);

/** The first stage that stands before what it needs, or after what it must not. */
export function misplaced(stages: readonly PlannedStage[]): Misplaced | null {
  const before = new Set<string>();
  for (const { kind, after, not_after } of stages) {
    if (after.length && !after.some((other) => before.has(other))) return { kind, rule: 'after', others: after };
    const wrong = not_after.filter((other) => before.has(other));
    if (wrong.length) return { kind, rule: 'not_after', others: wrong };
    before.add(kind);
  }
  return null;
}

/** The stages with one of them elsewhere. */
export function moved(stages: readonly DraftStage[], from: number, to: number): DraftStage[] {
  const row = [...stages];
  const [held] = row.splice(from, 1);
  row.splice(to, 0, held!);
  return row;
}

export const withMinutes = (stages: readonly DraftStage[], n: number, minutes: number): DraftStage[] =>
  stages.map((stage, i) => (i === n ? { ...stage, minutes: Math.max(1, Math.min(LONGEST, minutes)) } : stage));

export function doubled(stages: readonly DraftStage[], n: number): DraftStage[] {
  const copy = { ...stages[n]!, id: Math.max(...stages.map(({ id }) => id)) + 1 };
  return [...stages.slice(0, n + 1), copy, ...stages.slice(n + 1)];
}

/** The debrief gets as many minutes as a third needs. */
export function withThird(stages: readonly DraftStage[]): DraftStage[] {
  const rest = minutesOf(stages) - talkOf(stages);
  const missing = Math.ceil(rest / 2) - talkOf(stages);
  const first = stages.findIndex((stage) => stage.keeps_its_time);
  return first < 0 || missing <= 0 ? [...stages] : withMinutes(stages, first, stages[first]!.minutes + missing);
}

/** What can be cut of a stage: a round and a vote keep a minute. */
const mostCut = ({ tone, kind, minutes }: PlannedStage): number =>
  minutes - (tone === 'play' || kind === 'law' ? 1 : 0);

/** The cuts of stages that are there, each of at most what there is. */
export const cutsOf = (draft: Draft): { stage: number; minutes: number }[] =>
  draft.cuts.flatMap(({ id, minutes }) => {
    const stage = draft.stages.findIndex((one) => one.id === id);
    const most = stage < 0 ? 0 : Math.min(minutes, mostCut(draft.stages[stage]!));
    return most > 0 ? [{ stage, minutes: most }] : [];
  });

/** A draft as the service takes it. */
export const ownPlan = (draft: Draft): Record<string, unknown> => ({
  name: draft.name,
  game: draft.game,
  size: draft.size,
  stages: draft.stages.map(({ kind, minutes, settings }) => ({ kind, minutes, settings })),
  keep_talk_short: draft.keepsShort,
  cuts: cutsOf(draft),
});

const FEWEST = 3;
/** How many sit at each table: as the service divides a class, as many as possible as asked for, others one less. */
export function tableSizes(pupils: number, size: number, [fewest, most]: [number, number]): number[] {
  for (const least of [Math.max(fewest, Math.min(FEWEST, most)), fewest]) {
    const wanted = Math.min(Math.ceil(pupils / Math.min(Math.max(size, least), most)), Math.floor(pupils / least));
    const tables = Math.max(1, wanted, Math.ceil(pupils / most));
    const small = Math.floor(pupils / tables);
    const more = pupils % tables;
    if (small >= least) return Array.from({ length: tables }, (_, n) => (n < more ? small + 1 : small));
  }
  return [];
}
