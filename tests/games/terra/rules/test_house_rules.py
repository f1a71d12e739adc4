"""The house rules L1, L2, L3, L5 and L6: options of the game, off by default."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from terrae.bots.registry import bot_named
from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.game import OptionValue
from terrae.engine.match import Match
from terrae.engine.player import play_bots
from terrae.engine.record import BadRecord, replay
from terrae.games.terra.rules.house_rules import LIMITS, NINE, SIX, is_lost
from terrae.games.terra.rules.moves import CRISIS_OF, CRISIS_TEXTS
from terrae.games.terra.rules.state import HARDER, NINE_CRISES, SIX_CRISES
from terrae.games.terra.view.preview import previews

from ..table import GAME, table

SHORT = pytest.mark.parametrize("crises", [6, 9])


def match_with(players: int, seed: str, **options: OptionValue) -> Match[Any, Any]:
    people = [{"name": f"P{seat}", "kind": "bot:tips"} for seat in range(players)]
    return Match(GAME, people, options=options, seed=seed)


def played(match: Match[Any, Any], bot: str = "tips") -> Match[Any, Any]:
    play_bots(match, [bot_named(GAME, bot)] * len(match.players))
    return match


def crises_of(match: Match[Any, Any]) -> list[str]:
    return [card for card in match.setup["pile"] if card in CRISIS_OF]


# ---- L1: the short game ---------------------------------------------------------------------------------------


@pytest.mark.rule("L1")
@SHORT
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_short_game_has_five_cards_for_each_crisis_and_deals_four(crises: int, players: int) -> None:
    match = match_with(players, "short", crises=crises)
    assert len(match.setup["pile"]) == 5 * crises
    assert [len(hand) for hand in match.setup["hands"]] == [4] * players
    assert len(crises_of(match)) == crises


@pytest.mark.rule("L1")
def test_the_lot_is_even_in_colours_and_regions() -> None:
    seen: set[str] = set()
    for number in range(60):
        six, nine = (crises_of(match_with(4, f"lot {number}", crises=crises)) for crises in (6, 9))
        assert Counter(crisis[0] for crisis in six) == {"G": 2, "B": 2, "R": 2}
        assert len({crisis[2:] for crisis in six}) == 6
        assert Counter(crisis[0] for crisis in nine) == {"G": 3, "B": 3, "R": 3}
        assert max(Counter(crisis[2:] for crisis in nine).values()) <= 2
        seen.update(six)
    assert seen == set(CRISIS_TEXTS), "some crisis is never drawn"


@pytest.mark.rule("L1")
def test_the_same_crisis_is_as_likely_as_every_other() -> None:
    found = Counter(crisis for number in range(600) for crisis in crises_of(match_with(3, f"even {number}", crises=6)))
    assert all(140 < found[crisis] < 260 for crisis in CRISIS_TEXTS), found  # 200 each, five standard deviations


@pytest.mark.rule("L1")
def test_what_is_not_in_the_game_is_in_no_state() -> None:
    s = match_with(4, "out", crises=6).ready
    assert not any(s.pile[s.left :])


@pytest.mark.rule("L1")
@pytest.mark.parametrize(("options", "length"), [(SIX_CRISES, SIX), (NINE_CRISES, NINE)])
def test_control_is_lost_by_the_limits_of_the_short_game(options: int, length: int) -> None:
    in_region, of_colour, in_all = LIMITS[length]
    for colour in range(3):
        full = sum(1 << colour * 6 + region for region in range(of_colour))
        assert is_lost(full, options)
        assert is_lost(full & (full - 1), options) == (of_colour - 1 >= in_all)
        assert not is_lost(full, 0)
    if in_region <= 3:
        assert is_lost(sum(1 << colour * 6 + 2 for colour in range(in_region)), options)
    scattered = [0, 7, 14, 3, 10, 17]
    assert is_lost(sum(1 << crisis for crisis in scattered[:in_all]), options)
    assert not is_lost(sum(1 << crisis for crisis in scattered[: in_all - 1]), options)


@pytest.mark.rule("L1")
def test_nobody_is_told_which_crises_are_in_a_short_game() -> None:
    match = match_with(4, "lot", crises=6)
    coming = match.view(SPECTATOR)["to_come"]
    seen = [match.view(SPECTATOR)["impending"]["crisis"]] if match.view(SPECTATOR)["impending"] else []
    assert coming["left"] == 6 - len(seen)
    assert len(coming["crises"]) == 18 - 3 * len(seen)


@pytest.mark.rule("L1")
@pytest.mark.parametrize("crises", [0, 1, 7, 18, "6", 6.0, True, None])
def test_another_number_of_crises_is_refused(crises: Any) -> None:
    with pytest.raises(Refused, match="option 'crises' is 6 or 9") as refused:
        match_with(4, "other", crises=crises)
    assert refused.value.rule == "L1"


@pytest.mark.rule("L1")
def test_a_set_up_that_is_no_short_game_is_refused() -> None:
    record = played(match_with(4, "refuse", crises=6)).record()
    pile = record["setup"]["pile"]
    place = next(i for i, card in enumerate(pile) if card in CRISIS_OF)
    solution = next(i for i, card in enumerate(pile) if card not in CRISIS_OF)
    others = [crisis for crisis in CRISIS_TEXTS if crisis[0] != pile[place][0]]

    def refusal(cards: list[str]) -> BadRecord:
        with pytest.raises(BadRecord) as refused:
            replay({**record, "setup": {**record["setup"], "pile": cards}})
        return refused.value

    assert refusal(pile[:-1]).rule == "L1"
    assert refusal([others[0] if i == place else card for i, card in enumerate(pile)]).rule in ("L1", "T2")
    assert refusal([others[0] if i == solution else card for i, card in enumerate(pile)]).rule in ("L1", "T2")
    assert refusal(["B1" if i == place else card for i, card in enumerate(pile)]).rule in ("L1", "T1")
    assert replay(record).over


@pytest.mark.rule("L1")
def test_a_reader_is_told_the_number_and_only_when_it_is_on() -> None:
    assert match_with(4, "on", crises=9).record()["options"] == {"teams": False, "crises": 9}
    assert match_with(4, "off", crises=False).record()["options"] == {"teams": False}


# ---- L2: a fine -----------------------------------------------------------------------------------------------


@pytest.mark.rule("L2")
def test_who_passed_and_held_the_colour_loses_a_point() -> None:
    t = table(hands=["G1", "G2", "B3", "G4"], pile="G-AF B1", track=[4, 4, 4, 4], options={"fine": True})
    t.play("pass", "G2", "pass", "pass")
    assert t.track == [3, 4, 4, 3]


@pytest.mark.rule("L2")
def test_a_fine_goes_not_below_nothing() -> None:
    t = table(hands=["G1", "G2", "B3"], pile="G-AF B1", track=[0, 1, 4], options={"fine": True})
    t.play("pass", "pass", "pass")
    assert t.track == [0, 0, 4]


@pytest.mark.rule("L2")
def test_nobody_is_fined_for_a_crisis_that_is_averted_or_that_ends_the_world() -> None:
    averted = table(
        hands=["G6", "G6", "G1"], pile="G-AF B1", track=[4] * 3, threats={"G-AF": 12}, options={"fine": True}
    )
    assert averted.play("G6", "G6", "pass").track == [10, 7, 4]
    two = {"B-AF": "", "R-AF": ""}
    lost = table(hands=["G1", "G2", "G3"], pile="G-AF B1", track=[4] * 3, full=two, options={"fine": True})
    assert lost.play("pass", "pass", "pass").over
    assert lost.track == [4, 4, 4]


@pytest.mark.rule("L2")
def test_without_the_option_nobody_is_fined() -> None:
    t = table(hands=["G1", "G2", "B3"], pile="G-AF B1", track=[4, 4, 4])
    assert t.play("pass", "pass", "pass").track == [4, 4, 4]


@pytest.mark.rule("L2")
def test_the_story_tells_who_was_fined() -> None:
    t = table(hands=["G1", "G2", "B3"], pile="G-AF B1", track=[4, 4, 4], options={"fine": True})
    t.play("pass", "pass")
    before = GAME.redact(t.s, t.d, SPECTATOR)
    t.play("pass")
    events = GAME.story(before, t.deck, 2, "pass", GAME.redact(t.s, t.d, SPECTATOR), SPECTATOR)
    assert next(event for event in events if event["event"] == "full-blown")["fined"] == [0, 1]


@pytest.mark.rule("L2")
def test_the_preview_of_passing_knows_the_fine() -> None:
    t = table(hands=["G1", "", ""], pile="G-AF B1", track=[4, 4, 4], options={"fine": True})
    told = {one["answer"]: one for one in previews(t.s, t.d, GAME.legal(t.s, t.d))}
    assert (told["pass"]["after"], told["pass"]["fine"]) == (3, 1)
    assert (told["G1"]["after"], told["G1"]["fine"]) == (4, 0)


# ---- L3: the common pot ---------------------------------------------------------------------------------------


def ended(hoards: list[str], track: list[int], **options: OptionValue) -> dict[str, Any]:
    """A game that ends with these hoards and points: the last card is drawn, and nobody can do anything."""
    t = table(hands=["", "", "", ""], pile="B1", hoards=hoards, track=track, options=options)
    assert t.over
    return t.result


@pytest.mark.rule("L3")
def test_half_of_every_hoard_is_shared_and_the_odd_point_stays() -> None:
    hoards = ["G1 G2 G4 B1 B2 B4", "R5 R5 R5", "", "G6 B6 R6"]  # 14, 15, 0 and 18
    result = ended(hoards, [1, 2, 3, 4], pot=True)
    share = (7 + 7 + 0 + 9) // 4
    assert result["hoard"] == [14, 15, 0, 18]
    assert result["scores"] == [1 + 7 + share, 2 + 8 + share, 3 + share, 4 + 9 + share]
    assert result["winners"] == [3]


@pytest.mark.rule("L3")
def test_teams_are_added_up_after_the_pot() -> None:
    result = ended(["G6 B6 R6", "", "", ""], [0, 3, 0, 3], pot=True, teams=True)
    assert result["scores"] == [9 + 2, 3 + 2, 2, 3 + 2]
    assert result["teams"] == [[[0, 2], 13], [[1, 3], 10]]


@pytest.mark.rule("L3")
def test_everybody_is_shown_the_pot_at_the_end() -> None:
    t = table(hands=["", "", ""], pile="B1", hoards=["G6 B6 R6", "R5 R5 R5", ""], options={"pot": True})
    assert t.seen_by(1)["pot"] == {"given": [9, 7, 0], "total": 16, "share": 5, "over": 1}
    assert "pot" not in table(hands=["", "", ""], pile="B1").seen_by(1)


# ---- L5: open hands -------------------------------------------------------------------------------------------


@pytest.mark.rule("L5")
def test_open_hands_are_seen_by_everybody_and_hoards_by_nobody() -> None:
    t = table(hands=["G1 B2", "G2", "B3"], pile="G-AF B1", hoards=["R1 R2 R3", "", ""], options={"open": True})
    for viewer in (1, 2, SPECTATOR):
        seen = GAME.view(GAME.redact(t.s, t.d, viewer), t.deck, viewer)
        assert seen["open_hands"] == [["G1", "B2"], ["G2"], ["B3"]]
        assert not any(GAME.redact(t.s, t.d, viewer).hoards[0])
    assert "open_hands" not in table(hands=["G1", "", ""], pile="G-AF B1").seen_by(0)


@pytest.mark.rule("L5")
def test_everybody_hears_what_is_drawn_into_an_open_hand() -> None:
    t = table(hands=["", "", ""], pile="G-AF B1 R2", options={"open": True})
    t.play("pass", "pass")
    before = GAME.redact(t.s, t.d, SPECTATOR)
    t.play("pass")
    events = GAME.story(before, t.deck, 2, "pass", GAME.redact(t.s, t.d, SPECTATOR), SPECTATOR)
    assert {"event": "draw", "seat": 0, "card": "B1"} in events


# ---- L6: harder times -----------------------------------------------------------------------------------------


@pytest.mark.rule("L6")
def test_every_threat_counts_one_more() -> None:
    for options, averted in ({}, True), ({"harder": True}, False):
        t = table(hands=["G6", "G6", ""], pile="G-AF B1", threats={"G-AF": 12}, options=options)
        assert t.seen_by(0)["impending"]["threat"] == 12 + (not averted)
        t.play("G6", "G6", "pass")
        assert ("G-AF" not in t.full) is averted


@pytest.mark.rule("L6")
def test_a_full_blown_crisis_needs_one_more_too() -> None:
    t = table(
        hands=["G6 G1", "", ""], pile="B1 B2", full={"G-AF": "G6"}, threats={"G-AF": 12}, options={"harder": True}
    )
    t.play("G6>AF")
    assert t.full == {"G-AF": "G6 G6"}


@pytest.mark.rule("L6")
def test_the_deck_of_a_harder_game_says_what_is_printed() -> None:
    match = match_with(3, "printed", harder=True)
    assert match.deck.document["threats"]["G-NA"] == 13
    assert match.state.options & HARDER


# ---- together -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["tips", "altruist", "selfish", "bluffer", "greedy"])
def test_bots_play_every_house_rule_at_once(bot: str) -> None:
    options: dict[str, OptionValue] = {"fine": True, "pot": True, "open": True, "harder": True}
    for crises in (False, 6, 9):
        match = played(match_with(4, f"{bot} {crises}", crises=crises, **options), bot)
        assert replay(match.record()).state == match.state
