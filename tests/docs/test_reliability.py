"""The page about what the service withstands names tests that are there, and numbers that are theirs."""

import re
from pathlib import Path

from terrae.server import garbage_collection, run, scheduler
from terrae.server.database import workers
from tests.server.reliability import test_1_kill as kill
from tests.server.reliability import test_2_messages as doubled
from tests.server.reliability import test_3_secrets as secrets
from tests.server.reliability import test_4_malformed as malformed
from tests.server.reliability import test_7_games as games

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text("utf-8")
WORDS = " ".join(PAGE.split())


def place_of(name: str) -> Path:
    """The page names tests as from the root, from the tests of the service or from its families."""
    if name.startswith("tests/"):
        return ROOT / name
    served = ROOT / "tests" / "server"
    return served / "reliability" / name if re.match(r"test_\d_", name) else served / name


def test_every_test_that_caught_a_planted_mistake_or_belongs_to_a_family_is_there() -> None:
    planted = PAGE.partition("### Planted mistakes\n")[2].partition("\n## ")[0]
    families = re.findall(r"^\d\. `([\w/]+\.py)`", PAGE, re.MULTILINE)
    assert len(families) == 9
    for name in (*families, *re.findall(r"`((?:\w+/)*test_\w+\.py)`", planted)):
        assert place_of(name).is_file(), name


def test_the_numbers_of_the_families_are_those_of_their_tests() -> None:
    files = ("tables/test_other_processes.py", "tables/people/test_presence.py")
    two = [place_of(name).read_text("utf-8") for name in files]
    for sentence in (
        f"SQLite: {kill.SHORT[0]} kills; PostgreSQL: {kill.SHORT_OF_TWO[0]} kills of one or both",
        f"{kill.FULL[0]} kills, 3,755 tables, {kill.FULL[1]} at a time",
        f"| {kill.FULL_OF_TWO[0]} kills,",
        f"| {secrets.SHORT} tables of each game, 4 viewers | {secrets.FULL} tables of each",
        f"| {secrets.FULL_OF_TWO} tables of each",
        f"| {malformed.SHORT:,}, memory grew",
        f"| {malformed.FULL:,}, memory grew",
        f"| {malformed.FULL_OF_TWO:,}; the memory of neither",
        f"memory grows by less than {malformed.MOST_GROWTH_MB} MB",
        f"memory grows by less than {malformed.MOST_GROWTH_FOR_REPLAYS_MB} MB",
        f"| {games.SHORT} games of each kind | {games.FULL} games of each kind",
        f"| {sum(text.count('postgres: str') for text in two)} tests, and those above |",
    ):
        assert sentence in WORDS, sentence
    sent = [int(number.replace(",", "")) for number in re.findall(r"\| ([\d,]+) messages,", WORDS)]
    assert [number >= least for number, least in zip(sent, (doubled.SHORT, doubled.FULL), strict=False)] == [True] * 2


def test_the_times_are_those_of_the_service() -> None:
    for sentence in (
        f"said nothing for {workers.DEAD_AFTER_MS // 1000} s has ended; whoever could not reach the database for "
        f"{scheduler.LATE_MS // 1000} s gives the others those {workers.DEAD_AFTER_MS // 1000} s first",
        f"one in {garbage_collection.FULL_AFTER_S // 60} minutes",
        f"a little every {garbage_collection.YOUNG_EVERY_S * 1000:g} ms",
        f"take turns every {run.SWITCH_S * 1000:g} ms",
    ):
        assert sentence in WORDS, sentence
    assert "compares them with the database every second" in WORDS
    assert scheduler.EVERY_S == 1
    assert "at most 5 s, also when the database hangs" in WORDS
    assert run.GONE_WITHIN_S < 5
