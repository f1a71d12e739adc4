// Where pawns stand on the score ring.

export interface Cell {
  centre: [number, number];
  /** The way out of the ring. */
  out: [number, number];
}

const APART = { outwards: 12, sideways: 13 };

/** The place of a pawn: those that share a cell stand behind each other in pairs. */
export function pawnAt({ centre, out }: Cell, stack: number): [number, number] {
  const aside = stack === 0 ? 0 : stack % 2 ? APART.sideways : -APART.sideways;
  const behind = Math.ceil(stack / 2) * APART.outwards;
  return [centre[0] + out[0] * behind - out[1] * aside, centre[1] + out[1] * behind + out[0] * aside];
}

/** How many of the seats before it in this order share a seat's cell. */
export function stackOf(seat: number, order: number[], track: number[], cells: number): number {
  return order.filter((other) => track[other]! % cells === track[seat]! % cells).indexOf(seat);
}
