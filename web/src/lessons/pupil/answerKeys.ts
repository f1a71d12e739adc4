// The keys 1 to 9 choose what is offered, in its order.
import { isForOthers, isSwitchedOff } from '../../lib/keys';

export const byNumber =
  (offered: () => number, pick: (n: number) => void) =>
  (event: KeyboardEvent): void => {
    const n = Number(event.key) - 1;
    if (!/^[1-9]$/.test(event.key) || n >= offered() || isForOthers(event) || isSwitchedOff(event)) return;
    event.preventDefault();
    pick(n);
  };
