// What a tournament (`terrae tournament --json`) tells of a game's bots: the rows and the matrix of the ladder.

const files = import.meta.glob<Mix[]>('../games/*/ladder.json', { import: 'default' });

/** The tournament that a game's folder holds; nothing if it holds none. */
export const ladderOf = (game: string): (() => Promise<Mix[]>) | undefined => files[`../games/${game}/ladder.json`];

/** A value, and the ends of its 95% interval. */
export type Estimate = [number, number, number];

/** The tables of one mix of bots, as the tournament tells it. */
export interface Mix {
  bots: string[];
  games: number;
  survival: Estimate;
  wins: Record<string, Estimate>;
  score: Record<string, Estimate | null>;
  seed: string;
  version: string;
}

export interface Row {
  bot: string;
  survival: Estimate;
  wins: Estimate;
  score: Estimate | null;
}

export interface Cell {
  survival: Estimate;
  wins: Estimate;
  /** Does nobody win more often among these others? */
  isBest: boolean;
}

/** The mean of estimates that are independent of each other, with its interval. */
export function pooled(estimates: Estimate[]): Estimate {
  const n = estimates.length;
  const mean = estimates.reduce((sum, [value]) => sum + value, 0) / n;
  const root = (squares: number[]): number => Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) / n;
  return [
    mean,
    mean - root(estimates.map(([value, low]) => (value - low) ** 2)),
    mean + root(estimates.map(([value, , high]) => (high - value) ** 2)),
  ];
}

export const numbersOfPlayers = (mixes: Mix[]): number[] =>
  [...new Set(mixes.map((mix) => mix.bots.length))].sort((a, b) => a - b);

/** Every bot over all mixes at which it sat, a mix counting as much as another; who wins most comes first. */
export function rowsOf(mixes: Mix[]): Row[] {
  const bots = [...new Set(mixes.flatMap((mix) => Object.keys(mix.wins)))];
  const rows = bots.map((bot): Row => {
    const own = mixes.filter((mix) => bot in mix.wins);
    const scores = own.map((mix) => mix.score[bot]).filter((score) => score != null);
    return {
      bot,
      survival: pooled(own.map((mix) => mix.survival)),
      wins: pooled(own.map((mix) => mix.wins[bot]!)),
      score: scores.length ? pooled(scores) : null,
    };
  });
  return rows.sort((a, b) => b.wins[0] - a.wins[0]);
}

/** How a bot fares at mixed tables of a size; nothing if it was not counted there. */
export function rowOf(
  mixes: Mix[],
  players: number,
  bot: string,
): (Row & { games: number; isEverySaved: boolean }) | null {
  const sized = mixes.filter((mix) => mix.bots.length === players);
  const row = rowsOf(sized).find((one) => one.bot === bot);
  if (!row) return null;
  const games = sized.filter((mix) => bot in mix.wins).reduce((sum, mix) => sum + mix.games, 0);
  return { ...row, games, isEverySaved: sized.every((mix) => mix.survival[0] === 1) };
}

/** One among others of a kind: by the one, then by the kind of the others. */
export function matrixOf(mixes: Mix[]): Map<string, Map<string, Cell>> {
  const cells = new Map<string, Map<string, Cell>>();
  for (const mix of mixes) {
    for (const one of Object.keys(mix.wins)) {
      const others = mix.bots.filter((_, seat) => seat !== mix.bots.indexOf(one));
      if (new Set(others).size !== 1) continue;
      const row = cells.get(one) ?? new Map<string, Cell>();
      row.set(others[0]!, { survival: mix.survival, wins: mix.wins[one]!, isBest: false });
      cells.set(one, row);
    }
  }
  for (const other of new Set([...cells.values()].flatMap((row) => [...row.keys()]))) {
    const column = [...cells.values()].map((row) => row.get(other)).filter((cell) => cell !== undefined);
    const best = Math.max(...column.map((cell) => cell.wins[0]));
    for (const cell of column) cell.isBest = cell.wins[0] === best && best > 0;
  }
  return cells;
}
