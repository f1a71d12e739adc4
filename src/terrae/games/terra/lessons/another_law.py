"""A class under another law: characters fitted to what each pupil decided in the first round play the deals again.

A model, not the class. A *habit* is a policy and how often it slips. How likely each habit is in each seat follows from
the decisions that the seat made, and from how common the habit is in the class.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Any, NamedTuple

from terrae.engine.debriefing import RoundOver, TablePlayed
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.engine.search.lookahead import VIEW
from terrae.engine.search.rollouts import EVEN, rollouts_for

from ..bots.characters import PRUDENT, SELFISH, policy, preferences_for
from ..bots.cooperation import COOPERATING, DEEDS, DEFECTING, FAIR, LATE_SAVER, POLICY, STEADY
from ..bots.preferences import SLIPS, WORK

REPLAYS = 2_000
FEWEST = 60
"""Decisions of pupils; of fewer nothing is said."""
TABLES = 40
"""Larger rounds are not played again."""
POOL = (
    policy(STEADY, PRUDENT),
    policy(STEADY, SELFISH),
    *(policy(STEADY, preferences_for(lambda_)) for lambda_ in (0.0, 0.25, 0.5, 0.75, 1.0)),
    policy(LATE_SAVER, preferences_for(1.0), preferences_for(0.0), 600),
    policy(FAIR, preferences_for(1.0), preferences_for(0.0), 8),
)
ERRORS = (0.02, 0.08, 0.16, 0.3, 0.5, 0.8)
"""Of decisions, how many are made at random."""
HABITS = tuple((k, error) for k in range(len(POOL)) for error in ERRORS)
SURE = 10_000
ROUNDS_OF_FIT = 30
LIKE_THE_CLASS = 2.0
"""So many pupils count for habits of which nobody was seen, when it is told how common each is."""

Likely = list[float]
"""How likely each habit is."""


class Fit(NamedTuple):
    """How likely each habit is, for each pupil and for one of whom nothing was seen."""

    of: Mapping[int, Likely]
    anybody: Likely
    decisions: int


def rows_of_habits() -> list[list[int]]:
    """Every habit as a policy that slips."""
    rows = []
    for k, error in HABITS:
        row = list(POOL[k])
        row[COOPERATING + SLIPS] = row[DEFECTING + SLIPS] = round(error * SURE)
        rows.append(row)
    return rows


def fit(tables: Sequence[TablePlayed]) -> Fit:
    """How likely each habit is in each pupil, by their own decisions; bots that stood in do not count."""
    sums: dict[int, Likely] = {}
    decisions = 0
    for table in tables:
        for seat, chosen, action, answers in decided(table):
            own = sums.setdefault(table.pupils[seat], [0.0] * len(HABITS))
            decisions += 1
            for h, (k, error) in enumerate(HABITS):
                own[h] += log((1 - error) * (chosen[k] == action) + error / answers)
    anybody = [1 / len(HABITS)] * len(HABITS)
    for _ in range(ROUNDS_OF_FIT):
        each = [likely(own, anybody) for own in sums.values()]
        anybody = [(sum(p[h] for p in each) + LIKE_THE_CLASS / len(HABITS)) for h in range(len(HABITS))]
        anybody = [p / sum(anybody) for p in anybody]
    return Fit({pupil: likely(own, anybody) for pupil, own in sums.items()}, anybody, decisions)


def likely(sums: Likely, before: Likely) -> Likely:
    """How likely each habit is after what was seen."""
    logs = [seen + log(p) for seen, p in zip(sums, before, strict=True)]
    found = [exp(each - max(logs)) for each in logs]
    return [each / sum(found) for each in found]


def decided(table: TablePlayed) -> list[tuple[int, list[int], int, int]]:
    """Each decision of a pupil with a choice: seat, what each policy of the pool would do, what was done, of how many.

    Hands are open here: the match is over.
    """
    match, game = table.match, table.match.game
    rollouts = rollouts_for(game, POLICY, DEEDS, WORK)
    b = rollouts.buffers
    arrays = rollouts.arrays._replace(pool=b.numbers(POOL))
    decks, out, generators = b.decks(match.d), b.row(len(POOL)), b.generators("fit")
    memory = [[0] * DEEDS for _ in range(game.seats[-1])]
    found = []
    for number, (state, _) in enumerate(match.states()):
        if number == len(match.moves):
            break
        seat, notation = match.moves[number]
        action = game.parse(state, match.d, notation)
        assert action is not None
        answers = game.legal(state, match.d)
        if len(answers) > 1 and not table.by_bot[number]:
            b.put(VIEW, state)
            for row, deeds in zip(arrays.past, memory, strict=True):
                row[:] = deeds
            b.mind.choose_by_all(b.states, decks, arrays, generators, out)
            found.append((seat, [int(chosen) for chosen in out], action, len(answers)))
        game.mind.remember(state, match.d, action, memory)
    return found


def weights(chances: Likely) -> list[int]:
    """Chances as whole numbers that add up to what the loops want."""
    found = [int(p * EVEN) for p in chances]
    found[max(range(len(found)), key=found.__getitem__)] += EVEN - sum(found)
    return found


def replays_of(table: TablePlayed, found: Fit, options: Json, games: int, seed: str) -> list[int]:
    """A table's deal under these options, played again so often by the habits of its pupils; 1 where it held."""
    match, game = table.match, table.match.game
    again: Match[Any, Any] = Match(
        game, match.players, deck=match.deck, options=options, seed="", start=match.start, setup=match.setup
    )
    rollouts = rollouts_for(game, POLICY, DEEDS, WORK)
    b = rollouts.buffers
    seats = [weights(found.of.get(pupil, found.anybody)) for pupil in table.pupils]
    seats += [seats[0]] * (game.seats[-1] - len(seats))
    arrays = rollouts.arrays._replace(pool=b.numbers(rows_of_habits()), weights=b.numbers(seats))
    out = b.row(games)
    b.put(VIEW, again.state)
    b.mind.play_again(b.states, b.decks(again.d), games, arrays, b.generators(seed), out)
    return [int(held) for held in out]


def under_laws(rounds: Sequence[RoundOver], laws: Mapping[str, Json | None], played: str, seed: str) -> Json | None:
    """Slide 7: the deals of the last round under each law; None if too little was decided.

    `laws` are options by the names of laws; "" is the round without one. Those that are None cannot be played again.
    """
    tables = rounds[-1].tables
    found = fit(rounds[0].tables)
    if found.decisions < FEWEST or len(tables) > TABLES:
        return None
    told = []
    for law, options in laws.items():
        if options is None:
            continue
        sums = [0] * REPLAYS
        for n, table in enumerate(tables):
            for i, held in enumerate(replays_of(table, found, options, REPLAYS, f"{seed}/{n}")):
                sums[i] += held
        sums.sort()
        row = {"law": law, "mean": round(sum(sums) / REPLAYS, 1)}
        told.append({**row, "low": sums[REPLAYS // 10], "high": sums[REPLAYS * 9 // 10 - 1]})
    held = sum(1 for table in tables if table.outcome == "held")
    not_counted = [law for law, options in laws.items() if options is None]
    return {
        "laws": told,
        "of": len(tables),
        "replays": REPLAYS,
        "decisions": found.decisions,
        "played": played,
        "held": held,
        "stopped": sum(1 for table in tables if table.outcome == "stopped"),
        "not_counted": not_counted,
    }
