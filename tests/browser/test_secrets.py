"""Two people and a spectator at one table: nobody is told, and no page holds, what they may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from .conftest import OpenWindow
from .leaks import SOLUTIONS, Hand, hands_in, is_part_of, names_in
from .memory import texts
from .playing import END, step
from .tables import started
from .windows import Window

FEW = 4
"""A hand of Terra at the start. Fewer cards than these may lie anywhere."""
OPEN_LISTS = {"hand", "hoard", "discards", "cards", "played", "answers"}
"""Where a view of Terra tells cards."""


def walk(value: Any) -> Iterator[Any]:
    """Every value inside a JSON value, itself first."""
    yield value
    for inside in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from walk(inside)


def told(window: Window) -> list[Any]:
    """Everything that came over the network but the deck, which is open to all."""
    bodies = [answer.text() for answer in window.answers if not answer.url.endswith("/deck")]
    return [json.loads(text) for text in [*window.frames, *bodies] if text]


def dicts(values: Any) -> Iterator[dict[str, Any]]:
    return (value for value in walk(values) if isinstance(value, dict))


def own_views(window: Window) -> list[dict[str, Any]]:
    return [value for value in dicts([json.loads(frame) for frame in window.frames]) if value.get("own")]


def play_in_turn(people: list[Window], chance: random.Random, until: Callable[[], bool]) -> None:
    """Each clicks when asked, until something holds."""
    while not until():
        assert not people[0].page.query_selector(END), "the game is over too soon"
        for person in people:
            step(person, chance)


@pytest.fixture
def company(open_window: OpenWindow) -> tuple[list[Window], Window]:
    return [open_window(), open_window()], open_window()


@pytest.mark.attack("Searches everything that a browser holds for the hands of others.")
@pytest.mark.rule("T21")
@pytest.mark.rule("T22")
def test_nobody_can_find_the_hands_of_others_in_terra(company: tuple[list[Window], Window]) -> None:
    people, watcher = company
    keys = started("terra", people, ["random"], [watcher], start=0)
    eyes: list[tuple[Window, int | None]] = [(people[0], 0), (people[1], 1), (watcher, None)]
    # With these cards the first crisis comes after everybody has drawn several; until it is dealt with, fewer cards
    # than a hand lie open.
    play_in_turn(people, random.Random(3), until=lambda: all(map(has_heard_of_a_crisis, [*people, watcher])))
    hidden = [hands(person) for person in people]
    for window, seat in eyes:
        seen = told(window)
        views = [view for view in dicts(seen) if view.get("own")]
        assert {view["seat"] for view in views} == {seat} - {None}
        owns = [id(view["own"]) for view in views]
        assert all(id(value) in owns for value in dicts(seen) if isinstance(value.get("hand"), list))
        draws = [e for e in dicts(seen) if e.get("event") == "draw" and e.get("seat") != seat]
        assert draws
        assert not [event for event in draws if event.get("card")]
        lists = card_lists(seen)
        assert {name for name, _ in lists} <= OPEN_LISTS
        # Two may hold the same cards, and what was played lies open: only a hand that nothing open holds is a secret.
        in_sight = {cards for _, cards in lists}
        others = {
            hand
            for other, held in enumerate(hidden)
            if other != seat
            for hand in held
            if not any(is_part_of(hand, cards) for cards in in_sight)
        }
        assert others
        in_lists = [tuple(value) for value in walk(seen) if isinstance(value, list) and is_of_cards(value)]
        assert not others.intersection(in_lists)
        said = texts(window)
        assert hands_in(window, said, others) == []
        assert seat is None or hands_in(window, said, hidden[seat])
        has_no_key_of_others(seat, keys, [*strings_of(seen), *said])


def is_of_cards(value: list[Any]) -> bool:
    return all(isinstance(text, str) and text in SOLUTIONS for text in value)


def hands(window: Window) -> set[Hand]:
    """The hands and hoards that a window was told of as its own."""
    told_as_own = [tuple(view["own"][what]) for view in own_views(window) for what in ("hand", "hoard")]
    return {cards for cards in told_as_own if len(cards) >= FEW}


def has_heard_of_a_crisis(window: Window) -> bool:
    """Whether this window was told how a crisis ended (T10, T11)."""
    return any(f'"event":"{end}"' in frame for frame in window.frames for end in ("averted", "full-blown"))


def card_lists(seen: Any) -> set[tuple[str, Hand]]:
    """The cards of every list that holds any, with the list's name."""
    found = set()
    for value in dicts(seen):
        for name, inside in value.items():
            if isinstance(inside, list):
                found.add((name, tuple(card for card in inside if isinstance(card, str) and card in SOLUTIONS)))
    return {(name, cards) for name, cards in found if cards}


@pytest.mark.attack("Searches everything that a browser holds for the Scoring cards of others.")
@pytest.mark.rule("F31")
@pytest.mark.rule("F32")
def test_nobody_can_find_the_scoring_cards_of_others_in_terra_futura(company: tuple[list[Window], Window]) -> None:
    people, watcher = company
    keys = started("terra-futura", people, [], [watcher])
    play_in_turn(people, random.Random(4), until=lambda: people[0].moves() >= 30)
    own = [set(own_views(person)[0]["own"]["scoring"]) for person in people]
    for window, seat in [(people[0], 0), (people[1], 1), (watcher, None)]:
        seen = told(window)
        hidden = set.union(*(cards for other, cards in enumerate(own) if other != seat))
        assert not hidden.intersection(strings_of(seen))
        nobodys = set(deck_of(window)["scoring"]) - own[0] - own[1]
        said = texts(window)
        assert names_in(window, said, hidden, nobodys) == []
        assert seat is None or names_in(window, said, own[seat], nobodys)
        has_no_key_of_others(seat, keys, [*strings_of(seen), *said])


@pytest.mark.attack("Searches a browser for a card that another took unseen.")
@pytest.mark.rule("F32")
def test_a_card_taken_unseen_is_not_told_to_others(company: tuple[list[Window], Window]) -> None:
    people, watcher = company
    started("terra-futura", people, [], [watcher])
    watcher.wait_until(lambda: any(person.is_asked() for person in people))
    taker, other = sorted(people, key=lambda person: not person.is_asked())
    taker.page.locator(".shelf .deck:enabled").first.click()
    taker.button("terra-futura-web-take-this").click()
    taker.page.locator(".terr button.legal").first.wait_for()
    (card,) = {v["hand"]["card"] for v in own_views(taker) if v["hand"] and v["hand"]["deck"]}
    watcher.wait_until(lambda: all(map(hands_seen, (other, watcher))))
    for window in (other, watcher):
        assert hands_seen(window) == {(None, False)}
        seen = set(strings_of(told(window)))
        assert card not in seen
        nobodys = set(deck_of(window)["cards"]) - seen - {card}
        assert names_in(window, texts(window), {card}, nobodys) == []


def hands_seen(window: Window) -> set[tuple[str | None, bool]]:
    """Cards taken and not yet placed, as a window was told of them, and whether they were taken from the display."""
    views = [view for view in dicts(told(window)) if view.get("hand")]
    return {(view["hand"]["card"], view["hand"]["deck"] is None) for view in views}


def strings_of(value: Any) -> Iterator[str]:
    return (inside for inside in walk(value) if isinstance(inside, str))


def deck_of(window: Window) -> dict[str, Any]:
    document: dict[str, Any] = next(a for a in window.answers if a.url.endswith("/deck")).json()["document"]
    return document


def has_no_key_of_others(seat: int | None, keys: list[str], held: list[str]) -> None:
    """The keys of other seats are nowhere: who has one can play that seat."""
    for other, key in enumerate(keys):
        if other != seat:
            assert not [text for text in held if key in text]
