// What this device keeps of its tables (IndexedDB): all of each, and what a list tells of it.
import type { TableInfo } from '../api/messages';
import { base } from '../lib/base';

/** A table to be kept. Its revision says how often it was: who was not told of the last one has lost. */
export interface Save {
  id: string;
  doc: { revision: number };
  info: TableInfo;
}
/** It is on the disk; another window was quicker; there is no room. */
export type Kept = 'kept' | 'lost' | 'full';

/** Several copies may lie under one host: each keeps its own tables. */
const NAME = `terrae${base}`;
const DOCS = 'tables';
const INFOS = 'infos';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(DOCS);
      request.result.createObjectStore(INFOS);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('no storage'));
  });
  opened.catch(() => (opened = null));
  return opened;
}

const found = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('no storage'));
  });

/** All of a table; nothing if it is not kept. */
export async function readDoc(id: string): Promise<unknown> {
  return found((await database()).transaction(DOCS).objectStore(DOCS).get(id) as IDBRequest<unknown>);
}

/** Is this what a list tells of a table? Anything may be left there by somebody else. */
export function isInfo(value: unknown): value is TableInfo {
  const info = (value ?? {}) as Partial<Record<keyof TableInfo, unknown>>;
  return (
    [info.id, info.game, info.status, info.changed].every((text) => typeof text === 'string') &&
    Array.isArray(info.seats) &&
    info.seats.every((seat) => typeof (seat as { name?: unknown } | null)?.name === 'string') &&
    Array.isArray((info.you as { seats?: unknown } | undefined)?.seats)
  );
}

/** What lists tell of all tables, those that changed last first. */
export async function readInfos(): Promise<TableInfo[]> {
  const infos = await found(
    (await database()).transaction(INFOS).objectStore(INFOS).getAll() as IDBRequest<TableInfo[]>,
  );
  return infos.filter(isInfo).sort((a, b) => b.changed.localeCompare(a.changed));
}

/** Keep tables, all or none; done when they are on the disk. */
export async function keep(saves: Save[]): Promise<Kept> {
  if (!saves.length) return 'kept';
  let isLost = false;
  try {
    const transaction = (await database()).transaction([DOCS, INFOS], 'readwrite', { durability: 'strict' });
    const written = new Promise<void>((done, fail) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => fail(transaction.error ?? new Error('not kept'));
    });
    for (const { id, doc, info } of saves) {
      const before = transaction.objectStore(DOCS).get(id) as IDBRequest<Save['doc'] | undefined>;
      before.onsuccess = () => {
        isLost ||= (before.result?.revision ?? 0) !== doc.revision - 1;
        if (isLost) return transaction.abort();
        transaction.objectStore(DOCS).put(doc, id);
        transaction.objectStore(INFOS).put(info, id);
      };
    }
    await written;
    return 'kept';
  } catch {
    return isLost ? 'lost' : 'full';
  }
}
