import { describe, expect, it } from 'vitest';
import { routeAt } from './index';

describe('a path', () => {
  it('leads to a page', () => {
    expect(routeAt('/learn/terra/rules')?.parameters).toEqual({ game: 'terra' });
    expect(routeAt('/table/k3v9')?.parameters).toEqual({ id: 'k3v9' });
  });
  it('leads nowhere if it cannot be decoded, or names a game that is not there', () => {
    for (const path of [
      '/learn/%',
      '/table/%',
      '/replay/%e0%a4',
      '/learn/chess',
      '/learn/chess/rules',
      '/learn/constructor',
    ])
      expect(routeAt(path), path).toBeNull();
  });
});
