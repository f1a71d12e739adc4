"""How matches of Terra are coached: the chance that the world survives, and that the seat wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from terrae.engine.coaching import CARD_COMES, NOTHING_MORE, OTHER_DECIDES, SEAT_DECIDES, Coached, Point
from terrae.engine.match import Match
from terrae.engine.search.lookahead import WHOLE
from terrae.engine.search.rollouts import Foresight

from .bots.carried_worlds import A_SET, A_SOLUTION, pass_empty_pile
from .bots.characters import PRUDENT, policy
from .bots.cooperation import DEEDS, POLICY, STEADY, remember, utility
from .bots.learned import foresight
from .bots.opponent_model import POOL, weights
from .bots.policies import choose_action
from .bots.preferences import WORK
from .rules.house_rules import is_open
from .rules.moves import ACTION_TEXTS, CARD_TEXTS
from .rules.rules import DISCARD, TAKE_SET, act, advance, awaits_draw, draw
from .rules.state import DRAW, KINDS

TURNS = 4
"""After so many turns a rollout is cut short, and the learned value judges the rest."""


class TerraCoach(Coached):
    """Two values, never one: the world survives, and this seat wins. Wins that are shared count as shares."""

    values = ("survive", "win")
    worth: ClassVar[tuple[float, ...]] = (1.0, 1.0)
    module = "terrae.games.terra.bots.carried_worlds"
    policy_length = POLICY
    deeds = DEEDS
    work = WORK
    reference = "tips"
    own = policy(STEADY, PRUDENT)
    pool = tuple(POOL.values())

    def points(self, match: Match[Any, Any], seat: int) -> Iterator[Point]:
        """Every draw and every decision; before a draw the card that comes is not known yet."""
        game, d = match.game, match.d
        s = match.ready.clone()
        s.phase = DRAW
        past = [[0] * DEEDS for _ in match.players]
        move = 0
        while True:
            v = game.redact(s, d, seat)
            known = [list(deeds) for deeds in past]
            if game.run.is_over(s, d):
                yield Point(v, NOTHING_MORE, s.turn, 0, move, known)
                return
            if awaits_draw(s, d):
                card = s.pile[s.left - 1]
                is_known = card >= KINDS or s.turn == seat or is_open(s.options)
                yield Point(v, CARD_COMES, s.turn, card if is_known else A_SOLUTION, move, known)
                draw(s)
                advance(s)
                pass_empty_pile(s)
                continue
            legal = game.legal(v, d) if s.actor == seat else ()
            reference = self._reference(game, v, d) if s.actor == seat else -1
            if move == len(match.moves):
                yield Point(v, NOTHING_MORE, s.actor, 0, move, known, legal, reference)
                return
            action = game.parse(s, d, match.moves[move][1])
            assert action is not None
            if s.actor == seat:
                yield Point(v, SEAT_DECIDES, seat, action, move, known, legal, reference)
            else:
                heard = A_SET if TAKE_SET <= action < DISCARD else action
                yield Point(v, OTHER_DECIDES, s.actor, heard, move, known)
            remember(s, d, action, past)
            act(s, d, action)
            pass_empty_pile(s)
            move += 1

    def _reference(self, game: Any, v: Any, d: Any) -> int:
        """What the reference would decide; it needs neither memory nor chance."""
        return choose_action([v], 0, d, self.own, (), None, [0] * game.scratch, [0] * WORK)  # type: ignore[arg-type]

    def text(self, match: Match[Any, Any], point: Point) -> str:
        if point.event == CARD_COMES:
            return "a Solution" if point.heard == A_SOLUTION else CARD_TEXTS[point.heard]
        return "hoard" if point.event == OTHER_DECIDES and point.heard == A_SET else ACTION_TEXTS[point.heard]

    def weights(self, past: Sequence[Sequence[int]]) -> list[list[int]]:
        return weights(past)

    def foresight(self, match: Match[Any, Any]) -> Foresight:
        return foresight(match.state, match.d, TURNS)

    def end(self, match: Match[Any, Any], seat: int) -> tuple[float, ...]:
        return tuple(utility(match.state, match.d, seat, survival) / WHOLE for survival in (WHOLE, 0))
