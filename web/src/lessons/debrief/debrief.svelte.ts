// The debrief while it is shown: what the service tells, which slide, whether names are revealed, whether all is dark.
import { debriefOf } from '../../api/lessons';
import type { DebriefInfo } from '../../api/messages';
import { RequestRefused } from '../../api/http';

/** The class under other laws takes longer: it is asked for again after so long. */
const AGAIN_MS = 3_000;

export class ShownDebrief {
  told = $state.raw<DebriefInfo | null>(null);
  /** Why there is nothing to show. */
  refused = $state('');
  /** The slide on the projector, counted from 0. */
  at = $state(0);
  revealed = $state(false);
  blank = $state(false);
  private timer = 0;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly ask: (id: string) => Promise<DebriefInfo> = debriefOf,
  ) {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.told = await this.ask(this.id);
      this.refused = '';
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.refused = error.code;
    }
    if (!this.closed && !this.told?.laws_ready) this.timer = window.setTimeout(() => void this.load(), AGAIN_MS);
  }

  /** Another slide. Names hide themselves again. */
  show(slide: number, of: number): void {
    this.at = Math.max(0, Math.min(of - 1, slide));
    this.revealed = this.blank = false;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
