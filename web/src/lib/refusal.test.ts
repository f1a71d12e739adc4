import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../api/http';
import { whyNot } from './refusal';
import { words } from './words.svelte';

describe('a refusal', () => {
  beforeAll(() => words.load('de'));

  it('is told by its rule, in the language of the reader', () => {
    const told = whyNot(new Refusal('refused', 'teams are for 4 or 6 players', 'T20'), 'terra');
    expect(told).toContain('Partner');
    expect(told).toContain('(T20)');
  });
  it('is told by what it is about', () => {
    expect(whyNot(new Refusal('offline', '', ''))).toContain('Spieldienst');
  });
  it('is told in the words of the service where there are no others', () => {
    expect(whyNot(new Refusal('refused', 'nobody sits in seat 3', ''))).toContain('nobody sits in seat 3');
  });
  it('is not made of a mistake of ours', () => {
    expect(() => whyNot(new TypeError('x'))).toThrow(TypeError);
  });
});
