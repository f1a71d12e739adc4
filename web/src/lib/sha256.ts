// SHA-256 and HMAC-SHA-256 of a kept library. The browser's own (`crypto.subtle`) is there only for pages that came over
// https or from this machine; at home, over plain http from a neighbour's, it is not.
import { hmac as keyed } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

export { sha256 };
export { bytesToHex as toHex } from '@noble/hashes/utils.js';

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => keyed(sha256, key, message);

/** The bytes of a text that may come from anybody's file: what is no hexadecimal digit counts as 0, so that it does not fit. */
export const fromHex = (text: string): Uint8Array =>
  new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
