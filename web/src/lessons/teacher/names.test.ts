// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { Names, namesIn } from './names.svelte';

describe('who is who', () => {
  beforeEach(() => localStorage.clear());
  it('stays on this device, lesson by lesson', () => {
    const names = new Names('one');
    names.set('Owl', ' Ada ');
    names.set('Fox', 'Ben');
    names.set('Fox', '');
    expect(new Names('one').known).toEqual({ Owl: 'Ada' });
    expect(new Names('two').known).toEqual({});
  });
  it('goes to another device as a file', () => {
    const here = new Names('one');
    here.set('Owl', 'Ada');
    const there = new Names('two');
    there.set('Fox', 'Ben');
    there.bring(here.file);
    expect(there.known).toEqual({ Fox: 'Ben', Owl: 'Ada' });
  });
  it.each(['', 'null', '[]', '{"names": 3}', '{"name": {}}'])('takes no other file: %s', (text) => {
    expect(() => namesIn(text)).toThrow();
  });
  it('leaves out what is no name', () =>
    expect(namesIn('{"names": {"Owl": "Ada", "Fox": 3}}')).toEqual({ Owl: 'Ada' }));
});
