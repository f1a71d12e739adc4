// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonInfo } from '../api/messages';
import { LiveLesson } from './lesson.svelte';

class FakeSocket {
  readyState = 1;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  bring(lesson: Partial<LessonInfo>): void {
    this.onmessage?.({ data: JSON.stringify({ type: 'lesson', lesson }) });
  }
}

const picture = (more: Partial<LessonInfo> = {}): Partial<LessonInfo> => ({
  number: 1,
  stage: 0,
  stages: [{ kind: 'welcome', minutes: 2, tone: 'prepare' }],
  left_ms: 60_000,
  frozen: false,
  over: false,
  ...more,
});

describe('a lesson while it is on', () => {
  let sockets: FakeSocket[];
  let live: LiveLesson;
  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    live = new LiveLesson('abc', (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    });
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it('says hello, and shows what it is told', () => {
    sockets[0]!.onopen!();
    expect(sockets[0]!.url).toMatch(/\/api\/lessons\/abc\/socket$/);
    expect(sockets[0]!.sent).toEqual([{ type: 'hello' }]);
    sockets[0]!.bring(picture());
    expect([live.state, live.stage?.kind]).toEqual(['open', 'welcome']);
  });
  it('lets the clock run on between two pictures, and stand still while it is frozen', () => {
    sockets[0]!.bring(picture());
    vi.advanceTimersByTime(3_000);
    expect(live.left).toBe(57_000);
    sockets[0]!.bring(picture({ number: 2, left_ms: 57_000, frozen: true }));
    vi.advanceTimersByTime(3_000);
    expect(live.left).toBe(57_000);
  });
  it('comes back by itself, and shows the last picture meanwhile', () => {
    sockets[0]!.bring(picture());
    sockets[0]!.onclose!({ code: 1006 });
    expect([live.state, live.info?.number]).toEqual(['lost', 1]);
    vi.advanceTimersByTime(600);
    sockets[1]!.bring(picture({ number: 5 }));
    expect([live.state, live.lostAt, live.info?.number]).toEqual(['open', null, 5]);
  });
  it('does not come back where it is nobody', () => {
    sockets[0]!.onclose!({ code: 4401 });
    vi.advanceTimersByTime(60_000);
    expect([live.state, sockets.length]).toEqual(['gone', 1]);
  });
  it('is not set back by an answer that comes later than the news', () => {
    sockets[0]!.bring(picture({ number: 4 }));
    live.take(picture({ number: 3, stage: -1 }) as LessonInfo);
    expect(live.info?.stage).toBe(0);
  });
});
