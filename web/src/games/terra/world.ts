import type { Region } from './types';

type Point = [number, number];

/** The world as the build draws it: paths in one coordinate system, places of things upon it in per cent. */
export interface World {
  viewBox: string;
  aspect: number;
  regions: Record<Region, string>;
  graticule: string;
  ring: { cells: { path: string; centre: Point; out: Point }[]; inner: string; outer: string };
  pins: Record<string, { place: Point; lead: { from: Point; to: Point } | null }>;
  labels: Record<Region, Point>;
}
