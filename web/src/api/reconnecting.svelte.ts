// A WebSocket that comes back by itself: after pauses that grow, at once when the network is there again, and never
// when the service says that there is nothing for this device.
import { Heartbeat } from './heartbeat';
import type { Socket } from './transport';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const LOST_FOR_GOOD = new Set([4401, 4404]);

export abstract class Reconnecting<Sent extends { type: string }, Heard> {
  state = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  /** Since when nobody answers, by this device's clock. */
  lostAt = $state<number | null>(null);

  protected socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private readonly heart = new Heartbeat(
    () => this.send({ type: 'ping' } as Sent),
    () => this.drop(),
  );

  constructor(private readonly open: () => Socket) {
    this.connect();
    window.addEventListener('online', this.hurry);
  }

  /** The first message of every connection. */
  protected abstract hello(): Sent;
  protected abstract hear(message: Heard): void;
  /** What was asked over the connection that is lost will not be answered. */
  protected forget(): void {}

  /** The service has welcomed this device. */
  protected welcomed(): void {
    this.state = 'open';
    this.lostAt = null;
    this.wait = FIRST_WAIT;
  }

  protected send(message: Sent): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const socket = this.open();
    this.socket = socket;
    this.heart.connects();
    socket.onopen = () => this.send(this.hello());
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heart.heard();
      this.hear(JSON.parse(event.data) as Heard);
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket || this.closed) return;
      this.lose(LOST_FOR_GOOD.has(code) ? 'gone' : 'lost');
    };
  }

  /** Nobody answers any more: do not wait for the system to notice. */
  private drop(): void {
    const silent = this.socket;
    this.socket = null;
    silent?.close();
    this.lose('lost');
  }

  private lose(state: 'lost' | 'gone'): void {
    this.forget();
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
    this.heart.stop();
    window.removeEventListener('online', this.hurry);
    this.socket?.close();
  }
}
