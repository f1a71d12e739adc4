// What was said last, for as long as it stands beside who said it.
import type { Talk } from '../../lib/board';
import { settings } from '../../lib/settings.svelte';
import { EMPTY } from '../../lib/talk/ledger';
import { SIGNS } from '../../lib/talk/Signs.svelte';
import type { Act, Speech } from '../../lib/talk/speech';
import { t } from '../../lib/words.svelte';
import type { Spoken } from './talk';

/** Milliseconds. */
const STAYS = 8000;

export class SpeechBubble {
  isShown = $state(false);
  private spokenUntil = $state(0);

  constructor(
    private readonly talk: () => Talk | null,
    private readonly speech: () => Speech,
  ) {
    $effect(() => {
      const { spoken } = this;
      if (this.talk()?.spoken !== undefined) {
        this.isShown = spoken !== null;
        return;
      }
      if (!spoken || spoken.n === this.spokenUntil) return;
      this.isShown = Date.now() - Date.parse(spoken.at) < STAYS;
      const timer = setTimeout(() => {
        this.isShown = false;
        this.spokenUntil = spoken.n;
      }, STAYS);
      return () => clearTimeout(timer);
    });
  }

  readonly spoken = $derived.by((): Spoken | null => {
    const talk = this.talk();
    const line = talk?.spoken === undefined ? talk?.lines.at(-1) : talk.spoken;
    if (!line || (!line.act && settings.hidesWords)) return null;
    const { n, seat, name, at, act } = line;
    if (line.sign)
      return { n, seat, name, at, text: t(`web-sign-${line.sign}`), icon: SIGNS[line.sign], promise: null };
    if (!act) return { n, seat, name, at, text: line.text, icon: null, promise: null };
    const promise = (talk?.ledger ?? EMPTY).promises.find((other) => other.line === n) ?? null;
    const speech = this.speech();
    return { n, seat, name, at, text: speech.sentence(act as Act), icon: speech.icon(String(act.act)), promise };
  });
}
