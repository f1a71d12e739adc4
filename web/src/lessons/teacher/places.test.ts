import { expect, test } from 'vitest';
import type { LessonInfo } from '../../api/messages';
import { placesFor } from './places';

const pupil = (number: number, table: string | null) => ({
  number,
  alias: `p${number}`,
  here: true,
  robot: false,
  table,
  signed: false,
});
const tile = (id: string, outcome: string, bots: boolean[]) => ({
  id,
  outcome,
  seats: bots.map((bot, n) => ({ alias: `s${n}`, here: true, bot })),
});
const lesson = (more: object): LessonInfo => ({ bell: false, ...more }) as unknown as LessonInfo;

test('in a round a pupil takes the seat of a bot or changes places', () => {
  const info = lesson({
    class_list: [pupil(1, 'a'), pupil(2, 'b'), pupil(3, 'c'), pupil(4, null)],
    tiles: [tile('a', '', [false]), tile('b', '', [false, true, true]), tile('c', 'held', [false])],
  });
  expect(placesFor(info, 1)).toEqual([
    { table: 2, other: 0, name: 's1' },
    { table: 2, other: 2, name: 'p2' },
  ]);
  expect(placesFor(info, 3)).toEqual([]);
  expect(placesFor(info, 4)).toEqual([{ table: 2, other: 0, name: 's1' }]);
  expect(placesFor({ ...info, bell: true }, 1)).toEqual([]);
});

test('between rounds a pupil goes to another table of the next one', () => {
  const info = lesson({
    class_list: [pupil(1, null), pupil(2, null)],
    tiles: [],
    next_tables: [[1], [2, 9]],
  });
  expect(placesFor(info, 1)).toEqual([
    { table: 2, other: 0, name: '' },
    { table: 2, other: 2, name: 'p2' },
  ]);
});
