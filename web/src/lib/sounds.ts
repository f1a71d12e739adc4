// Short sounds, made here: no file is loaded. This module is loaded only where sounds are wanted.
import type { Event } from '../api/types';
import type { Ledger } from './talk/ledger';

export type Cue = 'turn' | 'card' | 'good' | 'bad' | 'end' | 'paper' | 'crack';

/** What may be heard of a move: the last of these cues' events that it holds. */
export function cueOf(story: Event[], cues: Record<string, Cue>): Cue | null {
  const heard = story.findLast((event) => event.event in cues);
  return heard ? cues[heard.event]! : null;
}

/** What may be heard of the ledger: a word is broken, else a promise is made. */
export function talkCueOf(before: Ledger, now: Ledger): Cue | null {
  const broken = ({ promises }: Ledger): number => promises.filter(({ verdict }) => verdict === 'broken').length;
  if (broken(now) > broken(before)) return 'crack';
  return now.promises.length > before.promises.length ? 'paper' : null;
}

interface Note {
  /** Hertz; a second one is slid to. */
  pitch: [number, number?];
  /** Seconds. */
  after: number;
  lasts: number;
  wave: OscillatorType;
  volume: number;
}

const note = (pitch: number, after: number, lasts: number, wave: OscillatorType = 'sine', volume = 0.12): Note => ({
  pitch: [pitch],
  after,
  lasts,
  wave,
  volume,
});

const TUNES: Record<Cue, Note[]> = {
  turn: [note(587, 0, 0.18), note(880, 0.11, 0.32)],
  card: [{ pitch: [320, 140], after: 0, lasts: 0.07, wave: 'triangle', volume: 0.16 }],
  good: [note(523, 0, 0.16), note(659, 0.09, 0.16), note(784, 0.18, 0.34)],
  bad: [{ pitch: [196, 98], after: 0, lasts: 0.55, wave: 'sawtooth', volume: 0.07 }],
  paper: [
    { pitch: [1900, 2600], after: 0, lasts: 0.05, wave: 'triangle', volume: 0.035 },
    { pitch: [2300, 1500], after: 0.06, lasts: 0.07, wave: 'triangle', volume: 0.03 },
  ],
  crack: [
    { pitch: [900, 220], after: 0, lasts: 0.04, wave: 'square', volume: 0.04 },
    { pitch: [420, 130], after: 0.05, lasts: 0.09, wave: 'triangle', volume: 0.07 },
  ],
  end: [note(392, 0, 0.3), note(523, 0.16, 0.3), note(659, 0.32, 0.3), note(784, 0.48, 0.7)],
};

let context: AudioContext | null = null;

export function sound(cue: Cue): void {
  context ??= new AudioContext();
  // A browser lets no page make a sound before somebody has touched it.
  void context.resume();
  for (const { pitch, after, lasts, wave, volume } of TUNES[cue]) {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch[0] });
    if (pitch[1]) tone.frequency.exponentialRampToValueAtTime(pitch[1], start + lasts);
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(volume, start + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}
