import './look.css';
import icon from 'icon:ph/globe-hemisphere-east-fill';
import type { Game } from '../../lib/game';
import mixes from './mixes.json';
import type { TerraView } from './types';

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
  bots: mixes.normal,
  mixes: { easy: mixes.easy, hard: mixes.hard },
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
