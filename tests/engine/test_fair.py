"""The fair shuffle: both sides decide, and anybody can check it afterwards."""

import copy
import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from terrae.bots.registry import bot_named
from terrae.engine.chance import below as pick
from terrae.engine.chance import seeded
from terrae.engine.fair import FairChance, commitment_to, fair_of, verify
from terrae.engine.game import Game, games
from terrae.engine.match import Match, replay
from terrae.engine.player import play_bots
from terrae.engine.record import BadRecord, Record

from .samples import Path, at, places, put

SECRET = bytes(range(32))
PARTS = [b"one", b"", b"three"]
BOTS = {"terra": "tips", "terra-futura": "random"}
"""Who plays until the records have what is to be changed: scores, and reshuffles where there are any."""


@cache
def played_once(game: Game[Any, Any]) -> Record:
    chance = FairChance(SECRET, PARTS)
    players = [{"name": f"p{seat}", "kind": "human"} for seat in range(game.seats[-1])]
    start = chance.seat(len(players)) if game.start_is_chosen else 0
    match = Match(game, players, seed=chance.seed(), start=start, orders=chance.order)
    play_bots(match, [bot_named(game, BOTS[game.name])] * len(players))
    return {**match.record(), "fair": fair_of(SECRET, PARTS, True)}


def play_on(match: Match[Any, Any]) -> None:
    r = seeded("moves")
    while not match.over:
        legal = match.game.legal(match.state, match.d)
        match.act(legal[pick(r, len(legal))])


def played(game: Game[Any, Any]) -> Record:
    return copy.deepcopy(played_once(game))


def refusal(record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(record)
    return caught.value


def swaps(value: Any) -> Iterator[tuple[Path, int, int]]:
    """Every list in a JSON value with every two places in it that hold different things."""
    for place in places(value):
        items = at(value, place)
        if isinstance(items, list):
            yield from ((place, a, b) for a, b in combinations(range(len(items)), 2) if items[a] != items[b])


def swapped(record: Record, place: Path, a: int, b: int) -> Record:
    bad = copy.deepcopy(record)
    items = at(bad, place)
    items[a], items[b] = items[b], items[a]
    return bad


def test_the_derivation_is_the_one_that_is_documented() -> None:
    key = hmac.new(SECRET, b"\x03one\x00\x05three", hashlib.sha256).digest()
    stream = b"".join(hmac.new(key, f"set-up 0/{n}".encode(), hashlib.sha256).digest() for n in range(4))
    words = iter(int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4))
    order = list(range(5))
    for i in (4, 3, 2, 1):
        word = next(w for w in words if w < 2**32 - 2**32 % (i + 1))
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    assert FairChance(SECRET, PARTS).order(5, "set-up 0") == order
    assert commitment_to(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_every_contribution_changes_everything() -> None:
    orders = {
        tuple(FairChance(secret, parts).order(20, "set-up 0"))
        for secret in (SECRET, bytes(32))
        for parts in (PARTS, PARTS[:2], [b"onethree"], [b"one", b"three"], [])
    }
    assert len(orders) == 10


def test_every_order_is_equally_likely() -> None:
    counts = Counter(tuple(FairChance(SECRET, [n.to_bytes(2, "big")]).order(3, "x")) for n in range(6000))
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values()), counts


def test_a_record_by_fair_shuffle_can_be_verified(game: Game[Any, Any]) -> None:
    assert verify(played(game)).over


def test_any_other_chance_is_found_out(game: Game[Any, Any]) -> None:
    record = played(game)
    for change in ("secret", "contributions", "commitment", "seed", "setup", "none"):
        bad = copy.deepcopy(record)
        if change == "secret":
            bad["fair"] = fair_of(bytes(32), PARTS, True)
        elif change == "contributions":
            bad["fair"]["contributions"].pop()
        elif change == "commitment":
            bad["fair"]["commitment"] = commitment_to(b"another")
        elif change == "seed":
            bad["seed"] = "mine"
        elif change == "setup":
            other = Match(game, bad["players"], deck=game.read_deck(bad["deck"]), seed="mine")
            bad.update(setup=other.setup, start=other.start, moves=[], result=None)
            if "reshuffles" in bad:
                bad["reshuffles"] = []
        else:
            del bad["fair"]
        with pytest.raises(BadRecord):
            verify(bad)


def test_every_swap_of_two_cards_in_the_set_up_is_found_out(game: Game[Any, Any]) -> None:
    """Also in a hand, whose order changes nothing of the game: a set-up is compared as it was written."""
    record = {**played(game), "moves": [], "result": None}
    if "reshuffles" in record:
        record["reshuffles"] = []
    assert not verify(record).over
    for place, a, b in swaps(record["setup"]):
        refused = refusal(swapped(record, ("setup", *place), a, b))
        assert refused.move == 0
        assert "start" in refused.sentence or refused.sentence.startswith("'setup."), refused.sentence


def test_the_place_of_a_swapped_card_is_told(game: Game[Any, Any]) -> None:
    record = played(game)
    place = {"terra": ("setup", "pile"), "terra-futura": ("setup", "decks", "I")}[game.name]
    cards = at(record, place)
    b = next(n for n, card in enumerate(cards) if card != cards[0])
    refused = refusal(swapped(record, place, 0, b))
    assert refused.sentence == (
        f'\'{".".join(place)}[0]\' is "{cards[b]}", but by the secret and the contributions it is "{cards[0]}"'
    )


def test_a_stacked_deck_is_found_out_though_the_game_was_played_on_it(game: Game[Any, Any]) -> None:
    record = played(game)
    for place, a, b in list(swaps(record["setup"]))[::97]:
        stacked = swapped(record, ("setup", *place), a, b)
        match = Match(
            game,
            stacked["players"],
            deck=game.read_deck(stacked["deck"]),
            seed=stacked["seed"],
            start=stacked["start"],
            setup=stacked["setup"],
        )
        play_on(match)
        stacked = {**match.record(), "setup": stacked["setup"], "fair": stacked["fair"]}
        assert replay(stacked).over
        refusal(stacked)


def test_every_swap_in_a_reshuffle_is_found_out() -> None:
    record = played(games()["terra-futura"])
    assert record["reshuffles"]
    for place, a, b in list(swaps(record["reshuffles"]))[::7]:
        refused = refusal(swapped(record, ("reshuffles", *place), a, b))
        assert refused.sentence.startswith(f"'reshuffles[{place[0]}].order[{a}]' is ") if place else refused.move
        assert refused.move > 0


def test_every_changed_number_of_the_result_is_found_out(game: Game[Any, Any]) -> None:
    record = played(game)
    numbers = [place for place in places(record["result"]) if type(at(record["result"], place)) is int]
    assert len(numbers) > 2 * len(record["players"])
    for place in numbers:
        bad = copy.deepcopy(record)
        put(bad["result"], place, at(bad["result"], place) + 1)
        assert refusal(bad).sentence.startswith(f"result: '{place[0]}")
