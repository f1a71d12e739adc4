// What laws make of answers and of a verdict, as the view tells it.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY } from '../../lib/talk/ledger';
import { words } from '../../lib/words.svelte';
import { Choice } from './choice.svelte';
import Decision from './Decision.svelte';
import { lawsOf, threatsOf } from './laws';
import type { TerraView } from './types';
import Verdict from './Verdict.svelte';

const players = ['Ada', 'Bruno', 'Clio'].map((name) => ({ name, note: '', isBot: false }));
const impending = {
  crisis: 'G-AF',
  threat: 12,
  played: [null, null, null],
  sum: 0,
  missing: 12,
  answered: [0, 1, 2],
  remaining: [],
  fatal: false,
  first: null,
  highest: [],
};
const nothing = (): void => {};

function drawn<Props extends Record<string, unknown>>(panel: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement('div');
  const mounted = mount(panel, { target, props });
  flushSync();
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(mounted);
  return copy;
}

function decision(question: object, choose: (choice: Choice) => void = nothing): HTMLElement {
  const view = { seat: 0, actor: 0, question, impending, full_blown: [], hidden: { G: [] } } as unknown as TerraView;
  const choice = new Choice(() => view.question);
  choose(choice);
  return drawn(Decision, {
    view,
    question: view.question,
    players,
    reader: 0,
    choice,
    ledger: EMPTY,
    brings: null,
    busy: false,
    isOver: false,
    goOn: null,
    verdict: null,
    skip: nothing,
    isSkipping: false,
    give: nothing,
    aim: nothing,
    help: nothing,
    lookUp: nothing,
    takeBack: null,
    plays: true,
    sending: false,
    refused: null,
    coach: null,
  });
}

beforeAll(() => words.load('en'));

describe('a fine', () => {
  const asked = { kind: 'impending', rule: 'T9', rules: [], answers: ['pass', 'G1'] };
  it('stands on Pass for who could help, and for nobody else', () => {
    expect(decision({ ...asked, fine: 1 }).querySelector('.pass small')?.textContent).toBe('−1 if it breaks out');
    expect(decision(asked).querySelector('.pass small')).toBeNull();
  });
  it('is a coin at the verdict', () => {
    const verdict = { solved: false, points: [], first: [], highest: [], fined: [1], track: [4, 3, 4], lost: false };
    const shown = drawn(Verdict, { impending, verdict, players, reader: 0 });
    expect(shown.querySelector('.fined')?.textContent).toContain('Bruno pays the fine');
    expect(shown.querySelectorAll('.fined li').length).toBe(1);
  });
});

describe('the common pot', () => {
  const set = { cards: ['B4', 'B5', 'B6'], colours: 1, run: true, value: 15 };
  const asked = (yours?: number): object => ({
    kind: 'hoard',
    rule: 'T16',
    rules: [],
    answers: ['hoard B4 B5 B6', 'done'],
    sets: { 'hoard B4 B5 B6': { ...set, yours } },
  });
  const choose = (choice: Choice): void => void (choice.cards = set.cards);
  it('says what of a set stays one’s own', () => {
    expect(decision(asked(8), choose).querySelector('.do small')?.textContent).toBe('15 points, 8 yours');
    expect(decision(asked(), choose).querySelector('.do small')).toBeNull();
  });
});

it('a short game has no seal, and every threat is as high as it counts', () => {
  expect(lawsOf({ laws: ['L1', 'L2', 'L6'] } as unknown as TerraView)).toEqual(['L2', 'L6']);
  expect(lawsOf({} as TerraView)).toEqual([]);
  const deck = { document: { threats: { 'G-AF': 12 } } } as never;
  expect(threatsOf(deck, { raised: 1 } as TerraView)).toEqual({ 'G-AF': 13 });
});
