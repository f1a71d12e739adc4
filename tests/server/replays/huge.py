"""A record that is legal from its first move to its last, and made to cost as much as possible."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from terrae.engine.decks import load_deck
from terrae.engine.game import game_named
from terrae.engine.match import Match

LONG = ("pay", "gain", "use")
MOST = 99


def huge_match(moves: int) -> Match[Any, Any]:
    """A game by a deck of one's own, in which every exchange takes 99 decisions, after at most so many moves."""
    game = game_named("terra-futura")
    document = deepcopy(load_deck(game, game.default_deck()).document)
    for card in document["cards"].values():
        if card["level"]:
            card["upper"] = [{"gain": {"green": MOST, "red": MOST, "yellow": MOST}}]
            card["lower"] = [{"pay": {"raw": MOST}, "get": {"raw": MOST}, "pollution": 0}]
    players = [{"name": f"Player {seat}", "kind": "human"} for seat in range(5)]
    match = Match(game, players, deck=game.read_deck(document), seed="huge")
    chance = Random(0)
    while not match.over and len(match.moves) < moves:
        answers = match.answers()
        kinds = [[answer for answer in answers if answer.startswith(word)] for word in LONG]
        kinds.append([answer for answer in answers if not answer.startswith(("end", "drop"))])
        match.play(match.actor, chance.choice(next((kind for kind in kinds if kind), answers)))
    return match
