// What each kept in hand and hoard, by value; null until all is open.
import type { View } from '../../api/types';
import { valueOf, type TerraView } from './types';

export const keptBy = (revealed: View[] | null): number[] | null =>
  (revealed as unknown as TerraView[] | null)?.map(({ own }) =>
    [...(own?.hand ?? []), ...(own?.hoard ?? [])].reduce((total, card) => total + valueOf(card), 0),
  ) ?? null;
