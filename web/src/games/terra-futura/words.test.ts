import { beforeAll, expect, it } from 'vitest';
import { words } from '../../lib/words.svelte';
import { RESOURCE_DRAWINGS } from './resourceDrawings';
import { sentence, cardSpoken } from './words';

const players = [{ name: 'Ada', note: '', isBot: false }];
const outline = (drawing: string): string => /d="([^"]*)" fill="none"[^>]*linejoin="round"/.exec(drawing)![1]!;

beforeAll(() => words.load('en'));

it('tells what a gain of choice became', () => {
  const story = sentence({ event: 'gain', seat: 0, resource: 'yellow', card: 'village' }, players, 0);
  expect(story).toContain('You choose');
});
it('draws red and green in outlines of their own', () => {
  expect(outline(RESOURCE_DRAWINGS.red)).not.toBe(outline(RESOURCE_DRAWINGS.green));
});

it('says a card as a sentence', () => {
  const plot = { card: 'workshop', at: [0, 0], cubes: 1, spaces: 1, active: false, resources: { red: 2 }, ready: 0 };
  const card = { level: 1, spaces: 1, upper: [{ pay: { red: 1 }, get: { construction: 1 }, pollution: 1 }], lower: [] };
  const deck = { cards: { workshop: card }, notes: {} } as unknown as Parameters<typeof cardSpoken>[1];
  expect(cardSpoken('workshop', deck, 'Workshop', plot as unknown as Parameters<typeof cardSpoken>[3], true)).toBe(
    'Workshop: pay red, receive construction and pollution. blocked. used. on it: 2× red. pollution: 1 (spaces: 1)',
  );
});
