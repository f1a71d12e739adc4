// The story as lines to read: a heading for each turn, and a sentence for each event.
import { untrack } from 'svelte';
import type { Event } from '../../api/types';
import { remembering, type BoardProps, type Line } from '../../lib/board';
import { t, words } from '../../lib/words.svelte';
import { onTurn } from './reading';
import { sentence, who } from './words';

export class Story {
  constructor(
    private readonly props: () => Pick<BoardProps, 'log' | 'players'>,
    private readonly reader: () => number | null,
  ) {}

  private readonly names = $derived.by(() =>
    this.props()
      .players.map((player) => player.name)
      .join(),
  );
  private readonly telling = $derived.by(() => {
    // A long story is told anew only in another language, or of others.
    const reader = this.reader();
    void [words.bundles, this.names];
    const players = untrack(() => this.props().players);
    return {
      head: remembering(({ seat }: Event): Line => ({
        text: t('terra-web-turn-of', who(players, seat as number, reader)),
        heads: true,
      })),
      line: remembering((event: Event): Line => ({ text: sentence(event, players, reader) })),
    };
  });

  readonly lines = $derived.by(() => {
    const found: Line[] = [];
    let turn = -1;
    for (const { number, story } of this.props().log)
      for (const event of story) {
        const seat = onTurn(event);
        if (seat !== null && seat !== turn) {
          turn = seat;
          found.push(this.telling.head(event));
        }
        const line = this.telling.line(event);
        line.step = number;
        if (line.text) found.push(line);
      }
    return found;
  });

  /** The last sentence. */
  readonly last = $derived.by(() => this.lines.findLast((line) => !line.heads)?.text ?? '');

  /** What happened since the turn began. */
  readonly lately = $derived.by(() => {
    const found: Event[] = [];
    for (const step of this.props().log.toReversed()) {
      const begin = step.story.findLastIndex((event) => onTurn(event) !== null);
      found.unshift(...step.story.slice(begin + 1));
      if (begin >= 0) break;
    }
    return found;
  });
}
