import { afterEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.svelte';
import type { FromClient, View } from './types';

class Wire {
  static all: Wire[] = [];
  sent: FromClient[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {}
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const view = (actor: number): View => ({
  game: 'terra',
  seat: 0,
  players: 3,
  turn: 0,
  actor,
  question: null,
  result: null,
});
const welcome = (number: number): object => ({
  type: 'welcome',
  seat: 0,
  table: { actor: 0, left_ms: null },
  number,
  view: view(0),
  story: [],
  chat: [],
});
const step = (number: number) => ({ number, seat: 0, told: '', story: [{ event: `${number}` }] });
const storyOf = (connection: Connection): string =>
  connection.log.flatMap(({ story }) => story.map(({ event }) => event)).join(' ');
const moves = (wire: Wire): FromClient[] => wire.sent.filter((message) => message.type === 'move');

function open(): { connection: Connection; wire: Wire } {
  Wire.all = [];
  const connection = new Connection('table', 0, () => new Wire());
  const wire = Wire.all[0]!;
  wire.onopen?.();
  wire.hears(welcome(4));
  return { connection, wire };
}

afterEach(() => vi.useRealTimers());

describe('a network that is lost without a word', () => {
  afterEach(() => vi.useRealTimers());

  it('is noticed within ten seconds, and said since when', async () => {
    vi.useFakeTimers();
    const { connection, wire } = open();
    await vi.advanceTimersByTimeAsync(9500);
    expect(wire.sent.filter(({ type }) => type === 'ping')).toHaveLength(1);
    expect(connection.state).toBe('lost');
    expect(Date.now() - connection.lostAt!).toBeLessThan(2000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(Wire.all.length).toBeGreaterThan(1);
    Wire.all.at(-1)!.hears(welcome(4));
    expect([connection.state, connection.lostAt]).toEqual(['open', null]);
    wire.hears({ type: 'pong' });
    connection.close();
  });

  it('is asked after at once when the device says that it is offline', async () => {
    vi.useFakeTimers();
    const { connection, wire } = open();
    window.dispatchEvent(new Event('offline'));
    expect(wire.sent.at(-1)).toEqual({ type: 'ping' });
    wire.hears({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(connection.state).toBe('open');
    connection.close();
  });

  it('is not taken for a table at which nothing happens', async () => {
    vi.useFakeTimers();
    const { connection, wire } = open();
    for (let second = 0; second < 60; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      if (wire.sent.at(-1)?.type === 'ping') wire.hears({ type: 'pong' });
    }
    expect(connection.state).toBe('open');
    expect(wire.sent.filter(({ type }) => type === 'ping').length).toBeLessThan(20);
    connection.close();
  });
});

describe('a connection', () => {
  it('says hello and shows the view', () => {
    const { connection, wire } = open();
    expect(wire.sent[0]).toEqual({ type: 'hello', seat: 0 });
    expect(connection.shown).toMatchObject({ number: 4, view: { actor: 0 } });
  });
  it('that comes back to what is shown already changes nothing on the screen', () => {
    const { connection, wire } = open();
    const before = connection.shown;
    wire.hears(welcome(4));
    expect(connection.shown).toBe(before);
    wire.hears(welcome(5));
    expect(connection.shown?.number).toBe(5);
    connection.close();
  });
  it('tells why a line was not said, until the next one', () => {
    const { connection, wire } = open();
    connection.speaking.say('hello');
    const { id } = wire.sent.at(-1) as { id: string };
    wire.hears({ type: 'refused', id, code: 'too_many', sentence: 'slow down', rule: '' });
    expect(connection.speaking.unsaid?.code).toBe('too_many');
    expect(connection.speaking.restsUntil).toBeGreaterThan(Date.now());
    expect(connection.refused).toBeNull();
    connection.speaking.say('hello');
    expect(connection.speaking.unsaid).toBeNull();
    wire.breaks();
    connection.speaking.say('anybody?');
    expect(connection.speaking.unsaid?.code).toBe('offline');
  });
  it('proposes again with the new number when others have decided meanwhile', () => {
    const { connection, wire } = open();
    connection.propose('take_back');
    const { id } = wire.sent.at(-1) as { id: string };
    wire.hears({ type: 'refused', id, code: 'stale', sentence: 'too late', rule: '' });
    expect(connection.notVoted).toBeNull();
    wire.hears({ type: 'view', number: 7, view: view(0), left_ms: null, talk: null });
    expect(wire.sent.at(-1)).toMatchObject({ type: 'propose', number: 7, what: 'take_back' });
    const again = wire.sent.at(-1) as { id: string };
    wire.hears({ type: 'refused', id: again.id, code: 'refused', sentence: 'nothing to take back', rule: '' });
    wire.hears({ type: 'view', number: 8, view: view(0), left_ms: null, talk: null });
    expect(connection.notVoted?.code).toBe('refused');
    expect(wire.sent.filter(({ type }) => type === 'propose')).toHaveLength(2);
  });
  it('sends one answer, however often it is clicked', () => {
    const { connection, wire } = open();
    connection.answer('pass');
    connection.answer('pass');
    expect(moves(wire)).toHaveLength(1);
    expect(connection.sending).toBe(true);
  });
  it('sends no further answer between the acknowledgement of one and the view after it', async () => {
    const { connection, wire } = open();
    connection.answer('done');
    const { id } = moves(wire)[0] as { id: string };
    wire.hears({ type: 'ack', id, number: 5 });
    connection.answer('done');
    expect(moves(wire)).toHaveLength(1);
    expect(connection.sending).toBe(true);
    wire.hears({ type: 'moved', number: 5, seat: 0, told: 'done', story: [], view: view(0), left_ms: null });
    expect(connection.sending).toBe(false);
    await connection.ended;
    connection.answer('done');
    expect(moves(wire)[1]).toMatchObject({ number: 5 });
  });
  it('waits for what an answer did also when it must look anew to see it', () => {
    const { connection, wire } = open();
    connection.takeBack();
    const { id } = wire.sent.at(-1) as { id: string };
    wire.hears({ type: 'ack', id, number: 5 });
    expect(connection.sending).toBe(true);
    wire.hears({ type: 'view', number: 6, view: view(0), left_ms: null });
    expect(connection.sending).toBe(false);
  });
  it('sends an answer again under the same id after a broken connection, and only until it is acknowledged', () => {
    vi.useFakeTimers();
    const { connection, wire } = open();
    wire.breaks();
    expect(connection.state).toBe('lost');
    connection.answer('G4');
    expect(moves(wire)).toHaveLength(0);
    vi.advanceTimersByTime(1000);
    const second = Wire.all[1]!;
    second.onopen?.();
    second.hears(welcome(4));
    const [sent] = moves(second);
    expect(sent).toMatchObject({ answer: 'G4', number: 4 });
    second.hears({ type: 'ack', id: (sent as { id: string }).id, number: 5 });
    second.breaks();
    vi.advanceTimersByTime(3000);
    const third = Wire.all[2]!;
    third.onopen?.();
    third.hears(welcome(5));
    expect(moves(third)).toHaveLength(0);
  });
  it('shows moves one after the other, each when the one before is done', async () => {
    const { connection, wire } = open();
    const order: string[] = [];
    connection.director = async (scene, show) => {
      order.push(`${scene.told} begins`);
      await show();
      order.push(`${scene.told} ends`);
    };
    for (const [i, told] of ['G1', 'G2'].entries()) {
      wire.hears({ type: 'moved', number: 5 + i, seat: 1, told, story: [], view: view(1), left_ms: null });
    }
    await connection.ended;
    expect(order).toEqual(['G1 begins', 'G1 ends', 'G2 begins', 'G2 ends']);
    expect(connection.shown?.number).toBe(6);
  });
  it('never shows a move that was taken back while it was on its way', async () => {
    const { connection, wire } = open();
    wire.hears({ ...welcome(4), story: [step(3)] });
    let arrives = (): void => {};
    connection.director = async (_, show) => {
      await new Promise<void>((resolve) => (arrives = resolve));
      await show();
    };
    wire.hears({ type: 'moved', ...step(5), view: view(1), left_ms: null });
    wire.hears({ type: 'taken_back', number: 6, moves: 1, view: view(2), left_ms: null });
    arrives();
    await connection.ended;
    expect(connection.shown).toMatchObject({ number: 6, view: { actor: 2 } });
    expect(storyOf(connection)).toBe('3');
    wire.hears({ type: 'moved', ...step(7), view: view(0), left_ms: null });
    arrives();
    await connection.ended;
    expect(storyOf(connection)).toBe('3 7');
  });
  it('enters what is said while moves are still to be shown after what these moves have changed', async () => {
    const { connection, wire } = open();
    const promise = { line: 1, said: 4, seat: 0, about: 'R-NA', value: 3, if: { who: 1, value: 2, met: false } };
    const ledger = (verdict: string): object => ({ promises: [{ ...promise, verdict }], denials: [], accounts: [] });
    const verdicts = (): string[] => connection.ledger.promises.map(({ verdict }) => verdict);
    let arrives = (): void => {};
    connection.director = async (_, show) => {
      await new Promise<void>((resolve) => (arrives = resolve));
      await show();
    };
    wire.hears({ type: 'moved', ...step(5), view: view(1), left_ms: null, talk: ledger('open') });
    wire.hears({ type: 'chat', n: 2, seat: 0, text: '', act: { act: 'refuse' }, talk: ledger('replaced') });
    expect(connection.chat.map(({ n }) => n)).toEqual([2]);
    expect(verdicts()).toEqual([]);
    arrives();
    await connection.ended;
    expect(verdicts()).toEqual(['replaced']);
    wire.hears({ type: 'chat', n: 3, seat: 0, text: '', act: { act: 'refuse' }, talk: ledger('kept') });
    expect(verdicts()).toEqual(['kept']);
    wire.hears({ type: 'moved', ...step(6), view: view(1), left_ms: null, talk: ledger('broken') });
    wire.hears({ type: 'chat', n: 4, seat: 0, text: '', act: { act: 'refuse' }, talk: ledger('untested') });
    wire.hears({ type: 'taken_back', number: 7, moves: 1, view: view(1), left_ms: null });
    expect(verdicts()).toEqual(['untested']);
    arrives();
    await connection.ended;
    expect(verdicts()).toEqual(['untested']);
  });
  it('tells its pace when that changes, and again to a service that it comes back to', () => {
    const { connection, wire } = open();
    const told = (of: Wire): string[] => of.sent.flatMap((message) => (message.type === 'pace' ? [message.pace] : []));
    connection.keepPace('normal');
    expect(told(wire)).toEqual([]);
    connection.keepPace('instant');
    connection.keepPace('instant');
    expect(told(wire)).toEqual(['instant']);
    wire.hears(welcome(4));
    expect(told(wire)).toEqual(['instant', 'instant']);
  });
  it('forgets as many moves as were taken back', () => {
    const { connection, wire } = open();
    wire.hears({ ...welcome(4), story: [step(2), step(3), step(4)] });
    wire.hears({ type: 'taken_back', number: 5, moves: 2, view: view(0), left_ms: null });
    expect(storyOf(connection)).toBe('2');
  });
  it('asks for a look when it has missed something', () => {
    const { wire } = open();
    wire.hears({ type: 'moved', number: 9, seat: 1, told: 'G1', story: [], view: view(1), left_ms: null });
    expect(wire.sent.at(-1)).toEqual({ type: 'look' });
  });
  it('knows until when somebody has to decide', () => {
    vi.useFakeTimers({ now: 1000 });
    const { connection, wire } = open();
    expect(connection.due).toBeNull();
    wire.hears({ type: 'moved', number: 5, seat: 0, told: 'G1', story: [], view: view(1), left_ms: 30_000 });
    expect(connection.due).toEqual({ seat: 1, at: 31_000 });
    wire.hears({ type: 'view', number: 5, view: view(1), left_ms: null });
    expect(connection.due).toBeNull();
  });
  it('gives up where its key no longer counts', () => {
    const { connection, wire } = open();
    wire.breaks(4401);
    expect(connection.state).toBe('gone');
  });

  it('recalls what happened before it came, also when more happens meanwhile', async () => {
    const { connection, wire } = open();
    wire.hears({ ...welcome(5), story: [step(3), step(4)] });
    expect(connection.missing).toBe(3);
    wire.hears({ type: 'moved', number: 6, seat: 0, told: '', story: [{ event: '5' }], view: view(1), left_ms: null });
    await connection.ended;
    connection.recall([0, 1, 2, 3, 4, 5].map(step));
    expect(storyOf(connection)).toBe('0 1 2 3 4 5');
    expect(connection.missing).toBe(0);
  });
  it('recalls the set-up of a table that starts while it looks on', async () => {
    const { connection, wire } = open();
    wire.hears({ type: 'moved', number: 5, seat: 0, told: '', story: [{ event: '1' }], view: view(1), left_ms: null });
    await connection.ended;
    connection.recall([step(0)]);
    expect(storyOf(connection)).toBe('0 1');
  });
  it('does not take a story that ends before what it was told', () => {
    const { connection, wire } = open();
    wire.hears({ ...welcome(9), story: [step(7), step(8)] });
    connection.recall([0, 1, 2].map(step));
    expect(storyOf(connection)).toBe('7 8');
    expect(connection.missing).toBe(7);
  });
});
