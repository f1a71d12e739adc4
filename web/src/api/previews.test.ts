import { beforeEach, expect, test, vi } from 'vitest';
import { GAP, Previews } from './previews';

let sent: { id: string; number: number; line?: string[] }[] = [];
let previews: Previews;
const told = { before: 1, after: 2, answers: [] };

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  previews = new Previews(
    () => String(sent.length + 1),
    (message) => sent.push(message),
  );
  return () => vi.useRealTimers();
});

test('one question is under way at a time, and the latest one is next', async () => {
  const first = previews.ask(7, []);
  const second = previews.ask(7, ['a']);
  const third = previews.ask(7, ['b']);
  expect(sent.map(({ line }) => line)).toEqual([[]]);
  expect(await second).toBeNull();
  previews.hear({ type: 'preview', id: '1', number: 7, preview: told });
  expect(await first).toEqual(told);
  vi.advanceTimersByTime(GAP);
  expect(sent.map(({ line }) => line)).toEqual([[], ['b']]);
  previews.hear({ type: 'refused', id: '2', code: 'illegal', sentence: '', rule: '' });
  expect(await third).toBeNull();
});

test('what is known of a position is not asked again, and forgotten at the next', async () => {
  const first = previews.ask(7, ['a']);
  previews.hear({ type: 'preview', id: '1', number: 7, preview: told });
  await first;
  expect(await previews.ask(7, ['a'])).toEqual(told);
  expect(sent.length).toBe(1);
  const stale = previews.ask(7, ['b']);
  vi.advanceTimersByTime(GAP);
  void previews.ask(8, []);
  previews.hear({ type: 'preview', id: '2', number: 7, preview: told });
  expect(await stale).toBeNull();
});

test('a connection that is lost leaves nobody waiting', async () => {
  const asked = previews.ask(7, []);
  previews.forget();
  expect(await asked).toBeNull();
});
