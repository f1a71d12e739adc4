"""Looks for secrets in whatever a page holds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from .memory import holders
from .windows import Window

SOLUTIONS = [f"{colour}{value}" for colour in "GBR" for value in range(1, 7)]
Hand = tuple[str, ...]


def hands_in(window: Window, said: list[str], hands: Iterable[Hand]) -> list[str]:
    """Where a page holds one of these hands of Terra: as a list of any kind, or card after card in one of its texts."""
    wanted = {tuple(sorted(hand)) for hand in hands}
    found = [f"held: {held}" for held in holders(window, SOLUTIONS) if tuple(sorted(held)) in wanted]
    for hand in hands:
        # Cards are told in the order of their colours, as the service has them, or in that of the alphabet.
        orders = "|".join({r"\W{1,9}".join(order) for order in (hand, tuple(sorted(hand)))})
        pattern = re.compile(rf"(?<!\w)(?:{orders})(?!\w)")
        about = [text for text in said if all(card in text for card in hand)]
        found += [f"said: {match.group()}" for text in about for match in pattern.finditer(text)]
    return found


def is_part_of(hand: Hand, cards: Iterable[str]) -> bool:
    return Counter(hand) <= Counter(cards)


def names_in(window: Window, said: list[str], hidden: set[str], nobodys: set[str]) -> list[str]:
    """Where a page or its texts tell one of these cards of Terra Futura apart from those that nobody holds.

    The deck and the languages name every card, each in the same ways. So what is left of a text about a hidden card
    without the names must be left of one about nobody's card too; or it names all cards, none more often than those.
    """
    found = [f"held: {held}" for held in holders(window, sorted(hidden))]
    any_card = re.compile("|".join(sorted(map(re.escape, hidden | nobodys), key=len, reverse=True)))
    about_hidden: dict[str, str] = {}
    about_nobodys: set[str] = set()
    for text in said:
        named = Counter(any_card.findall(text))
        if not named:
            continue
        most = max(named[card] for card in nobodys)
        if len(named) == len(hidden | nobodys) and all(named[card] <= most for card in hidden):
            continue
        rest = any_card.sub("*", text)
        if hidden & named.keys():
            about_hidden[rest] = text
        else:
            about_nobodys.add(rest)
    return found + [f"said: {text[:200]}" for rest, text in about_hidden.items() if rest not in about_nobodys]
