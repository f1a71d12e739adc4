// A connection of one viewer, a seat or a spectator, to a table: a WebSocket that comes back by itself. The moves it
// brings are shown one after the other. At most one answer is under way; it is sent again under the same id after the
// connection broke.
import { keepTaken, openingsOf } from './contributions';
import { Previews } from './previews';
import { Reconnecting } from './reconnecting.svelte';
import type { Director, Shown, Waiting } from './scenes';
import { Speaking } from './speaking.svelte';
import type { Pace } from '../lib/settings.svelte';
import { changedBy, EMPTY, type Ledger } from '../lib/talk/ledger';
import type { Act } from '../lib/talk/speech';
import type { VoteInfo } from './messages';
import { connectHome, type Socket } from './transport';
import type { ChatLine, FromClient, FromService, Hint, Preview, Step, Table, View } from './types';

type Pending = Extract<FromClient, { type: 'move' | 'take_back' }>;

/** One connection for each seat this device holds, and one without a seat for who only watches; those there are stay. */
export function connectionsFor(id: string, seats: number[], there: Connection[] = []): Connection[] {
  const wanted: (number | null)[] = seats.length ? seats : [null];
  for (const old of there) if (!wanted.includes(old.seat)) old.close();
  return wanted.map(
    (seat) => there.find((old) => old.seat === seat && old.state !== 'gone') ?? new Connection(id, seat),
  );
}

export class Connection extends Reconnecting<FromClient, FromService> {
  table = $state.raw<Table | null>(null);
  shown = $state.raw<Shown | null>(null);
  log = $state.raw<Step[]>([]);
  /** How many steps happened before those of the log: a welcome brings only the last ones. */
  missing = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  /** The promises of the game, as far as they are shown. */
  ledger = $state.raw<Ledger>(EMPTY);
  /** Seats whose own words are kept from this one. */
  blocked = $state.raw<number[]>([]);
  /** The last refusal, until the next answer. */
  refused = $state.raw<{ code: string; rule: string } | null>(null);
  /** Why the last proposal or vote did not go, until the next one. */
  notVoted = $state.raw<{ code: string; rule: string; sentence: string } | null>(null);
  /** An answer was given, and what it did has not come yet. */
  sending = $state(false);
  mayTakeBack = $state(false);
  /** Who has to decide until when, by this device's clock. */
  due = $state.raw<{ seat: number; at: number } | null>(null);
  /** Moves are still being shown. */
  busy = $state(false);
  director: Director | null = null;
  ended: Promise<void> | null = null;

  /** The contribution to the shuffle that was sent over this socket, and under which id. */
  private opening: { socket: Socket; id: string; bytes: string } | null = null;
  private number = 0;
  private pending: Pending | null = null;
  /** The number of the entry that the last acknowledged answer became; its view comes after the acknowledgement. */
  private acknowledged = 0;
  private voting: string | null = null;
  private proposed: VoteInfo['what'] | null = null;
  private proposesAgain = false;
  private queue: Waiting[] = [];
  /** The move that is being shown, until its view is. */
  private current: Waiting | null = null;
  private pace: Pace = 'normal';
  private counter = 0;
  private readonly previews = new Previews(
    () => this.nextId(),
    (message) => this.send(message),
  );
  readonly speaking = new Speaking(
    () => this.state === 'open',
    () => this.nextId(),
    (message) => this.send(message),
  );
  /** Who waits for a hint, and under which id it was asked for. */
  private hinting: { id: string; told: (hint: Hint | null) => void } | null = null;
  private readonly own = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join('');

  constructor(
    readonly id: string,
    readonly seat: number | null,
    connectTo: (table: string) => Socket = connectHome,
  ) {
    super(() => connectTo(id));
  }

  protected hello(): FromClient {
    return { type: 'hello', seat: this.seat };
  }

  protected override forget(): void {
    this.previews.forget();
    this.hinted(null);
  }

  protected hear(message: FromService): void {
    switch (message.type) {
      case 'welcome':
        this.welcomed();
        this.table = message.table;
        this.log = message.story;
        // Before the start there is no story yet; its first step will be the set-up, which no message brings.
        this.missing = message.story[0]?.number ?? 1;
        this.chat = message.chat;
        this.ledger = message.talk ?? EMPTY;
        this.blocked = message.blocked;
        this.queue = [];
        this.current = null;
        this.look(message.number, message.view);
        this.time(message.table.actor, message.table.left_ms);
        if (this.pending) this.send(this.pending);
        if (this.pace !== 'normal') this.send({ type: 'pace', pace: this.pace });
        this.contribute();
        break;
      case 'moved':
        if (message.number !== this.number + 1) return this.send({ type: 'look' });
        this.number = message.number;
        this.settle();
        this.time(message.view.actor, message.left_ms);
        this.queue.push({ number: message.number, scene: message, talk: [message.talk] });
        this.ended ??= this.play();
        break;
      case 'taken_back':
        this.catchUp();
        this.log = this.log.slice(0, -message.moves);
        this.ledger = changedBy(this.ledger, message.talk);
        this.look(message.number, message.view);
        this.time(message.view.actor, message.left_ms);
        break;
      case 'view':
        this.catchUp();
        this.ledger = message.talk ?? EMPTY;
        this.look(message.number, message.view);
        this.time(message.view?.actor ?? null, message.left_ms);
        if (this.proposesAgain && this.proposed) this.propose(this.proposed);
        break;
      case 'table':
        this.table = message.table;
        this.contribute();
        this.time(message.table.actor, message.table.left_ms);
        break;
      case 'ack':
        if (this.pending?.id === message.id) {
          this.pending = null;
          this.acknowledged = message.number;
          this.settle();
        }
        if (this.opening?.id === message.id) keepTaken(this.id, this.opening.bytes);
        break;
      case 'preview':
        this.previews.hear(message);
        break;
      case 'hint':
        if (message.id === this.hinting?.id) this.hinted(message.number === this.number ? message : null);
        break;
      case 'refused':
        this.previews.hear(message);
        if (message.id !== null && message.id === this.hinting?.id) this.hinted(null);
        if (message.id !== null && message.id === this.voting) {
          // Others have decided meanwhile: what is proposed is the same, and the view that follows has the number.
          this.proposesAgain = message.code === 'stale';
          if (!this.proposesAgain)
            this.notVoted = { code: message.code, rule: message.rule, sentence: message.sentence };
        }
        this.speaking.hearRefused(message);
        if (this.pending?.id !== message.id) break;
        this.pending = null;
        this.settle();
        this.refused = { code: message.code, rule: message.rule };
        break;
      case 'may_take_back':
        this.mayTakeBack = message.may && message.number === this.number;
        break;
      case 'chat':
        if (this.chat.some((line) => line.n === message.n)) break;
        this.chat = [...this.chat, message];
        this.entered(message.talk);
        break;
      case 'blocked':
        this.blocked = message.seats;
        this.chat = message.chat;
        break;
    }
  }

  /** The game starts: open the seat's contribution to the shuffle, if this device has made one. */
  private contribute(): void {
    if (this.table?.status !== 'opening' || this.seat === null || this.opening?.socket === this.socket) return;
    const [own] = openingsOf(this.table, [this.seat]);
    if (!own || !this.socket) return;
    this.opening = { socket: this.socket, id: this.nextId(), bytes: own.bytes };
    this.send({ type: 'open', id: this.opening.id, bytes: own.bytes });
  }

  private time(seat: number | null, left: number | null): void {
    this.due = seat === null || left === null ? null : { seat, at: Date.now() + left };
  }

  /** Another answer may be given once nothing is under way: until then the question on the screen is the old one. */
  private settle(): void {
    this.sending = this.pending !== null || this.number < this.acknowledged;
  }

  private look(number: number, view: View | null): void {
    this.number = number;
    this.settle();
    // A connection that comes back brings what is shown already: then nothing changes, and who looks at a card goes on.
    if (!view || JSON.stringify(this.shown) !== JSON.stringify({ number, view })) this.shown = view && { number, view };
    this.askTakeBack();
  }

  private askTakeBack(): void {
    this.mayTakeBack = false;
    if (this.seat !== null && this.number > 0) this.send({ type: 'may_take_back', number: this.number });
  }

  /** What somebody has said changes the ledger after all moves before it, also those that are still to be shown. */
  private entered(talk: Ledger | undefined): void {
    const before = this.queue.at(-1) ?? this.current;
    if (before) before.talk.push(talk);
    else this.ledger = changedBy(this.ledger, talk);
  }

  private note({ number, scene, talk }: Waiting): void {
    this.ledger = talk.reduce<Ledger>(changedBy, this.ledger);
    this.log = [...this.log, { number, seat: scene.seat, told: scene.told, story: scene.story }];
  }

  /** A newer view overtakes the moves that are still to be shown: they are told, and not shown any more. */
  private catchUp(): void {
    for (const move of [this.current, ...this.queue]) if (move) this.note(move);
    this.current = null;
    this.queue = [];
  }

  private async play(): Promise<void> {
    this.busy = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const move = (this.current = next);
      const show = async (): Promise<void> => {
        // Shown already, or overtaken by a view that is newer.
        if (this.current !== move) return;
        this.current = null;
        this.shown = { number: move.number, view: move.scene.view };
        this.note(move);
      };
      try {
        await this.director?.({ ...move.scene, waiting: this.queue.length }, show);
      } finally {
        await show();
      }
    }
    this.busy = false;
    this.ended = null;
    this.askTakeBack();
  }

  private nextId(): string {
    return `${this.own}-${++this.counter}`;
  }

  private request(pending: Pending): void {
    this.pending = pending;
    this.sending = true;
    this.refused = null;
    this.send(pending);
  }

  /** The story so far, from its first step on: what the log lacks is put before the rest. */
  recall(story: Step[]): void {
    // Asked for before a connection broke, it may end too early for the one that came after it.
    if (story.length < this.missing) return;
    this.log = [...story.slice(0, this.missing), ...this.log];
    this.missing = 0;
  }

  answer(text: string): void {
    if (this.sending) return;
    this.request({ type: 'move', id: this.nextId(), number: this.number, answer: text });
  }

  /** What the answers would bring after this line of answers, of which none is given; null if that is not told. */
  preview(line: string[] = []): Promise<Preview | null> {
    if (this.state !== 'open' || this.shown?.number !== this.number) return Promise.resolve(null);
    return this.previews.ask(this.number, line);
  }

  /** What a bot would do here; null if that is not told. */
  hint(): Promise<Hint | null> {
    this.hinted(null);
    if (this.state !== 'open' || this.shown?.number !== this.number) return Promise.resolve(null);
    return new Promise((told) => {
      this.hinting = { id: this.nextId(), told };
      this.send({ type: 'hint', id: this.hinting.id, number: this.number });
    });
  }
  private hinted(hint: Hint | null): void {
    this.hinting?.told(hint);
    this.hinting = null;
  }

  /** Ask everybody to agree to something. */
  propose(what: VoteInfo['what']): void {
    this.notVoted = null;
    this.voting = this.nextId();
    this.proposed = what;
    this.proposesAgain = false;
    this.send({ type: 'propose', id: this.voting, number: this.number, what });
  }

  /** Agree to what is voted on, or not. */
  vote({ what, seat }: VoteInfo, yes: boolean): void {
    this.notVoted = null;
    this.voting = this.nextId();
    this.send({ type: 'vote', id: this.voting, what, seat, yes });
  }

  /** How fast bots are to answer; they do at once where everybody at the table wants that. */
  keepPace(pace: Pace): void {
    if (pace === this.pace) return;
    this.pace = pace;
    this.send({ type: 'pace', pace });
  }

  takeBack(): void {
    if (this.sending) return;
    this.request({ type: 'take_back', id: this.nextId(), number: this.number });
  }

  /** Say an act. */
  act(act: Act): void {
    this.speaking.act(act, this.number);
  }

  /** Tell whoever runs the service of a seat, and of its last own words that were heard here. */
  report(seat: number): void {
    const line = this.chat.findLast((one) => one.seat === seat && one.act === null && !one.sign)?.n ?? null;
    this.speaking.report(seat, line);
  }
}
