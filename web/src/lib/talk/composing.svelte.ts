// Choosing what to say: first an act, then its slots, which are filled from the table already.
import { pieces } from '../rich';
import { isSame, type Act, type Option, type Speech } from './speech';

/** The slots of a draft in the order in which its sentence has them. */
export const slotsOf = (speech: Speech, draft: Act): string[] =>
  pieces(speech.frame(draft)).flatMap((piece) =>
    typeof piece !== 'string' && piece.kind === 'slot' ? [piece.of] : [],
  );

export class Composing {
  draft = $state.raw<Act | null>(null);
  /** The slot whose list is open. */
  slot = $state<string | null>(null);

  constructor(private readonly speech: () => Speech) {}

  /** Begin a sentence, with its first row of drawn things open; false if it cannot be said now. */
  choose(name: string): boolean {
    const speech = this.speech();
    const draft = speech.draft(name);
    if (!draft) return false;
    this.draft = draft;
    this.slot = slotsOf(speech, draft).find((slot) => speech.options(draft, slot)[0]?.drawn) ?? null;
    return true;
  }

  open(slot: string): void {
    this.slot = this.slot === slot ? null : slot;
  }

  /** Fill the slot. A row of drawn things stays to be looked at, a list closes. */
  pick({ act, isOff, drawn }: Option): void {
    if (isOff) return;
    this.draft = act;
    if (!drawn) this.slot = null;
  }

  /** One step back: the list, then the sentence; false if there is nothing to leave. */
  back(): boolean {
    if (this.slot !== null) this.slot = null;
    else if (this.draft) this.draft = null;
    else return false;
    return true;
  }

  clear(): void {
    this.draft = null;
    this.slot = null;
  }

  /** The table has changed: a sentence that cannot be said so any more is filled anew, or left. */
  keepUp(): void {
    const draft = this.draft;
    if (!draft) return;
    const speech = this.speech();
    const holds =
      speech.draft(draft.act) !== null &&
      slotsOf(speech, draft).every((slot) =>
        speech.options(draft, slot).some((option) => !option.isOff && isSame(option.act, draft)),
      );
    if (!holds) this.draft = speech.draft(draft.act);
    if (this.draft === null) this.slot = null;
  }
}
