// What Terra draws and says of its puzzles.
import type { View } from '../../api/types';
import type { Puzzles } from '../../lib/game';
import { capital, listed, t } from '../../lib/words.svelte';
import { deed } from './advice';
import PuzzleHands from './PuzzleHands.svelte';
import PuzzleOpen from './PuzzleOpen.svelte';
import PuzzlePicture from './PuzzlePicture.svelte';
import type { Crisis, TerraView } from './types';
import { colourName } from './words';

/** What is told of a position, as puzzles.py of the game tells it. */
export interface About {
  crisis: Crisis | null;
  threat: number | null;
  open: Crisis[];
  card: number;
  cards: number;
  asked: number[];
  helped: number[];
}
export const aboutOf = (about: Record<string, unknown>): About => about as unknown as About;

export default {
  themes: ['last-card', 'who-goes-first', 'work-off', 'hoard-or-hold', 'too-late'],
  picture: PuzzlePicture,
  title: (about) => {
    const { crisis } = aboutOf(about);
    return crisis ? t(`terra-crisis-${crisis}.short`) : t('terra-puzzle-turn');
  },
  line: (about) => {
    const { crisis, threat, open, card, cards } = aboutOf(about);
    const names = listed(open.map((each) => t(`terra-crisis-${each}.short`)));
    const needed = crisis ? `${t('terra-puzzle-needed', { threat: threat!, colour: colourName(crisis) })} ` : '';
    return `${needed}${t('terra-puzzle-open', { count: open.length, names })} ${t('terra-puzzle-card', { card, cards })}`;
  },
  answer: (text: string, view: View) => capital(deed(view as unknown as TerraView, text)).replace(/[.:]$/, ''),
  open: PuzzleOpen,
  hands: PuzzleHands,
} satisfies Puzzles;
