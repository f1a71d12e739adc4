// Pins are as wide as the names on them, and those differ from language to language: pins that would lie on each other
// move apart.

export interface Box {
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const ROUNDS = 80;

/** By how much two boxes overlap, with a gap between them; not at all unless both are above 0. */
function overlap(a: Box, b: Box, gap: number): { x: number; y: number } {
  return {
    x: (a.width + b.width) / 2 + gap - Math.abs(a.x - b.x),
    y: (a.height + b.height) / 2 + gap - Math.abs(a.y - b.y),
  };
}

const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/**
 * The same boxes where none lies on another one, nor on what stays where it is, if there is room for that; on what is in
 * `free` none lies at all.
 */
export function spread(
  boxes: Box[],
  fixed: Box[],
  within: { width: number; height: number },
  free: Box[] = [],
  gap = 4,
): Box[] {
  const moved = boxes.map((box) => ({ ...box }));
  for (let round = 0; round < ROUNDS; round++) {
    let isQuiet = true;
    const part = (a: Box, b: Box, share: number): void => {
      const { x, y } = overlap(a, b, gap);
      if (x <= 0 || y <= 0) return;
      isQuiet = false;
      const along = x < y ? 'x' : 'y';
      const by = (Math.min(x, y) + 0.5) * (a[along] < b[along] ? -1 : 1);
      a[along] += by * share;
      b[along] -= by * (1 - share);
    };
    // Later only pins count: two of them on each other hide more than one on a name.
    if (round < ROUNDS / 2) for (const box of moved) for (const other of fixed) part(box, { ...other }, 1);
    moved.forEach((box, i) => moved.slice(i + 1).forEach((other) => part(box, other, 0.5)));
    for (const box of moved) for (const other of free) part(box, { ...other }, 1);
    for (const box of moved) {
      box.x = clamped(box.x, box.width / 2, within.width - box.width / 2);
      box.y = clamped(box.y, box.height / 2, within.height - box.height / 2);
    }
    if (isQuiet) break;
  }
  return moved;
}
