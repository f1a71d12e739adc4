// The atlas of Terra: 18 measures and 18 crises.
import '../cards.css';
import './cards.css';
import deck from 'deck:terra';
import type { Atlas, AtlasCard, AtlasChoice, Fact } from '../../lib/atlas';
import { t } from '../../lib/words.svelte';
import AtlasInGame from './AtlasInGame.svelte';
import AtlasPicture from './AtlasPicture.svelte';
import Patterns from './Patterns.svelte';
import { SIGNS } from './suits';
import { COLOURS, REGIONS, SUITS, colourOf, regionOf, valueOf, type Crisis, type Solution } from './types';
import { crisisName } from './words';

/** How many there are of each value in each colour. */
const copies = deck.notes.copies;
const VALUES = copies.map((_, i) => i + 1);

export const measures: Solution[] = COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}${value}`));
export const crises: Crisis[] = COLOURS.flatMap((colour) => REGIONS.map((region) => `${colour}-${region}`));
const isCrisis = (card: string): boolean => card.includes('-');
const alike = (card: string, among: string[]): string[] => among.filter((other) => colourOf(other) === colourOf(card));

const all = COLOURS.length * copies.reduce((sum, count) => sum + count, 0);
const countOf = (measure: Solution): number => copies[valueOf(measure) - 1]!;
const threatOf = (crisis: Crisis): number => deck.threats[crisis]!;

function cardOf(id: string): AtlasCard {
  const colour = colourOf(id);
  const keywords = [t(`terra-colour-${colour}`), t(`terra-colour-${colour}.adjective`)];
  if (!isCrisis(id)) {
    return {
      id,
      name: t(`terra-card-${id}`),
      note: t('terra-atlas-copies', { count: countOf(id), all }),
      group: 'measures',
      tags: ['measures', colour],
      keywords: [...keywords, t('terra-atlas-measure'), t(`terra-measure-${id}`), `${valueOf(id)}`],
    };
  }
  const region = regionOf(id);
  return {
    id,
    name: t(`terra-crisis-${id}.short`),
    note: t('terra-web-threat', { threat: threatOf(id) }),
    group: 'crises',
    tags: ['crises', colour, region],
    keywords: [...keywords, t('terra-atlas-crisis'), crisisName(id), t(`terra-region-${region}`)],
  };
}

function factsOf(card: string): Fact[] {
  const often = t('web-atlas-often');
  if (isCrisis(card)) {
    return [
      { label: t('terra-atlas-region'), text: t(`terra-region-${regionOf(card)}`) },
      { label: t('terra-atlas-threat'), text: `${threatOf(card)}` },
      { label: often, text: t('terra-atlas-copies-crisis') },
      { label: t('terra-atlas-helped-by'), cards: alike(card, measures) },
    ];
  }
  return [
    { label: t('terra-atlas-value'), text: `${valueOf(card)}` },
    { label: often, text: t('terra-atlas-copies-measure', { count: countOf(card), all }) },
    { label: t('terra-atlas-against'), cards: alike(card, crises) },
  ];
}

const group = (id: 'measures' | 'crises'): AtlasChoice => ({ id, label: t(`terra-atlas-${id}`) });

export default {
  groups: () =>
    ['measures', 'crises'].map((id) => ({
      id,
      title: t(`terra-atlas-${id}`),
      line: t(`terra-atlas-${id}.line`),
    })),
  cards: () => [...measures, ...crises].map(cardOf),
  filters: () => [
    { choices: [group('measures'), group('crises')] },
    {
      choices: COLOURS.map((colour) => ({
        id: colour,
        label: t(`terra-colour-${colour}`),
        sign: SIGNS[colour],
        tint: `var(--${SUITS[colour]}-text)`,
      })),
    },
    {
      list: t('terra-atlas-region'),
      choices: REGIONS.map((region) => ({ id: region, label: t(`terra-region-${region}`) })),
    },
  ],
  kindOf: (card) =>
    [t(isCrisis(card) ? 'terra-atlas-crisis' : 'terra-atlas-measure'), t(`terra-colour-${colourOf(card)}`)].join(', '),
  factsOf,
  columns: 6,
  Picture: AtlasPicture,
  Patterns,
  InGame: AtlasInGame,
  thoughts: [['B-OC'], ['G6', 'B1'], ['R4', 'R5'], ['B6']],
} satisfies Atlas;
