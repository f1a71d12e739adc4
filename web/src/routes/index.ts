// The pages of the app, each loaded when somebody goes there.
import type { Component } from 'svelte';

interface Route {
  path: string;
  /** A page takes the parameters of its path. */
  load: () => Promise<{ default: Component<any> }>;
}

const route = (path: string, load: Route['load']): Route => ({ path, load });

export const routes: Route[] = [
  route('/', () => import('./Home.svelte')),
  route('/table/:id', () => import('./Table.svelte')),
  route('/replay/:id', () => import('./Replay.svelte')),
  route('/replay', () => import('./Replays.svelte')),
  route('/learn', () => import('./Learn.svelte')),
  route('/learn/:game', () => import('./Lesson.svelte')),
  route('/learn/:game/rules', () => import('./Rules.svelte')),
  route('/about', () => import('./About.svelte')),
  ...(import.meta.env.DEV ? [route('/dev/:name', () => import('../../dev/Fixture.svelte'))] : []),
];
