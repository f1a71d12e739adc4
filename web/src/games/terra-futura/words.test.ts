import { beforeAll, expect, it } from 'vitest';
import { words } from '../../lib/words.svelte';
import { RESOURCE_DRAWINGS } from './resourceDrawings';
import { sentence } from './words';

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
