// "What can I do now?" shows the rules that the view tells.
import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte';
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

  it('every question is explained with its rules', () => {
    for (const { view, log } of lesson.positions) {
      expect(view.question!.rules.length).toBeGreaterThan(0);
      expect(explained(view, log)).toEqual(view.question!.rules);
    }
  });

  it('with those of the view and no others', () => {
    const { view, log } = lesson.positions[0]!;
    const rulesOf = (position: { view: View }): string[] => position.view.question!.rules;
    const rules = lesson.positions.map(rulesOf).find((other) => other.join() !== view.question!.rules.join())!;
    expect(rules).toBeDefined();
    expect(explained({ ...view, question: { ...view.question!, rules } }, log)).toEqual(rules);
  });

  /** The rules in the dialog that a player opens. */
  function explained(view: View, log: Step[]): string[] {
    const target = document.body.appendChild(document.createElement('div'));
    const props: BoardProps = {
      view,
      log,
      players: lesson.players.map((name) => ({ name, isBot: false, note: '' })),
      deck: lesson.deck,
      talk: null,
      answer: () => {},
      takeBack: null,
      sending: false,
      refused: null,
      title: 'Friday',
      bar: createRawSnippet(() => ({ render: () => '<i></i>' })),
      after: null,
      revealed: null,
      whole: null,
      direct: () => {},
    };
    const board = mount(Board, { target, props });
    const asks = [...target.querySelectorAll('button')].find((button) =>
      [button.textContent?.trim(), button.getAttribute('aria-label')].includes(t('web-what-now')),
    );
    flushSync(() => asks!.click());
    const rules = [...target.querySelectorAll('dialog dt span')].map((element) => element.textContent ?? '');
    void unmount(board);
    target.remove();
    return rules;
  }
});
