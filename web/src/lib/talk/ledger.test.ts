import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../words.svelte';
import { changedBy, EMPTY, VERDICTS, verdictName, type Promised } from './ledger';

const promise = (line: number, rest: Partial<Promised> = {}): Promised => ({
  line,
  said: line,
  seat: 0,
  about: 'R-NA',
  value: 3,
  verdict: 'open',
  ...rest,
});
const account = { kept: 0, broken: 0, promised: 0, given: 0 };

describe('the ledger', () => {
  beforeAll(() => words.load('cs'));

  it('takes up what is new and replaces what has changed, by its line', () => {
    const first = changedBy(EMPTY, { promises: [promise(9), promise(4)], denials: [], accounts: [account] });
    expect(first.promises.map(({ line }) => line)).toEqual([4, 9]);
    const broken = promise(4, { verdict: 'broken', judged: 11, given: 1 });
    const denial = { line: 7, said: 7, seat: 1, kind: 'R', disproved: null };
    const next = changedBy(first, {
      promises: [broken],
      denials: [denial],
      accounts: [{ ...account, broken: 1, promised: 3, given: 1 }],
    });
    expect(next.promises).toEqual([broken, promise(9)]);
    expect(next.denials).toEqual([denial]);
    expect(next.accounts[0]!.broken).toBe(1);
    expect(first.promises[0]!.verdict).toBe('open');
  });
  it('forgets what a move that was taken back has made untold', () => {
    const denial = { line: 7, said: 7, seat: 1, kind: 'R', disproved: null };
    const first = { promises: [promise(4), promise(9)], denials: [denial], accounts: [account] };
    const next = changedBy(first, {
      promises: [promise(4, { value: 5 })],
      denials: [],
      accounts: [account],
      gone: [7, 9],
    });
    expect(next.promises).toEqual([promise(4, { value: 5 })]);
    expect(next.denials).toEqual([]);
  });
  it('stays the same when nothing has changed', () => {
    expect(changedBy(EMPTY, undefined)).toBe(EMPTY);
    expect(changedBy(EMPTY, null)).toBe(EMPTY);
  });
  it('names every verdict', () => {
    expect(VERDICTS.map(verdictName)).toEqual(['čeká', 'splněno', 'nesplněno', 'neověřeno', 'nahrazeno']);
  });
});
