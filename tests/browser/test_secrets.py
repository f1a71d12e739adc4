"""Two people and a spectator at one table: nobody is told, and no page holds, what they may not know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from .conftest import OpenWindow
from .memory import holders, strings
from .playing import step
from .tables import started
from .windows import Window

FEW = 4
"""Fewer cards than this may be anybody's by chance."""


def walk(value: Any) -> Iterator[Any]:
    """Every value inside a JSON value, itself first."""
    yield value
    for inside in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from walk(inside)


def told(window: Window) -> list[Any]:
    """Everything that came over the network but the deck, which is open to all."""
    bodies = [answer.text() for answer in window.answers if not answer.url.endswith("/deck")]
    return [json.loads(text) for text in [*window.frames, *bodies] if text]


def own_views(window: Window) -> Iterator[dict[str, Any]]:
    for value in walk([json.loads(frame) for frame in window.frames]):
        if isinstance(value, dict) and value.get("own"):
            yield value


def play_in_turn(people: list[Window], chance: random.Random, moves: int) -> None:
    """Each clicks when asked, until so many moves were made."""
    while people[0].moves() < moves:
        for person in people:
            step(person, chance)


def is_asked(window: Window) -> bool:
    return window.page.title().startswith("●")


@pytest.fixture
def company(open_window: OpenWindow) -> tuple[list[Window], Window]:
    return [open_window(), open_window()], open_window()


@pytest.mark.rule("T21")
@pytest.mark.rule("T22")
def test_nobody_can_find_the_hands_of_others_in_terra(company: tuple[list[Window], Window]) -> None:
    people, watcher = company
    keys = started("terra", people, ["random"], [watcher])
    play_in_turn(people, random.Random(3), 30)
    hidden = [
        {tuple(view["own"][what]) for view in own_views(person) for what in ("hand", "hoard")} for person in people
    ]
    assert all(len(hands) > 5 for hands in hidden)
    for window, seat in [(people[0], 0), (people[1], 1), (watcher, None)]:
        own = hidden[seat] if seat is not None else set()
        others = {cards for cards in set.union(*hidden) - own if len(cards) >= FEW}
        seen = told(window)
        lists = [
            tuple(value) for value in walk(seen) if isinstance(value, list) and value and isinstance(value[0], str)
        ]
        assert not others.intersection(lists)
        draws = [e for e in walk(seen) if isinstance(e, dict) and e.get("event") == "draw" and e.get("seat") != seat]
        assert draws
        assert not [event for event in draws if event.get("card")]
        cards = [f"{colour}{value}" for colour in "GBR" for value in range(1, 7)]
        held = {tuple(inside) for inside in holders(window, cards)}
        assert len(held) > 3
        assert not others.intersection(held)
        has_no_key_of_others(seat, keys, [*strings_of(seen), *strings(window)])


@pytest.mark.rule("F31")
@pytest.mark.rule("F32")
def test_nobody_can_find_the_scoring_cards_of_others_in_terra_futura(company: tuple[list[Window], Window]) -> None:
    people, watcher = company
    keys = started("terra-futura", people, [], [watcher])
    play_in_turn(people, random.Random(4), 30)
    own = [set(next(own_views(person))["own"]["scoring"]) for person in people]
    for window, seat in [(people[0], 0), (people[1], 1), (watcher, None)]:
        seen = told(window)
        hidden = set.union(*(cards for other, cards in enumerate(own) if other != seat))
        assert not hidden.intersection(strings_of(seen))
        assert holders(window, sorted(hidden)) == []
        # A card that nobody holds lies in the page's memory in the same ways as a hidden one: as part of the deck.
        all_cards = set(json.loads(deck_of(window))["document"]["scoring"])
        heap = strings(window)
        unheld = ways(heap, min(all_cards - own[0] - own[1]))
        assert unheld
        for card in hidden:
            assert ways(heap, card) == unheld
        has_no_key_of_others(seat, keys, [*strings_of(seen), *heap])


@pytest.mark.rule("F32")
def test_a_card_taken_unseen_is_not_told_to_others(company: tuple[list[Window], Window]) -> None:
    people, watcher = company
    started("terra-futura", people, [], [watcher])
    taker = next(person for person in people if is_asked_soon(person))
    other = next(person for person in people if person is not taker)
    taker.page.locator(".shelf .deck:enabled").first.click()
    taker.page.locator(".terr button.legal").first.wait_for()
    (card,) = {v["hand"]["card"] for v in own_views(taker) if v["hand"] and v["hand"]["deck"]}
    for window in (other, watcher):
        window.page.wait_for_timeout(100)
        views = [v for v in walk(told(window)) if isinstance(v, dict) and v.get("hand")]
        assert {(v["hand"]["card"], v["hand"]["deck"] is None) for v in views} == {(None, False)}
        assert card not in strings_of(told(window))
        assert holders(window, [card]) == []


def is_asked_soon(window: Window) -> bool:
    window.page.wait_for_timeout(200)
    return is_asked(window)


def strings_of(value: Any) -> Iterator[str]:
    return (inside for inside in walk(value) if isinstance(inside, str))


def deck_of(window: Window) -> str:
    return next(answer.text() for answer in window.answers if answer.url.endswith("/deck"))


def ways(heap: list[str], card: str) -> set[str]:
    """How a card is named in memory: alone, or in the name of a message."""
    return {text.replace(card, "*") for text in heap if re.search(rf"(?<![\w-]){card}(?![\w-])|-{card}$", text)}


def has_no_key_of_others(seat: int | None, keys: list[str], texts: list[str]) -> None:
    """The keys of other seats are nowhere: who has one can play that seat."""
    for other, key in enumerate(keys):
        if other != seat:
            assert not [text for text in texts if key in text]
