"""Talk by text (T23): what a seat hears, what it says, and how bots answer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.record import replay
from terrae.sentences import sentences_for
from terrae.table.act_text import act_text, read_act
from terrae.text.lines import TimeUp
from terrae.text.play import Games, Manner, TextRequest
from terrae.text.session import Terms

from .test_session import Json, Player, Reply, first, lines

pytestmark = pytest.mark.rule("T23")


class Talker(Player):
    """Answers questions by one function and speaks by another."""

    def __init__(self, reply: Reply, speak: Reply, leaves_after: int) -> None:
        super().__init__(reply, leaves_after)
        self.speak = speak

    def hear(self, message: Json) -> None:
        super().hear(message)
        if message["type"] == "talk":
            self.coming = list(self.speak(message))


def talked(speak: Reply, *, reply: Reply = first, questions: int = 10_000, **more: Any) -> tuple[Talker, Any]:
    game = game_named(more.pop("game", "terra"))
    manner = Manner(sentences_for(game, more.pop("language", "en")))
    request = TextRequest(game, 3, [more.pop("bot", "helper")], "talk", talks=True, **more)
    player = Talker(reply, speak, questions)
    (match,) = Games(request, "random").play(manner, Terms(), player, player.hear, player.log.append)
    return player, match


def offers_once(message: Json) -> list[bytes | Exception]:
    """An offer, unless it was made in this talk already."""
    mine = [said for said in message["said"] if said["seat"] == 0 and said["act"]]
    return lines({"say": "" if mine else "offer value=3", "number": message["number"]})


@pytest.mark.parametrize(
    "act",
    [
        {"act": "ask", "who": 1, "value": 3, "colour": "R"},
        {"act": "promise", "value": 4, "crisis": "R-NA"},
        {"act": "refuse"},
    ],
)
def test_an_act_is_written_and_read(act: Json) -> None:
    assert read_act(act_text(act)) == act


@pytest.mark.parametrize("text", ["promise 4", "promise value=", "promise value=4 value=5", "promise act=ask"])
def test_what_is_no_act_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="an act is its name and its slots"):
        read_act(text)


def test_a_seat_talks_with_bots_and_the_record_holds() -> None:
    player, match = talked(offers_once)
    welcome = player.sent[0]["talk"]
    assert "promise value=... crisis=..." in welcome["acts"]
    assert welcome["slots"]["value"] == "a number from 1 to 6"
    assert len(player.of("talk")) > 20
    speakers = Counter(seat for _, seat, _ in match.talk)
    assert min(speakers[seat] for seat in range(3)) > 5
    told = [one for message in player.sent for one in message.get("said", [])]
    assert [(one["seat"], read_act(one["act"])) for one in told] == [(seat, act) for _, seat, act in match.talk][
        : len(told)
    ]
    assert {one["name"] for one in told} == {"You", "Helper 1", "Helper 2"}
    assert "I can give up to 3." in {one["sentence"] for one in told}
    assert replay(match.record()).talk == match.talk
    last = player.of("talk")[-1]
    assert sum(account["kept"] for account in last["accounts"]) > 3
    assert player.of("over")[0]["faults"] == {}


def test_whoever_says_nothing_is_asked_once_a_round() -> None:
    player, match = talked(lambda _: lines({"say": ""}))
    numbers = [message["number"] for message in player.of("talk")]
    assert len(numbers) == len(set(numbers)) > 5
    assert 0 not in {seat for _, seat, _ in match.talk}


def test_what_cannot_be_said_costs_a_try_and_then_nothing_is_said() -> None:
    def speak(_: Json) -> list[bytes | Exception]:
        return [*lines({"answer": "pass"}, {"say": "thank who=0"}, {"say": "promise 3"})]

    player, _ = talked(speak, questions=1)
    kinds = [(fault["kind"], fault["left"]) for fault in player.of("refused")[:3]]
    assert kinds == [("format", 2), ("illegal", 1), ("illegal", 0)]
    assert "somebody else" in player.of("refused")[1]["sentence"]
    assert player.of("answered")[0]["by"] == "retries"
    assert player.of("answered")[0]["say"] == ""


def test_no_word_in_time_is_silence() -> None:
    player, match = talked(lambda _: [TimeUp()], questions=2)
    assert {answered["by"] for answered in player.of("answered")} == {"time"}
    assert 0 not in {seat for _, seat, _ in match.talk}


def test_something_can_be_said_before_an_answer() -> None:
    def reply(question: Json) -> list[bytes | Exception]:
        return [*lines({"say": "warn region=NA"}, {"say": "nonsense"}), *first(question)]

    player, match = talked(lambda _: lines({"say": ""}), reply=reply, questions=2)
    said = player.of("said")
    assert said[0]["said"][0]["act"] == "warn region=NA"
    assert [act for _, seat, act in match.talk if seat == 0] == [{"act": "warn", "region": "NA"}] * 2
    assert {fault["kind"] for fault in player.of("refused")} == {"illegal"}


def test_without_talk_nothing_is_said_or_asked() -> None:
    game = game_named("terra")
    player = Talker(lambda question: [*lines({"say": "refuse"}), *first(question)], first, 1)
    request = TextRequest(game, 3, ["helper"], "talk")
    (match,) = Games(request, "random").play(
        Manner(sentences_for(game, "en")), Terms(), player, player.hear, player.log.append
    )
    assert "talk is not on" in player.of("refused")[0]["sentence"]
    assert not player.of("talk")
    assert "talk" not in player.sent[0]
    assert "said" not in player.of("question")[0]
    assert not match.talk


def test_a_game_without_acts_has_no_talk() -> None:
    with pytest.raises(Refused, match="no acts"):
        talked(offers_once, game="terra-futura", bot="random")


def test_sentences_are_in_the_readers_language() -> None:
    player, _ = talked(offers_once, questions=1, language="de")
    (said, *_) = (one for message in player.sent for one in message.get("said", []) if one["act"] == "offer value=3")
    assert said["sentence"] != "I can give up to 3."
