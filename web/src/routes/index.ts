// The pages of the app: where people begin comes with the app, each other is loaded when somebody goes there.
import type { Component } from 'svelte';
import { games } from '../games';
import { matches } from '../lib/router.svelte';
import Home from './Home.svelte';

interface Route {
  path: string;
  /** A page takes the parameters of its path. */
  load: () => Promise<{ default: Component<any> }>;
  /** The message that names it in the bar at the top; nothing keeps it out of there. */
  nav?: string;
}

const route = (path: string, load: Route['load'], nav?: string): Route => ({ path, load, nav });

export const routes: Route[] = [
  route('/', async () => ({ default: Home }), 'web-nav-play'),
  route('/learn', () => import('./Learn.svelte'), 'web-nav-learn'),
  route('/replay', () => import('./Replays.svelte'), 'web-nav-replays'),
  route('/about', () => import('./About.svelte'), 'web-nav-about'),
  route('/settings', () => import('./Preferences.svelte')),
  route('/daily', () => import('./deals/Daily.svelte')),
  route('/daily/:day', () => import('./deals/Daily.svelte')),
  route('/deal/:deal', () => import('./deals/Duplicate.svelte')),
  route('/table/:id', () => import('./Table.svelte')),
  route('/replay/:id', () => import('./Replay.svelte')),
  route('/learn/:game', () => import('./Lesson.svelte')),
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
