import './look.css';
import icon from 'icon:ph/globe-hemisphere-east-fill';
import type { Game } from '../../lib/game';
import type { TerraView } from './types';

/** Whom the lot decides on: beside an ally and a bluffer, and beside an egoist and an ally. */
const NORMAL = ['tips', 'late-saver[strength=normal]', 'fair-sharer[strength=normal]', 'tit-for-tat[strength=normal]'];
const HARD = ['tips', 'late-saver', 'tit-for-tat'];

export default {
  board: () => import('./Board.svelte'),
  cover: () => import('./Cover.svelte'),
  lesson: () => import('./lesson.json'),
  atlas: () => import('./atlas'),
  reading: () => import('./reading'),
  portraits: () => import('./portraits'),
  coach: () => import('./coach'),
  deals: () => import('./Duplicates.svelte'),
  beside: () => import('./Beside.svelte'),
  aside: (revealed) => revealed.map((view) => (view as unknown as TerraView).own?.hoard_value ?? 0),
  puzzles: () => import('./puzzles'),
  debrief: () => import('./debrief'),
  tile: () => import('./LessonTile.svelte'),
  ownSeat: () => import('./OwnSeat.svelte'),
  ownNumbers: () => import('./OwnNumbers.svelte'),
  check: () => import('./CheckCards.svelte'),
  sample: () => import('./sample.json'),
  icon,
  credit: { author: 'Bruno Faidutti', publisher: 'Days of Wonder', year: 2003 },
  usualPlayers: 4,
  // What somebody meets there is measured: docs/bots.md, "Play now".
  bots: ['helper[strength=normal]', 'bluffer[strength=normal]', NORMAL, 'tips', NORMAL],
  mixes: {
    easy: [
      'helper[strength=normal]',
      'altruist[strength=normal]',
      'fair-sharer[strength=normal]',
      'altruist[strength=easy]',
      'tips',
    ],
    hard: ['selfish[strength=normal]', 'helper', HARD, 'bluffer', HARD],
  },
  substitute: 'tips',
  keys: [
    ['1–9', 'card'],
    ['Enter', 'play'],
    ['P', 'pass'],
    ['L', 'look'],
    ['S', 'story'],
    ['T', 'talk'],
    ['W', 'law'],
  ],
  cues: {
    play: 'card',
    contribute: 'card',
    discard: 'card',
    averted: 'good',
    solved: 'good',
    'full-blown': 'bad',
    over: 'end',
  },
} satisfies Game;
