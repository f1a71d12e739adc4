// Lessons: the HTTP half of docs/protocol.md#lessons. The device cookie says who somebody is in a lesson.
import { ask } from './http';
import type {
  DebriefInfo,
  LessonAction,
  LessonEntered,
  LessonInfo,
  LessonListed,
  NewKey,
  NewLesson,
  OwnDebrief,
  PlanInfo,
  TeacherLink,
} from './messages';

export const plans = () => ask<PlanInfo[]>('GET', '/plans');
export const myLessons = () => ask<LessonListed[]>('GET', '/lessons');
export const createLesson = (request: NewLesson) => ask<LessonEntered>('POST', '/lessons', request);
/** Come in by a code and, where the door asks for them, the pictures. Who is in already is who they were. */
export const enterLesson = (code: string, pictures: number[] = []) =>
  ask<LessonEntered>('POST', '/lessons/enter', { code, pictures });
export const lessonOf = (id: string) => ask<LessonInfo>('GET', `/lessons/${id}`);
export const actInLesson = (id: string, action: LessonAction) => ask<LessonInfo>('POST', `/lessons/${id}/act`, action);
export const answerInLesson = (id: string, stage: number, answer: unknown) =>
  ask<LessonInfo>('POST', `/lessons/${id}/answer`, { stage, answer });
/** Homework: a pupil goes on from a stage. */
export const goOnAlone = (id: string, stage: number) => ask<LessonInfo>('POST', `/lessons/${id}/next`, { stage });
export const signLaw = (id: string) => ask<LessonInfo>('POST', `/lessons/${id}/sign`, {});
export const newTeacherLink = (id: string, role: TeacherLink['role']) =>
  ask<NewKey>('POST', `/lessons/${id}/links`, { role });
export const claimLesson = (id: string, key: string) => ask<LessonInfo>('POST', `/lessons/${id}/claim`, {}, key);
/** All slides, for teachers; from the debrief on. */
export const debriefOf = (id: string) => ask<DebriefInfo>('GET', `/lessons/${id}/debrief`);
/** The own seat, for a pupil; from the debrief on. */
export const ownDebriefOf = (id: string) => ask<OwnDebrief>('GET', `/lessons/${id}/own`);
/** A pupil takes back what they have done, for good. */
export const withdraw = (id: string) => ask<null>('POST', `/lessons/${id}/withdraw`, {});
