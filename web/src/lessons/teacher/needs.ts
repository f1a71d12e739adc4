// What needs the teacher: who is stuck, tables on the edge, who has left, what is about to be cut.
import type { LessonAction, TileInfo } from '../../api/messages';
import type { LiveLesson } from '../lesson.svelte';

export type Act = (what: LessonAction['what'], more?: Omit<LessonAction, 'what'>) => Promise<void>;

/** Somebody has not decided for so long, in minutes of the plan. */
const STUCK = 0.75;

export const isStuck = (live: LiveLesson, { actor, outcome, waits_ms }: TileInfo): boolean =>
  actor !== null && !outcome && !live.info!.frozen && live.asked(waits_ms) >= STUCK * 60_000;
export const isOnEdge = ({ outcome, shown }: TileInfo): boolean => !outcome && shown.edge === true;
/** Somebody of the class for whom a bot plays. */
export const gone = (live: LiveLesson, { seats }: TileInfo): string[] =>
  live.info!.rehearsal ? [] : seats.filter(({ bot }) => bot).map(({ alias }) => alias);
