// What the service tells a pupil of their own seat: the numbers of each round, and what others did with the same cards.
import { RequestRefused } from '../../api/http';
import { ownDebriefOf } from '../../api/lessons';

/** A round as the game tells it, for its own parts to show; null where the pupil had no seat. */
export type OwnRound = object | null;

const AGAIN = 3000;

/** It is worked out when the class comes to talk: until it is there, it is asked for again. */
export class Own {
  rounds = $state.raw<OwnRound[]>([]);
  isThere = $state(false);

  constructor(id: string) {
    $effect(() => {
      let timer = 0;
      const look = (): void =>
        void ownDebriefOf(id).then(
          ({ rounds }) => {
            this.rounds = rounds;
            this.isThere = true;
          },
          (error: unknown) => {
            if (!(error instanceof RequestRefused)) throw error;
            timer = window.setTimeout(look, AGAIN);
          },
        );
      look();
      return () => clearTimeout(timer);
    });
  }
}
