// Playing again at a table that is over: who wants it, and taking one's seat at the next one.
import type { Table } from '../api/types';
import { sitDownAgain, startTable } from './host';
import { whyNot } from './refusal';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
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
      const seats = table?.you.seats ?? [];
      // Somebody may have changed their name since; several people at one device have names of their own.
      const isNew = seats.length === 1 && table!.seats[seats[0]!]?.name !== settings.name;
      const name = isNew ? settings.name || null : null;
      for (const seat of seats) next = await sitDownAgain(table!.id, seat, name);
      if (!next) return;
      if (next.you.host && next.seats.every((seat) => seat.kind !== 'open')) await startTable(next);
      go(`/table/${next.id}`);
    } catch (error) {
      this.failed = whyNot(error);
    }
  };
}
