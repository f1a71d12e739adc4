// The pages of the app, each loaded when somebody goes there.
import type { Component } from 'svelte';

interface Route {
  path: string;
  /** A page takes the parameters of its path. */
  load: () => Promise<{ default: Component<any> }>;
  /** The message that names it in the bar at the top; nothing keeps it out of there. */
  nav?: string;
}

const route = (path: string, load: Route['load'], nav?: string): Route => ({ path, load, nav });

export const routes: Route[] = [
  route('/', () => import('./Home.svelte'), 'web-nav-play'),
  route('/learn', () => import('./Learn.svelte'), 'web-nav-learn'),
  route('/replay', () => import('./Replays.svelte'), 'web-nav-replays'),
  route('/about', () => import('./About.svelte'), 'web-nav-about'),
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
