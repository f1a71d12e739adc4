// @vitest-environment node
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { fromHex, hmac, sha256, toHex } from './sha256';

it.each([0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 1000])('hashes %i bytes as everybody does', (length) => {
  const data = new Uint8Array(randomBytes(length));
  expect(toHex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
});
it.each([1, 32, 64, 65, 200])('signs with a key of %i bytes as everybody does', (length) => {
  const [key, data] = [new Uint8Array(randomBytes(length)), new Uint8Array(randomBytes(77))];
  expect(toHex(hmac(key, data))).toBe(createHmac('sha256', key).update(data).digest('hex'));
});
it('writes and reads hexadecimal', () => {
  expect(toHex(fromHex('00ff10'))).toBe('00ff10');
});
