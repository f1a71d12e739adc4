// Where a pupil can be moved: within the round that is on, or for the next one.
import type { LessonInfo } from '../../api/messages';

export interface Place {
  /** Counted from 1. */
  table: number;
  /** The pupil with whom they change places; 0 for nobody. */
  other: number;
  /** That pupil, or whoever the bot stands in for; empty if the table just gets one more. */
  name: string;
}

export function placesFor(info: LessonInfo, pupil: number): Place[] {
  const pupils = info.class_list ?? [];
  const nameOf = (number: number): string => pupils.find((one) => one.number === number)?.alias ?? '';
  const tiles = (info.tiles ?? []).map(({ id, outcome, seats }, n) => ({ id, outcome, seats, table: n + 1 }));
  if (tiles.some(({ outcome }) => !outcome)) {
    if (info.bell) return [];
    const own = pupils.find(({ number }) => number === pupil)?.table ?? null;
    if (tiles.some(({ id, outcome }) => id === own && outcome)) return [];
    return tiles
      .filter(({ id, outcome }) => id !== own && !outcome)
      .flatMap(({ id, seats, table }) => [
        ...seats
          .filter(({ bot }) => bot)
          .map(({ alias }) => ({ table, other: 0, name: alias }))
          .slice(0, 1),
        ...(own === null
          ? []
          : pupils
              .filter((one) => one.table === id)
              .map(({ number, alias }) => ({ table, other: number, name: alias }))),
      ]);
  }
  return (info.next_tables ?? []).flatMap((numbers, n) =>
    numbers.includes(pupil)
      ? []
      : [
          { table: n + 1, other: 0, name: '' },
          ...numbers.flatMap((other) => (nameOf(other) ? [{ table: n + 1, other, name: nameOf(other) }] : [])),
        ],
  );
}
