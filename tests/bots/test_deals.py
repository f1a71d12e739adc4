"""Deals: everything follows from the name, and everybody begins at the same moment."""

from datetime import date, timedelta

import pytest

from terrae.bots.deals import begun, deal_named, new_deal, outcome_of
from terrae.bots.registry import looks_ahead, registered_bot
from terrae.engine.errors import Refused
from terrae.engine.game import game_named, loaded
from terrae.engine.player import position_of
from terrae.engine.record import replay
from terrae.games.terra import Terra

DAYS = [date(2026, 11, 17) + timedelta(number) for number in range(4)]


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_a_deal_begins_the_same_for_everybody_with_six_crises_to_come(day: date) -> None:
    one, other = (begun(deal_named(f"terra~{day}")) for _ in range(2))
    assert (one.seed, one.setup, one.moves) == (other.seed, other.setup, other.moves)
    view = one.view(deal_named(f"terra~{day}").seat)
    assert sum(card.count("-") for card in one.setup["pile"][-one.state.left :]) == 6
    assert view["result"] is None
    assert 3 <= one.state.full.bit_count() <= 5


def test_days_differ_and_friends_have_the_deal_of_the_day() -> None:
    days = [deal_named(f"terra~{day}") for day in DAYS]
    assert len({day.chance("cards 0") for day in days}) == len(days)
    friends = deal_named(f"{days[0].name}~{'ab' * 8}")
    assert friends.is_shared
    assert not days[0].is_shared
    assert friends.chance("cards 0") == days[0].chance("cards 0")
    assert (friends.seat, friends.bots) == (days[0].seat, days[0].bots)


def test_a_new_deal_has_a_name_that_leads_back_to_it() -> None:
    deal = new_deal(game_named("terra"))
    assert deal_named(deal.name) == deal
    assert deal != new_deal(game_named("terra"))


def test_a_deal_is_played_on_the_same_way_and_its_record_holds() -> None:
    """Whoever decides the same meets the same: the bots' chance follows from the seed and the number of moves."""
    deal = deal_named("terra~2026-11-17")
    bots = [registered_bot(deal.game, name) for name in deal.seats("tips")]
    ends = []
    for _ in range(2):
        match = begun(deal)
        since = len(match.moves)
        while not match.over:
            match.act(bots[match.actor](position_of(match)))
        ends.append((match.moves, outcome_of(deal, match, since)))
        assert replay(match.record()).moves == match.moves
    assert ends[0] == ends[1]
    assert len(ends[0][1].tasks) == 6


@pytest.mark.parametrize(
    "name",
    [
        "",
        "terra",
        "terra~",
        "terra~2026-02-30",
        "terra~2025-12-31",
        "terra~2026-11-17~",
        "terra~2026-11-17~abc",
        "terra~" + "g" * 32,
        "terra~" + "a" * 31,
        "terra~" + "a" * 33,
        "terra-futura~2026-11-17",
        "chess~2026-11-17",
        "Terra~2026-11-17",
        "terra~2026-11-17\n",
        "a" * 10_000,
    ],
)
@pytest.mark.attack("Asks for a deal by a name that is none.")
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        deal_named(name)


def test_no_bot_of_a_deal_thinks_by_the_clock() -> None:
    """Otherwise the same deal would be another one on another day."""
    game = Terra()
    deals = loaded(game.offers.deals)
    assert not any(looks_ahead(game, bot) for bot in (*deals.bots, deals.stand_in))
