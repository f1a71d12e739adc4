"""Chance: a small integer generator, the same bit for bit in both materials.

Rules never draw random numbers. Where a game needs chance it stops and says how many cards are to be put in
random order (`awaits_shuffle`); whoever runs the game answers with an order (`shuffled`): a seeded
generator, a record that is replayed, or a fair shuffle between distrusting players.

The generator is xoroshiro64** of David Blackman and Sebastiano Vigna (public domain), two words of 32 bits.
"""

import hashlib
from collections.abc import MutableSequence, Sequence

from .fields import Fields, number, table

WORD = 0xFFFFFFFF


@table
class Generator(Fields):
    """Two words of 32 bits, never both zero; `seeded` makes one."""

    one: int = number("i8")
    two: int = number("i8")


def seeded(text: str) -> Generator:
    """A generator for a seed text."""
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    r = Generator()
    r.one = int.from_bytes(digest[:4], "big")
    r.two = int.from_bytes(digest[4:8], "big") | 1
    return r


def next_word(r: Generator) -> int:
    """The next 32 random bits."""
    a = r.one
    b = r.two ^ a
    z = (a * 0x9E3779BB) & WORD
    z = ((z << 5 | z >> 27) * 5) & WORD
    r.one = (a << 26 | a >> 6) & WORD ^ b ^ (b << 9) & WORD
    r.two = (b << 13 | b >> 19) & WORD
    return z


def below(r: Generator, n: int) -> int:
    """A random number from 0 to n - 1; for the small n of a board game the bias is under one in ten million."""
    return (next_word(r) * n) >> 32


def shuffle(cards: MutableSequence[int], n: int, r: Generator) -> None:
    """Put the first n cards in random order (Fisher and Yates)."""
    for i in range(n - 1, 0, -1):
        j = below(r, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def random_order(order: MutableSequence[int], n: int, r: Generator) -> None:
    """Fill the first n places with a random order of 0 to n - 1."""
    for i in range(n):
        order[i] = i
    shuffle(order, n, r)


def arrange(cards: MutableSequence[int], n: int, order: Sequence[int]) -> None:
    """Put the first n cards in an order: place i gets the card that lay at `order[i]`.

    Goes round each cycle of the order once. A card is a number from 0; in its new place it lies turned over, as
    `~card`, until all have theirs.
    """
    for start in range(n):
        if cards[start] >= 0:
            card = cards[start]
            place = start
            while order[place] != start:
                cards[place] = ~cards[order[place]]
                place = order[place]
            cards[place] = ~card
    for i in range(n):
        cards[i] = ~cards[i]
