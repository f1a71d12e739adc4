import { describe, expect, it } from 'vitest';
import { matches } from './router.svelte';

describe('a path', () => {
  it('gives its parameters', () => {
    expect(matches('/table/:id', '/table/k3v9')).toEqual({ id: 'k3v9' });
    expect(matches('/learn/:game/rules', '/learn/terra-futura/rules')).toEqual({ game: 'terra-futura' });
  });
  it('is not another one', () => {
    expect(matches('/table/:id', '/table')).toBeNull();
    expect(matches('/learn/:game', '/learn/terra/rules')).toBeNull();
    expect(matches('/', '/about')).toBeNull();
  });
  it('is none if it cannot be decoded', () => {
    for (const part of ['%', '%2', '%zz', '%c3', 'a%'])
      for (const pattern of ['/learn/:game', '/table/:id'])
        expect(matches(pattern, pattern.replace(/:\w+/, part))).toBeNull();
    expect(matches('/table/:id', '/table/%61')).toEqual({ id: 'a' });
  });
  it('may be the first page', () => {
    expect(matches('/', '/')).toEqual({});
  });
});
