"""The bot that looks ahead: it tries its answers in many imagined worlds, each played on by characters.

Whom it imagines in the other seats depends on what they have done and, if they talk, on what they have promised
(`opponent_model.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from terrae.engine.compile_cache import is_built
from terrae.engine.player import Budget, Position, Range
from terrae.engine.search.rollouts import rollouts_for

from ..talk.listening import choose_expecting, expected_from
from ..view.history import DRAWN, deeds_along
from .characters import Lambda, Strength, policy, preferences_for
from .cooperation import DEEDS, POLICY, STEADY
from .learned import foresight
from .opponent_model import POOL, Manners, manners_of, trusted, weights
from .preferences import WORK

ITERATIONS = {"easy": 32, "normal": 240, "hard": 1_500}
"""How many rollouts a decision gets, by strength."""
TURNS = 4
"""After so many turns a rollout is cut short, and the learned value judges the rest; 0 plays to the end."""
GUARD = 10
"""In tenths of a standard error: how clearly an action must be better than that of the policy itself."""

LEAST_HELPFUL = 0.5
"""The least lambda of the preferences it rolls out with: who looks ahead finds by itself where help can be spared."""
RODE = 0.55
"""It helps where the others have seemed to ride free once, on average at least so likely: then nobody else may."""
GENEROUS = 0.55
"""It also helps where the others are generous, on average at least so likely."""
LATE = 30
"""With fewer cards in the pile it takes from the generous what it can, which is hardly a danger any more; and the
cautious hoard too, so that nobody is taken for a free rider by what happens then."""
HELPING = 0.9
"""What it is then worth to it, at least, that the planet survives while somebody else wins."""


def search(
    position: Position,
    *,
    strength: Strength = "hard",
    lambda_: Lambda = 0.3,
    ms: Annotated[int, Range(0, 10_000)] = 0,
    iterations: Annotated[int, Range(0, 1_000_000)] = 0,
    turns: Annotated[int, Range(0, 100)] = TURNS,
) -> int:
    """Imagines many times how the game may go on before it answers.

    `ms` or `iterations` take the place of the strength's own number of rollouts. After so many `turns` a learned value
    judges how a rollout may end; 0 plays it to the end. Who is in a hurry before the rules are
    compiled gets the answer of the policy that it rolls out with.
    """
    if len(position.legal) == 1:
        return position.legal[0]
    others = [other for other in range(position.v.players) if other != position.seat]
    past, helping = remembered(position, others)
    expected = {} if position.talk is None else expected_from(position.v, position.talk)
    likely = trusted(weights(past), expected)
    own = policy(STEADY, preferences_for(1.0 if helping else max(lambda_, LEAST_HELPFUL)))
    scratch, work = [0] * position.game.scratch, [0] * WORK
    first = choose_expecting(position.v, position.d, own, past, position.r, scratch, work, expected)
    if position.hurry and not is_built(position.game):
        return first
    budget = Budget(ms, iterations)
    if not ms and not iterations:
        budget = Budget(iterations=ITERATIONS[strength])
    actions = [first, *(action for action in position.legal if action != first)]
    return rollouts_for(position.game, POLICY, DEEDS, WORK).search(
        position,
        actions,
        budget.within(position.budget),
        GUARD,
        own,
        list(POOL.values()),
        likely,
        past,
        max(lambda_, HELPING) if helping else lambda_,
        foresight(position.v, position.d, turns),
    )


search.reads_history = True  # type: ignore[attr-defined]


def remembered(position: Position, others: Sequence[int]) -> tuple[list[list[int]], bool]:
    """The deeds of everybody, and whether they are a reason to help."""
    past = [[0] * DEEDS for _ in range(position.v.players)]
    early = sum(event["event"] in DRAWN for event in position.history) - max(0, LATE - position.v.left)
    rode = 0.0
    for draws, _ in enumerate(deeds_along(position.history, past)):
        if draws % len(past) == 0 and draws < early:
            rode = max(rode, manners(past, others).riding)
    if position.v.left < LATE:
        return past, rode > RODE
    now = manners(past, others)
    return past, max(rode, now.riding) > RODE or now.generous > GENEROUS


def manners(past: Sequence[Sequence[int]], others: Sequence[int]) -> Manners:
    """What the others are like on average, by their deeds."""
    each = [manners_of(past[other]) for other in others]
    return Manners(*(sum(chances) / len(each) for chances in zip(*each, strict=True)))
