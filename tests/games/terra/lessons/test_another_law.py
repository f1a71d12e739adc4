"""The model of a class under another law, on tables of characters that it has not seen."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from terrae.bots.registry import policy_named
from terrae.engine.debriefing import RoundOver, TablePlayed
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.engine.record import replay
from terrae.games.terra.lessons import another_law
from terrae.games.terra.lessons.another_law import FEWEST, fit, replays_of, under_laws
from terrae.server.lessons.debrief_worker import DebriefJob

from ..table import GAME
from .a_class import a_class

UNSEEN = tuple(
    f"{name}[strength={strength};lambda={lambda_}]"
    for name in ("tit-for-tat", "punisher", "bluffer", "altruist", "selfish")
    for strength in ("easy", "normal")
    for lambda_ in (0.1, 0.35, 0.6, 0.9)
)
"""Characters that no habit of the model is made of."""
LAWS: dict[str, Json | None] = {
    "": {"crises": 6},
    "fine": {"crises": 6, "fine": True},
    "pot": {"crises": 6, "pot": True},
    "open": {"crises": 6, "open": True},
    "harder": {"crises": 6, "harder": True},
}
WITHIN = 0.10


def tables_of(job: DebriefJob, number: int) -> list[TablePlayed]:
    """The tables of a round, each under its own names: the model does not care."""
    return [
        TablePlayed(
            replay(msgspec.json.decode(t.record)), t.outcome, tuple(t.pupils), tuple(t.by_bot), tuple(t.changed)
        )
        for t in job.rounds[number].tables
    ]


def really(table: TablePlayed, names: list[str], options: Json, games: int, seed: str) -> list[int]:
    """The same deal played again by those who sat there."""
    policies = [policy_named(GAME, name) for name in names]
    known, habits = another_law.Fit({}, [], 0), another_law.rows_of_habits
    chances = {pupil: [float(k == seat) for k in range(len(names))] for seat, pupil in enumerate(table.pupils)}
    another_law.rows_of_habits = lambda: [list(policy or ()) for policy in policies]
    try:
        return replays_of(table, known._replace(of=chances), options, games, seed)
    finally:
        another_law.rows_of_habits = habits


def said_and_real(classes: int, games: int, seed: str) -> dict[str, tuple[float, float]]:
    """Of each law, how many of a hundred worlds the model says to hold, and how many do with the real characters."""
    sums = {law: [0, 0] for law in LAWS}
    for number in range(classes):
        lot = Random(f"{seed}/{number}")
        names = [[lot.choice(UNSEEN) for _ in range(4)] for _ in range(8)]
        first = [one_table(f"{seed}/{number}/1", f"{n}", row, n) for n, row in enumerate(names)]
        found = fit(first)
        for n, row in enumerate(names):
            last = dealt_again(f"{seed}/{number}/2", first[n])
            for law, options in LAWS.items():
                assert options is not None
                sums[law][0] += sum(replays_of(last, found, options, games, f"said {n}"))
                sums[law][1] += sum(really(last, row, options, games, f"real {n}"))
    all_games = classes * 8 * games
    return {law: (said / all_games, real / all_games) for law, (said, real) in sums.items()}


def one_table(seed: str, chance: str, names: list[str], n: int) -> TablePlayed:
    from terrae.bots.registry import bot_named
    from terrae.engine.player import play_bots

    people = [{"name": "", "kind": "human"}] * len(names)
    match = Match(GAME, people, options={"crises": 6}, seed=seed, chance=f"{seed}/{chance}")
    play_bots(match, [bot_named(GAME, name) for name in names])
    pupils = tuple(range(len(names) * n, len(names) * (n + 1)))
    return TablePlayed(match, "held", pupils, (False,) * len(match.moves), (False,) * len(names))


def dealt_again(seed: str, before: TablePlayed) -> TablePlayed:
    match = Match(GAME, before.match.players, options={"crises": 6}, seed=seed)
    return TablePlayed(match, "held", before.pupils, (), before.changed)


def test_the_model_is_near_what_unseen_characters_do() -> None:
    for law, (said, real) in said_and_real(4, 40, "unseen").items():
        assert abs(said - real) <= WITHIN, law


@pytest.mark.full
def test_the_model_is_near_on_a_thousand_tables() -> None:
    """Of 1,000 tables of characters that the fit has not seen, the said survival is within 10 points."""
    for law, (said, real) in said_and_real(125, 100, "a thousand").items():
        print(f"{law or 'no law'}: said {said:.3f}, real {real:.3f}")
        assert abs(said - real) <= WITHIN, law


def test_the_slide_tells_of_every_law_that_can_be_played_again() -> None:
    job = a_class("laws", (4, 4, 3), ({}, {"fine": True}))
    rounds = [RoundOver("", tuple(tables_of(job, 0))), RoundOver("fine", tuple(tables_of(job, 1)))]
    told = under_laws(rounds, {**LAWS, "talk": None}, "fine", "seed")
    assert told is not None
    assert [row["law"] for row in told["laws"]] == list(LAWS)
    assert (told["not_counted"], told["of"], told["played"]) == (["talk"], 3, "fine")
    for row in told["laws"]:
        assert 0 <= row["low"] <= row["mean"] <= row["high"] <= 3
    by_law = {row["law"]: row["mean"] for row in told["laws"]}
    assert by_law["harder"] <= by_law[""]
    assert told == under_laws(rounds, {**LAWS, "talk": None}, "fine", "seed")


def test_a_class_that_decided_little_is_told_nothing() -> None:
    job = a_class("little", (3,), ({},))
    rounds = [RoundOver("", tuple(tables_of(job, 0)))]
    assert fit(rounds[0].tables).decisions < FEWEST
    assert under_laws(rounds, LAWS, "", "seed") is None


def test_bots_that_stood_in_are_no_habit() -> None:
    job = a_class("stood in", (4,), ({},))
    table = tables_of(job, 0)[0]
    all_bots = TablePlayed(table.match, "lost", table.pupils, (True,) * len(table.match.moves), (True,) * 4)
    assert fit([all_bots]).decisions == 0
