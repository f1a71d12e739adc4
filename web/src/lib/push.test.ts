import { expect, it } from 'vitest';
import { bytesOf, hindrance, minuteOf, timeOf } from './push.svelte';

it('tells a time of day by UTC and by the clock of the device', () => {
  expect(minuteOf('07:30', 60)).toBe(390);
  expect(timeOf(390, 60)).toBe('07:30');
  expect(minuteOf('00:15', 120)).toBe(22 * 60 + 15);
  expect(timeOf(22 * 60 + 15, 120)).toBe('00:15');
  expect(timeOf(30, -60)).toBe('23:30');
});

it('reads a key as a browser takes it', () => {
  expect([...bytesOf('-_8')]).toEqual([251, 255]);
});

it('says that a browser without push cannot do it', () => {
  Object.defineProperty(globalThis, 'isSecureContext', { value: false, configurable: true });
  expect(hindrance()).toBe('insecure');
  Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
  expect(hindrance()).toBe('unsupported');
});
