// The part of the app that runs without a page (`sw.ts`) keeps all files of one version. A new version waits until
// somebody wants it, or until the app is started the next time.
import { base } from '../lib/base';

const SCRIPT = import.meta.env.DEV ? '/src/sw.ts' : `${base}/sw.js`;
const TYPE: WorkerType = import.meta.env.DEV ? 'module' : 'classic';
const HOUR_MS = 3_600_000;

/** The one registration of this app; none where a browser has no such thing, or not over http. */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!globalThis.isSecureContext || !('serviceWorker' in navigator)) return null;
  return navigator.serviceWorker.register(SCRIPT, { scope: `${base}/`, type: TYPE, updateViaCache: 'none' });
}

class Updates {
  /** Is a new version there? */
  isWaiting = $state(false);
  /** Does everything work without a connection? */
  isKept = $state(false);
  /** Not now: it comes at the next start. */
  isPutOff = $state(false);
  private registration: ServiceWorkerRegistration | null = null;

  async register(): Promise<void> {
    if (this.registration) return;
    const registration = (this.registration = await register().catch(() => null));
    if (!registration) return;
    const look = (): void => {
      this.isKept = registration.active !== null;
      this.isWaiting = registration.waiting !== null && registration.active !== null;
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    registration.installing?.addEventListener('statechange', look);
    setInterval(() => void registration.update().catch(() => {}), HOUR_MS);
  }

  /** Change to the new version: the page is loaded again. */
  change(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.registration?.waiting?.postMessage('change');
  }
}

export const updates = new Updates();
