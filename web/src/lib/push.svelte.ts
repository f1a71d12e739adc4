// Notices with the page closed: asks the browser for a subscription, and tells the service what they shall be about.
import { pushOff, pushState, subscribePush, tableNotices, wishPush } from '../api/http';
import type { PushState } from '../api/messages';
import { base } from './base';
import { whyNot } from './refusal';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

const DAY_MS = 24 * 3600 * 1000;
const MINUTES = 60;
const DAY_MINUTES = 24 * MINUTES;

/** Why this browser cannot do it here; null if it can. */
export type Hindrance = 'insecure' | 'unsupported' | 'blocked';

export function hindrance(): Hindrance | null {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || typeof Notification === 'undefined')
    return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** A key as a browser takes it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** A minute of the day by UTC as a time of this device's clock, "07:30"; and back. */
export const zone = (): number => -new Date().getTimezoneOffset();
export function timeOf(minute: number, ahead = zone()): string {
  const local = (minute + ahead + DAY_MINUTES) % DAY_MINUTES;
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(Math.floor(local / MINUTES))}:${two(local % MINUTES)}`;
}
export function minuteOf(time: string, ahead = zone()): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * MINUTES + minutes - ahead + DAY_MINUTES) % DAY_MINUTES;
}

const SCRIPT = import.meta.env.DEV ? '/src/sw.ts' : `${base}/sw.js`;
const TYPE: WorkerType = import.meta.env.DEV ? 'module' : 'classic';

async function subscription(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(SCRIPT, { scope: `${base}/`, type: TYPE });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const wanted = bytesOf(key);
  const used = known && new Uint8Array(known.options.applicationServerKey ?? new ArrayBuffer(0));
  if (known && used?.join() === wanted.join()) return known;
  // One that was made with another key reaches nobody.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

class Push {
  state = $state.raw<PushState | null>(null);
  hindrance = $state<Hindrance | null>(hindrance());
  isBusy = $state(false);
  failed = $state('');

  /** What the service knows of this browser. */
  load = async (): Promise<void> => {
    if (this.hindrance || this.state) return;
    await this.does(async () => {
      this.state = await pushState();
      settings.rememberPush(this.state.on === true);
    });
  };

  /** The service forgets a browser that has not been here for long. */
  async renew(): Promise<void> {
    await this.load();
    const { state } = this;
    if (!state?.on || Notification.permission !== 'granted' || Date.now() - settings.pushedAt < DAY_MS) return;
    await this.does(() => this.subscribe(state.key));
  }

  private async subscribe(key: string): Promise<void> {
    const { endpoint, expirationTime, keys } = (await subscription(key)).toJSON();
    this.state = await subscribePush({
      endpoint: endpoint!,
      p256dh: keys!.p256dh!,
      auth: keys!.auth!,
      language: words.language,
      expires: expirationTime ?? null,
    });
    settings.rememberPush(true, true);
  }

  private async does(what: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.failed = '';
    try {
      await what();
    } catch (error) {
      this.hindrance = hindrance();
      // A browser's own reason is in no language of ours.
      this.failed = error instanceof DOMException ? 'browser' : whyNot(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** Change what is told; the first wish subscribes, with the last one the subscription ends. */
  private async change(wish: (state: PushState) => Promise<PushState>): Promise<void> {
    await this.does(async () => {
      const state = this.state ?? (await pushState());
      if (!state.on) {
        if ((await Notification.requestPermission()) !== 'granted') {
          this.hindrance = 'blocked';
          return;
        }
        await this.subscribe(state.key);
      }
      const now = (this.state = await wish(this.state ?? state));
      if (now.everywhere || now.remind_at !== null || now.tables?.length) return;
      const registration = await navigator.serviceWorker.getRegistration(`${base}/`);
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
      this.state = await pushOff();
      settings.rememberPush(false);
    });
  }

  isFollowing = (table: string): boolean => Boolean(this.state?.everywhere || this.state?.tables?.includes(table));
  follow = (table: string, on: boolean): Promise<void> => this.change(() => tableNotices(table, on));
  turnEverywhere = (everywhere: boolean): Promise<void> =>
    this.change(({ remind_at }) => wishPush({ everywhere, remind_at, zone: zone() }));
  /** At this time of the device's clock, or never. */
  remind = (time: string | null): Promise<void> =>
    this.change(({ everywhere }) =>
      wishPush({ everywhere, remind_at: time === null ? null : minuteOf(time), zone: zone() }),
    );
}

export const push = new Push();
