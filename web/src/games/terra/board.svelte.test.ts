// The board by itself, without a service.
import { createRawSnippet, flushSync, mount, tick, unmount, type Component } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Preview, Question, View } from '../../api/types';
import type { BoardProps } from '../../lib/board';
import type { Lesson } from '../../lib/game';
import { words } from '../../lib/words.svelte';
import game from './game';

const PATIENCE = 120_000;

let Board: Component<BoardProps>;
let lesson: Lesson;
beforeAll(async () => {
  await words.load('en');
  Board = (await game.board()).default;
  lesson = (await game.lesson()).default;
}, PATIENCE);

function asking(question: Partial<Question>): View {
  const { view } = lesson.positions[0]!;
  return { ...view, question: { ...view.question!, ...question } };
}

function propsWith(some: Partial<BoardProps>): BoardProps {
  return {
    view: asking({}),
    log: lesson.positions[0]!.log,
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
    ...some,
  };
}

it(
  'goes on by itself with nothing to give and nothing to hoard: once for each question, also when that cannot be stored',
  async () => {
    const asked = (): View => asking({ kind: 'common-good', answers: ['done'] });
    const given: string[] = [];
    const answer = (text: string): void => {
      given.push(text);
      props.sending = true;
    };
    const props: BoardProps = $state(propsWith({ view: asked(), answer }));
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

it(
  'does not look any more at previews that come when it is gone',
  async () => {
    let tell: (preview: Preview | null) => void = () => {};
    const preview = (): Promise<Preview | null> => new Promise((done) => (tell = done));
    const props: BoardProps = $state(propsWith({ preview }));
    const target = document.body.appendChild(document.createElement('div'));
    const board = mount(Board, { target, props });
    flushSync();
    const warn = vi.spyOn(console, 'warn');
    const gone = unmount(board);
    props.view = asking({ answers: ['pass'] });
    tell({ before: 0, after: 0, answers: [] } as unknown as Preview);
    await gone;
    await tick();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
    target.remove();
  },
  PATIENCE,
);
