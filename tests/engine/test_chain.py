"""Lists that share what they have in common."""

import pytest

from terrae.engine.chain import Chain


def chain_of(items: str) -> Chain[str]:
    chain: Chain[str] = Chain()
    for item in items:
        chain = chain.plus(item)
    return chain


def test_a_chain_is_a_list_that_stays_as_it_is() -> None:
    two = chain_of("ab")
    three = two.plus("c")
    assert (list(two), list(three), len(three)) == (["a", "b"], ["a", "b", "c"], 3)
    assert (three.last, three[0], three[-2:], three.since(1)) == ("c", "a", ["b", "c"], ["b", "c"])
    assert three.first(2) is three.before is two
    assert list(reversed(three)) == ["c", "b", "a"]
    assert not Chain()
    with pytest.raises(IndexError):
        _ = Chain().last


def test_two_chains_know_how_much_they_share() -> None:
    common = chain_of("ab")
    long, short = common.plus("c").plus("d").plus("e"), common.plus("x")
    assert long.shared(short) == short.shared(long) == 2
    assert long.shared(common) == common.shared(long) == 2
    assert long.shared(long) == 5
    assert long.shared(chain_of("abcde")) == 0, "the same items made apart are not shared"


def test_a_long_chain_ends_without_a_stack() -> None:
    chain: Chain[int] = Chain()
    for item in range(200_000):
        chain = chain.plus(item)
    assert sum(chain) == 199_999 * 100_000
    del chain
