"""Which bots sit at one table together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from terrae.engine.errors import Refused

Mix = tuple[str, ...]
"""The bot of each seat on the first deal; from deal to deal everybody moves on by one seat."""


def every_mix(bots: Sequence[str], players: int) -> list[Mix]:
    """Every choice of so many of these bots, whoever sits where."""
    return list(combinations_with_replacement(bots, players))


def lone_mixes(bots: Sequence[str], players: int) -> list[Mix]:
    """All of a kind, and one of each kind among others that are all of another kind."""
    mixes = {tuple(sorted((one, *[other] * (players - 1)))): (one, other) for one in bots for other in bots}
    return [(one, *[other] * (players - 1)) for one, other in mixes.values()]


KINDS_OF_MIXES = {"every": every_mix, "lone": lone_mixes}


def chosen_mixes(bots: str, kind: str, listed: Sequence[str], players: int) -> list[Mix]:
    """The mixes that were typed: those that are listed, else those of a kind that these bots can form."""
    if kind not in KINDS_OF_MIXES:
        raise Refused(f"mixes are {' or '.join(KINDS_OF_MIXES)}, not {kind!r}; --mix names one")
    if listed and bots:
        raise Refused("--mix names its own bots; leave --bots away")
    if listed:
        return list(dict.fromkeys(listed_mix(text, players) for text in listed))
    names = bots.split(",")
    if not all(names):
        raise Refused("a bot has no name; write names with commas between them, as --bots tips,random")
    return KINDS_OF_MIXES[kind](list(dict.fromkeys(names)), players)


def listed_mix(text: str, players: int) -> Mix:
    """A mix as it is typed: one bot for each seat, with commas between them."""
    mix = tuple(text.split(","))
    if len(mix) != players or not all(mix):
        raise Refused(f"a mix names the bots of {players} seats, as {','.join(['tips'] * players)}; not {text!r}")
    return mix


def seated(mix: Mix, deal: int) -> tuple[str, ...]:
    """The bot of each seat on one deal: after as many deals as there are seats, everybody has sat everywhere."""
    return tuple(mix[(seat + deal) % len(mix)] for seat in range(len(mix)))


def mix_of(bots: Sequence[str], deal: int) -> Mix:
    """The mix whose bots sit so on a deal."""
    return seated(tuple(bots), -deal)


def lone_pairs(mix: Mix) -> list[tuple[str, str]]:
    """Who is one among others of one kind, with that kind; all of a kind are one among their own."""
    pairs = []
    for one in dict.fromkeys(mix):
        others = list(mix)
        others.remove(one)
        if len(set(others)) == 1:
            pairs.append((one, others[0]))
    return pairs
