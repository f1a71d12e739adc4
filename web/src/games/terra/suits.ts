// The three colours: each has a shape and a sign, so that colour is never the only mark.
import dove from 'icon:game-icons/peace-dove';
import type { Drawing } from '../../lib/drawing';
import type { Colour } from './types';

export const SHAPES: Record<Colour, string> = {
  G: 'M95 5V52C95 79 79 95 52 95H5V48C5 21 21 5 48 5Z',
  B: 'M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4Z',
  R: 'M50 3L93 15V49C93 76 73 90 50 98C27 90 7 76 7 49V15Z',
};

const leaf: Drawing = {
  size: 100,
  body: '<path d="M84 14C44 13 16 31 17 62c0 7 2 12 5 16 8-20 22-33 39-42-15 13-26 28-33 47 5 4 12 6 19 5 31-2 42-34 37-74Z" fill="currentColor"/><path d="M26 80l-8 15" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>',
};
const people: Drawing = {
  size: 100,
  body: '<g fill="currentColor"><circle cx="50" cy="31" r="15"/><path d="M23 84c0-20 11-32 27-32s27 12 27 32Z"/><circle cx="20" cy="40" r="10"/><path d="M2 80c0-16 7-25 18-25 3 0 6 1 8 2-7 7-10 15-10 23Z"/><circle cx="80" cy="40" r="10"/><path d="M98 80c0-16-7-25-18-25-3 0-6 1-8 2 7 7 10 15 10 23Z"/></g>',
};

export const SIGNS: Record<Colour, Drawing> = { G: leaf, B: people, R: dove };
