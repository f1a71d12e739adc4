import { beforeAll, describe, expect, it } from 'vitest';
import { RequestRefused } from '../api/http';
import errors from '../../../src/terrae/table/faults.py?raw';
import { SAID, whyNot } from './refusal';
import { hasMessage, words } from './words.svelte';

describe('a refusal', () => {
  beforeAll(() => words.load('de'));

  it('is told by its rule, in the language of the reader', () => {
    const sentence = whyNot(new RequestRefused('refused', 'teams are for 4 or 6 players', 'T20'), 'terra');
    expect(sentence).toContain('Partner');
    expect(sentence).toContain('(T20)');
  });
  it('is told by what it is about', () => {
    expect(whyNot(new RequestRefused('offline', '', ''))).toContain('Spieldienst');
  });
  it('is told in the language of the reader, whatever its code', () => {
    const codes = [...errors.matchAll(/^ {4}"(\w+)": \d{3},$/gm)].map(([, code]) => code!);
    expect(codes).toContain('name_taken');
    expect(codes.filter((code) => !(code in SAID) || !hasMessage(SAID[code]!))).toEqual([]);
    expect(whyNot(new RequestRefused('name_taken', 'somebody at this table has that name', ''))).toContain('heißt');
  });
  it('tells where a record breaks', () => {
    const sentence = whyNot(new RequestRefused('bad_record', "move 3: it is seat 0's decision", ''));
    expect(sentence).toContain('Aufzeichnung');
    expect(sentence).toContain('move 3: ');
  });
  it('is not made of a mistake of ours', () => {
    expect(() => whyNot(new TypeError('x'))).toThrow(TypeError);
  });
});
