"""What a player believes that the others hold: it fits the view, and sets and hands are about as rich as they are."""

from statistics import fmean
from typing import Any

from terrae.engine.chance import seeded
from terrae.engine.compiled import compiled, fill, to_plain
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.games.terra.bots import characters
from terrae.games.terra.bots.belief import believe
from terrae.games.terra.rules.state import KINDS, VALUES, State

from ..table import GAME

MIXED = (characters.tips, characters.greedy, characters.selfish, characters.altruist)


def late_positions(games: int) -> list[tuple[State, State, int, Any]]:
    """States of mixed tables with hoards, each with what the seat that decides sees of it, and the deck."""
    found = []
    for number in range(games):
        match = Match(GAME, [{"name": "a", "kind": "bot"}] * 4, seed=f"belief {number}")
        while not match.over:
            match.act(MIXED[(match.actor + number) % 4](position_of(match)))
            if len(match.moves) % 10 == 0 and match.state.left < 60 and not match.over:
                seat = match.actor
                found.append((match.state.clone(), match.seen_by(seat), seat, match.d))
    return found


def worth(cards: list[int]) -> int:
    return sum(cards[kind] * (kind % VALUES + 1) for kind in range(KINDS))


def test_what_is_believed_looks_the_same_and_is_as_rich_as_what_is() -> None:
    sets: dict[str, list[float]] = {"real": [], "believed": [], "imagined": []}
    hands: dict[str, list[float]] = {"real": [], "believed": [], "imagined": []}
    for number, (real, v, seat, d) in enumerate(late_positions(24)):
        worlds = {"real": real, "believed": State(), "imagined": State()}
        believe(v, d, seat, worlds["believed"], seeded(f"{number}"), [0] * GAME.scratch)
        GAME.run.imagine(v, d, seat, worlds["imagined"], seeded(f"{number}"), [0] * GAME.scratch)
        assert GAME.redact(worlds["believed"], d, seat) == v
        for name, world in worlds.items():
            for other in range(4):
                if other != seat and world.sets[other]:
                    sets[name].append(worth(world.hoards[other]) / world.sets[other])
                if other != seat and world.cards[other]:
                    hands[name].append(worth(world.hands[other]) / world.cards[other])
    rich, richer = (abs(fmean(of["imagined"]) - fmean(of["real"])) for of in (sets, hands))
    assert abs(fmean(sets["believed"]) - fmean(sets["real"])) < rich / 2
    assert abs(fmean(hands["believed"]) - fmean(hands["real"])) < 0.2
    assert abs(fmean(hands["believed"]) - fmean(hands["real"])) < richer


def test_the_same_is_believed_in_both_materials() -> None:
    fast = compiled(GAME)
    for number, (_, v, seat, d) in enumerate(late_positions(2)):
        states, scratch, plain, back = fast.states(2), fast.scratch(), State(), State()
        fill(states, 0, v)
        fast.mind.believe(states[0], fast.decks(d)[0], seat, states[1], fast.generators(f"{number}")[0], scratch)
        believe(v, d, seat, plain, seeded(f"{number}"), [0] * GAME.scratch)
        to_plain(states, 1, back)
        assert back == plain
