import type { Promised } from './ledger';

export interface Placed {
  promise: Promised;
  /** From 0 to 100 along the game. */
  at: number;
  band: 'kept' | 'broken' | 'mid';
}

const WIDE = 8;
const EDGE = 5;

const bandOf = ({ verdict }: Promised): Placed['band'] =>
  verdict === 'kept' ? 'kept' : verdict === 'broken' ? 'broken' : 'mid';

/** A seat's tickets along the game: kept above, broken below, the rest on the line; none covers another. */
export function placed(promises: Promised[], moves: number): Placed[] {
  return (['kept', 'broken', 'mid'] as const).flatMap((band) => {
    const found = promises.filter((promise) => bandOf(promise) === band).sort((a, b) => a.line - b.line);
    const gap = Math.min(WIDE, (100 - 2 * EDGE) / Math.max(1, found.length - 1));
    const at: number[] = [];
    found.forEach(({ said }, i) => {
      const wanted = EDGE + (said / Math.max(1, moves)) * (100 - 2 * EDGE);
      at.push(i ? Math.max(wanted, at[i - 1]! + gap) : wanted);
    });
    for (let i = at.length - 1, most = 100 - EDGE; i >= 0; i--, most = at[i + 1]! - gap) at[i] = Math.min(at[i]!, most);
    return found.map((promise, i) => ({ promise, at: at[i]!, band }));
  });
}
