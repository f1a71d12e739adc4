"""A model behind an HTTP endpoint: a real one on this machine, which answers well, badly, slowly, without end."""

from __future__ import annotations

import socket
import time

import pytest

from terrae.commons import chat
from terrae.commons.channel import Stopped, Unreachable
from terrae.commons.chat import ChatEndpoint, ChatModel
from terrae.commons.game import play_game
from terrae.commons.post import read_address
from terrae.commons.tokens import Tokens
from terrae.engine.errors import Refused
from terrae.text.lines import TimeUp, TooLong

from .endpoint import endpoint
from .tables import conditions, purse, seat_and_talk, table

SOON_S = 60.0
ASKED = [{"role": "user", "content": "Question\n[a] first\n[b] second"}]


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "PAUSE_S", 0.001)


def at(url: str, key: str = "") -> ChatEndpoint:
    return ChatEndpoint(read_address(url), "some-model", key, 50, {"temperature": 0})


def ask(url: str, within_s: float = SOON_S, key: str = "") -> tuple[str | None, Tokens]:
    return at(url, key).ask(ASKED, time.monotonic() + within_s, purse())


def test_a_model_at_an_endpoint_plays_a_game_and_its_tokens_are_counted() -> None:
    with endpoint("good") as server:
        played = play_game(table("helpers-3"), ChatModel(at(server.url, "secret")), conditions(), purse())
    assert played.faults == {}
    asked = played.answered["you"]
    assert played.tokens == Tokens(asked, 1000 * asked, 7 * asked, asked)
    assert set(server.keys) == {"Bearer secret"}
    first, *_, last = server.sent
    assert first["model"] == "some-model"
    assert (first["max_tokens"], first["temperature"]) == (50, 0)
    assert [one["role"] for one in first["messages"]] == ["system", "user"]
    assert "T9" in first["messages"][0]["content"]
    assert [one["role"] for one in last["messages"]] == ["system", *["user", "assistant"] * 2, "user"]


def test_faulty_answers_are_told_to_the_model_and_counted_apart() -> None:
    seat, talk = seat_and_talk()
    with endpoint("nonsense", "no_text", "good") as server:
        channel = ChatModel(at(server.url)).sit_down(seat, talk, purse())
        channel.send(seat.question())
        assert b"no idea" in (channel.next(time.monotonic() + SOON_S) or b"")
        channel.send({"type": "refused", "sentence": "'no idea' does not go here."})
        assert channel.next(time.monotonic() + SOON_S) == b""
        assert b'"answer"' in (channel.next(time.monotonic() + SOON_S) or b"")
    assert "'no idea' does not go here." in server.sent[1]["messages"][-1]["content"]
    assert channel.spent.requests == 3
    assert channel.spent.counted == 1  # of the others the endpoint said what cannot be


@pytest.mark.parametrize("manners", [("busy", "busy", "good"), ("not_http", "good")])
def test_a_busy_endpoint_is_asked_again(manners: tuple[str, ...]) -> None:
    with endpoint(*manners) as server:
        text, tokens = ask(server.url)
    assert text == "I think. [a]"
    assert tokens.requests == 1
    assert len(server.sent) == len(manners)


@pytest.mark.parametrize(
    ("manner", "tries", "why"),
    [("busy", chat.TRIES, "answered 429"), ("denied", 1, "answered 401: no such key"), ("moved", 1, "answered 307")],
)
def test_an_endpoint_that_does_not_work_stops_the_run_with_its_reason(manner: str, tries: int, why: str) -> None:
    with endpoint(manner) as server, pytest.raises(Unreachable, match=why) as error:
        ask(server.url, key="secret")
    assert len(server.sent) == tries
    assert "secret" not in str(error.value)
    assert str(error.value).isprintable()


def test_an_endpoint_that_is_not_there_stops_the_run() -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        with pytest.raises(Unreachable, match="does not answer"):
            ask(f"http://127.0.0.1:{held.getsockname()[1]}/v1")


@pytest.mark.attack("Runs an endpoint whose answer never ends.")
def test_an_answer_without_end_is_a_fault_of_form() -> None:
    with endpoint("endless") as server, pytest.raises(TooLong):
        ask(server.url)


@pytest.mark.attack("Runs an endpoint that sends heads without end.")
def test_a_head_without_end_is_no_answer() -> None:
    with endpoint("long_head") as server, pytest.raises(Unreachable, match="does not answer"):
        ask(server.url)


@pytest.mark.attack("Runs an endpoint that answers a byte at a time, for ever.")
def test_a_slow_answer_ends_with_its_time_and_with_the_run() -> None:
    with endpoint("slow") as server:
        with pytest.raises(TimeUp):
            ask(server.url, 0.3)
        stopped = purse()
        stopped.stopped.set()
        with pytest.raises(Stopped):
            at(server.url).ask(ASKED, time.monotonic() + SOON_S, stopped)


def test_a_key_goes_only_where_nobody_can_read_it() -> None:
    with pytest.raises(Refused, match="https only"):
        at("http://example.org/v1", "secret")
    assert at("https://example.org/v1", "secret").key == "secret"
    assert "secret" not in repr(at("https://example.org/v1", "secret"))
    for url in ("ftp://x/", "http://", "http://a b/", "http://u:p@x/", "http://x:99999/", "http://x/?q", "nonsense"):
        with pytest.raises(Refused):
            read_address(url)
