"""A game by text, in this process: what is asked, what is refused, and who answers then."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.record import replay
from terrae.sentences import sentences_for
from terrae.text.lines import Lines, TimeUp, TooLong
from terrae.text.output import json_lines
from terrae.text.play import Games, Manner, TextRequest
from terrae.text.session import REQUESTS, Terms

Json = dict[str, Any]
Reply = Callable[[Json], "Iterable[bytes | Exception]"]


class Player(Lines):
    """Answers every question by a function; it may also say nothing in time, or too much."""

    def __init__(self, reply: Reply, leaves_after: int) -> None:
        super().__init__(-1)
        self.reply = reply
        self.leaves_after = leaves_after
        self.sent: list[Json] = []
        self.log: list[Json] = []
        self.coming: list[bytes | Exception] = []

    def hear(self, message: Json) -> None:
        self.sent.append(json.loads(json.dumps(message)))
        if message["type"] == "question":
            self.leaves_after -= 1
            self.coming = [] if self.leaves_after < 0 else list(self.reply(message))

    def next(self, deadline: float) -> bytes | None:
        assert deadline > 0
        if not self.coming:
            return None
        line = self.coming.pop(0)
        if isinstance(line, Exception):
            raise line
        return line

    def of(self, kind: str) -> list[Json]:
        return [message for message in self.sent if message["type"] == kind]


def lines(*requests: Json) -> list[bytes | Exception]:
    return [json.dumps(request).encode() for request in requests]


def first(question: Json) -> list[bytes | Exception]:
    return lines({"answer": question["answers"][0]["answer"], "number": question["number"]})


def played(
    reply: Reply, *, game: str = "terra", questions: int = 3, terms: Terms | None = None, **more: Any
) -> tuple[Player, Any]:
    """A player's game against bots that play at random; after so many questions the player leaves."""
    chosen = game_named(game)
    manner = Manner(
        sentences_for(chosen, more.pop("language", "en")),
        lists_answers=more.pop("lists_answers", True),
        gives_view=more.pop("gives_view", False),
    )
    request = TextRequest(chosen, more.pop("players", 3), ["random"], "text", **more)
    player = Player(reply, questions)
    terms = terms or Terms()
    matches = list(Games(request, "random").play(manner, terms, player, player.hear, player.log.append))
    return player, matches


@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_a_whole_game(game: str) -> None:
    player, (match,) = played(first, game=game, questions=10_000)
    assert player.sent[0]["type"] == "welcome"
    (over,) = player.of("over")
    assert match.over
    assert over["result"] == match.record()["result"]
    assert over["faults"] == {}
    assert over["answered"] == {"you": len(player.of("question"))}
    assert replay(match.record()).over
    assert match.players[0] == {"name": "You", "kind": "text"}


def test_a_question_tells_what_happened_since_the_last() -> None:
    player, _ = played(first, questions=4)
    questions = player.of("question")
    assert questions[0]["story"]
    assert questions[1]["story"][0].startswith("You ")
    for question in questions:
        assert {"number", "rule", "table", "question", "answers", "retries", "seconds"} <= set(question)
        assert "Your hand" in question["table"]
        assert "\x1b" not in question["table"]


def test_another_language_is_spoken() -> None:
    player, _ = played(first, language="de")
    english, _ = played(first)
    for german, said in zip(player.of("question"), english.of("question"), strict=True):
        for key in ("story", "table", "question"):
            assert german[key] != said[key]
        assert [one["answer"] for one in german["answers"]] == [one["answer"] for one in said["answers"]]


def test_what_can_be_read_costs_no_answer() -> None:
    def reply(question: Json) -> list[bytes | Exception]:
        return [*lines({"ask": "rules"}, {"ask": "all-rules"}, {"ask": "table"}, {"ask": "story"}), *first(question)]

    player, _ = played(reply, questions=2)
    (moment, whole) = player.of("rules")[:2]
    assert moment["rules"][0]["id"] == player.of("question")[0]["rule"]
    assert [rule["id"] for rule in whole["rules"]][:3] == ["T8", "T9", "T10"]
    assert all(rule["title"] and rule["text"] for rule in whole["rules"])
    assert player.of("table")[0]["table"] == player.of("question")[0]["table"]
    assert " ".join(player.of("story")[1]["story"]) == " ".join(
        line for question in player.of("question")[:2] for line in question["story"]
    )
    assert player.of("left")[0]["faults"] == {}
    assert player.log == []


@pytest.mark.parametrize(
    ("options", "last"), [({}, ["T19", "T23"]), ({"open": True}, ["T23", "L5"]), ({"crises": 9}, ["T23", "L1"])]
)
def test_rules_of_options_that_are_off_are_not_told(options: dict[str, Any], last: list[str]) -> None:
    """Whoever is told that all hands lie open believes it."""
    player, _ = played(lambda question: [*lines({"ask": "all-rules"}), *first(question)], questions=1, options=options)
    assert [rule["id"] for rule in player.of("rules")[0]["rules"]][-2:] == last


def test_faults_are_told_apart_and_kept_apart_from_play() -> None:
    def reply(question: Json) -> list[bytes | Exception]:
        return [b"rubbish", *lines({"answer": "G9"}), TooLong(), *first(question)]

    player, (match,) = played(reply, questions=1, terms=Terms(retries=3))
    assert [(fault["kind"], fault["left"]) for fault in player.of("refused")] == [
        ("format", 3),
        ("illegal", 2),
        ("format", 1),
    ]
    assert [entry["kind"] for entry in player.log] == ["format", "illegal", "format"]
    assert player.log[0]["line"] == "rubbish"
    assert "T9" in player.log[1]["sentence"]
    assert len([move for move in match.moves if move[0] == 0]) == 1
    assert player.of("left")[0] == {
        "type": "left",
        "number": len(match.moves),
        "faults": {"format": 2, "illegal": 1},
        "answered": {"you": 1},
    }


def test_faults_are_told_in_the_language_of_the_game() -> None:
    def reply(_question: Json) -> list[bytes | Exception]:
        return [b"rubbish", *lines({"answer": "G9"}, {"answer": "R1", "number": 900}), TooLong(), TimeUp()]

    english, _ = played(reply, questions=1, terms=Terms(retries=5))
    german, _ = played(reply, questions=1, terms=Terms(retries=5), language="de")
    for said, told in zip(english.of("refused"), german.of("refused"), strict=True):
        assert told["sentence"] not in (said["sentence"], "")
        assert "reason" not in said
        if told["kind"] == "illegal":
            assert "»G9« geht hier nicht. Drohende Krise (T9): " in told["sentence"]
            assert told["reason"] == said["sentence"]


@pytest.mark.parametrize("retries", [0, 2])
def test_after_the_retries_the_fallback_answers(retries: int) -> None:
    def reply(_question: Json) -> list[bytes | Exception]:
        return lines(*[{"answer": "nothing"}] * 50)

    player, (match,) = played(reply, questions=2, terms=Terms(retries=retries))
    assert len(player.of("refused")) == 2 * (retries + 1)
    assert [answered["by"] for answered in player.of("answered")] == ["retries", "retries"]
    assert [answered["answer"] for answered in player.of("answered")] == [
        notation for seat, notation in match.moves if seat == 0
    ]


def test_after_the_time_the_fallback_answers() -> None:
    player, _ = played(lambda _: [b"rubbish", TimeUp()], questions=2, terms=Terms(retries=5, seconds=7))
    assert [fault["kind"] for fault in player.of("refused")] == ["format", "time"] * 2
    assert player.of("refused")[1]["sentence"] == "no answer came within 7 seconds"
    assert player.of("left")[0]["answered"] == {"time": 2}


@pytest.mark.attack("Asks to read for ever instead of answering.")
def test_whoever_only_reads_is_stopped() -> None:
    player, _ = played(lambda _: lines(*[{"ask": "rules"}] * 1000), questions=1)
    assert len(player.of("rules")) == REQUESTS + 1
    assert player.of("left")[0]["faults"] == {"requests": 1}
    assert player.of("left")[0]["answered"] == {"requests": 1}


@pytest.mark.attack("Sends an answer to an earlier question again.")
def test_an_answer_to_an_earlier_question_is_not_taken_for_one_to_this() -> None:
    def reply(question: Json) -> list[bytes | Exception]:
        late = {"answer": question["answers"][-1]["answer"], "number": question["number"] - 1}
        return [*lines(late), *first(question)] if question["number"] else first(question)

    player, _ = played(reply, questions=3, terms=Terms(retries=0))
    left = player.of("left")[0]
    assert left["answered"] == {"you": 3}
    assert set(left["faults"]) == {"late"}


def test_forced_answers_can_be_skipped() -> None:
    every, (asked,) = played(first, questions=10_000)
    some, (skipped,) = played(first, questions=10_000, terms=Terms(skips_forced=True))
    assert any(len(question["answers"]) == 1 for question in every.of("question"))
    assert all(len(question["answers"]) > 1 for question in some.of("question"))
    assert skipped.moves == asked.moves
    assert some.of("over")[0]["answered"]["forced"] > 0


@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_answers_can_be_hidden(game: str) -> None:
    player, _ = played(lambda _: [TimeUp()], game=game, questions=6, lists_answers=False, gives_view=True)
    for question in player.of("question"):
        assert "answers" not in question
        assert "no answer here" in question["expected"]
        assert set(question["view"]["question"]) <= {"kind", "rule", "rules", "variants"}


def test_capitals_and_spaces_do_not_matter() -> None:
    player, _ = played(
        lambda question: lines({"answer": f"  {question['answers'][0]['answer'].upper()} "}), questions=3
    )
    assert player.of("left")[0]["answered"] == {"you": 3}


def test_the_others_can_be_nameless() -> None:
    player, _ = played(first, questions=1, is_anonymous=True, seat=1)
    assert player.sent[0]["players"] == ["Player 1", "You", "Player 2"]
    assert "Random" not in json.dumps(player.sent)


@pytest.mark.attack("Looks for the seed, to know the deal.")
def test_the_seed_is_told_to_nobody() -> None:
    player, _ = played(first, questions=1)
    assert "seed" not in json.dumps(player.sent)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="a seat of 3 players is from 0 to 2, not 3"):
        played(first, seat=3)


def test_several_games_are_played_one_after_the_other() -> None:
    player, matches = played(first, questions=10_000, games=2)
    assert [match.over for match in matches] == [True, True]
    assert matches[0].record()["seed"] != matches[1].record()["seed"]
    assert len(player.of("welcome")) == 2


def test_a_game_that_is_left_is_the_last() -> None:
    player, matches = played(first, questions=1, games=2)
    assert [match.over for match in matches] == [False]
    assert len(player.of("welcome")) == 1


def test_a_file_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"^cannot write .*: Is a directory$"), json_lines(tmp_path):
        pass
