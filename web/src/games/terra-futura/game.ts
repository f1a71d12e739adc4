import './look.css';
import icon from 'icon:ph/grid-nine-fill';
import type { Game } from '../../lib/game';

export default {
  board: () => import('./Board.svelte'),
  cover: () => import('./Cover.svelte'),
  lesson: () => import('./lesson.json'),
  atlas: () => import('./atlas'),
  portraits: () => import('./portraits'),
  coach: () => import('./coach'),
  tile: () => import('./LessonTile.svelte'),
  check: () => import('./CheckCards.svelte'),
  debrief: () => import('./debrief'),
  ownSeat: () => import('./OwnSeat.svelte'),
  ownNumbers: () => import('./OwnNumbers.svelte'),
  sample: () => import('./sample.json'),
  icon,
  credit: { author: 'Petr Vojtěch', publisher: 'Albi', year: 2021 },
  usualPlayers: 3,
  bots: ['greedy', 'planner', 'greedy', 'planner'],
  mixes: { easy: ['greedy', 'random', 'greedy', 'random'], hard: ['learned', 'planner', 'learned', 'planner'] },
  substitute: 'greedy',
  keys: [
    ['D', 'drop'],
    ['G', 'goals'],
    ['Z', 'zoom'],
    ['← → ↑ ↓', 'arrows'],
  ],
  cues: { take: 'card', 'take-unseen': 'card', place: 'card', discard: 'card', inactive: 'bad', over: 'end' },
} satisfies Game;
