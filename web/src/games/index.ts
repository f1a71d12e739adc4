// Each game's board and cover, by the name that the service gives the game; and how many play when nobody says.
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board';

interface GameParts {
  board: () => Promise<{ default: Component<BoardProps> }>;
  cover: () => Promise<{ default: Component }>;
  seats: { least: number; most: number; usual: number };
  /** The bots of *Play now*, in their order round the table. */
  bots: string[];
}

export const games: Record<string, GameParts> = {
  terra: {
    board: () => import('./terra/Board.svelte'),
    cover: () => import('./terra/Cover.svelte'),
    seats: { least: 3, most: 6, usual: 4 },
    // Of four helpers' games one in eight is lost, with one free rider among them every second or third.
    bots: ['tips', 'tips', 'tips', 'greedy', 'tips'],
  },
  'terra-futura': {
    board: () => import('./terra-futura/Board.svelte'),
    cover: () => import('./terra-futura/Cover.svelte'),
    seats: { least: 2, most: 5, usual: 3 },
    bots: ['greedy', 'planner', 'greedy', 'planner'],
  },
};
