// Whom a board calls "you": who looks on is not spoken to, and at a table that was ended early nobody decides.
import { createRawSnippet, mount, unmount, type Component } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Step, View } from '../api/types';
import type { BoardProps } from '../lib/board';
import type { Lesson } from '../lib/game';
import { t, words } from '../lib/words.svelte';
import { games } from '.';

const PATIENCE = 120_000;

describe.each(Object.keys(games))('at a table of %s', { timeout: PATIENCE }, (game) => {
  let Board: Component<BoardProps>;
  let lesson: Lesson;

  beforeAll(async () => {
    await words.load('en');
    Board = (await games[game]!.board()).default;
    lesson = (await games[game]!.lesson()).default;
  }, PATIENCE);

  /** Everything that a board says, also to who does not see it. */
  function said(view: View, log: Step[], rest: Partial<BoardProps>): string {
    const target = document.createElement('div');
    const props: BoardProps = {
      view,
      log,
      players: lesson.players.map((_, seat) => ({ name: ['Ada', 'Ben', 'Eva'][seat]!, isBot: false, note: '' })),
      deck: lesson.deck,
      talk: null,
      answer: null,
      takeBack: null,
      sending: false,
      refused: null,
      title: 'Friday',
      bar: createRawSnippet(() => ({ render: () => '<i></i>' })),
      after: null,
      revealed: null,
      whole: null,
      direct: () => {},
      ...rest,
    };
    const board = mount(Board, { target, props });
    const labels = [...target.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
    const text = [target.textContent, ...labels].join(' ').replace(/\s+/g, ' ');
    void unmount(board);
    return text;
  }

  it('who watches a replay is not spoken to', () => {
    for (const { view, log } of lesson.positions) {
      const text = said(view, log, { reader: null });
      expect(text).toContain('Ada is deciding');
      expect(text.match(/.{0,40}\byours?\b.{0,20}|.{0,40}\byou\b.{0,20}/gi) ?? []).toEqual([]);
    }
  });

  it('who is asked is spoken to', () => {
    const { view, log } = lesson.positions[0]!;
    expect(said(view, log, { answer: () => {} })).toContain('You decide now.');
  });

  it('who cannot answer is not told to decide', () => {
    const { view, log } = lesson.positions[0]!;
    expect(said(view, log, {})).not.toMatch(/you decide/i);
  });

  it('nobody decides when it was ended early', () => {
    for (const { view, log } of lesson.positions) {
      const text = said({ ...view, actor: null, question: null }, log, {});
      expect(text).toContain(t('web-abandoned'));
      expect(text).not.toMatch(/decid(es?|ing)\b/i);
    }
  });
});
