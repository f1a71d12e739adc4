import { expect, it } from 'vitest';
import { nameOf, strengthOf } from './bots';

it('tells a bot and its strength apart', () => {
  expect(nameOf('search[ms=100;strength=easy]')).toBe('search');
  expect(strengthOf('search[ms=100;strength=easy]')).toBe('easy');
  expect(strengthOf('tips')).toBeNull();
});
