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
  it('may be the first page', () => {
    expect(matches('/', '/')).toEqual({});
  });
});
