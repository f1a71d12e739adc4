// Things that travel: a flight goes from one place of the board to another. Places are elements with `data-place`.
import { tick } from 'svelte';
import { isStill, paced } from './motion';
import { settings } from './settings.svelte';

export interface Flight<Look> {
  look: Look;
  from: string;
  to: string;
  /** Milliseconds. */
  lasts?: number;
  after?: number;
  /** It comes to something that lies there already and stays in sight: a cube to a card, a card to a pile. */
  joins?: boolean;
  /** It is thrown in an arc and keeps its size. */
  thrown?: boolean;
}

interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface Airborne<Look> extends Flight<Look> {
  key: number;
  start: Spot;
  end: Spot;
}

const MOVE = 280;
const ARC = 36;
/** As long as not more moves wait, each takes its time. */
const PATIENT = 3;

function elementOf(root: ParentNode, place: string): HTMLElement | null {
  const found = root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`);
  return [...found].find((element) => element.getClientRects().length > 0) ?? null;
}

function spotOf(element: HTMLElement | null): Spot | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  // A turned card is as wide as it is laid out, not as its box.
  const card = element.querySelector<HTMLElement>('.card') ?? element;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: card.offsetWidth || box.width };
}

export class Flights<Look> {
  airborne = $state.raw<Airborne<Look>[]>([]);
  private key = 0;
  private skips: (() => void)[] = [];
  /** Above 1 everything goes faster: when many moves wait, unless the pace is slow. */
  private hurry = 1;
  /** Nothing more is shown on its way: somebody wants to see what it comes to. */
  isSkipping = $state(false);

  constructor(private readonly root: () => HTMLElement | null) {}

  /** So many more moves wait to be shown after this one. */
  hasten(waiting: number): void {
    this.hurry = settings.pace === 'slow' ? 1 : Math.max(1, waiting / PATIENT);
  }

  private lasting = (milliseconds: number): number => (this.isSkipping ? 0 : paced(milliseconds) / this.hurry);

  /** Show the new state, then let things arrive in it from where they were. */
  async fly(flights: Flight<Look>[], show: () => Promise<void> = async () => {}): Promise<void> {
    const root = this.root();
    if (!root || isStill() || document.hidden || !this.lasting(MOVE)) return show();
    const starts = flights.map(({ from }) => spotOf(elementOf(root, from)));
    await show();
    await tick();
    const arriving: HTMLElement[] = [];
    this.airborne = flights.flatMap((flight, i) => {
      const target = elementOf(root, flight.to);
      const [start, end] = [starts[i] ?? spotOf(elementOf(root, flight.from)), spotOf(target)];
      if (!start || !end || !target) return [];
      if (!flight.joins && target.querySelector('.card')) arriving.push(target);
      return [{ ...flight, key: ++this.key, start, end }];
    });
    if (!this.airborne.length) return;
    for (const element of arriving) element.style.visibility = 'hidden';
    const longest = Math.max(...this.airborne.map((flight) => (flight.after ?? 0) + (flight.lasts ?? MOVE)));
    await this.pause(longest);
    for (const element of arriving) element.style.visibility = '';
    this.airborne = [];
  }

  /** Wait a moment, at the chosen pace; any tap or key ends it. */
  async pause(milliseconds: number): Promise<void> {
    const lasts = this.lasting(milliseconds);
    if (lasts && !document.hidden) await this.untilSkipped(lasts);
  }

  /** Leave the time to read something, however many moves wait; any tap or key ends it. */
  async read(milliseconds: number): Promise<void> {
    const lasts = this.isSkipping ? 0 : paced(milliseconds);
    if (lasts && !document.hidden) await this.untilSkipped(lasts);
  }

  /** Wait until the reader goes on: by any tap or key. */
  async hold(): Promise<void> {
    if (!this.isSkipping) await this.untilSkipped(null);
  }

  private async untilSkipped(milliseconds: number | null): Promise<void> {
    await new Promise<void>((done) => {
      const timer = milliseconds === null ? 0 : setTimeout(done, milliseconds);
      this.skips.push(() => {
        clearTimeout(timer);
        done();
      });
    });
    this.skips = [];
  }

  /** End what moves or is to be read now; whether there was anything. */
  skip = (): boolean => {
    for (const skip of this.skips) skip();
    return this.skips.length > 0;
  };

  /** Go to the end of what others do: nothing moves any more until `rest`. */
  skipAll = (): void => {
    this.isSkipping = true;
    this.skip();
  };

  /** What was skipped is over: what comes now is shown again. */
  rest(): void {
    this.isSkipping = false;
  }

  /** The way of one flight, for `use:`. */
  travel = (element: HTMLElement, { start, end, lasts = MOVE, after = 0, thrown = false }: Airborne<Look>): void => {
    // What is not laid out has no width, and no number comes of dividing by it.
    const scale = thrown || !start.width || !end.width ? 1 : start.width / end.width;
    const [dx, dy] = [start.x - end.x, start.y - end.y];
    element.style.left = `${end.x}px`;
    element.style.top = `${end.y}px`;
    element.style.setProperty('--w', `${end.width}px`);
    const at = (x: number, y: number, size = 1): Keyframe => ({
      transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${size})`,
    });
    const way = thrown ? [at(dx, dy), at(dx / 2, dy / 2 - ARC), at(0, 0)] : [at(dx, dy, scale), at(0, 0)];
    element.animate(way, {
      duration: this.lasting(lasts),
      delay: this.lasting(after),
      easing: 'cubic-bezier(.2, .75, .25, 1)',
      fill: 'both',
    });
  };
}
