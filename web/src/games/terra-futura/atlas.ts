// The atlas of Terra Futura: the cards of a territory, and the Scoring cards.
import '../cards.css';
import type { Atlas, AtlasCard, AtlasChoice, Fact } from '../../lib/atlas';
import { t } from '../../lib/words.svelte';
import AtlasInGame from './AtlasInGame.svelte';
import AtlasPicture from './AtlasPicture.svelte';
import { ourDeck as deck, optionsOf, type Card, type CardOption } from './deck';
import { RESOURCE_DRAWINGS } from './resourceDrawings';
import type { Kind, Resource } from './types';
import { amountsText, cardName, optionText, scoringName } from './words';

const GROUPS = ['start', 'level-I', 'level-II', 'scoring'];
const MADE: Resource[] = ['food', 'construction', 'goods'];

const groupOf = (id: string): string => GROUPS[deck.cards[id]?.level ?? 3]!;
const effectsOf = (card: Card): string => JSON.stringify(optionsOf(card));
const peers = (id: string): string[] => Object.keys(deck.cards).filter((other) => groupOf(other) === groupOf(id));
/** Cards of the same level with the same effects, this one among them. */
const twins = (id: string): string[] =>
  peers(id).filter((other) => effectsOf(deck.cards[other]!) === effectsOf(deck.cards[id]!));

const makes = (option: CardOption, kind: Kind): boolean =>
  'get' in option && Boolean(option.get[kind] || (MADE.includes(kind as Resource) && option.get.product));

function tagsOf(id: string): string[] {
  const tags = [groupOf(id)];
  const card = deck.cards[id];
  if (!card) return tags;
  const options = optionsOf(card);
  tags.push(...MADE.filter((kind) => options.some((option) => makes(option, kind))));
  if (options.some((option) => 'transfer' in option)) tags.push('moves');
  if (!options.some((option) => option.pollution)) tags.push('clean');
  return tags;
}

function cardOf(id: string): AtlasCard {
  const card = deck.cards[id];
  const group = groupOf(id);
  const common = { id, group, tags: tagsOf(id) };
  if (!card) {
    const { set, points } = deck.scoring[id]!;
    const what = t('terra-futura-set', { points, what: amountsText(set) });
    return { ...common, name: scoringName(id), note: what, keywords: [t('terra-futura-atlas-scoring')] };
  }
  return {
    ...common,
    name: cardName(id),
    note: t('terra-futura-atlas-same', { count: twins(id).length, all: peers(id).length }),
    keywords: [t(`terra-futura-atlas-${group}`), ...optionsOf(card).map(optionText)],
  };
}

function factsOf(id: string): Fact[] {
  const label = t('web-atlas-often');
  const card = deck.cards[id];
  if (!card) {
    const { set, points } = deck.scoring[id]!;
    return [
      { label, text: t('terra-futura-atlas-often-alone') },
      { label: t('terra-futura-atlas-set'), text: t('terra-futura-set', { points, what: amountsText(set) }) },
    ];
  }
  const same = twins(id);
  const others = same.filter((other) => other !== id);
  const often = others.length
    ? t('terra-futura-atlas-often', { count: same.length, all: peers(id).length })
    : t('terra-futura-atlas-often-alone');
  return [
    { label, text: often },
    {
      label: t('terra-futura-atlas-spaces'),
      text: t('terra-futura-atlas-spaces-count', { count: card.spaces }),
    },
    ...(others.length ? [{ label: t('terra-futura-atlas-like'), cards: others }] : []),
  ];
}

const product = (kind: Resource): AtlasChoice => ({
  id: kind,
  label: t(`terra-futura-atlas-makes-${kind}`),
  sign: { body: RESOURCE_DRAWINGS[kind], size: 100 },
});
const does = (id: 'moves' | 'clean'): AtlasChoice => ({ id, label: t(`terra-futura-atlas-${id}`) });

export default {
  groups: () =>
    GROUPS.map((id) => ({ id, title: t(`terra-futura-atlas-${id}`), line: t(`terra-futura-atlas-${id}.line`) })),
  cards: () => [...Object.keys(deck.cards), ...Object.keys(deck.scoring)].map(cardOf),
  filters: () => [
    { choices: GROUPS.map((id) => ({ id, label: t(`terra-futura-atlas-${id}`) })) },
    { choices: [...MADE.map(product), does('moves'), does('clean')] },
  ],
  kindOf: (card) => t(`terra-futura-atlas-${groupOf(card)}`),
  factsOf,
  columns: 7,
  Picture: AtlasPicture,
  InGame: AtlasInGame,
  thoughts: [['trading-post'], ['freight-port'], ['steelworks'], ['repair-shop'], ['greenhouse'], ['reed-bed']],
} satisfies Atlas;
