// The talk at a table as a board shows it: what was said, and what whoever looks may say there.
import type { Connection } from '../../api/connection.svelte';
import type { Table } from '../../api/types';
import type { Talk } from '../board';

export function talkAt(
  table: Table,
  looking: Connection,
  isStoodIn: boolean,
  { showPromises, showHeard }: { showPromises: () => void; showHeard: () => void },
): Talk {
  const { seat, speaking } = looking;
  return {
    mode: table.talk,
    lines: looking.chat,
    ledger: looking.ledger,
    say: seat === null || table.talk !== 'words' ? null : (text) => speaking.say(text),
    sign: seat === null || table.talk === 'silence' ? null : (sign) => speaking.sign(sign),
    act: seat === null || isStoodIn || table.status !== 'playing' ? null : (act) => looking.act(act),
    isOffline: looking.state !== 'open',
    restsUntil: speaking.restsUntil,
    unsaid: speaking.unsaid,
    showPromises,
    showHeard: table.talk === 'words' ? showHeard : null,
  };
}
