// How far the engine is on its way, for those who wait for it.
import type { FromWorker } from '../lib/engine';

class Progress {
  state = $state<'waiting' | 'loading' | 'ready' | 'failed'>('waiting');
  /** From 0 to 1, of the bytes; starting Python takes about as long again on a fast line. */
  share = $state(0);
  loaded = $state(0);
  total = $state(0);
  private began = 0;

  /** About how many seconds are left; null before anything can be said. */
  left = $state<number | null>(null);

  hear(message: FromWorker): void {
    if (message.kind === 'progress') {
      if (this.state === 'waiting') {
        this.began = performance.now();
        this.state = 'loading';
      }
      if (this.state !== 'loading') return;
      ({ loaded: this.loaded, total: this.total } = message);
      this.share = Math.min(1, message.loaded / message.total);
      const spent = (performance.now() - this.began) / 1000;
      this.left = this.share > 0.1 ? Math.max(1, Math.round((spent / this.share) * (1 - this.share) + 2)) : null;
    }
    if (message.kind === 'ready') [this.state, this.share] = ['ready', 1];
    if (message.kind === 'failed') this.state = 'failed';
  }
}

export const progress = new Progress();
