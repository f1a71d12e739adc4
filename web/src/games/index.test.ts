// A further game is a folder beside the others and nothing else: every page shows what its game.ts exports.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameInfo, Table } from '../api/types';
import type { Game } from '../lib/game';
import { words } from '../lib/words.svelte';
import About from '../routes/About.svelte';
import Home from '../routes/Home.svelte';
import Learn from '../routes/Learn.svelte';
import Replays from '../routes/Replays.svelte';
import TableRow from '../routes/TableRow.svelte';
import { games, gamesIn } from '.';

const third = vi.hoisted((): Game => {
  const Nothing = (() => ({})) as unknown as Component<any>;
  return {
    board: async () => ({ default: Nothing }),
    cover: async () => ({ default: Nothing }),
    lesson: () => Promise.reject(new Error('it teaches nothing')),
    sample: async () => ({ default: {} }),
    icon: { body: '<path id="third-icon" />', size: 16 },
    credit: { author: 'Ada Third', publisher: 'Nobody', year: 1900 },
    usualPlayers: 2,
    substitute: 'random',
    bots: ['random'],
    cues: {},
  };
});
vi.mock('.', async (original) => {
  const { gamesIn } = await original<typeof import('.')>();
  const files = import.meta.glob<Game>('./*/game.ts', { eager: true, import: 'default' });
  return { gamesIn, games: gamesIn({ ...files, './third/game.ts': third }) };
});

const info: GameInfo = {
  name: 'third',
  seats: [2, 3],
  options: [],
  start_is_chosen: false,
  bots: ['random'],
  strengths: {},
  speakers: [],
  thinkers: [],
  deck: 'default',
  acts: [],
};
const seat = { seat: 0, kind: 'human', name: 'Ada', colour: '', bot: null, connected: true, away_ms: null } as const;
const table = {
  id: 'x',
  game: 'third',
  title: '',
  status: 'open',
  seats: [seat],
  you: { seats: [], host: false },
  changed: '2026-01-01T12:00:00Z',
};

/** A page as it stands once everything that it asked for has come, and once something on it was clicked. */
async function shown(page: Component<any>, props: Record<string, unknown> = {}, clicked = ''): Promise<HTMLElement> {
  const target = document.createElement('div');
  const mounted = mount(page, { target, props });
  for (let i = 0; i < 5; i++) await new Promise((done) => setTimeout(done));
  if (clicked) {
    target.querySelector<HTMLElement>(clicked)!.click();
    await vi.waitFor(() => expect(target.querySelector('dialog')).not.toBeNull(), 20_000);
  }
  flushSync();
  const copy = target.cloneNode(true) as HTMLElement;
  await unmount(mounted);
  return copy;
}

describe('a third game', () => {
  beforeAll(() => words.load('en'));
  beforeAll(() => {
    const answer = (path: string): unknown => (path === '/api/games' ? [info] : []);
    vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify(answer(path))));
  });

  it('is found by its file, and the oldest game comes first', () => {
    expect(Object.keys(games)[0]).toBe('third');
    expect(Object.keys(games)).toHaveLength(3);
    expect(gamesIn({ './one/game.ts': third })).toEqual({ one: third });
  });
  it('has its card on the home page, with the numbers of players that the service tells; others it hides', async () => {
    const page = await shown(Home, {}, '.game .opt5');
    expect([...page.querySelectorAll<HTMLElement>('.game')].map((card) => card.dataset.game)).toEqual(['third']);
    expect([...page.querySelectorAll('.many label')].map((label) => label.textContent!.trim())).toEqual(['2', '3']);
  });
  it('is learnt', async () => {
    expect((await shown(Learn)).querySelector('a[href="/learn/third"]')).not.toBeNull();
  });
  it('is credited, and its rulings are linked', async () => {
    const page = await shown(About);
    expect(page.textContent).toContain('Ada Third, Nobody, 1900');
    expect(page.querySelector('a[href^="/learn/third/rules#"]')).not.toBeNull();
  });
  it('has a sample to watch', async () => {
    expect((await shown(Replays)).querySelectorAll('.samples button')).toHaveLength(3);
  });
  it('has its sign in the list of tables', async () => {
    const row = await shown(TableRow, { table: table as unknown as Table });
    expect(row.querySelector('#third-icon')).not.toBeNull();
  });
});
