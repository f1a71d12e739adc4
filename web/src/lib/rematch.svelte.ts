// Playing again at a table that is over: who wants it, and taking one's seat at the next one.
import type { Table } from '../api/types';
import { sitDownAgain, startTable } from './host';
import { whyNot } from './refusal';
import { go } from './router.svelte';
import { t } from './words.svelte';

export class Rematch {
  /** Why it did not work. */
  failed = $state('');

  constructor(private readonly table: () => Table | null) {}

  /** Somebody else wants to play again: one tap and one sits with them. */
  readonly wanting = $derived.by(() => {
    const table = this.table();
    const by = table?.rematch ? table.rematch_by : null;
    const isOwn = table?.you.seats.some((seat) => table.seats[seat]?.name === by);
    return by && table?.you.seats.length && !isOwn ? t('web-wants-again', { name: by }) : '';
  });

  playAgain = async (): Promise<void> => {
    const table = this.table();
    try {
      let next: Table | null = null;
      for (const seat of table?.you.seats ?? []) next = await sitDownAgain(table!.id, seat);
      if (!next) return;
      if (next.you.host && next.seats.every((seat) => seat.kind !== 'open')) await startTable(next);
      go(`/table/${next.id}`);
    } catch (error) {
      this.failed = whyNot(error);
    }
  };
}
