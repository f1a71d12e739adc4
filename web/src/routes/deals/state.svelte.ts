// One deal on this device: not begun, under way, or ended.
import { dealInfo, dealOutcome, playDeal, RequestRefused, table as lookAt } from '../../api/http';
import type { DealInfo } from '../../api/messages';
import { COLOURS } from '../../lib/colours';
import { keepDeal, keptDeal, type KeptDeal } from '../../lib/deals';
import { whyNot } from '../../lib/refusal';
import { go } from '../../lib/router.svelte';
import { settings } from '../../lib/settings.svelte';

export class DealState {
  info = $state.raw<DealInfo | null>(null);
  kept = $state.raw<KeptDeal | null>(null);
  failed = $state('');
  isBusy = $state(false);
  isAskingName = $state(false);
  /** Begun again, to be looked at by nobody. */
  private isAgain = false;

  constructor(readonly deal: string) {
    this.kept = keptDeal(deal);
    void dealInfo(deal).then(
      (told) => (this.info = told),
      (error) => (this.failed = whyNot(error)),
    );
    void this.look();
  }

  keep(kept: KeptDeal): void {
    keepDeal(this.deal, kept);
    this.kept = kept;
  }

  /** How it stands at the table, if it is under way; how it ended, if it is over. */
  async look(): Promise<void> {
    const { kept } = this;
    if (!kept || kept.isGivenUp || (kept.outcome && (kept.isCounted || !settings.countsMe || kept.outcome.late)))
      return;
    try {
      const { status } = await lookAt(kept.table);
      if (status === 'over') await this.tell(settings.countsMe);
      else if (status === 'abandoned') this.keep({ ...kept, isGivenUp: true });
    } catch (error) {
      // The table is gone; what is known of its end is kept.
      if (error instanceof RequestRefused && error.code === 'not_found' && !kept.outcome)
        this.keep({ ...kept, isGivenUp: true });
    }
  }

  async tell(count: boolean): Promise<void> {
    const kept = this.kept!;
    const told = await dealOutcome(kept.table, count);
    this.keep({ ...kept, outcome: told.outcome, isCounted: told.counted });
  }

  /** Sit down; whoever has no name yet is asked for it. */
  async begin(isAgain = false): Promise<void> {
    this.isAgain = isAgain;
    const { kept } = this;
    if (!isAgain && kept && !kept.outcome && !kept.isGivenUp) return go(`/table/${kept.table}`);
    if (!settings.name) {
      this.isAskingName = true;
      return;
    }
    this.isAskingName = false;
    this.isBusy = true;
    this.failed = '';
    try {
      const { table } = await playDeal(this.deal, settings.name, COLOURS[0]!);
      const names = table.seats.map(({ name }) => name);
      if (!isAgain) this.keep({ table: table.id, names, outcome: null, isCounted: false });
      go(`/table/${table.id}`);
    } catch (error) {
      this.failed = whyNot(error);
    } finally {
      this.isBusy = false;
    }
  }

  named = (): void => void this.begin(this.isAgain);
}
