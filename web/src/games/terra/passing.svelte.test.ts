// With nothing to give and nothing to hoard the turn goes on by itself.
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { View } from '../../api/types';
import type { BoardProps } from '../../lib/board';
import { words } from '../../lib/words.svelte';
import game from './game';

const PATIENCE = 120_000;

it(
  'once for each question, also when the service cannot store it',
  async () => {
    await words.load('en');
    const { default: Board } = await game.board();
    const { default: lesson } = await game.lesson();
    const { view, log } = lesson.positions[0]!;
    const asked = (): View => ({ ...view, question: { ...view.question!, kind: 'common-good', answers: ['done'] } });
    const given: string[] = [];
    const props: BoardProps = $state({
      view: asked(),
      log,
      players: lesson.players.map((name) => ({ name, isBot: false, note: '' })),
      deck: lesson.deck,
      talk: null,
      answer: (text: string) => {
        given.push(text);
        props.sending = true;
      },
      takeBack: null,
      sending: false,
      refused: null,
      title: 'Friday',
      bar: createRawSnippet(() => ({ render: () => '<i></i>' })),
      after: null,
      revealed: null,
      whole: null,
      direct: () => {},
    });
    const target = document.body.appendChild(document.createElement('div'));
    const board = mount(Board, { target, props });
    flushSync();
    expect(given).toEqual(['done']);
    for (let n = 0; n < 3; n++) {
      props.refused = { code: 'not_saved', rule: '' };
      props.sending = false;
      flushSync();
    }
    expect(given).toEqual(['done']);
    const button = target.querySelector<HTMLButtonElement>('button.pass');
    flushSync(() => button!.click());
    expect(given).toEqual(['done', 'done']);
    props.sending = false;
    props.view = asked();
    flushSync();
    expect(given).toEqual(['done', 'done', 'done']);
    await unmount(board);
    target.remove();
  },
  PATIENCE,
);
