import type { Region } from './types';

type Point = [number, number];

/** The world as the build draws it: paths in one coordinate system, places of things upon it in per cent. */
export interface World {
  viewBox: string;
  aspect: number;
  regions: Record<Region, string>;
  graticule: string;
  ring: { cells: { path: string; centre: Point; out: Point }[]; inner: string; outer: string };
  /** Where a pin stands, and what it points to if it stands elsewhere. */
  pins: Record<string, { place: Point; to: Point | null }>;
  labels: Record<Region, Point>;
}
