// A lesson while it is on: a WebSocket that comes back by itself brings how it stands; what people do goes by HTTP.
import { Heartbeat } from '../api/heartbeat';
import { actInLesson, answerInLesson, goOnAlone, signLaw } from '../api/lessons';
import type { LessonAction, LessonInfo, LessonNews, PlanStage } from '../api/messages';
import { base } from '../lib/base';

type Socket = Pick<WebSocket, 'send' | 'close'> & {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const LOST_FOR_GOOD = new Set([4401, 4404]);
const TICK = 250;
const MINUTE = 60_000;
/** How long a rehearsal takes by its clock. */
const REHEARSAL = 270_000;

export class LiveLesson {
  state = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  /** Since when nobody answers, by this device's clock. */
  lostAt = $state<number | null>(null);
  info = $state.raw<LessonInfo | null>(null);
  /** When the newest picture came, by this device's clock. */
  heardAt = $state(0);
  now = $state(Date.now());
  /** What is being asked of the service. */
  busy = $state(false);

  /** The time since the newest picture, in which clocks ran on. */
  private since = $derived(Math.max(0, this.now - this.heardAt));
  /** The time left to the stage; null before the first one. A frozen lesson's clock stands still. */
  left = $derived.by(() => this.running(this.info?.left_ms ?? null));
  /** When the talk at the end begins at the latest. */
  debriefIn = $derived.by(() => this.running(this.info?.debrief_in_ms ?? null));
  /** How long a question has been asked that had been asked for so long. */
  asked = (waits: number): number => waits + (this.info?.frozen ? 0 : this.since);
  /** A minute of the plan: a rehearsal is over within five. */
  minute = $derived.by(() => {
    const minutes = this.info?.stages.reduce((sum, stage) => sum + stage.minutes, 0) ?? 0;
    return this.info?.rehearsal && minutes ? REHEARSAL / minutes : MINUTE;
  });
  stage = $derived<PlanStage | null>(this.info?.stages[this.info.stage] ?? null);

  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private readonly ticking = window.setInterval(() => (this.now = Date.now()), TICK);
  private closed = false;
  private readonly heart = new Heartbeat(
    () => this.socket?.readyState === 1 && this.socket.send(JSON.stringify({ type: 'ping' })),
    () => this.drop(),
  );

  constructor(
    readonly id: string,
    private readonly connectTo: (url: string) => Socket = (url) => new WebSocket(url) as unknown as Socket,
  ) {
    this.connect();
    window.addEventListener('online', this.hurry);
  }

  private running(ms: number | null): number | null {
    return ms === null || this.info!.frozen || this.info!.over ? ms : ms - this.since;
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = this.connectTo(`${scheme}://${location.host}${base}/api/lessons/${this.id}/socket`);
    this.socket = socket;
    this.heart.connects();
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello' }));
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heart.heard();
      const message = JSON.parse(event.data) as LessonNews | { type: 'pong' | 'refused' };
      if (message.type !== 'lesson') return;
      this.state = 'open';
      this.lostAt = null;
      this.wait = FIRST_WAIT;
      this.take(message.lesson);
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket || this.closed) return;
      this.lose(LOST_FOR_GOOD.has(code) ? 'gone' : 'lost');
    };
  }

  /** A picture of the lesson; an older one than is shown changes nothing. */
  take(info: LessonInfo): void {
    if (this.info && info.number < this.info.number) return;
    this.info = info;
    this.heardAt = this.now = Date.now();
  }

  private drop(): void {
    const silent = this.socket;
    this.socket = null;
    silent?.close();
    this.lose('lost');
  }

  private lose(state: 'lost' | 'gone'): void {
    this.heart.rests();
    this.state = state;
    this.lostAt ??= Date.now();
    if (state === 'lost') this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hurry = (): void => {
    if (this.state !== 'lost') return;
    clearTimeout(this.timer);
    this.connect();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ticking);
    this.heart.stop();
    window.removeEventListener('online', this.hurry);
    this.socket?.close();
  }

  /** What the teacher does; `RequestRefused` if it does not go. */
  act = (what: LessonAction['what'], more: Omit<LessonAction, 'what'> = {}): Promise<void> =>
    this.ask(() => actInLesson(this.id, { what, ...more }));

  /** What a pupil answers at the present stage. */
  answer = (answer: unknown): Promise<void> => this.ask(() => answerInLesson(this.id, this.info!.stage, answer));

  /** Homework: to the next stage, by oneself. */
  goOn = (): Promise<void> => this.ask(() => goOnAlone(this.id, this.info!.stage));

  sign = (): Promise<void> => this.ask(() => signLaw(this.id));

  private async ask(request: () => Promise<LessonInfo>): Promise<void> {
    this.busy = true;
    try {
      this.take(await request());
    } finally {
      this.busy = false;
    }
  }
}
