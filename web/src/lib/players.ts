// Who sits at a table, as its board shows them.
import type { Seat, Table } from '../api/types';
import type { Player } from './board';
import { botLine, botName } from './bots';
import { t } from './words.svelte';

const noteOf = (seat: Seat): string =>
  seat.kind === 'away' ? t('web-away') : seat.connected ? '' : t('web-lobby-away');

export const playersOf = (table: Table | null): Player[] =>
  (table?.seats ?? []).map((seat) => ({
    name: seat.name,
    isBot: seat.kind === 'bot',
    isAway: seat.kind === 'away' || (seat.kind === 'human' && !seat.connected),
    note: seat.kind === 'bot' ? botName(table!.game, seat.bot ?? '') : noteOf(seat),
    line: seat.kind === 'bot' ? botLine(table!.game, seat.bot ?? '') : '',
    bot: seat.kind === 'bot' ? (seat.bot ?? '') : '',
  }));
