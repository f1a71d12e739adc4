import { describe, expect, it } from 'vitest';
import { packed, unpacked, type KeptMemory } from './memory';

const PAGE = 65_536;
const files: [string, Uint8Array][] = [['/engine/x.pyc', new Uint8Array([1])]];

/** A memory with something in its first page, in the middle of its third, and in its last bytes. */
function memory(): Uint8Array {
  const snapshot = new Uint8Array(4 * PAGE + 16);
  snapshot[0] = 1;
  snapshot[2 * PAGE + 5] = 2;
  snapshot[4 * PAGE + 15] = 3;
  return snapshot;
}

describe('a memory', () => {
  it('is kept without its empty pages, and comes back as it was', () => {
    const kept = packed({ snapshot: memory(), files });
    expect([...kept.pages]).toEqual([0, 2, 4]);
    expect(kept.used.length).toBe(3 * PAGE);
    const found = unpacked(kept)!;
    expect(Buffer.compare(found.snapshot, memory())).toBe(0);
    expect(found.files).toEqual(files);
  });
  it('is none if anything else is kept there', () => {
    const kept = packed({ snapshot: memory(), files });
    const broken: unknown[] = [
      undefined,
      null,
      5,
      {},
      { ...kept, pages: [0, 2, 4] },
      { ...kept, used: kept.used.subarray(1) },
      { ...kept, bytes: 'many' },
      { ...kept, pages: new Uint32Array([0, 2, 9]) },
      { ...kept, files: null } as unknown as KeptMemory,
    ];
    expect(broken.map(unpacked)).toEqual(broken.map(() => null));
  });
});
