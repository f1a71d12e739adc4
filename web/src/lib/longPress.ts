// A long press of a finger, by pointer events and a clock: not every browser calls it a context menu, as iOS does not.

/** Milliseconds that a finger rests on something. */
const LONG = 550;
/** Pixels: who moves further scrolls or drags. */
const FAR = 10;

/** For `use:`: what is called with where a finger has rested; whether there was something to show. */
export function holding(inside: HTMLElement, held: (on: EventTarget | null) => boolean): { destroy: () => void } {
  let timer = 0;
  let from: { x: number; y: number } | null = null;
  let isHeld = false;

  const stop = (): void => clearTimeout(timer);
  const press = (event: PointerEvent): void => {
    stop();
    isHeld = false;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => (isHeld = held(event.target)), LONG);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > FAR) stop();
  };
  // The finger that is lifted afterwards taps nothing.
  const click = (event: Event): void => {
    if (!isHeld) return;
    isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const key = (): void => {
    isHeld = false;
  };
  const menu = (event: Event): void => {
    stop();
    if (isHeld || held(event.target)) event.preventDefault();
  };

  const listens = new AbortController();
  const { signal } = listens;
  inside.addEventListener('pointerdown', press, { signal });
  inside.addEventListener('contextmenu', menu, { signal });
  // Wherever the finger is by then: what was under it may have gone.
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('click', click, { capture: true, signal });
  window.addEventListener('keydown', key, { capture: true, signal });
  for (const end of ['pointerup', 'pointercancel', 'scroll'])
    window.addEventListener(end, stop, { capture: true, signal });
  return {
    destroy: () => {
      stop();
      listens.abort();
    },
  };
}
