import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holding } from './longPress';

const tapped = vi.fn();
const seen: EventTarget[] = [];
let card: HTMLElement;
let table: HTMLElement;
let listens: { destroy: () => void };

const finger = (type: string, at: Partial<PointerEventInit> = {}): void => {
  card.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch', clientX: 50, clientY: 50, ...at }),
  );
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><button>Orchard</button></main>';
  table = document.querySelector('main')!;
  card = document.querySelector('button')!;
  card.onclick = tapped;
  listens = holding(table, (on) => Boolean(on && seen.push(on)));
});
afterEach(() => {
  listens.destroy();
  tapped.mockReset();
  seen.length = 0;
  vi.useRealTimers();
});

it('a finger that rests on a card looks at it, and taps nothing when it is lifted', () => {
  finger('pointerdown');
  vi.advanceTimersByTime(600);
  expect(seen).toEqual([card]);
  finger('pointerup');
  card.click();
  expect(tapped).not.toHaveBeenCalled();
  finger('pointerdown');
  finger('pointerup');
  card.click();
  expect(tapped).toHaveBeenCalledOnce();
});
it('a key after it counts', () => {
  finger('pointerdown');
  vi.advanceTimersByTime(600);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  card.click();
  expect(tapped).toHaveBeenCalledOnce();
});
it.each([
  ['is lifted', () => finger('pointerup')],
  ['moves away', () => finger('pointermove', { clientY: 80 })],
  ['begins to scroll', () => finger('pointercancel')],
])('a finger that %s before only taps', (_, ends) => {
  finger('pointerdown');
  vi.advanceTimersByTime(300);
  ends();
  vi.advanceTimersByTime(600);
  expect(seen).toEqual([]);
  card.click();
  expect(tapped).toHaveBeenCalledOnce();
});
it('a mouse does not rest: its right button looks', () => {
  finger('pointerdown', { pointerType: 'mouse' });
  vi.advanceTimersByTime(600);
  expect(seen).toEqual([]);
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  card.dispatchEvent(menu);
  expect(seen).toEqual([card]);
  expect(menu.defaultPrevented).toBe(true);
});
it('where a browser calls it a context menu too, the card is looked at once', () => {
  finger('pointerdown');
  vi.advanceTimersByTime(600);
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  card.dispatchEvent(menu);
  expect(menu.defaultPrevented).toBe(true);
  expect(seen).toEqual([card]);
});
