"""The random generator, shuffles and orders."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrae.engine.chance import Generator, arrange, below, next_word, random_order, seeded, shuffle

WORDS = st.integers(0, 2**32 - 1)


def xoroshiro64_star_star(s0: int, s1: int, n: int) -> list[int]:
    """The generator of Blackman and Vigna, written down once more from its definition."""

    def rotl(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) % 2**32

    words = []
    for _ in range(n):
        words.append(rotl(s0 * 0x9E3779BB % 2**32, 5) * 5 % 2**32)
        s1 ^= s0
        s0, s1 = rotl(s0, 26) ^ s1 ^ (s1 << 9) % 2**32, rotl(s1, 13)
    return words


def generator(one: int, two: int) -> Generator:
    r = Generator()
    r.one, r.two = one, two
    return r


def test_first_word_by_hand() -> None:
    # rotl(1 * 0x9E3779BB, 5) * 5: 0xC6EF3773 * 5 modulo 2**32
    assert next_word(generator(1, 0)) == 0xC6EF3773 * 5 % 2**32 == 0xE2AC153F


@given(WORDS, WORDS)
def test_words_are_those_of_xoroshiro64_star_star(one: int, two: int) -> None:
    r = generator(one, two)
    assert [next_word(r) for _ in range(50)] == xoroshiro64_star_star(one, two, 50)


@given(WORDS, WORDS)
def test_the_generator_stays_within_two_words(one: int, two: int) -> None:
    r = generator(one, two)
    for _ in range(20):
        assert 0 <= next_word(r) < 2**32
        assert 0 <= r.one < 2**32
        assert 0 <= r.two < 2**32


def test_a_seed_text_always_gives_the_same_generator() -> None:
    assert seeded("a") == seeded("a")
    assert seeded("a") != seeded("b")
    assert seeded("").two % 2 == 1


def test_a_seed_text_means_the_same_for_ever() -> None:
    """The first two words of its SHA-256, the second made odd."""
    digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"  # of "abc", from FIPS 180
    r = seeded("abc")
    assert (r.one, r.two) == (int(digest[:8], 16), int(digest[8:16], 16) | 1)


@given(st.text(st.characters()))
def test_any_text_is_a_seed(text: str) -> None:
    r = seeded(text)
    assert 0 <= r.one < 2**32
    assert 0 < r.two < 2**32


def test_a_lone_surrogate_is_a_seed_too() -> None:
    assert seeded("\ud800") != seeded("\udfff")


@given(WORDS, WORDS, st.integers(1, 200))
def test_below_is_below(one: int, two: int, n: int) -> None:
    r = generator(one, two)
    assert all(0 <= below(r, n) < n for _ in range(20))


def test_below_covers_its_range_evenly() -> None:
    r = seeded("even")
    throws = Counter(below(r, 6) for _ in range(60_000))
    assert sorted(throws) == list(range(6))
    assert all(9_600 < n < 10_400 for n in throws.values())  # more than four standard deviations


def test_every_order_is_equally_likely() -> None:
    r = seeded("orders")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        shuffle(cards, 4, r)
        found[tuple(cards)] += 1
    assert set(found) == set(permutations(range(4)))
    assert all(860 < n < 1_140 for n in found.values())


def test_a_shuffle_leaves_what_lies_beyond() -> None:
    cards = list(range(10))
    shuffle(cards, 6, seeded("partly"))
    assert sorted(cards[:6]) == list(range(6))
    assert cards[6:] == [6, 7, 8, 9]


@pytest.mark.parametrize("n", [0, 1, 2, 108])
def test_a_random_order_holds_every_place_once(n: int) -> None:
    order = [-1] * (n + 2)
    random_order(order, n, seeded(str(n)))
    assert sorted(order[:n]) == list(range(n))
    assert order[n:] == [-1, -1]


@given(st.permutations(range(9)), st.lists(st.integers(0, 126), min_size=12, max_size=12))
def test_arrange_gives_each_place_the_card_that_lay_where_the_order_says(order: list[int], cards: list[int]) -> None:
    before = list(cards)
    arrange(cards, 9, order)
    assert cards[:9] == [before[place] for place in order]
    assert cards[9:] == before[9:]


def test_every_order_of_five_is_arranged() -> None:
    for order in permutations(range(5)):
        cards = [10, 11, 12, 13, 14]
        arrange(cards, 5, order)
        assert cards == [10 + place for place in order]
