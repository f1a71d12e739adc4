// T23: what can be said is filled from the table, and reads in the reader's language.
import { beforeAll, describe, expect, it } from 'vitest';
import { pieces } from '../../lib/rich';
import { Composing, slotsOf } from '../../lib/talk/composing.svelte';
import { EMPTY, type Ledger, type Promised } from '../../lib/talk/ledger';
import type { Act, Speech } from '../../lib/talk/speech';
import { words } from '../../lib/words.svelte';
import { openOn, promiseOn, speechOf } from './talk';
import type { TerraView } from './types';

const players = ['Žofie', 'Lena', 'Aiko', 'Otto'].map((name) => ({ name, note: '', isBot: false }));
/** Seat 1 looks: 0 has given 2, 3 decides, then 2, then 1. */
const view = {
  seat: 1,
  actor: 3,
  turn: 0,
  impending: {
    crisis: 'R-NA',
    threat: 11,
    played: ['R2', null, null, null],
    sum: 2,
    missing: 9,
    answered: [0],
    remaining: [3, 2, 1],
    fatal: false,
    first: 0,
    highest: [0],
  },
  full_blown: [
    { crisis: 'G-AF', threat: 12, cards: [], sum: 10, open: true },
    { crisis: 'B-AS', threat: 13, cards: [], sum: 4, open: true },
  ],
  dangers: [],
  near: [],
  danger: {
    total: [2, 7],
    colours: { G: [1, 4], B: [1, 4], R: [0, 4] },
    regions: { NA: [0, 3], SA: [0, 3], EU: [0, 3], AF: [1, 3], AS: [1, 3], OC: [0, 3] },
  },
  own: { hand: ['R4', 'R1', 'G6'], hoard: [], hoard_value: 0 },
} as unknown as TerraView;

const promise = (rest: Partial<Promised> = {}): Promised => ({
  line: 4,
  said: 3,
  seat: 3,
  about: 'R-NA',
  value: 3,
  verdict: 'open',
  ...rest,
});
const ledgerOf = (...promises: Promised[]): Ledger => ({ ...EMPTY, promises });
const speak = (seen: Partial<TerraView> = {}, ledger = EMPTY): Speech =>
  speechOf({ ...view, ...seen }, players, view.seat, ledger);
const NAMES = ['ask', 'offer', 'promise', 'if', 'warn', 'thank', 'accuse', 'refuse'];

/** A draft as it reads, its slots in brackets. */
function read(speech: Speech, draft: Act): string {
  return pieces(speech.frame(draft))
    .map((piece) => (typeof piece === 'string' ? piece : `[${speech.filled(draft, piece.of)}]`))
    .join('');
}

describe('what can be said', () => {
  beforeAll(() => words.load('en'));

  it('is filled from the table', () => {
    const speech = speak();
    expect(speech.acts.map(({ name }) => name)).toEqual(NAMES);
    expect(NAMES.map((name) => read(speech, speech.draft(name)!))).toEqual([
      'Could [someone] give a [red] [6] or more?',
      'I can give up to [4].',
      'At my next chance I give at least [4] against “[Gun violence]”.',
      'If [Aiko] first gives at least [5], I give at least [4].',
      '[North America] is in danger.',
      'Thank you, [Žofie].',
      '[Žofie] could do more.',
      'I give nothing for this one.',
    ]);
  });
  it('speaks of the crisis that lacks least once one has decided on the impending one', () => {
    const decided = { ...view.impending!, answered: [0, 1], remaining: [3, 2] };
    const speech = speak({ impending: decided });
    expect(speech.draft('promise')).toEqual({ act: 'promise', value: 2, crisis: 'G-AF' });
    expect(speech.draft('if')).toBeNull();
    expect(speech.whyNot('if')).toBe('Nobody decides on a crisis before you.');
  });
  it('says what one lacks, and nothing of a crisis when there is none', () => {
    const own = { hand: ['G6'], hoard: [], hoard_value: 0 };
    expect(read(speak({ own }), speak({ own }).draft('warn')!)).toBe('I have nothing in [red].');
    const calm = speak({ impending: null, full_blown: [] });
    expect(NAMES.filter((name) => calm.draft(name) === null)).toEqual(['promise', 'if']);
    expect(calm.whyNot('promise')).toBe('No crisis is on the table.');
  });
  it('says beside a promise what keeps it, and beside the rest that nothing binds', () => {
    const speech = speak();
    const note = (name: string): string => speech.note(speech.draft(name)!);
    expect(note('promise')).toBe('Everybody will see whether you keep it.');
    expect(note('if')).toBe('It counts only if Aiko gives at least 5 first.');
    expect(note('offer')).toBe('Nothing binds you, but everybody sees whether promises are kept.');
  });
  it('lists after whom one decides, but not to be taken', () => {
    const speech = speak({ impending: { ...view.impending!, remaining: [3, 1, 2] } });
    const draft = speech.draft('if')!;
    expect(draft.who).toBe(3);
    const listed = speech.options(draft, 'who').map(({ label, isOff, note }) => [label, isOff ?? false, note ?? '']);
    expect(listed).toEqual([
      ['Žofie', true, 'has decided'],
      ['Aiko', true, 'after you'],
      ['Otto', false, ''],
    ]);
  });
  it('quotes a broken promise, or says that somebody could do more', () => {
    const speech = speak({}, ledgerOf(promise({ verdict: 'broken', given: 1 })));
    expect(read(speech, speech.draft('accuse')!)).toBe('[Otto] promised 3 and gave 1.');
    expect(speech.options(speech.draft('accuse')!, 'who').map(({ label, note }) => `${label}: ${note}`)).toEqual([
      'Otto: promised 3, gave 1',
      'Žofie: could do more',
      'Aiko: could do more',
      'Otto: could do more',
    ]);
  });
  it('asks somebody, or anybody', () => {
    const speech = speak();
    const options = speech.options(speech.draft('ask')!, 'who');
    expect(options.map(({ act }) => speech.sentence(act))).toEqual([
      'Could someone give a red 6 or more?',
      'Could Žofie give a red 6 or more?',
      'Could Aiko give a red 6 or more?',
      'Could Otto give a red 6 or more?',
    ]);
  });
  it('reads as said to the reader', async () => {
    await words.load('cs');
    const speech = speak();
    expect(speech.sentence({ act: 'if', who: 1, value: 6, own: 3 })).toBe('Když nejdřív dáš aspoň 6, dám aspoň 3.');
    expect(speech.sentence({ act: 'if', who: 2, value: 6, own: 3 })).toBe('Když nejdřív Aiko dá aspoň 6, dám aspoň 3.');
    expect(speech.ticket(promise({ if: { who: 1, value: 6, met: false } }))).toEqual({
      look: 'red',
      label: 'čeká: červená 3, pod podmínkou, že nejdřív dáš aspoň 6',
    });
    await words.load('en');
  });
});

describe('tickets', () => {
  const replaced = promise({ line: 2, verdict: 'replaced' });
  const ledger = ledgerOf(replaced, promise(), promise({ line: 7, seat: 2, about: 'G-AF' }));

  it('hang where they belong, and one that was replaced hangs nowhere', () => {
    expect(promiseOn(ledger, 'R-NA', 3)?.line).toBe(4);
    expect(promiseOn(ledger, 'R-NA', 2)).toBeUndefined();
    expect(openOn(ledger, 'G-AF').map(({ line }) => line)).toEqual([7]);
    expect(openOn(ledger, 'R-NA').map(({ line }) => line)).toEqual([4]);
  });
});

describe('composing', () => {
  beforeAll(() => words.load('en'));

  it('goes forward by an act and its slots, and back step by step', () => {
    const composing = new Composing(speak);
    expect(composing.choose('promise')).toBe(true);
    expect(slotsOf(speak(), composing.draft!)).toEqual(['value', 'crisis']);
    expect(composing.slot).toBe('value');
    composing.pick(speak().options(composing.draft!, 'value')[4]!);
    expect(composing.draft).toEqual({ act: 'promise', value: 5, crisis: 'R-NA' });
    composing.open('crisis');
    composing.pick(speak().options(composing.draft!, 'crisis')[2]!);
    expect(composing.draft).toEqual({ act: 'promise', value: 5, crisis: 'B-AS' });
    expect(composing.slot).toBeNull();
    composing.open('value');
    expect([composing.back(), composing.draft?.act, composing.slot]).toEqual([true, 'promise', null]);
    expect([composing.back(), composing.draft]).toEqual([true, null]);
    expect(composing.back()).toBe(false);
  });
  it('does not take what is only listed', () => {
    const composing = new Composing(speak);
    composing.choose('if');
    composing.pick(speak().options(composing.draft!, 'who')[0]!);
    expect(composing.draft!.who).toBe(2);
  });
  it('follows the table: a crisis that is gone is not spoken of', () => {
    let speech = speak();
    const composing = new Composing(() => speech);
    composing.choose('promise');
    const draft = composing.draft;
    composing.keepUp();
    expect(composing.draft).toBe(draft);
    speech = speak({ impending: null });
    composing.keepUp();
    expect(composing.draft).toEqual({ act: 'promise', value: 2, crisis: 'G-AF' });
    speech = speak({ impending: null, full_blown: [] });
    composing.keepUp();
    expect(composing.draft).toBeNull();
  });
});
