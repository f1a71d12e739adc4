// What all pages of lessons say. Those of one side only come with its pages.
import sentences from 'virtual:sentences/lessons';
import { words } from '../lib/words.svelte';

export const loadSentences = (): Promise<void> => words.add(sentences);
