"""The best that was found to answer a table of Terra with, for those who know who sits there (`Offers.best_response`).

Games of policies are played in the compiled material, some thousand a second, so that preferences can be trained
against one table: by the cross-entropy method, from the best of the game's own bots on. What is chosen on some deals
is measured on others.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from terrae.engine.decks import load_deck
from terrae.engine.game import Game
from terrae.engine.search.best_response import Bundle
from terrae.engine.search.lookahead import WHOLE
from terrae.engine.search.rollouts import Rollouts

from .characters import altruist, greedy, late_saver, policy, preferences_for, selfish, tips
from .cooperation import COOPERATING, DEEDS, DEFECTING, POLICY, STEADY
from .preferences import SLIPS, WORK

AT_FIRST = {
    "tips": tips.policy(),
    "greedy": greedy.policy(),
    "altruist": altruist.policy(),
    "selfish": selfish.policy(),
    "late-saver": late_saver.policy(),
    **{f"selfish[lambda={worth}]": selfish.policy(lambda_=worth) for worth in (0.2, 0.4, 0.6, 0.8)},
}
"""The bots that the search begins with; none of them is held out."""
CANDIDATES, ELITE, GENERATIONS = 24, 6, 8
GAMES_A_CANDIDATE = 300
GAMES_TO_CHOOSE = 1_800
GAMES_A_VALUE = 60
"""Games are counted in bundles of so many, in which everybody sits in every seat as often; bundles are independent."""
ALWAYS = 10_000
"""So many slips in ten thousand decisions are play at random."""
SPREAD, LEAST_SPREAD = 0.35, 4.0
"""How far the first candidates lie around the best bot: a part of each number, and at least so much."""


class TerraTables:
    """Tables of policies, played in the compiled material."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.rollouts = Rollouts(game, POLICY, DEEDS, WORK)
        self.decks = self.rollouts.buffers.decks(load_deck(game, game.default_deck()).table)

    def at_random(self) -> list[int]:
        """The policy of `random`: it always slips."""
        found = policy(STEADY, preferences_for(0.0))
        found[COOPERATING + SLIPS] = ALWAYS
        return found

    def play(
        self, own: Sequence[int], seats: int, others: Sequence[Sequence[int]], games: int, seed: str, worth: float
    ) -> list[Bundle]:
        """So many games, in bundles, of a policy in so many seats beside the others, who go round the seats."""
        b, players = self.rollouts.buffers, seats + len(others)
        arrays = self.rollouts.seated([own] * seats + list(others))
        generators, found = b.generators(seed), []
        for _ in range(games // GAMES_A_VALUE):
            out = b.row(players + 1)
            b.mind.play_policies(
                b.states, self.decks, players, 0, GAMES_A_VALUE, round(worth * WHOLE), arrays, generators, out
            )
            whole = WHOLE * GAMES_A_VALUE
            ours, theirs = int(sum(out[:seats])), int(sum(out[seats:players]))
            found.append(
                Bundle(
                    ours / whole / seats,
                    theirs / whole / len(others) if others else 0.0,
                    int(out[players]) / GAMES_A_VALUE,
                )
            )
        return found

    def best_response(
        self, seats: int, others: Sequence[Sequence[int]], seed: str, worth: float
    ) -> tuple[list[int], str]:
        """The policy that does best in so many seats beside these, and how it was found."""

        def worth_of(own: Sequence[int], games: int, deals: str) -> float:
            bundles = self.play(own, seats, others, games, f"{seed}/{deals}", worth)
            return sum(bundle.own for bundle in bundles) / len(bundles)

        bots = {name: list(found) for name, found in AT_FIRST.items()}
        first = max(bots, key=lambda name: worth_of(bots[name], GAMES_TO_CHOOSE, "first"))
        middle = [float(number) for number in bots[first][COOPERATING:DEFECTING]]
        reach = [max(LEAST_SPREAD, SPREAD * abs(number)) for number in middle]
        chance = Random(f"{seed}/candidates")
        for generation in range(GENERATIONS):
            drawn = [candidate(middle, reach, chance) for _ in range(CANDIDATES)]
            deals = f"generation {generation}"
            drawn.sort(key=lambda own: worth_of(own, GAMES_A_CANDIDATE, deals), reverse=True)
            elite = [own[COOPERATING:DEFECTING] for own in drawn[:ELITE]]
            middle = [sum(numbers) / ELITE for numbers in zip(*elite, strict=True)]
            reach = [
                max(0.5, (sum((number - mean) ** 2 for number in numbers) / ELITE) ** 0.5)
                for numbers, mean in zip(zip(*elite, strict=True), middle, strict=True)
            ]
        trained = policy(STEADY, [round(number) for number in middle])
        if worth_of(trained, GAMES_TO_CHOOSE, "last") > worth_of(bots[first], GAMES_TO_CHOOSE, "last"):
            return trained, f"preferences trained against this table, from those of {first} on"
        return bots[first], first


def candidate(middle: Sequence[float], reach: Sequence[float], chance: Random) -> list[int]:
    """A steady policy whose preferences are drawn around the middle; it never slips."""
    drawn = [round(chance.gauss(mean, spread)) for mean, spread in zip(middle, reach, strict=True)]
    drawn[SLIPS] = 0
    return policy(STEADY, drawn)
