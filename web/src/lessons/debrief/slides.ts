// What a slide is given, and what slides share: names of tables, seats and rounds.
import type { Component } from 'svelte';
import type { DebriefInfo } from '../../api/messages';
import { t } from '../../lib/words.svelte';
import { lawName } from '../stages';

export interface SlideProps {
  game: string;
  told: DebriefInfo;
  /** Are the aliases shown? */
  revealed: boolean;
}

/** Of each slide its name, whether there is something to show, and how it is drawn. */
export interface Slide {
  name: string;
  has: (told: DebriefInfo) => boolean;
  /** It shows what a model made of the deals: then the class under other laws is not shown. */
  isModel?: boolean;
  slide: Component<SlideProps>;
}

const LETTERS = 'ABCDEFGHIJKL';
export const seatLetter = (seat: number): string => LETTERS[seat] ?? String(seat + 1);
export const tableName = (table: number): string => t('web-debrief-table', { number: table + 1 });

/** What a round was played by: its law, or in silence, or with talk. */
export function roundRule(game: string, told: DebriefInfo, round: number): string {
  const { law, talk } = told.rounds[round] as { law: string; talk: string };
  if (law) return lawName(game, law);
  return t(talk === 'silence' ? 'web-debrief-in-silence' : 'web-debrief-with-talk');
}

/** Who sat in a seat: a letter, or the alias when names are revealed. */
export function seatName(told: DebriefInfo, revealed: boolean, round: number, table: number, seat: number): string {
  const alias = told.aliases[round]?.[table]?.[seat];
  return revealed && alias ? alias : t('web-debrief-seat', { letter: seatLetter(seat) });
}
