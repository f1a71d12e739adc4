"""A match of Terra dealt anew from what one seat has seen: other hands, face-down sets and the pile, as is likely."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from terrae.engine.chance import Generator, below
from terrae.engine.dealt_anew import DealtAnew
from terrae.engine.match import Match

from .bots.belief import believe
from .bots.carried_worlds import pass_empty_pile
from .rules.moves import ACTION_TEXTS, CARD_TEXTS, KIND_TEXTS
from .rules.rules import CONTRIBUTE, DISCARD, PLAY, SETS, TAKE_SET, act, advance, awaits_draw, draw
from .rules.state import DRAW, KINDS, REGIONS, VALUES

FIRST_HAND = -1


class Happened(NamedTuple):
    """A card that a seat drew, or an action of a seat."""

    seat: int
    card: int = -1
    action: int = -1


def happened(match: Match[Any, Any]) -> Iterator[Happened]:
    """All draws and decisions of a match, in their order."""
    game, d = match.game, match.d
    s = match.ready.clone()
    s.phase = DRAW
    move = 0
    while not game.run.is_over(s, d):
        if awaits_draw(s, d):
            yield Happened(s.turn, card=s.pile[s.left - 1])
            draw(s)
            advance(s)
        elif move == len(match.moves):
            return
        else:
            action = game.parse(s, d, match.moves[move][1])
            assert action is not None
            yield Happened(s.actor, action=action)
            act(s, d, action)
            move += 1
        pass_empty_pile(s)


def deal(match: Match[Any, Any], seat: int, view: Any, r: Generator) -> DealtAnew | None:
    """Imagine the present, then a past that leads to it: each card that a seat has used was dealt or drawn before.

    Of the real cards only those are used that the seat has seen: its own, the crises, and what was played.
    """
    world = match.game.state()
    believe(view, match.d, seat, world, r, [0] * match.game.scratch)
    sets = [split(world.hoards[other], world.sets[other]) for other in range(world.players)]
    free = [[FIRST_HAND] * sum(match.ready.hands[other]) for other in range(world.players)]
    """Of each other seat its cards whose faces are not told yet: of the first hand, or which draw they were."""
    hands: list[list[int]] = [[] for _ in match.players]
    drawn: list[int] = []
    moves: list[tuple[int, str]] = []

    def had(other: int, kind: int) -> bool:
        """One of the cards that the seat had by now was of this kind."""
        if not free[other]:
            return False
        place = free[other].pop(below(r, len(free[other])))
        if place == FIRST_HAND:
            hands[other].append(kind)
        else:
            drawn[place] = kind
        return True

    for event in happened(match):
        action = event.action
        if action < 0:
            drawn.append(event.card)
            if event.card < KINDS and event.seat != seat:
                free[event.seat].append(len(drawn) - 1)
            continue
        if event.seat != seat:
            if TAKE_SET <= action < DISCARD:
                left = sets[event.seat]
                if not left:
                    return None
                action = TAKE_SET + left.pop(below(r, len(left)))
            if not all(had(event.seat, kind) for kind in kinds_of(action)):
                return None
        moves.append((event.seat, ACTION_TEXTS[action]))
    hands[seat] = [kind for kind in range(KINDS) for _ in range(match.ready.hands[seat][kind])]
    for other in range(world.players):
        held = [kind for kind in range(KINDS) for _ in range(world.hands[other][kind])]
        if other != seat and not (len(held) == len(free[other]) and all(had(other, kind) for kind in held)):
            return None
    pile = [*drawn, *(world.pile[place] for place in range(world.left - 1, -1, -1))]
    setup = {
        "hands": [[KIND_TEXTS[kind] for kind in sorted(hand)] for hand in hands],
        "pile": [CARD_TEXTS[card] for card in pile],
    }
    return DealtAnew(setup, moves)


def kinds_of(action: int) -> Sequence[int]:
    """The kinds of Solutions that an action takes from a hand."""
    if action >= DISCARD:
        return (action - DISCARD,)
    if action >= TAKE_SET:
        return SETS[action - TAKE_SET]
    if action >= CONTRIBUTE:
        crisis, value = divmod(action - CONTRIBUTE, VALUES)
        return (crisis // REGIONS * VALUES + value,)
    return (action - PLAY,) if action >= PLAY else ()


def split(hoard: Sequence[int], count: int) -> list[int]:
    """A hoard as so many sets; none if it cannot be split so."""
    if count == 0:
        return []
    for number, cards in enumerate(SETS):
        left = list(hoard)
        for kind in cards:
            left[kind] -= 1
        if min(left) >= 0:
            rest = split(left, count - 1)
            if len(rest) == count - 1:
                return [number, *rest]
    return []
