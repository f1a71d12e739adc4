// What the guide says to the stages of a plan: what is written for the plan, else for the game, else for every lesson.
import { hasMessage, t, type Values } from '../../lib/words.svelte';

/** What to say at a stage, what to look for, and what to ask; a kind that nobody has written for says nothing. */
export interface Advice {
  say: string;
  look: string;
  ask: string;
}
type Stage = { kind: string; minutes: number };

/** Which of the rounds the n-th stage is, counted from 1; 0 if it is none, or the only one. */
function roundAt(stages: readonly Stage[], n: number): number {
  const rounds = stages.map(({ kind }) => kind === 'round');
  if (!rounds[n] || rounds.filter(Boolean).length < 2) return 0;
  return rounds.slice(0, n + 1).filter(Boolean).length;
}

/** The name of the message that advises at a stage; the first that is written. */
export function adviceName(
  game: string,
  plan: string,
  stages: readonly Stage[],
  n: number,
  isWritten: (message: string) => boolean = hasMessage,
): string {
  const kind = stages[n]!.kind;
  const names = [
    `${game}-guide-${plan}-${kind}-${roundAt(stages, n)}`,
    `${game}-guide-${plan}-${kind}`,
    `${game}-guide-${kind}`,
    `web-guide-${kind}`,
  ];
  return names.find(isWritten) ?? '';
}

export function adviceAt(game: string, plan: string, stages: readonly Stage[], n: number, values: Values): Advice {
  const name = adviceName(game, plan, stages, n);
  if (!name) return { say: '', look: '', ask: '' };
  const kind = stages[n]!.kind;
  const ask = [`${game}-guide-${kind}-ask`, `web-guide-${kind}-ask`].find(hasMessage);
  return { say: t(name, values), look: t(`${name}.look`, values), ask: ask ? t(ask) : '' };
}

/** How many minutes after the beginning each stage begins, and the end. */
export const startsOf = (stages: readonly Stage[]): number[] =>
  stages.reduce((starts, { minutes }) => [...starts, starts.at(-1)! + minutes], [0]);

/** A time of day such as "10:05", so many minutes later. */
export function laterBy(hour: string, minutes: number): string {
  const [hours = 0, past = 0] = hour.split(':').map(Number);
  const all = (hours * 60 + past + minutes) % (24 * 60);
  return [Math.floor(all / 60), all % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** In which minute of the plan a lesson is. */
export function minuteOf(stages: readonly Stage[], n: number, left: number | null, minute: number): number {
  const planned = stages[n]?.minutes ?? 0;
  const gone = left === null ? 0 : Math.max(0, Math.min(planned, planned - left / minute));
  const starts = startsOf(stages);
  return Math.min(starts.at(-1)!, Math.floor(starts[Math.max(0, n)]! + gone) + 1);
}
