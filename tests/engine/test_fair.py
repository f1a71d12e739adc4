"""The fair shuffle: both sides decide, and anybody can check it afterwards."""

import copy
import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from terrae.bots.registry import bot_named
from terrae.engine.chance import below as pick
from terrae.engine.chance import seeded
from terrae.engine.errors import Refused
from terrae.engine.fair import (
    Contribution,
    FairChance,
    chance_of,
    commitment_to,
    fair_of,
    first_chance_of,
    first_fair_of,
    verify,
)
from terrae.engine.game import Game, Json, games
from terrae.engine.match import Match
from terrae.engine.player import play_bots
from terrae.engine.record import BadRecord, Record, replay

from .samples import Path, at, places, put

SECRET = bytes(range(32))
OPEN = [b"one", b"", b"three"]
"""Contributions of the first version."""
SEATS = [
    Contribution(0, commitment_to(b"one"), b"one"),
    Contribution(2, commitment_to(b"never opened")),
    Contribution(1, commitment_to(b"three"), b"three"),
]
BOTS = {"terra": "tips", "terra-futura": "random"}
"""Who plays until the records have what is to be changed: scores, and reshuffles where there are any."""


def played_by(game: Game[Any, Any], chance: FairChance) -> Record:
    players = [{"name": f"p{seat}", "kind": "human"} for seat in range(game.seats[-1])]
    start = chance.seat(len(players)) if game.start_is_chosen else 0
    match = Match(game, players, seed=chance.seed(), start=start, orders=chance.order)
    play_bots(match, [bot_named(game, BOTS[game.name])] * len(players))
    return match.record()


@cache
def played_once(game: Game[Any, Any]) -> Record:
    return {**played_by(game, chance_of(SECRET, SEATS)), "fair": fair_of(SECRET, SEATS, True)}


@cache
def first_played_once(game: Game[Any, Any]) -> Record:
    return {**played_by(game, first_chance_of(SECRET, OPEN)), "fair": first_fair_of(SECRET, OPEN, True)}


def play_on(match: Match[Any, Any]) -> None:
    r = seeded("moves")
    while not match.over:
        legal = match.game.legal(match.state, match.d)
        match.act(legal[pick(r, len(legal))])


def played(game: Game[Any, Any]) -> Record:
    return copy.deepcopy(played_once(game))


def first_played(game: Game[Any, Any]) -> Record:
    """A game by the first version of the fair shuffle."""
    return copy.deepcopy(first_played_once(game))


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


def documented_order(key: bytes) -> list[int]:
    """An order of five things as docs/protocol.md says it, written a second time."""
    stream = b"".join(hmac.new(key, f"set-up 0/{n}".encode(), hashlib.sha256).digest() for n in range(4))
    words = iter(int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4))
    order = list(range(5))
    for i in (4, 3, 2, 1):
        word = next(w for w in words if w < 2**32 - 2**32 % (i + 1))
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def test_the_derivation_is_the_one_that_is_documented() -> None:
    """A contribution that was not opened counts as the 32 bytes of its hash; seats come in ascending order."""
    unopened = hashlib.sha256(b"never opened").digest()
    message = b"\x00\x03one" + b"\x01\x05three" + b"\x02\x20" + unopened
    key = hmac.new(SECRET, message, hashlib.sha256).digest()
    assert chance_of(SECRET, SEATS).order(5, "set-up 0") == documented_order(key)
    assert commitment_to(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_the_first_derivation_is_the_one_that_is_documented() -> None:
    key = hmac.new(SECRET, b"\x03one\x00\x05three", hashlib.sha256).digest()
    assert first_chance_of(SECRET, OPEN).order(5, "set-up 0") == documented_order(key)


def test_every_contribution_changes_everything() -> None:
    one, unopened, three = SEATS
    elsewhere = Contribution(3, three.commitment, three.opened)
    opened = Contribution(2, unopened.commitment, b"never opened")
    orders = {
        tuple(chance_of(secret, seats).order(20, "set-up 0"))
        for secret in (SECRET, bytes(32))
        for seats in (SEATS, [one, three], [one, elsewhere], [one, opened, three], [unopened], [])
    }
    assert len(orders) == 12
    orders = {
        tuple(first_chance_of(secret, parts).order(20, "set-up 0"))
        for secret in (SECRET, bytes(32))
        for parts in (OPEN, OPEN[:2], [b"onethree"], [b"one", b"three"], [])
    }
    assert len(orders) == 10


def test_every_order_is_equally_likely() -> None:
    counts = Counter(tuple(first_chance_of(SECRET, [n.to_bytes(2, "big")]).order(3, "x")) for n in range(6000))
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values()), counts


def test_a_contribution_that_is_not_the_one_committed_to_cannot_be_made() -> None:
    for opened in (b"two", b"", b"x" * 65):
        with pytest.raises(Refused):
            Contribution(0, commitment_to(b"one"), opened)
    for commitment in ("", commitment_to(b"one")[1:], commitment_to(b"one").upper(), commitment_to(b"one") + "\n"):
        with pytest.raises(Refused):
            Contribution(0, commitment)
    with pytest.raises(Refused, match="seat 0 has two"):
        chance_of(SECRET, [SEATS[0], SEATS[0]])


@pytest.mark.parametrize("by", [played, first_played])
def test_a_record_by_fair_shuffle_can_be_verified(game: Game[Any, Any], by: Callable[[Game[Any, Any]], Record]) -> None:
    assert verify(by(game)).over


def another_secret(fair: Json) -> None:
    fair["secret"] = bytes(32).hex()


def another_secret_with_its_commitment(fair: Json) -> None:
    fair.update(secret=bytes(32).hex(), commitment=commitment_to(bytes(32)))


def another_commitment(fair: Json) -> None:
    fair["commitment"] = commitment_to(b"another")


def another_contribution(fair: Json) -> None:
    fair["seats"][0]["bytes"] = b"two".hex()


def another_contribution_with_its_commitment(fair: Json) -> None:
    fair["seats"][0].update(bytes=b"two".hex(), commitment=commitment_to(b"two"))


def swapped_seats(fair: Json) -> None:
    one, two = fair["seats"][:2]
    one["seat"], two["seat"] = two["seat"], one["seat"]


def swapped_contributions(fair: Json) -> None:
    one, two = fair["seats"][:2]
    for key in ("commitment", "bytes"):
        one[key], two[key] = two[key], one[key]


def a_seat_twice(fair: Json) -> None:
    fair["seats"].insert(1, dict(fair["seats"][0]))


def a_seat_of_another_table(fair: Json) -> None:
    fair["seats"][-1]["seat"] = 6


def a_seat_less(fair: Json) -> None:
    fair["seats"].pop()


def true_for_a_seat(fair: Json) -> None:
    fair["seats"][1]["seat"] = True


def opened_and_called_unopened(fair: Json) -> None:
    fair["seats"][0]["bytes"] = None


def unopened_with_other_bytes(fair: Json) -> None:
    fair["seats"][2]["bytes"] = b"other".hex()


def unopened_with_the_bytes_of_its_hash(fair: Json) -> None:
    fair["seats"][2]["bytes"] = fair["seats"][2]["commitment"]


def unopened_and_opened_after_all(fair: Json) -> None:
    fair["seats"][2]["bytes"] = b"never opened".hex()


def no_bytes(fair: Json) -> None:
    fair["seats"][0]["bytes"] = ""


def bytes_left_out(fair: Json) -> None:
    del fair["seats"][0]["bytes"]


def bytes_with_a_space(fair: Json) -> None:
    fair["seats"][0]["bytes"] = "6f 6e65"


def a_further_key(fair: Json) -> None:
    fair["seats"][0]["more"] = 1


def no_seats(fair: Json) -> None:
    del fair["seats"]


def another_version(fair: Json) -> None:
    fair["version"] = 3


def the_first_version(fair: Json) -> None:
    del fair["version"]
    fair["contributions"] = [entry["bytes"] or entry["commitment"] for entry in fair.pop("seats")]


def another_start(fair: Json) -> None:
    fair["start"] = "mine"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (another_secret, "the secret is not the one"),
        (another_secret_with_its_commitment, "'seed' does not follow"),
        (another_commitment, "the secret is not the one"),
        (another_contribution, r"seats\[0\]: the contribution of seat 0 is not the one"),
        (another_contribution_with_its_commitment, "'seed' does not follow"),
        (swapped_seats, r"seats\[1\]: seats come in ascending order"),
        (swapped_contributions, "'seed' does not follow"),
        (a_seat_twice, r"seats\[1\]: seats come in ascending order, each once"),
        (a_seat_of_another_table, "'seat' must be from 0 to"),
        (a_seat_less, "'seed' does not follow"),
        (true_for_a_seat, "'seat' must be from 0 to"),
        (opened_and_called_unopened, "'seed' does not follow"),
        (unopened_with_other_bytes, r"seats\[2\]: the contribution of seat 2 is not the one"),
        (unopened_with_the_bytes_of_its_hash, r"seats\[2\]: the contribution of seat 2 is not the one"),
        (unopened_and_opened_after_all, "'seed' does not follow"),
        (no_bytes, "a contribution is 1 to 64 bytes"),
        (bytes_left_out, "must have a 'seat', a 'commitment' and 'bytes'"),
        (bytes_with_a_space, "a contribution is 1 to 64 bytes"),
        (a_further_key, "must have a 'seat', a 'commitment' and 'bytes'"),
        (no_seats, "'seats' must be a list"),
        (another_version, "'version' is 3"),
        (the_first_version, "'seed' does not follow"),
        (another_start, "'start' must be"),
    ],
)
def test_every_attack_on_the_fair_shuffle_is_found_out(
    game: Game[Any, Any], change: Callable[[Json], None], reason: str
) -> None:
    record = played(game)
    change(record["fair"])
    with pytest.raises(BadRecord, match=reason):
        verify(record)


@pytest.mark.parametrize("by", [played, first_played])
def test_any_other_chance_is_found_out(game: Game[Any, Any], by: Callable[[Game[Any, Any]], Record]) -> None:
    for change in ("contributions", "seed", "setup", "none"):
        bad = by(game)
        if change == "contributions":
            bad["fair"].get("contributions", bad["fair"].get("seats")).pop()
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
