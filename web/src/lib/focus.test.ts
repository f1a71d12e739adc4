import { afterEach, expect, test } from 'vitest';
import { focusHeading, keepFocus } from './focus';

let stop = (): void => {};
afterEach(() => stop());

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done));
function page(html: string): void {
  document.body.innerHTML = html;
  // happy-dom draws nothing
  Element.prototype.checkVisibility ??= () => true;
}

test('what goes leaves the focus to the heading of the decision', async () => {
  page('<main><h1>World</h1><section data-dock><p class="say">Play or pass?</p><button>Pass</button></section></main>');
  stop = keepFocus();
  const pass = document.querySelector('button')!;
  pass.focus();
  pass.remove();
  await settled();
  expect(document.activeElement?.textContent).toBe('Play or pass?');
});

test('who clicks beside everything stays there', async () => {
  page('<main><h1>World</h1><button>Pass</button></main>');
  stop = keepFocus();
  const pass = document.querySelector('button')!;
  pass.focus();
  pass.blur();
  document.querySelector('h1')!.className = 'new';
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('a dialog keeps what it holds', () => {
  page('<main><h1>World</h1></main><dialog open><button>Close</button></dialog>');
  expect(focusHeading()).toBe(false);
});
