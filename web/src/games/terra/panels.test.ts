// What the parts of the table show: the danger, the stage, the hand.
import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../lib/words.svelte';
import CalmStage from './CalmStage.svelte';
import DangerPanel from './DangerPanel.svelte';
import EndLost from './EndLost.svelte';
import Hand from './Hand.svelte';
import PlayerList from './PlayerList.svelte';
import type { TerraView } from './types';

const players = ['Ada', 'Bruno', 'Clio'].map((name) => ({ name, note: '', isBot: false }));
const view = {
  seat: 0,
  actor: 0,
  turn: 0,
  waiting: 'hoard',
  question: { kind: 'hoard', rule: 'T16', rules: [], answers: ['done'] },
  impending: null,
  full_blown: [],
  hands: [1, 2, 3],
  sets: [0, 0, 0],
  track: [0, 0, 0],
  dangers: [{ kind: 'region', region: 'OC', crises: 1 }],
  near: ['OC'],
  danger: {
    total: [3, 7],
    colours: { G: [1, 4], B: [1, 4], R: [1, 4] },
    regions: { NA: [0, 3], SA: [0, 3], EU: [0, 3], AF: [0, 3], AS: [0, 3], OC: [2, 3] },
  },
} as unknown as TerraView;

function drawn<Props extends Record<string, unknown>>(panel: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement('div');
  const mounted = mount(panel, { target, props });
  flushSync();
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(mounted);
  return copy;
}
const headOf = (element: HTMLElement): string => element.querySelector('h1, h2')?.textContent?.trim() ?? '';

describe('the danger', () => {
  beforeAll(() => words.load('en'));
  const of = (given: TerraView): HTMLElement => drawn(DangerPanel, { view: given, open: () => {} });

  it('is a step away while the game goes on', () => {
    expect(headOf(of(view))).toBe('One step from losing');
  });
  it('is over when control is lost, and where it was lost is marked', () => {
    const danger = { ...view.danger, regions: { ...view.danger.regions, OC: [3, 3] } };
    const lost = of({ ...view, actor: null, question: null, dangers: [], near: [], danger } as unknown as TerraView);
    expect(headOf(lost)).toBe('Control is lost');
    expect(lost.querySelector('.hot')?.textContent).toContain('Oceania');
  });
  it('is none when the world has held', () => {
    const held = of({ ...view, actor: null, question: null });
    expect(headOf(held)).toBe('');
    expect(held.querySelectorAll('.near li').length).toBe(0);
  });
});

describe('the stage between two crises', () => {
  beforeAll(() => words.load('en'));
  const head = (answers: string[]): string =>
    headOf(
      drawn(CalmStage, {
        view: { ...view, question: { ...view.question!, answers } } as TerraView,
        players,
        reader: 0,
        last: '',
        isOver: false,
      }),
    );

  it('asks for a set only who has one', () => {
    expect(head(['G1 G1 G1', 'done'])).toBe('You helped: hoard a set?');
    expect(head(['done'])).toBe('Working for the common good');
  });
});

describe('a raised card', () => {
  beforeAll(() => words.load('en'));
  const raised = (several: boolean): string | undefined => {
    const nothing = (): void => {};
    const cards = ['G1', 'G2', 'G3'];
    const [playable, fitting] = [new Set(cards), new Set(cards)];
    const props = { label: '', cards, playable, fitting, lifted: ['G1'], asked: true, several };
    return drawn(Hand, { ...props, pick: nothing, drop: nothing, look: nothing }).querySelector('.held:has(.sel)')
      ?.className;
  };

  it('lies in front, but not on the next one of a set', () => {
    expect(raised(false)).toContain('front');
    expect(raised(true)).not.toContain('front');
  });
});

describe("one's own seat", () => {
  beforeAll(() => words.load('en'));
  const first = (name: string): string => {
    const named = players.map((player, seat) => (seat ? player : { ...player, name }));
    const list = drawn(PlayerList, { view, players: named, reader: 0, spoken: null });
    return list.querySelector('.who')!.textContent!.replace(/\s+/g, ' ').trim();
  };

  it('is marked, but not called "You you"', () => {
    expect(first('Ada')).toBe('Ada you deciding');
    expect(first('You')).toBe('You deciding');
  });
});

describe('what a seat has', () => {
  beforeAll(() => words.load('en'));

  it('is told with its hoard, and seats keep their order whoever plays', () => {
    const own = { hand: [], hoard: ['G1', 'G2', 'G3'], hoard_value: 6 };
    const list = drawn(PlayerList, {
      view: { ...view, own, track: [7, 1, 2], turn: 2, actor: 2 } as TerraView,
      players,
      reader: 0,
      spoken: null,
    });
    expect(list.querySelector('.me .pt')!.textContent!.replace(/\s+/g, ' ')).toMatch(/^ ?7.*\+6/);
    expect([...list.querySelectorAll('.who b')].map((name) => name.textContent)).toEqual(['Ada', 'Bruno', 'Clio']);
  });
});

describe('when the game is over', () => {
  beforeAll(() => words.load('en'));

  it("nobody's face is left on the stage", () => {
    const over = { ...view, actor: null, question: null } as unknown as TerraView;
    const stage = drawn(CalmStage, { view: over, players, reader: 0, last: '', isOver: true });
    expect(headOf(stage)).toBe('The game is over');
    expect(stage.querySelector('.who-turn')).toBeNull();
    expect(
      drawn(CalmStage, { view, players, reader: 0, last: '', isOver: false }).querySelector('.who-turn'),
    ).not.toBeNull();
  });
});

describe('a world that is lost', () => {
  beforeAll(() => words.load('en'));

  it('names every crisis that lost it, and nothing of the hands until they are open', () => {
    const crises = ['G-NA', 'G-EU', 'G-AF', 'G-OC'];
    const lost = {
      ...view,
      actor: null,
      question: null,
      result: { outcome: 'loss', reason: 'colour', crises },
      loss: { kind: 'colour', colour: 'G', crises },
    } as unknown as TerraView;
    const props = { view: lost, reader: 0, players, log: [], whole: null, given: null, revealed: null, title: '' };
    const bar = createRawSnippet(() => ({ render: () => '<i></i>' }));
    const end = drawn(EndLost, { ...props, bar, after: null, proof: null });
    expect(end.querySelector('.guilty')?.textContent).toBe(
      'Forest fires, Poisoned rivers, Desertification, and Dying reefs',
    );
    expect(end.textContent).not.toContain('kept');
  });
});
