from math import inf

import pytest

from terrae.lab.stats import as_estimate, bounded, mean, paired, rounded, share


def test_the_mean_comes_with_its_interval() -> None:
    found = mean([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert found.value == 5.0
    assert found.high - found.value == pytest.approx(1.96 * 2.13809 / 8**0.5, rel=1e-4)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_of_one_value_alone_nobody_knows_the_spread() -> None:
    found = mean([3.0])
    assert found == (3.0, -inf, inf)
    assert rounded(found) == [3.0, None, None]
    assert as_estimate(rounded(found)) == found
    assert f"{found:.1f}" == "3.0 (one value)"


def test_values_between_0_and_1_have_the_interval_of_a_share_and_a_width_where_they_are_all_the_same() -> None:
    assert bounded([1, 0, 0, 1, 1]) == pytest.approx(share(3, 5))
    for values in ([0.3], [0.3] * 4, [0.0] * 90, [1.0] * 90):
        found = bounded(values)
        assert 0 <= found.low < found.high <= 1
        assert found.low <= found.value <= found.high
    assert bounded([0.3] * 90).high - bounded([0.3] * 90).low < 0.05


def test_values_that_come_in_pairs_are_compared_pair_by_pair() -> None:
    one = [0.0, 1.0, 0.0, 1.0]
    assert paired([value + 0.1 for value in one], one) == pytest.approx((0.1, 0.1, 0.1))
    assert paired(one, one) == (0, 0, 0)
    assert mean([value + 0.1 for value in one]).low < 0.05


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_a_share_has_the_interval_of_wilson(hits: int, of: int, low: float, high: float) -> None:
    found = share(hits, of)
    assert found.value == hits / of
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_an_estimate_is_written_with_its_interval() -> None:
    assert f"{share(5, 10):.0%}" == "50% (24% to 76%)"
