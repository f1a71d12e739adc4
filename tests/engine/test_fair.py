"""The fair shuffle: both sides decide, and anybody can check it afterwards."""

import copy
import hashlib
import hmac
from collections import Counter
from typing import Any

import pytest

from terrae.engine.chance import below as pick
from terrae.engine.chance import seeded
from terrae.engine.fair import FairChance, commitment_to, fair_of, verify
from terrae.engine.game import Game
from terrae.engine.match import Match
from terrae.engine.record import BadRecord, Record

SECRET = bytes(range(32))
PARTS = [b"one", b"", b"three"]


def played(game: Game[Any, Any]) -> Record:
    chance = FairChance(SECRET, PARTS)
    players = [{"name": f"p{seat}", "kind": "human"} for seat in range(game.seats[-1])]
    start = chance.seat(len(players)) if game.start_is_chosen else 0
    match = Match(game, players, seed=chance.seed(), start=start, orders=chance.order)
    r = seeded("moves")
    while not match.over:
        legal = game.legal(match.state, match.d)
        match.act(legal[pick(r, len(legal))])
    return {**match.record(), "fair": fair_of(SECRET, PARTS, True)}


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
