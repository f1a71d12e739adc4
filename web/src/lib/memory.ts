// A memory of Python that is kept on this device (IndexedDB), so that the next start goes on from there.
import { base } from './base';

/** Python's memory, and the files that it has. */
export interface Memory {
  snapshot: Uint8Array;
  files: [path: string, body: Uint8Array][];
}
/** The same as it is kept: most of a memory was never used, and its empty pages are left out. */
export interface KeptMemory {
  bytes: number;
  pages: Uint32Array;
  used: Uint8Array;
  files: Memory['files'];
}

const NAME = `terrae-engine${base}`;
const STORE = 'memories';
const PAGE = 65_536;

/** Without the pages in which nothing stands. */
export function packed({ snapshot, files }: Memory): KeptMemory {
  const pages: number[] = [];
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, snapshot.length >> 2);
  for (let page = 0; page * PAGE < snapshot.length; page++) {
    const end = Math.min(((page + 1) * PAGE) >> 2, words.length);
    let word = (page * PAGE) >> 2;
    while (word < end && words[word] === 0) word++;
    if (word < end) pages.push(page);
  }
  const used = new Uint8Array(pages.length * PAGE);
  pages.forEach((page, i) => used.set(snapshot.subarray(page * PAGE, (page + 1) * PAGE), i * PAGE));
  return { bytes: snapshot.length, pages: new Uint32Array(pages), used, files };
}

/** A memory as it was; null if this is none. */
export function unpacked(kept: unknown): Memory | null {
  const { bytes, pages, used, files } = (kept ?? {}) as Partial<KeptMemory>;
  if (!(pages instanceof Uint32Array && used instanceof Uint8Array && Array.isArray(files))) return null;
  if (typeof bytes !== 'number' || used.length !== pages.length * PAGE) return null;
  if (pages.some((page) => page * PAGE >= bytes)) return null;
  const snapshot = new Uint8Array(bytes);
  pages.forEach((page, i) => {
    const at = page * PAGE;
    snapshot.set(used.subarray(i * PAGE, i * PAGE + Math.min(PAGE, bytes - at)), at);
  });
  return { snapshot, files };
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((found, fail) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => fail(request.error ?? new Error('no storage'));
  });

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return (await done(opening)).transaction(STORE, mode).objectStore(STORE);
}

/** The memory of this version; null if none is kept, or nothing can be read. */
export async function keptMemory(version: string): Promise<Memory | null> {
  try {
    return unpacked(await done((await store('readonly')).get(version) as IDBRequest<unknown>));
  } catch {
    return null;
  }
}

/** Keep the memory of this version alone. Where there is no room, the next start is slower and nothing else. */
export async function keepMemory(version: string, memory: Memory): Promise<void> {
  try {
    const kept = packed(memory);
    const memories = await store('readwrite');
    memories.clear();
    await done(memories.put(kept, version));
  } catch {
    // Then as the first time.
  }
}
