"""How matches of Terra Futura are coached: turn by turn, by the final score that a seat may expect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from terrae.engine.chance import seeded
from terrae.engine.coaching import CARD_COMES, NOTHING_MORE, OTHER_DECIDES, SEAT_DECIDES, Coached, Point
from terrae.engine.game import Game
from terrae.engine.match import Match
from terrae.engine.player import Position
from terrae.engine.search.rollouts import TO_THE_END, Foresight

from .bots.planner import VIEW
from .bots.sampling import END, LONGEST
from .bots.turn_search import Clock, turn_search
from .rules.actions import DROP_OLDEST, PLACE_AT, STOP, TAKE_SLOT, TAKE_TOP
from .rules.record import card_ids
from .rules.state import DROP, EMPTY, LEVELS, PATTERN, PLOTS, SLOTS

WORLDS = 6
"""So many worlds are imagined for each point of a batch."""
QUICK = 40
"""A turn that is played on is the best of about so many."""
TRIALS, GAMES = 1500, 240
"""So many turns the reference tries, and so many games it plays on."""
MISSED: dict[int, tuple[float, float]] = {2: (-0.17, -0.31), 3: (0.69, 1.68), 4: (0.69, 1.68)}
"""What imagined turns miss of the final score, by players: in a turn of all others, and in the seat's own last one.

At a table of three or more, bots give more than quick turns do, by what they copy and by the cards that they drop, and
a final activation has more to find than quick ones look for. Measured: docs/coach.md."""
AS_REFERENCE, AS_PLAYED = 0, 1
"""The two ways of a turn that are compared."""


class Turn(NamedTuple):
    """What the coach knows of a turn besides its point."""

    lines: tuple[list[int], ...] = ()
    """The seat's own actions: those of the reference and those that were played."""
    covered: tuple[tuple[int, int], ...] = ()
    """Cards that are still to come at this point: level and card."""
    view: Any = None
    """The view from which worlds are imagined, if not that of the point."""


class TerraFuturaCoach(Coached):
    """One value: the final score. A turn is compared with that of `search`, which drops no card."""

    values = ("score",)
    worth: ClassVar[tuple[float, ...]] = (50.0,)
    assessor = "terrae.games.terra_futura.coach:TurnAssessor"
    worlds = WORLDS
    reference = "search"
    player = "terrae.games.terra_futura.coach:ReferencePlayer"

    def points(self, match: Match[Any, Any], seat: int) -> Iterator[Point]:
        """The beginning of every turn, and before each card of the display that a turn has brought."""
        for point, _ in turn_points(match, seat):
            yield point

    def text(self, match: Match[Any, Any], point: Point) -> str:
        return point.texts[point.heard] if point.texts else ""

    def weights(self, past: Sequence[Sequence[int]]) -> list[list[int]]:
        return []

    def foresight(self, match: Match[Any, Any]) -> Foresight:
        return TO_THE_END

    def end(self, match: Match[Any, Any], seat: int) -> tuple[float, ...]:
        return (float(match.game.run.score(match.state, match.d, seat)),)


def turn_points(match: Match[Any, Any], seat: int) -> Iterator[tuple[Point, Turn]]:
    """The points of a match as a seat saw them, and what else is known of each."""
    game, d, ids = match.game, match.d, card_ids(match.deck)
    states = [state.clone() for state, _ in match.states()]
    first = 0
    while first < len(match.moves):
        state, last = states[first], end_of_turn(match, states, first)
        after = states[last]
        is_over = game.run.is_over(after, d)
        if last == len(match.moves) and after.turn == state.turn and not is_over:
            break  # the turn is not finished
        before, then = game.redact(state, d, seat), game.redact(after, d, seat)
        shown = new_cards(before, then)
        if state.turn == seat:
            yield own_turn(match, seat, before, states, range(first, last), Turn((), shown, then))
        else:
            text = ", ".join(text for _, text in match.moves[first:last])
            yield Point(before, OTHER_DECIDES, state.turn, 0, first, [], texts=(text,)), Turn()
        if not is_over:
            names = ", ".join(ids[card] for _, card in shown)
            yield Point(then, CARD_COMES, state.turn, 0, last, [], texts=(names,)), Turn((), shown)
        first = last
    yield Point(match.seen_by(seat), NOTHING_MORE, match.actor, 0, len(match.moves), []), Turn()


def end_of_turn(match: Match[Any, Any], states: Sequence[Any], first: int) -> int:
    """After how many moves the turn is over that begins after `first` moves."""
    last = first + 1
    while last < len(match.moves) and states[last].turn == states[first].turn:
        last += 1
    return last


def own_turn(
    match: Match[Any, Any], seat: int, before: Any, states: Sequence[Any], moves: range, turn: Turn
) -> tuple[Point, Turn]:
    """A turn of the seat itself: what it did beside what the reference would have done."""
    game, d = match.game, match.d
    own = [i for i in moves if match.moves[i][0] == seat]
    played = [game.parse(states[i], d, match.moves[i][1]) or STOP for i in own]
    line, texts = reference_turn(game, before, d, seat)
    heard = AS_REFERENCE if shortened(played) == shortened(line) else AS_PLAYED
    point = Point(before, SEAT_DECIDES, seat, heard, moves[0], [], (AS_REFERENCE, AS_PLAYED), AS_REFERENCE)
    point = point._replace(texts=(", ".join(texts), ", ".join(match.moves[i][1] for i in own)))
    is_blind = any(DROP_OLDEST <= action < TAKE_SLOT or TAKE_TOP <= action < PLACE_AT for action in played)
    return point, turn._replace(lines=(line,) if is_blind else (line, played))


def new_cards(before: Any, after: Any) -> tuple[tuple[int, int], ...]:
    """The cards that lie in the display now and did not before."""
    return tuple(
        (level, after.display[level][slot])
        for level in range(LEVELS)
        for slot in range(SLOTS)
        if after.display[level][slot] != EMPTY and after.display[level][slot] not in before.display[level]
    )


def shortened(line: Sequence[int]) -> list[int]:
    """A turn without what ends a step of it: to keep the display and to stop are no choice of their own here."""
    return [action for action in line if action != STOP]


def reference_turn(game: Game[Any, Any], view: Any, d: Any, seat: int) -> tuple[list[int], list[str]]:
    """The turn that the reference would play from a view, and how it is written. Its chance follows from the view."""
    r = seeded(f"coach/{seat}/{view.values()!r}")
    turns = turn_search(game)
    turns.know(d)
    world = game.state()
    game.run.imagine(view, d, seat, world, r, [0] * game.scratch)
    line: list[int] = []
    if world.phase == DROP:
        line.append(STOP)
        game.run.step(world, d, STOP)
    v = game.redact(world, d, seat)
    position = Position(game, v, d, seat, game.legal(v, d), r)
    generators = turns.lay_out(position)
    alive = turns.find_ways(position, TRIALS, generators)
    turns.race(position, alive, GAMES, Clock(position, 0), generators)
    found = turns.arrays.lines[int(turns.order[0])]
    for action in found:
        if int(action) == END:
            break
        line.append(int(action))
    return line, written(game, view, d, seat, line)


class ReferencePlayer:
    """Plays every turn as the reference would."""

    def __init__(self) -> None:
        self.line: list[int] = []

    def __call__(self, position: Position) -> int:
        v, seat = position.v, position.seat
        if v.turn == seat and v.phase in (DROP, PATTERN):
            self.line, _ = reference_turn(position.game, v, position.d, seat)
        if self.line and self.line[0] in position.legal:
            return self.line.pop(0)
        return position.legal[0]


def written(game: Game[Any, Any], view: Any, d: Any, seat: int, line: Sequence[int]) -> list[str]:
    """A line as texts, in a world that the seat can imagine."""
    world, r, scratch = game.state(), seeded("written"), [0] * game.scratch
    game.run.imagine(view, d, seat, world, r, scratch)
    texts: list[str] = []
    left = list(line)
    while left and not game.run.is_over(world, d) and world.turn == seat:
        legal = game.legal(world, d)
        action = legal[0]
        if world.actor == seat:
            if left[0] not in legal:
                break
            action = left.pop(0)
            texts.append(game.notation(world, d, action))
        game.run.play(world, d, action, r, scratch)
    return texts


def missed(view: Any, seat: int, turns_gone: int = 0) -> float:
    """What imagined turns miss of a seat's final score from a view on, or after its own turn there.

    It depends on how many of its own turns are left, and on how many of the others play before the next of them.
    """
    own = PLOTS - view.cards[seat] + int(view.chosen[seat] == 0) - turns_gone
    others = view.players - 1
    before = others if turns_gone else (seat - view.turn) % view.players
    if own < 1:
        return 0.0
    by_others, by_last = MISSED.get(view.players, MISSED[max(MISSED)])
    return float(by_last + by_others * (own - 1 + before / others))


class TurnAssessor:
    """Judges all points of a match, batch by batch."""

    def __init__(self, game: Game[Any, Any], mind: Any) -> None:
        self.game = game
        self.mind = mind

    modules: ClassVar[tuple[str, ...]] = ("terrae.games.terra_futura.bots.judged_turns",)

    def batch(self, match: Match[Any, Any], seat: int, seed: str, tries: int) -> tuple[list[Any], list[Any], int]:
        """One batch: the value of every point, and of every way of the seat's own turns."""
        turns = turn_search(self.game)
        turns.know(match.d)
        points: list[list[float]] = []
        tried: list[list[list[float]]] = []
        for number, (point, turn) in enumerate(self.known(match, seat)):
            chance = f"{seed}/{number}"
            ways = [[0.0] for _ in range(tries)]
            if point.event == SEAT_DECIDES:
                found = self.judged(point.view, match, seat, (), turn.lines, chance)
                if len(found) == 1:
                    found.append(self.judged(turn.view, match, seat, turn.covered, [], chance)[0])
                ways[AS_REFERENCE], ways[AS_PLAYED] = [found[0]], [found[1]]
                points.append([found[0]])
            else:
                points.append(self.judged(point.view, match, seat, turn.covered, [], chance)[:1])
            tried.append(ways)
        return points, tried, WORLDS * len(points)

    def known(self, match: Match[Any, Any], seat: int) -> list[tuple[Point, Turn]]:
        """The points of the match that was asked about last."""
        asked = id(match), seat, len(match.moves)
        if getattr(self, "_asked", None) != asked:
            self._asked, self._known = asked, list(turn_points(match, seat))
        return self._known

    def judged(
        self,
        view: Any,
        match: Match[Any, Any],
        seat: int,
        covered: Sequence[Any],
        lines: Sequence[list[int]],
        seed: str,
    ) -> list[float]:
        """What a seat scores from a view, on average, with each of its lines."""
        turns = turn_search(self.game)
        b = turns.buffers
        b.put(VIEW, view)
        rows = b.rows(max(1, len(lines)), LONGEST + 2)
        for k, line in enumerate(lines):
            kept = [*line[:LONGEST], END]
            rows[k][: len(kept)] = kept
        cards = b.rows(len(covered), 2)
        for k, card in enumerate(covered):
            cards[k][:] = card
        total = b.floats(max(1, len(lines)))
        players = len(match.players)
        self.mind.judge(
            b.states,
            turns.decks,
            seat,
            cards,
            rows,
            len(lines),
            WORLDS,
            players,
            QUICK,
            turns.arrays,
            b.generators(seed),
            turns.common,
            total,
        )
        more = missed(view, seat, turns_gone=1 if lines else 0) if any(turns.arrays.net) else 0.0
        return [float(each) / WORLDS + more for each in total]
