// How the cards of a hand lie on a narrow screen.

/** A fan is wider than its cards would be side by side, as a part of a card's width. */
const SPREAD = 1.3;
/** Cards do not lie further apart than this part of their width. */
const LOOSE = 0.72;

export interface Rows {
  rows: number;
  /** Cards in a row; the last one may hold fewer. */
  per: number;
  /** How much of a card is seen beside the next one. */
  strip: number;
}

/** As few rows as let every card be seen as wide as a finger needs it. */
export function inRows(cards: number, width: number, card: number, touch: number): Rows {
  const room = width - card * SPREAD;
  const fit = Math.max(1, Math.floor(room / touch) + 1);
  const rows = Math.max(1, Math.ceil(cards / fit));
  const per = Math.max(1, Math.ceil(cards / rows));
  return { rows, per, strip: Math.min(card * LOOSE, per > 1 ? room / (per - 1) : card) };
}
