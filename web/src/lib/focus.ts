// The focus is never lost. When what had it goes or can no longer be pressed, the heading of the decision takes it, and
// where there is none, the heading of the page; a screen reader then says what is asked now.

const HEADINGS = ['[data-dock] :is(h1, h2, .say, .says)', '[data-dock]', 'main h1', 'main'];

/** What says what is to be decided, or what this page is. */
function heading(): HTMLElement | null {
  const open = document.querySelector('dialog[open]');
  if (open) return null;
  for (const place of HEADINGS) {
    const found = [...document.querySelectorAll<HTMLElement>(place)].find((element) => element.checkVisibility());
    if (found) return found;
  }
  return null;
}

/** Go to the heading; false if there is none yet, or a dialog holds the focus. */
export function focusHeading(): boolean {
  const found = heading();
  if (!found) return false;
  if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
  found.focus({ preventScroll: true });
  return true;
}

/** A question has come: who waited at the decision goes to its heading. */
export function focusQuestion(): void {
  if (document.activeElement?.matches('[data-dock]')) focusHeading();
}

const ELSEWHERE = 'input, textarea, select, [contenteditable], [data-awake]';

/** After an answer: go to where the next question will stand, but for who writes or reads elsewhere meanwhile. */
export function focusAfterAnswer(): void {
  if (!document.activeElement?.closest(ELSEWHERE)) focusHeading();
}

/** Watch over the focus of the whole page. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent): void => {
    if (event.target instanceof Element) last = event.target;
  };
  const isGone = (element: Element): boolean =>
    !element.isConnected || element.matches(':disabled') || !element.checkVisibility();
  const look = (): void => {
    const now = document.activeElement;
    const isNowhere = !now || now === document.body || now.matches(':disabled');
    // Who clicks beside everything leaves what had the focus as it was, and wants it so.
    if (isNowhere && last && isGone(last)) focusHeading();
  };
  const changes = new MutationObserver(look);
  document.addEventListener('focusin', note);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'class', 'open', 'hidden'],
  });
  return () => {
    document.removeEventListener('focusin', note);
    changes.disconnect();
  };
}
