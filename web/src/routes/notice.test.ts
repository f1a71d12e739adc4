import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '../api/types';
import { words } from '../lib/words.svelte';
import TableNotice from './TableNotice.svelte';

const person = { kind: 'human', colour: '', bot: null, connected: true, away_ms: null };
const table = (away: number | null): Table =>
  ({
    id: 'x',
    game: 'terra',
    status: 'playing',
    number: 4,
    actor: 1,
    replace_after_ms: 60_000,
    seats: [
      { ...person, seat: 0, name: 'Ada' },
      { ...person, seat: 1, name: 'Nadia', connected: away === null, away_ms: away },
    ],
    you: { seats: [0], host: false, watch: false },
  }) as unknown as Table;

/** What the notice says of somebody who has been away for so long, and once something in it was clicked. */
function said(away: number | null, due: { seat: number; at: number } | null = null, clicked = ''): string {
  const target = document.createElement('div');
  const notice = mount(TableNotice, { target, props: { table: table(away), due, changed: () => {} } });
  flushSync();
  if (clicked) target.querySelector<HTMLElement>(clicked)!.click();
  flushSync();
  const text = target.textContent!.replace(/\s+/g, ' ').trim();
  void unmount(notice);
  return text;
}

describe('somebody for whom the table waits is away', () => {
  beforeAll(() => words.load('en'));

  it('is no matter for a moment', () => {
    expect(said(null)).toBe('');
    expect(said(3_000)).toBe('');
  });

  it('tells from when on a bot may play', () => {
    expect(said(22_000)).toBe('Nadia is away. In 0:38 you can let a bot play.');
  });

  it('tells when a bot decides by the clock', () => {
    expect(said(22_000, { seat: 1, at: Date.now() + 15_000 })).toBe('Nadia is away. A bot decides in 0:15.');
  });

  it('lets a bot play, or waits', () => {
    expect(said(120_000)).toContain('Let a bot play');
    expect(said(120_000, null, '.wait')).toBe('');
  });
});

describe('a guest took the seat of a bot', () => {
  const withGuest = (host: boolean): Table => {
    const seen = table(null);
    const guest = { ...person, seat: 2, name: 'Zoe', guest_for: 'Clio' };
    return { ...seen, seats: [...seen.seats, guest], you: { ...seen.you, host } } as unknown as Table;
  };
  const told = (host: boolean, clicked = ''): string => {
    const target = document.createElement('div');
    const notice = mount(TableNotice, { target, props: { table: withGuest(host), changed: () => {} } });
    flushSync();
    if (clicked) target.querySelector<HTMLElement>(clicked)!.click();
    flushSync();
    const text = target.textContent!.replace(/\s+/g, ' ').trim();
    void unmount(notice);
    return text;
  };
  beforeAll(() => words.load('en'));

  it('is told to the host, who can undo it', () => {
    expect(told(true)).toBe('Zoe has taken the seat of Clio. All right Give it back to the bot');
    expect(told(false)).toBe('');
  });

  it('is told until the host has seen it', () => {
    expect(told(true, '.wait')).toBe('');
  });
});
