// The kinds of stages as they are drawn and named, and the laws with their signs.
import chart from 'icon:ph/presentation-chart';
import cap from 'icon:ph/graduation-cap';
import chats from 'icon:ph/chats-circle-fill';
import checks from 'icon:ph/list-checks';
import coins from 'icon:ph/coins-fill';
import eye from 'icon:ph/eye';
import eyeFill from 'icon:ph/eye-fill';
import globe from 'icon:ph/globe-hemisphere-east-fill';
import handshake from 'icon:ph/handshake-fill';
import none from 'icon:ph/minus-bold';
import pencil from 'icon:ph/pencil-simple-line';
import pot from 'icon:ph/cooking-pot-fill';
import question from 'icon:ph/question';
import scales from 'icon:ph/scales';
import sliders from 'icon:ph/sliders-horizontal';
import thermometer from 'icon:ph/thermometer-hot-fill';
import waving from 'icon:ph/hand-waving';
import type { PlanStage } from '../api/messages';
import type { Drawing } from '../lib/drawing';
import { hasMessage, t } from '../lib/words.svelte';

const ICONS: Record<string, Drawing> = {
  welcome: waving,
  learn: cap,
  check: checks,
  predict: question,
  round: globe,
  look: eye,
  law: scales,
  debrief: chart,
  reflect: pencil,
  survey: sliders,
};
const LAWS: Record<string, Drawing> = {
  talk: chats,
  fine: coins,
  pot,
  binding: handshake,
  open: eyeFill,
  harder: thermometer,
};

export const stageIcon = (kind: string): Drawing => ICONS[kind] ?? question;
/** The sign of a law. */
export const lawIcon = (law: string): Drawing => (isNone(law) ? none : (LAWS[law] ?? scales));
/** Is it the law that changes nothing, or that there is none? */
export const isNone = (law: string): boolean => law === '' || law === 'none';

/** A plan that nobody has named is called by its own name. */
export const planName = (game: string, plan: string): string =>
  hasMessage(`${game}-plan-${plan}`) ? t(`${game}-plan-${plan}`) : plan;
export const planLine = (game: string, plan: string): string =>
  hasMessage(`${game}-plan-${plan}-line`) ? t(`${game}-plan-${plan}-line`) : '';

/** A kind that nobody here knows is called by its own name. */
export const kindName = (kind: string): string => (hasMessage(`web-stage-${kind}`) ? t(`web-stage-${kind}`) : kind);

/** What the n-th stage of a plan is called: where there are several rounds, each has its number. */
export function stageName(stages: readonly Pick<PlanStage, 'kind'>[], n: number): string {
  const kind = stages[n]!.kind;
  const rounds = stages.filter((stage) => stage.kind === 'round').length;
  if (kind !== 'round' || rounds < 2) return kindName(kind);
  return t('web-stage-round-number', { number: stages.slice(0, n + 1).filter((s) => s.kind === 'round').length });
}

export const lawName = (game: string, law: string): string =>
  isNone(law) ? t('web-law-none') : hasMessage(`${game}-law-${law}`) ? t(`${game}-law-${law}`) : law;
/** What a law says, in a sentence; nothing if nobody has written it. */
export const lawLine = (game: string, law: string): string =>
  isNone(law) ? t('web-law-none-line') : hasMessage(`${game}-law-${law}-line`) ? t(`${game}-law-${law}-line`) : '';
