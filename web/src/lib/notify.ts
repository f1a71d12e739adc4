import { base } from './base';
import { settings } from './settings.svelte';

/** Tell somebody who looks elsewhere, if they want it; returns how to withdraw it. */
export function notify(headline: string, body: string, about: string): (() => void) | undefined {
  if (!document.hidden || !settings.notices || typeof Notification === 'undefined') return undefined;
  try {
    const notice = new Notification(headline, { body, icon: `${base}/icon-192.png`, tag: about });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    // Some phones let only a service worker send notices; the tab's title tells it all the same.
    return undefined;
  }
}
