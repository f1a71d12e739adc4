// The world, drawn once at build time from Natural Earth: six regions in Equal Earth, the score ring along the map's
// outline, the places of pins and labels, silhouettes for the crisis cards, and the globe of the cover.
//   import world from 'virtual:world'    silhouettes from 'virtual:silhouettes'    globe from 'virtual:globe'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import {
  geoCentroid,
  geoEqualEarth,
  geoGraticule,
  geoOrthographic,
  geoPath,
  type GeoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import clip from 'polygon-clipping';
import { feature, merge } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type {
  GeometryCollection,
  Polygon as TopoPolygon,
  MultiPolygon as TopoMulti,
  Topology,
} from 'topojson-specification';
import type { Plugin } from 'vite';

type Point = [number, number];
type Country = (TopoPolygon | TopoMulti) & { properties: { name: string } };
type Lands = Record<string, MultiPolygon>;

const REGIONS = ['NA', 'SA', 'EU', 'AF', 'AS', 'OC'] as const;
const PLACES = fileURLToPath(new URL('./places.json', import.meta.url));
const COUNTRIES = fileURLToPath(new URL('./regions.json', import.meta.url));

/** The meridian in the middle of the map. */
const CENTRE = 11;
const RING = { cells: 40, thickness: 19, north: 84.5, south: -57 };
const SPHERE: GeoPermissibleObjects = { type: 'Sphere' };
const SKIPPED = new Set(['Antarctica', 'Fr. S. Antarctic Lands', 'Heard I. and McDonald Is.', 'Br. Indian Ocean Ter.']);

const require = createRequire(import.meta.url);
const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const rings = (polygons: Position[][][]): [number, number][][][] => polygons as Point[][][];
const multi = (coordinates: Position[][][]): MultiPolygon => ({ type: 'MultiPolygon', coordinates });
const polygon = (coordinates: Position[][]): Polygon => ({ type: 'Polygon', coordinates });
/** A path of lines, to a tenth: each point as its way from the last one, which takes half the digits. */
const short = (path: string | null): string => {
  let [x, y] = [0, 0];
  return (path ?? '').replace(/([MLZ])(?:(-?[\d.]+),(-?[\d.]+))?/g, (_, command: string, h?: string, v?: string) => {
    if (h === undefined || v === undefined) return 'z';
    const [toX, toY] = [Math.round(+h * 10), Math.round(+v * 10)];
    const [dx, dy] = command === 'M' ? [toX, toY] : [toX - x, toY - y];
    [x, y] = [toX, toY];
    if (command === 'L' && !dx && !dy) return '';
    return `${command === 'M' ? 'M' : 'l'}${dx / 10}${dy < 0 ? '' : ' '}${dy / 10}`;
  });
};
const turned = (polygons: Point[][][]): Position[][][] => polygons.map((p) => p.map((ring) => ring.slice().reverse()));

/** The land of each region; Russia is divided at 60 degrees east, overseas France is left out but for Guiana. */
function lands(resolution: '50m' | '110m', weight: number): Lands {
  const regionOf = new Map(
    Object.entries(json<Record<string, string[]>>(COUNTRIES)).flatMap(([region, names]) =>
      names.map((name) => [name, region] as const),
    ),
  );
  const atlas = json<Topology>(require.resolve(`world-atlas/countries-${resolution}.json`));
  const topology = simplify(presimplify(atlas as never), weight) as unknown as Topology;
  const countries = (topology.objects.countries as GeometryCollection).geometries as Country[];
  const across = (ring: Position[]): Position[] => ring.map(([x = 0, y = 0]) => [x < -165 ? x + 360 : x, y]);
  const found = feature(
    topology,
    countries.find((c) => c.properties.name === 'Russia')!,
  ) as Feature;
  const russia = found.geometry as Polygon | MultiPolygon;
  const parts = (russia.type === 'Polygon' ? [russia.coordinates] : russia.coordinates)
    .map((p) => p.map(across))
    .filter((p) => p[0]!.length > 3);
  const strip = (west: number, east: number): [number, number][][][] => [
    [
      [
        [west, 30],
        [east, 30],
        [east, 89],
        [west, 89],
        [west, 30],
      ],
    ],
  ];
  const half: Record<string, [number, number][][][]> = {
    EU: clip.intersection(rings(parts), strip(15, 60)),
    AS: clip.intersection(rings(parts), strip(60, 200)),
  };
  const drawn: Lands = {};
  let guiana: Position[][][] = [];
  for (const region of REGIONS) {
    const own = countries.filter(({ properties: { name } }) => {
      return name !== 'Russia' && !SKIPPED.has(name) && (regionOf.get(name) ?? 'AS') === region;
    });
    let polygons = merge(topology, own).coordinates.filter((p) => p[0]!.length > 3);
    if (region === 'EU') {
      const centre = (p: Position[][]): Point => geoCentroid(polygon(p));
      guiana = polygons.filter((p) => centre(p)[0] < -50 && centre(p)[0] > -56 && centre(p)[1] > 0 && centre(p)[1] < 8);
      polygons = polygons.filter((p) => centre(p)[1] >= 25 && centre(p)[0] >= -32);
    }
    const more = half[region];
    drawn[region] = multi(more ? turned(clip.union(rings(polygons.map((p) => p.map(across))), more)) : polygons);
  }
  if (guiana.length) drawn.SA = multi(turned(clip.union(rings(drawn.SA!.coordinates), rings(guiana))));
  return drawn;
}

/** Without the specks that nobody sees at this size. */
function pruned(land: MultiPolygon, path: GeoPath, least: number): MultiPolygon {
  return multi(land.coordinates.filter((c) => Math.abs(path.area(polygon(c))) > least));
}

function equalEarth(width: number): GeoProjection {
  const projection = geoEqualEarth().rotate([-CENTRE, 0]).fitWidth(width, SPHERE);
  const [[left, top]] = geoPath(projection).bounds(SPHERE);
  const [x, y] = projection.translate();
  return projection.translate([x - left, y - top]);
}

function along(points: Point[], count: number): Point[] {
  const lengths = [0];
  const closed = [...points, points[0]!];
  for (let i = 1; i < closed.length; i++) {
    lengths.push(lengths[i - 1]! + Math.hypot(closed[i]![0] - closed[i - 1]![0], closed[i]![1] - closed[i - 1]![1]));
  }
  const total = lengths.at(-1)!;
  let at = 0;
  return Array.from({ length: count }, (_, i) => {
    const wanted = (total * i) / count;
    while (lengths[at + 1]! < wanted) at++;
    const part = (wanted - lengths[at]!) / (lengths[at + 1]! - lengths[at]! || 1);
    const [a, b] = [closed[at]!, closed[at + 1]!];
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  });
}

/** Cells of equal length along the outline, clockwise from 0 at the top. */
function ring(project: GeoProjection) {
  const { cells: count, thickness, north, south } = RING;
  const steps = 1600;
  const edge = 180 - 1e-4;
  const at = (longitude: number, latitude: number): Point => project([longitude + CENTRE, latitude])!;
  const outline: Point[] = [];
  const [topLeft, topRight] = [at(-edge, north), at(edge, north)];
  const [bottomRight, bottomLeft] = [at(edge, south), at(-edge, south)];
  const middle = (topLeft[0] + topRight[0]) / 2;
  for (let i = 0; i <= 40; i++) outline.push([middle + ((topRight[0] - middle) * i) / 40, topLeft[1]]);
  for (let l = north - 0.5; l >= south + 0.5; l -= 0.5) outline.push(at(edge, l));
  for (let i = 0; i <= 80; i++) {
    outline.push([bottomRight[0] + ((bottomLeft[0] - bottomRight[0]) * i) / 80, bottomRight[1]]);
  }
  for (let l = south + 0.5; l <= north - 0.5; l += 0.5) outline.push(at(-edge, l));
  for (let i = 0; i < 40; i++) outline.push([topLeft[0] + ((middle - topLeft[0]) * i) / 40, topLeft[1]]);

  let smooth = along(outline, steps);
  for (let round = 0; round < 400; round++) {
    smooth = smooth.map((p, i) => {
      const [a, b] = [smooth.at(i - 1)!, smooth[(i + 1) % steps]!];
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
    });
  }
  const outwards = (points: Point[], distance: number): Point[] =>
    points.map((p, i) => {
      const [a, b] = [points.at(i - 4)!, points[(i + 4) % steps]!];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const length = Math.hypot(dx, dy);
      return [p[0] + (dy / length) * distance, p[1] - (dx / length) * distance];
    });
  const inner = along(outwards(smooth, 2), steps);
  const outer = outwards(inner, thickness);
  const between = outwards(inner, thickness / 2);
  const line = (points: Point[]): string => short('M' + points.map(([x, y]) => `${x},${y}`).join('L') + 'Z');
  const span = steps / count;
  const cells = Array.from({ length: count }, (_, i) => {
    const from = Math.round((i - 0.5) * span);
    const inside: Point[] = [];
    const outside: Point[] = [];
    for (let k = 0; k <= span; k += 8) {
      inside.push(inner.at((from + k) % steps)!);
      outside.push(outer.at((from + k) % steps)!);
    }
    const here = Math.round(i * span) % steps;
    const [o, q] = [outer[here]!, inner[here]!];
    return {
      path: line([...inside, ...outside.reverse()]),
      centre: between[here]!.map((n) => +n.toFixed(1)) as Point,
      out: [(o[0] - q[0]) / thickness, (o[1] - q[1]) / thickness].map((n) => +n.toFixed(3)) as Point,
    };
  });
  const sparse = (points: Point[]): Point[] => points.filter((_, i) => i % 8 === 0);
  const [xs, ys] = [outer.map((p) => p[0]), outer.map((p) => p[1])];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  return { cells, inner: line(sparse(inner)), outer: line(sparse(outer)), box };
}

interface Places {
  pins: Record<string, { at: Point; to?: Point }>;
  labels: Record<string, Point>;
}

function drawWorld() {
  const project = equalEarth(840);
  const path = geoPath(project);
  const land = lands('50m', 0.06);
  const track = ring(project);
  const [left, top, right, bottom] = track.box;
  const [x0, y0, width, height] = [left - 13, top - 9, right - left + 26, bottom - top + 18];
  const percent = (place: Point): Point => {
    const [x, y] = project(place)!;
    return [+(((x - x0) / width) * 100).toFixed(2), +(((y - y0) / height) * 100).toFixed(2)];
  };
  const point = (place: Point): Point => project(place)!.map((n) => +n.toFixed(1)) as Point;
  const places = json<Places>(PLACES);
  const each = <T, R>(table: Record<string, T>, of: (value: T) => R): Record<string, R> =>
    Object.fromEntries(Object.entries(table).map(([key, value]) => [key, of(value)]));
  return {
    viewBox: [x0, y0, width, height].map((n) => n.toFixed(1)).join(' '),
    aspect: +(width / height).toFixed(3),
    regions: each(land, (l) => short(path(pruned(l, path, 1.6)))),
    graticule: short(path(geoGraticule().step([30, 30])())),
    ring: { cells: track.cells, inner: track.inner, outer: track.outer },
    pins: each(places.pins, ({ at, to }) => ({
      place: percent(at),
      to: to ? point(to) : null,
    })),
    labels: each(places.labels, percent),
  };
}

const SILHOUETTE = { width: 82, height: 80 };
const CENTRES: Record<string, Point> = {
  NA: [-98, 45],
  SA: [-60, -18],
  EU: [18, 53],
  AF: [18, 3],
  AS: [88, 38],
  OC: [132, -14],
};

function drawSilhouettes(): Record<string, string> {
  const land = lands('110m', 0.5);
  return Object.fromEntries(
    REGIONS.map((region) => {
      const project = geoEqualEarth().rotate([-CENTRES[region]![0], 0]);
      const big = pruned(land[region]!, geoPath(project), region === 'OC' ? 6 : 20);
      project.fitSize([SILHOUETTE.width, SILHOUETTE.height], big);
      return [region, short(geoPath(project)(big))];
    }),
  );
}

function drawGlobe() {
  const size = 600;
  const project = geoOrthographic().rotate([-18, -14, 0]).fitSize([size, size], SPHERE);
  const path = geoPath(project);
  const land = lands('110m', 0.12);
  return {
    size,
    regions: Object.fromEntries(REGIONS.map((region) => [region, short(path(land[region]!))])),
    graticule: short(path(geoGraticule().step([20, 20])())),
  };
}

const DRAWN: Record<string, () => unknown> = {
  'virtual:world': drawWorld,
  'virtual:silhouettes': drawSilhouettes,
  'virtual:globe': drawGlobe,
};

export default function world(): Plugin {
  return {
    name: 'terrae-world',
    resolveId(id) {
      return id in DRAWN ? `\0${id}` : undefined;
    },
    load(id) {
      const draw = id.startsWith('\0') ? DRAWN[id.slice(1)] : undefined;
      if (!draw) return undefined;
      this.addWatchFile(PLACES);
      return `export default ${JSON.stringify(draw())}`;
    },
  };
}
