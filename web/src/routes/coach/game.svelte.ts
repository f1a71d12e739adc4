// The game that the coach looks at: its replay as one seat saw it, what is counted of it, and which turn a moment is of.
import { replayOf, replayRecord, RequestRefused, table as lookAt } from '../../api/http';
import type { Replay, Seat, View } from '../../api/types';
import { games } from '../../games';
import { Counting } from '../../lib/coach/counting.svelte';
import type { Moment } from '../../lib/coach/report';
import type { GameCoach } from '../../lib/game';
import { opened } from '../../lib/opened';
import { whyNot } from '../../lib/refusal';
import { t } from '../../lib/words.svelte';

export class CoachedGame {
  replay = $state.raw<Replay | null>(null);
  counting = $state.raw<Counting | null>(null);
  seats = $state.raw<Seat[]>([]);
  coach = $state.raw<GameCoach | null>(null);
  seat = $state<number | null>(null);
  failed = $state('');
  readonly isFile: boolean;

  constructor(
    readonly id: string,
    query: URLSearchParams,
  ) {
    this.isFile = id === 'file';
    const asked = Number.parseInt(query.get('seat') ?? '', 10);
    void this.#open(Number.isInteger(asked) && asked >= 0 ? asked : null).catch((error: unknown) =>
      this.#refuse(error),
    );
  }

  /** The record that was opened from a file; nothing of a table. */
  get record(): unknown {
    return this.isFile ? opened.records[opened.which] : undefined;
  }

  /** By what the device remembers the game: its table, or where a file's cards come from. */
  get key(): string {
    return this.isFile ? `file:${(this.record as { seed?: unknown }).seed ?? ''}` : this.id;
  }

  async #open(asked: number | null): Promise<void> {
    if (this.isFile && !this.record) {
      this.failed = t('web-replay-file-gone');
      return;
    }
    let seat = asked;
    if (!this.isFile) {
      const table = await lookAt(this.id).catch(() => null);
      this.seats = table?.seats ?? [];
      seat ??= table?.you.seats[0] ?? null;
    }
    if (seat === null && this.record) {
      const players = (this.record as { players?: { kind?: string }[] }).players ?? [];
      seat = Math.max(0, Array.isArray(players) ? players.findIndex(({ kind }) => kind === 'human') : 0);
    }
    await this.look(seat ?? 0);
  }

  /** Look at the game through a seat's eyes. */
  async look(seat: number): Promise<void> {
    this.seat = seat;
    this.counting?.end();
    this.counting = new Counting(this.id, seat, this.record);
    try {
      const eyes = String(seat);
      const replay = await (this.isFile ? replayRecord(this.record, eyes) : replayOf(this.id, eyes));
      if (this.seat !== seat) return;
      this.replay = replay;
      this.coach = (await games[replay.game]?.coach?.())?.default ?? null;
    } catch (error) {
      this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    const isThere = error instanceof RequestRefused && error.code !== 'not_found';
    this.failed = isThere ? whyNot(error) : t('web-replay-none');
  }

  viewAt = (move: number): View | null => this.replay?.steps.find(({ number }) => number === move)?.view ?? null;

  /** What was seen when the turn was over that began after so many moves. */
  viewAfterTurn = (move: number): View | null => {
    const steps = (this.replay?.steps ?? []).filter(({ number }) => number >= move);
    return (steps.find(({ view }) => view && view.turn !== steps[0]?.view?.turn) ?? steps.at(-1))?.view ?? null;
  };

  /** The number of the turn after so many moves. */
  readonly turns = $derived.by(() => {
    let turn = 0;
    let before: number | undefined;
    return (this.replay?.steps ?? []).map(({ view }) => {
      if (view && view.turn !== before) {
        turn += 1;
        before = view.turn;
      }
      return turn;
    });
  });
  turnOf = ({ move }: Pick<Moment, 'move'>): number => this.turns[Math.min(move, this.turns.length - 1)] ?? 0;

  name = (seat: number): string => this.replay?.players[seat]?.name ?? '';
  said = (answer: string, move: number): string => {
    const view = this.viewAt(move);
    return (view && this.replay && this.coach?.said(answer, view, this.replay.deck)) || answer;
  };

  end(): void {
    this.counting?.end();
  }
}
