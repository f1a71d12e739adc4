import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { presses } from './press';

const pressed = vi.fn();
let listens: ReturnType<typeof presses>;
let isMoving = false;
const skip = vi.fn(() => isMoving);

/** As a browser would tell it: `at` is when the event happened. */
function tell(on: Element, event: Event, at: number): void {
  Object.defineProperty(event, 'timeStamp', { value: at });
  Object.defineProperty(event, 'isTrusted', { value: true });
  on.dispatchEvent(event);
}
function tap(which: string, down: number, up = down + 50, pointerType = 'touch'): void {
  const on = document.querySelector(which)!;
  tell(on, new PointerEvent('pointerdown', { bubbles: true, pointerType }), down);
  tell(on, new MouseEvent('click', { bubbles: true, cancelable: true }), up);
}
/** Another question comes at this moment. */
function ask(at: number): void {
  vi.spyOn(performance, 'now').mockReturnValue(at);
  listens.update({ skip, at: {} });
}

beforeEach(() => {
  document.body.innerHTML =
    '<main><b data-awake></b><section data-dock><button id="do"></button></section><button id="card"></button></main>';
  for (const element of document.querySelectorAll<HTMLElement>('button, b')) element.onclick = pressed;
  listens = presses(document.querySelector('main')!, { skip, at: null });
  isMoving = false;
});
afterEach(() => {
  listens.destroy();
  vi.restoreAllMocks();
  pressed.mockReset();
});

it('uses a press up that ends something', () => {
  isMoving = true;
  tap('#do', 1000);
  tap('#card', 1100);
  expect(pressed).not.toHaveBeenCalled();
  isMoving = false;
  tap('#do', 1200);
  expect(pressed).toHaveBeenCalledOnce();
});
it('lets what decides nothing be pressed meanwhile, and ends nothing by it', () => {
  isMoving = true;
  skip.mockClear();
  tap('b', 1000);
  expect(pressed).toHaveBeenCalledOnce();
  expect(skip).not.toHaveBeenCalled();
});
it('counts no press that began before the question came', () => {
  ask(1000);
  tap('#card', 990, 1020);
  tap('#card', 900, 2000, 'mouse');
  expect(pressed).not.toHaveBeenCalled();
  tap('#card', 1010);
  expect(pressed).toHaveBeenCalledOnce();
});
it('lets the decision rest for a moment for fingers, and not for a mouse', () => {
  ask(1000);
  tap('#do', 1399, 1500);
  expect(pressed).not.toHaveBeenCalled();
  tap('#do', 1100, 1200, 'mouse');
  expect(pressed).toHaveBeenCalledTimes(1);
  tap('#do', 1401);
  expect(pressed).toHaveBeenCalledTimes(2);
});
it('goes by the first of repeated keys', () => {
  const on = document.querySelector('#do')!;
  tell(on, new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }), 900);
  ask(1000);
  tell(on, new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, repeat: true }), 1100);
  tell(on, new MouseEvent('click', { bubbles: true, cancelable: true }), 1100);
  expect(pressed).not.toHaveBeenCalled();
});
