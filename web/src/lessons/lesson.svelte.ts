// A lesson while it is on: a WebSocket that comes back by itself brings how it stands; what people do goes by HTTP.
import { actInLesson, answerInLesson, goOnAlone, signLaw } from '../api/lessons';
import type { LessonAction, LessonInfo, LessonNews, PlanStage } from '../api/messages';
import { Reconnecting } from '../api/reconnecting.svelte';
import type { Socket } from '../api/transport';
import { base } from '../lib/base';

type Sent = { type: 'hello' | 'ping' };
type Heard = LessonNews | { type: 'pong' | 'refused' };

const TICK = 250;
const MINUTE = 60_000;
/** How long a rehearsal takes by its clock. */
const REHEARSAL = 270_000;

function socketOf(lesson: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${base}/api/lessons/${lesson}/socket`;
}

export class LiveLesson extends Reconnecting<Sent, Heard> {
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

  private readonly ticking = window.setInterval(() => (this.now = Date.now()), TICK);

  constructor(
    readonly id: string,
    connectTo: (url: string) => Socket = (url) => new WebSocket(url) as unknown as Socket,
  ) {
    super(() => connectTo(socketOf(id)));
  }

  private running(ms: number | null): number | null {
    return ms === null || this.info!.frozen || this.info!.over ? ms : ms - this.since;
  }

  protected hello(): Sent {
    return { type: 'hello' };
  }

  protected hear(message: Heard): void {
    if (message.type !== 'lesson') return;
    this.welcomed();
    this.take(message.lesson);
  }

  /** A picture of the lesson; an older one than is shown changes nothing. */
  take(info: LessonInfo): void {
    if (this.info && info.number < this.info.number) return;
    this.info = info;
    this.heardAt = this.now = Date.now();
  }

  override close(): void {
    clearInterval(this.ticking);
    super.close();
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
