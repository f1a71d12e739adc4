import pytest

from terrae.lab.stats import mean, share


def test_the_mean_comes_with_its_interval() -> None:
    found = mean([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert found.value == 5.0
    assert found.high - found.value == pytest.approx(1.96 * 2.13809 / 8**0.5, rel=1e-4)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_one_value_alone_has_no_spread() -> None:
    assert mean([3.0]) == (3.0, 3.0, 3.0)


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
