/// <reference lib="webworker" />
// The part of the app that runs with every page closed. It shows notices and leads to what they are about, and it keeps
// the files of one version of the app, so that they are there without a connection. A new version waits until all pages
// of the old one are closed, or until somebody wants it.
export {};

declare const self: ServiceWorkerGlobalScope;

/** What the service sends (`Notice` in `src/terrae/server/push/notices.py`). */
interface Notice {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** A browser wants something to be shown for whatever arrives. */
const UNREADABLE: Notice = { title: 'Terrae', body: '', path: '/', tag: 'terrae' };

function noticeOf(data: PushMessageData | null): Notice {
  try {
    const told = data?.json() as Partial<Notice> | undefined;
    if (typeof told?.title === 'string' && typeof told.path === 'string') return { ...UNREADABLE, ...told };
  } catch {
    // Nothing of ours.
  }
  return UNREADABLE;
}

/** An address of the app, wherever it is served. */
function addressOf(path: string): string {
  const { scope } = self.registration;
  const { href } = new URL(`.${path}`, scope);
  return href.startsWith(scope) ? href : scope;
}

const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = ({ url }: WindowClient, address: string): boolean => url.split(/[?#]/)[0] === address;

async function show(notice: Notice): Promise<void> {
  const address = addressOf(notice.path);
  // Whoever looks at the page sees it there.
  if ((await windows()).some((one) => one.visibilityState === 'visible' && isAt(one, address))) return;
  await self.registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.tag,
    icon: addressOf('/icon-192.png'),
    data: notice.path,
  });
}

async function open(path: string): Promise<void> {
  const address = addressOf(path);
  const there = (await windows()).find((one) => isAt(one, address));
  await (there ? there.focus() : self.clients.openWindow(address));
}

/** The browser has another subscription than before: the service is told where notices go now. */
async function renew(event: Event): Promise<void> {
  const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription };
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!applicationServerKey) return;
  const fresh = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, expirationTime, keys } = fresh.toJSON();
  await fetch(addressOf('/api/push'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys, language: navigator.language.slice(0, 2), expires: expirationTime }),
  });
}

self.addEventListener('push', (event) => event.waitUntil(show(noticeOf(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? '/')));
});
self.addEventListener('pushsubscriptionchange', (event) => (event as ExtendableEvent).waitUntil(renew(event)));

// ---- files ----

/** The files of this version (`sw-files.js`, written by the build or by `terrae site`). */
interface Files {
  version: string;
  files: string[];
  /** Is there no service? Then the app is at home in one page, and the engine is kept too. */
  site: boolean;
}
if (!import.meta.env.DEV) importScripts('sw-files.js');
const kept: Files = (self as { terraeFiles?: Files }).terraeFiles ?? { version: '', files: [], site: false };
const names = new Set(kept.files);
/** Several copies of the app may lie under one host: each has caches of its own. */
const OWN = `terrae ${new URL(self.registration.scope).pathname} `;
const CACHE = OWN + kept.version;
/** What a service has told of games that were looked at, for when it cannot be asked. */
const SEEN = `${OWN}seen`;
const MOST_SEEN = 12;
const PAGE = 'index.html';
/** So many files are asked for at once. */
const AT_ONCE = 6;

/** Keep one file. What has its content in its name may be there from an earlier version. */
async function keepFile(cache: Cache, name: string): Promise<void> {
  const address = addressOf(`/${name}`);
  const known = name.startsWith('assets/') ? await caches.match(address) : undefined;
  if (known) return cache.put(address, known);
  const answer = await fetch(address, { cache: name.startsWith('assets/') ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return cache.put(address, answer);
}

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const waiting = [...kept.files];
  const one = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await keepFile(cache, name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function dropOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE && name !== SEEN);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const keptFile = async (name: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(addressOf(`/${name}`));

/** A page of the app: a site's is kept, and its one page knows the path from the query; a service's is asked for first. */
async function page(request: Request, path: string): Promise<Response> {
  if (!kept.site) {
    try {
      return await fetch(request);
    } catch (error) {
      const answer = await keptFile(PAGE);
      if (answer) return answer;
      throw error;
    }
  }
  if (path && path !== PAGE)
    return Response.redirect(`${self.registration.scope}?/${path}${new URL(request.url).search}`);
  return (await keptFile(PAGE)) ?? fetch(request);
}

/** A file that is not kept beforehand, as those of the engine at a service: kept once somebody has needed it. */
async function onceNeeded(request: Request, name: string): Promise<Response> {
  const known = await keptFile(name);
  if (known) return known;
  const answer = await fetch(request);
  const copy = answer.clone();
  if (answer.ok) void caches.open(CACHE).then((cache) => cache.put(request.url, copy));
  return answer;
}

/** A replay or one's list of games: asked for, and kept; what was told last if nobody answers. */
async function seenBefore(request: Request): Promise<Response> {
  const cache = await caches.open(SEEN);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepSeen(cache, request, answer.clone()).catch(() => {});
    return answer;
  } catch (error) {
    const known = await cache.match(request.url);
    if (known) return known;
    throw error;
  }
}

async function keepSeen(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.delete(request.url);
  await cache.put(request.url, answer);
  for (const old of (await cache.keys()).slice(0, -MOST_SEEN)) await cache.delete(old);
}

self.addEventListener('install', (event) => {
  if (kept.version) event.waitUntil(keepFiles());
});
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('message', (event) => {
  if (event.data === 'change') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { scope } = self.registration;
  const address = request.url.split(/[?#]/)[0]!;
  if (!kept.version || request.method !== 'GET' || !address.startsWith(scope)) return;
  const path = address.slice(scope.length);
  if (names.has(path) && path !== PAGE) event.respondWith(keptFile(path).then((answer) => answer ?? fetch(request)));
  else if (!kept.site && /^assets\/(pyodide|rules)-/.test(path)) event.respondWith(onceNeeded(request, path));
  else if (!kept.site && /^api\/(mine|games|tables\/\w+\/replay)$/.test(path)) event.respondWith(seenBefore(request));
  else if (request.mode === 'navigate' && !/^(api|schema|licences|docs)(\/|$)/.test(path))
    event.respondWith(page(request, path));
});
