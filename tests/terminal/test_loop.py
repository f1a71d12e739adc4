"""What a person sees at a terminal of a fixed size."""

import re
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from terrae.bots.registry import bot_named, speaker_named
from terrae.bots.uniform import choose
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.sentences import sentences_for
from terrae.table.local_table import LocalTable
from terrae.terminal.loop import TerminalSession
from terrae.terminal.saves import Saves
from terrae.terminal.screen import screen_of
from terrae.terminal.story import Listener


def session(match: Match[Any, Any], language: str, width: int, height: int, bot: str = "random") -> TerminalSession:
    """A person in the first seat of a match, at a terminal of this size."""
    names = [player["name"] for player in match.players]
    out = Console(width=width, height=height, file=StringIO(), force_terminal=True, color_system=None)
    say = sentences_for(match.game, language)
    screen = screen_of(match.game, say, names, 0, unicode=True, deck=match.deck)
    listener, saves = Listener(LocalTable(match), 0), Saves(Path("saves"), match.game.name)
    speakers = [None, *[speaker_named(match.game, bot)] * (len(names) - 1)]
    return TerminalSession(listener, {}, screen, say, out, saves, speakers)


def shown(there: TerminalSession) -> list[str]:
    """The lines of the table and the question, as they stand on the screen."""
    with there.out.capture() as seen:
        view = there.view()
        there.show_question(view, there.show_table(view))
    return seen.get().splitlines()


@pytest.mark.parametrize("language", ["en", "de", "cs", "fr", "pl", "ro", "sk", "it", "es", "ca"])
def test_terra_fits_a_small_terminal(language: str) -> None:
    """Table, question and prompt have 24 lines, with as many players as there can be."""
    game = game_named("terra")
    names = ["Wilhelmina Theodora", "Ben", "Cleopatra Maximiliana", "Dan", "Eve", "Finn"]
    match = Match(game, [{"name": name, "kind": "human"} for name in names], seed="small 1")
    there = session(match, language, 80, 24)
    asked = 0
    while not match.over:
        if match.actor == 0:
            lines = shown(there)
            assert len(lines) <= 23, "\n".join(lines)
            assert max(map(len, lines)) <= 80
            for number in range(1, len(match.answers()) + 1):
                assert any(re.search(rf"(^| ) ?{number} ", line) for line in lines), "\n".join(lines)
            asked += 1
        match.act(choose(position_of(match)))
    assert asked > 15


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_answer_of_terra_futura_is_cut_short_in_a_small_terminal(language: str) -> None:
    """Its table may scroll away and can be asked for again; what one chooses from is read in full."""
    match = Match(
        game_named("terra-futura"), [{"name": name, "kind": "human"} for name in ("Ada", "Ben")], seed="small"
    )
    there = session(match, language, 80, 24)
    asked = 0
    while asked < 25 and not match.over:
        if match.actor == 0 and len(match.answers()) > 1:
            lines = shown(there)
            assert max(map(len, lines)) <= 80
            view = there.view()
            first = there.screen.question(view).plain[:20]
            begins = next(place for place, line in enumerate(lines) if first in line)
            below = lines[begins:]
            assert len(below) <= 23, "\n".join(below)
            if len(match.answers()) <= 12:
                assert "…" not in "".join(below), "\n".join(below)
            asked += 1
        match.act(choose(position_of(match)))
    assert asked > 10


@pytest.mark.parametrize("language", ["en", "de", "cs", "fr", "pl", "ro", "sk", "it", "es", "ca"])
def test_how_many_cards_are_left_can_be_read_in_a_small_terminal(language: str) -> None:
    names = [{"name": name, "kind": "human"} for name in ("Ada", "Ben")]
    there = session(Match(game_named("terra-futura"), names, seed="small"), language, 80, 24)
    view = there.view()
    view["discards"] = {level: ["quarry"] * 12 for level in view["discards"]}
    with there.out.capture() as seen:
        there.show_table(view)
    heads = seen.get().splitlines()[1]
    assert heads.count("12") == 2, heads


@pytest.mark.rule("T23")
def test_talk_fits_a_small_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was said last stands above the prompt as far as there is space; the ledger has 24 lines with its prompt."""
    game = game_named("terra")
    names = ["Wilhelmina Theodora", "Ben", "Cleopatra Maximiliana", "Dan", "Eve", "Finn"]
    match = Match(game, [{"name": name, "kind": "human"} for name in names], seed="small 1")
    there = session(match, "de", 80, 24, "helper")
    talk, table = there.talk, there.listener.table
    monkeypatch.setattr("terrae.terminal.loop.read_answer", lambda *_: "q")
    heard = 0
    while heard < 3:
        talk.before_round()
        if match.actor == 0 and (said := table.said[talk.shown :]):
            lines = printed(there, there.ask)
            assert max(map(len, lines)) <= 80
            drawn = printed(there, lambda: there.show_table(there.view()))
            assert len(lines) - lines.index(drawn[0]) <= 23, "\n".join(lines)
            assert lines[-1].startswith(f" {names[said[-1].seat]}: "), "\n".join(lines)
            for left in range(4):
                assert len(printed(there, partial(there.show_last_said, said * 2, left))) == min(left, 2)
            heard += 1
        there.listener.act(bot_named(game, "helper")(table.position()))
    for show in (there.show_talk, partial(there.speak, []), partial(there.helped, {}, "help")):
        assert len(printed(there, show)) <= 23


def test_answers_of_terra_futura_can_be_read_in_a_small_terminal() -> None:
    match = Match(game_named("terra-futura"), [{"name": name, "kind": "human"} for name in "AB"], seed="small")
    there = session(match, "en", 80, 24)
    most = 0
    while not match.over:
        if match.actor == 0:
            lines = shown(there)
            assert max(map(len, lines)) <= 80
            for answer in match.answers():
                assert any(answer[:20] in line for line in lines), f"{answer!r} is cut short:\n" + "\n".join(lines)
            most = max(most, len(match.answers()))
        match.act(choose(position_of(match)))
    assert most >= 10


def printed(there: TerminalSession, show: Callable[[], object]) -> list[str]:
    """The lines that are printed."""
    with there.out.capture() as seen:
        show()
    return seen.get().splitlines()


@pytest.mark.rule("T12")
def test_a_loss_by_colour_names_the_crises_of_that_colour() -> None:
    game = game_named("terra")
    for seed in range(200):
        match = Match(game, [{"name": f"P{seat}", "kind": "human"} for seat in range(4)], seed=f"colour {seed}")
        while not match.over:
            match.act(choose(position_of(match)))
        view = match.view(0)
        if view["result"].get("reason") == "colour" and len(view["result"]["crises"]) > 4:
            break
    there = session(match, "en", 80, 24)
    with there.out.capture() as seen:
        there.out.print(there.screen.end(view))
    told = seen.get()
    say = sentences_for(game, "en")
    for crisis in view["result"]["crises"]:
        assert (say(f"terra-crisis-{crisis}") in told) == (crisis[0] == view["loss"]["colour"])


@pytest.mark.rule("F25", "F26")
def test_terra_futura_counts_turns_and_tells_the_final_activation() -> None:
    game = game_named("terra-futura")
    match = Match(game, [{"name": f"P{seat}", "kind": "human"} for seat in range(2)], seed="turns")
    there = session(match, "en", 80, 24)
    told: list[str] = []
    while not match.over:
        heading = shown(there)[0] if match.actor == 0 else ""
        when = heading.rsplit(" · ", 1)[-1].strip()
        if when and when not in told:
            told.append(when)
        match.act(choose(position_of(match)))
    assert told == [*(f"turn {number} of 8" for number in range(1, 9)), "final activation"]
