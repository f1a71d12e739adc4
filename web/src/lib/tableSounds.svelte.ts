// What is heard at a table, if sounds are wanted.
import type { Connection } from '../api/connection.svelte';
import { settings } from './settings.svelte';
import type { Ledger } from './talk/ledger';

type Cues = Parameters<typeof import('./sounds').cueOf>[1];

/** Each move, each promise that is made or broken, and that one is asked. For a component while it is made. */
export function tableSounds(looking: () => Connection | null, cues: () => Cues, isAsked: () => boolean): void {
  const lastMove = $derived(looking()?.log.at(-1) ?? null);
  $effect(() => {
    const move = lastMove;
    const known = cues();
    if (!settings.sound || !move || !looking()?.ended) return;
    void import('./sounds').then(({ cueOf, sound }) => {
      const cue = cueOf(move.story, known);
      if (cue) sound(cue);
    });
  });
  // Not what was said before one came.
  let heard: { of: Connection; ledger: Ledger } | null = null;
  $effect(() => {
    const of = looking();
    if (!of || of.state !== 'open') return;
    const [before, now] = [heard, { of, ledger: of.ledger }];
    heard = now;
    if (!settings.sound || before?.of !== now.of) return;
    void import('./sounds').then(({ talkCueOf, sound }) => {
      const cue = talkCueOf(before.ledger, now.ledger);
      if (cue) sound(cue);
    });
  });
  $effect(() => {
    if (isAsked() && settings.sound) void import('./sounds').then(({ sound }) => sound('turn'));
  });
}
