import './look.css';
import icon from 'icon:ph/globe-hemisphere-east-fill';
import type { Game } from '../../lib/game';

export default {
  board: () => import('./Board.svelte'),
  cover: () => import('./Cover.svelte'),
  lesson: () => import('./lesson.json'),
  atlas: () => import('./atlas'),
  reading: () => import('./reading'),
  portraits: () => import('./portraits'),
  sample: () => import('./sample.json'),
  icon,
  credit: { author: 'Bruno Faidutti', publisher: 'Days of Wonder', year: 2003 },
  usualPlayers: 4,
  // Of four helpers' games one in eight is lost, with one free rider among them every second or third.
  bots: ['tips', 'tips', 'tips', 'greedy', 'tips'],
  mixes: {
    easy: ['altruist[strength=easy]', 'tips', 'altruist[strength=easy]', 'tips', 'altruist[strength=easy]'],
    hard: ['tit-for-tat', 'selfish', 'fair-sharer', 'altruist', 'late-saver'],
  },
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
