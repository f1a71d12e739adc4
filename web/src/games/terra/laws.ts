// The house rules of a game, and the threats as they count under them.
import type { DeckAnswer } from '../../api/types';
import type { Crisis, TerraView } from './types';

/** A short game has no seal: its limits show it. */
const SHORT_GAME = 'L1';

export const lawsOf = (view: TerraView): string[] => (view.laws ?? []).filter((rule) => rule !== SHORT_GAME);

/** The threats of a deck as they count at this table. */
export const threatsOf = ({ document }: DeckAnswer, { raised = 0 }: TerraView): Record<Crisis, number> =>
  Object.fromEntries(
    Object.entries((document['threats'] ?? {}) as Record<Crisis, number>).map(([crisis, threat]) => [
      crisis,
      threat + raised,
    ]),
  );
