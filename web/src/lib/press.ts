// Whom a press is meant for. One that ends an animation is used up by that, and one that began before what it would press was
// there was meant for what stood there before.

/** Milliseconds for which a decision that has just come takes no press of a finger. */
const REST = 400;
/** What may be pressed at any time: it decides nothing. */
const AWAKE = '[data-awake], dialog';
const DOCK = '[data-dock]';

interface Presses {
  /** End what moves; whether something did. */
  skip: () => boolean;
  /** What stands there now: whenever this is another one, the presses before it count no more. */
  at: unknown;
}

/** For `use:` on a board. */
export function presses(board: HTMLElement, of: Presses): { update: (of: Presses) => void; destroy: () => void } {
  let now = of;
  let changed = -Infinity;
  let began = { at: 0, byFinger: false };

  const press = ({ timeStamp: at, pointerType }: PointerEvent): void => {
    began = { at, byFinger: pointerType !== 'mouse' };
  };
  const key = ({ timeStamp: at, repeat }: KeyboardEvent): void => {
    if (!repeat) began = { at, byFinger: false };
  };
  const isTooEarly = (on: Element): boolean =>
    began.at < changed || (began.byFinger && began.at < changed + REST && on.closest(DOCK) !== null);
  const click = (event: Event): void => {
    const on = event.target;
    // What a script clicks was never pressed.
    if (!event.isTrusted || !(on instanceof Element) || on.closest(AWAKE) || !board.contains(on)) return;
    if (!now.skip() && !isTooEarly(on)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const listens = new AbortController();
  const options = { capture: true, signal: listens.signal };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('keydown', key, options);
  window.addEventListener('click', click, options);
  return {
    update: (of) => {
      if (of.at !== now.at) changed = performance.now();
      now = of;
    },
    destroy: () => listens.abort(),
  };
}
