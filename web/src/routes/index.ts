// The pages of the app: where people begin comes with the app, each other is loaded when somebody goes there.
import type { Component } from 'svelte';
import { games } from '../games';
import { isSite } from '../lib/home';
import { matches } from '../lib/router.svelte';
import { words } from '../lib/words.svelte';
import Home from './Home.svelte';

interface Route {
  path: string;
  /** A page takes the parameters of its path. */
  load: () => Promise<{ default: Component<any> }>;
  /** The message that names it in the bar at the top; nothing keeps it out of there. */
  nav?: string;
}

/** A page together with sentences that only some pages say, from the folders of that name beside the others. */
const saying =
  (load: Route['load'], sentences: () => Promise<{ default: Parameters<typeof words.add>[0] }>): Route['load'] =>
  async () => {
    const [page] = await Promise.all([load(), sentences().then((more) => words.add(more.default))]);
    return page;
  };
const study = (load: Route['load']): Route['load'] => saying(load, () => import('virtual:sentences/study'));
const deals = (load: Route['load']): Route['load'] => saying(load, () => import('virtual:sentences/deals'));
const learn = (load: Route['load']): Route['load'] => saying(load, () => import('virtual:sentences/learn'));
const guide = (load: Route['load']): Route['load'] =>
  saying(
    saying(
      saying(load, () => import('virtual:sentences/lessons')),
      () => import('virtual:sentences/pupils'),
    ),
    () => import('virtual:sentences/guide'),
  );
const privacy = (load: Route['load']): Route['load'] => saying(load, () => import('virtual:sentences/privacy'));
const codes = (load: Route['load']): Route['load'] => saying(load, () => import('virtual:sentences/codes'));

/** A page that only a table service has; a site says so instead. */
const served = (load: Route['load']): Route['load'] => (isSite ? () => import('../site/NeedsService.svelte') : load);

const route = (path: string, load: Route['load'], nav?: string): Route => ({ path, load, nav });

export const routes: Route[] = [
  route('/', async () => ({ default: Home }), 'web-nav-play'),
  route('/learn', () => import('./Learn.svelte'), 'web-nav-learn'),
  route('/replay', () => import('./Replays.svelte'), 'web-nav-replays'),
  route('/about', () => import('./About.svelte'), 'web-nav-about'),
  route('/settings', () => import('./Preferences.svelte')),
  route(
    '/daily',
    deals(() => import('./deals/Daily.svelte')),
  ),
  route(
    '/daily/:day',
    deals(() => import('./deals/Daily.svelte')),
  ),
  route('/you', study(deals(() => import('./you/You.svelte')))),
  route(
    '/puzzles',
    study(() => import('./puzzles/Puzzles.svelte')),
  ),
  route(
    '/puzzles/:id',
    study(() => import('./puzzles/Puzzle.svelte')),
  ),
  route(
    '/deal/:deal',
    deals(() => import('./deals/Duplicate.svelte')),
  ),
  route(
    '/class',
    served(() => import('../lessons/ClassPage.svelte')),
  ),
  route('/class/guide/:plan', served(guide(() => import('../lessons/guide/GuidePage.svelte')))),
  route('/class/privacy', served(privacy(() => import('../lessons/guide/PrivacyPage.svelte')))),
  route(
    '/lesson/:id',
    served(() => import('../lessons/LessonPage.svelte')),
  ),
  route(
    '/join',
    served(() => import('../lessons/pupil/Join.svelte')),
  ),
  route(
    '/join/:code',
    served(() => import('../lessons/pupil/Join.svelte')),
  ),
  route(
    '/deal/:deal/beside',
    served(() => import('./deals/Beside.svelte')),
  ),
  route(
    '/collect',
    codes(() => import('../codes/Collect.svelte')),
  ),
  route(
    '/code/:id',
    codes(() => import('../codes/CodePage.svelte')),
  ),
  route('/table/:id', () => import('./Table.svelte')),
  route('/replay/:id', () => import('./Replay.svelte')),
  route('/replay/:id/coach', served(study(() => import('./coach/Coach.svelte')))),
  route('/replay/:id/try', served(study(() => import('./coach/Try.svelte')))),
  route(
    '/learn/:game',
    learn(() => import('./Lesson.svelte')),
  ),
  route('/learn/:game/rules', () => import('./Rules.svelte')),
  route('/learn/:game/atlas', () => import('./Atlas.svelte')),
  route('/learn/:game/atlas/:card', () => import('./AtlasCard.svelte')),
  route('/learn/:game/bots', () => import('./Ladder.svelte')),
  route('/learn/:game/why', () => import('./Why.svelte')),
  ...(import.meta.env.DEV ? [route('/dev/:name', () => import('../../dev/Fixture.svelte'))] : []),
];

/** The page at a path and its parameters; null if there is none, or none of that game. */
export function routeAt(path: string): { route: Route; parameters: Record<string, string> } | null {
  for (const route of routes) {
    const parameters = matches(route.path, path);
    if (!parameters) continue;
    return 'game' in parameters && !Object.hasOwn(games, parameters.game!) ? null : { route, parameters };
  }
  return null;
}
