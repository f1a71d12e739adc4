// Talk for a page of `dev/`, which shows a game that bots have played: made up, so that every kind of ticket is there.
import type { ChatLine, Replay } from '../../api/types';
import type { Talk } from '../../lib/board';
import type { Promised } from '../../lib/talk/ledger';

export interface Moment {
  replay: Replay;
  at: number;
  seat: number;
  /** `silence`, `watch`, `offline`, `fast`, or nothing of the kind. */
  how: string | null;
  showPromises: () => void;
}

/** What the others say of the crisis of the moment. */
export function talkOf({ replay, at, seat, how, showPromises }: Moment): Talk {
  const view = replay.steps[at]!.views![seat]! as unknown as {
    impending: { crisis: string; answered: number[]; remaining: number[] } | null;
    full_blown: { crisis: string }[];
  };
  const about = view.impending?.crisis ?? view.full_blown[0]?.crisis ?? 'R-NA';
  const before = view.impending?.answered.find((other) => other !== seat);
  const others = (view.impending?.remaining ?? [0, 1, 2, 3]).filter((other) => other !== seat);
  const lines: ChatLine[] = [];
  const promises: Promised[] = [];
  const say = (who: number, act: ChatLine['act'], text = '', language = ''): void => {
    const name = replay.players[who]!.name;
    const of = { n: lines.length + 1, seat: who, name, text, act, language, moves: at, at: new Date().toISOString() };
    lines.push(of);
  };
  const promise = (who: number, rest: Partial<Promised>): void => {
    promises.push({ line: lines.length, said: at, seat: who, about, value: 3, verdict: 'open', ...rest });
  };
  say(seat, { act: 'ask', value: 3, colour: about[0]! });
  if (before !== undefined) {
    say(before, { act: 'promise', value: 3, crisis: about });
    promise(before, { verdict: 'broken', given: 1, judged: at });
  }
  const [one, two] = others;
  if (two !== undefined) {
    say(two, { act: 'promise', value: 3, crisis: about }, '', 'es');
    promise(two, {});
  }
  if (one !== undefined) {
    say(one, { act: 'if', who: seat, value: 6, own: 3 }, '', 'cs');
    promise(one, { if: { who: seat, value: 6, met: false } });
    const full = view.full_blown[0]?.crisis;
    if (full) {
      say(one, { act: 'promise', value: 4, crisis: full });
      promise(one, { about: full, value: 4 });
    }
  }
  say(others[0] ?? 0, null, '¡Venga, que casi estamos!', 'es');
  const earlier = [2, 4, 5, 7, 9, 14, 20, 21, 30].map((said, i): Promised => ({
    line: 100 + i,
    said: Math.min(said, at),
    seat: i % replay.players.length,
    about: ['R-NA', 'G-AF', 'B-AS'][i % 3]!,
    value: 1 + (i % 6),
    verdict: (['kept', 'kept', 'broken', 'untested'] as const)[i % 4]!,
    given: i % 4 === 2 ? 0 : 4,
  }));
  const accounts = replay.players.map((_, other) => {
    const own = earlier.filter((entry) => entry.seat === other);
    const kept = own.filter(({ verdict }) => verdict === 'kept').length;
    const broken = own.filter(({ verdict }) => verdict === 'broken').length;
    return { kept, broken, promised: 3 * (kept + broken), given: 3 * kept };
  });
  return {
    mode: how === 'silence' ? 'silence' : 'words',
    lines: how === 'silence' ? [] : lines,
    ledger: { promises: how === 'silence' ? [] : [...promises, ...earlier], denials: [], accounts },
    say: how === 'watch' ? null : () => {},
    act: how === 'watch' ? null : () => {},
    isOffline: how === 'offline',
    restsUntil: how === 'fast' ? Date.now() + 60_000 : 0,
    unsaid: null,
    showPromises,
    showHeard: () => {},
  };
}
