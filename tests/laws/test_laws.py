"""Every registered game keeps every law, with every number of players and every option."""

from typing import Any

import pytest

from terrae.engine.compiled import compiled
from terrae.engine.game import Game, games

from . import cards, materials, moves, previews, records, secrets, talk
from .walks import Seating, knowledge, seatings

ALL = [
    pytest.param(name, seating, id=f"{name}: {seating}")
    for name in sorted(games())
    for seating in seatings(games()[name])
]
everywhere = pytest.mark.parametrize(("name", "seating"), ALL)
TALKING = [param for param in ALL if games()[str(param.values[0])].offers.talk]
where_people_talk = pytest.mark.parametrize(("name", "seating"), TALKING)


USUAL = 6
"""So many seatings of a game share what others have: of a game with more of them, each is looked at for less long."""


def shared(decisions: int, name: str) -> int:
    """A seating's share of so many decisions in one game."""
    return decisions // len(seatings(games()[name]))


def each(decisions: int, name: str) -> int:
    """What a seating of a game with the usual number of them gets, less where there are more."""
    return decisions * USUAL // max(USUAL, len(seatings(games()[name])))


def is_hidden(name: str, seating: Seating) -> bool:
    """Is there much to hide in this seating?"""
    return not getattr(knowledge(games()[name]), "is_open", bool)(seating.options)


@everywhere
def test_materials_agree(name: str, seating: Seating) -> None:
    """About a thousand games of each game; ten times as many with `--full`."""
    game = games()[name]
    assert materials.materials_agree(game, compiled(game), seating, shared(200_000, name)) > 50


@everywhere
def test_sights_agree_in_both_materials(name: str, seating: Seating) -> None:
    game = games()[name]
    materials.sights_agree(game, compiled(game), seating, shared(5_000, name))


@everywhere
def test_loops_agree_in_both_materials(name: str, seating: Seating) -> None:
    game = games()[name]
    materials.loops_agree(game, compiled(game), seating, 20)
    materials.observed_loops_agree(game, compiled(game), seating, 20)


@pytest.mark.full
@everywhere
def test_materials_agree_for_long(name: str, seating: Seating) -> None:
    game = games()[name]
    materials.materials_agree(game, compiled(game), seating, shared(2_000_000, name), "long")
    materials.sights_agree(game, compiled(game), seating, shared(60_000, name), "long")


@pytest.mark.attack("Makes compiled rules write beside their arrays.")
@pytest.mark.full  # it compiles every game once more
def test_compiled_code_stays_within_its_arrays(game: Game[Any, Any]) -> None:
    fast = compiled(game, boundscheck=True)
    for seating in seatings(game):
        materials.arrays_are_kept(game, fast, seating, 1_000)


@everywhere
def test_moves_are_orderly(name: str, seating: Seating) -> None:
    moves.moves_are_orderly(games()[name], seating, each(4_000, name))


@everywhere
def test_games_end(name: str, seating: Seating) -> None:
    moves.games_end(games()[name], seating, each(4_000, name))


@everywhere
def test_notation_round_trips(name: str, seating: Seating) -> None:
    moves.notation_round_trips(games()[name], seating, each(1_500, name))


@everywhere
def test_records_replay(name: str, seating: Seating) -> None:
    records.records_replay(games()[name], seating, each(5, name))


@everywhere
def test_records_pass_the_independent_checker(name: str, seating: Seating) -> None:
    records.records_pass_the_checker(games()[name], seating, each(5, name))
    records.the_checker_is_awake(games()[name], seating)


@everywhere
def test_saving_changes_nothing(name: str, seating: Seating) -> None:
    records.saving_changes_nothing(games()[name], seating, each(25, name))


@everywhere
def test_cards_are_conserved(name: str, seating: Seating) -> None:
    cards.cards_are_conserved(games()[name], seating, each(2_500, name))


@everywhere
def test_caches_agree(name: str, seating: Seating) -> None:
    cards.caches_agree(games()[name], seating, each(2_500, name))


@pytest.mark.attack("Looks for anything in a view, a story or a question that tells two deals apart.")
@everywhere
def test_secrets_do_not_show(name: str, seating: Seating) -> None:
    assert secrets.secrets_do_not_show(games()[name], seating, each(1_000, name), share=0.2) > each(500, name)


@everywhere
def test_views_suffice(name: str, seating: Seating) -> None:
    secrets.views_suffice(games()[name], seating, each(800, name))


@everywhere
def test_fancies_are_whole(name: str, seating: Seating) -> None:
    secrets.fancies_are_whole(games()[name], seating, each(800, name), share=0.3)


@everywhere
def test_stories_tell_what_is_seen(name: str, seating: Seating) -> None:
    decisions = 1_300 if seating.options == 0 else each(1_300, name)
    coverage = secrets.stories_tell_what_is_seen(games()[name], seating, decisions, share=0.3)
    assert coverage.worlds > each(500, name), "too few other worlds that look the same"
    if seating.options == 0 and knowledge(games()[name]).ANSWERS_HIDDEN:
        assert coverage.other_answers > 10


@pytest.mark.attack("Learns what is hidden from which decisions are asked of whom.")
@everywhere
def test_questions_are_public(name: str, seating: Seating) -> None:
    different = secrets.questions_are_public(games()[name], seating, each(1_500, name))
    assert different > each(1_000, name) or not is_hidden(name, seating)


@pytest.mark.attack("Learns what is hidden from previews.")
@everywhere
def test_previews_tell_what_is_seen(name: str, seating: Seating) -> None:
    assert previews.previews_tell_what_is_seen(games()[name], seating, each(300, name), share=0.15) > each(20, name)


@pytest.mark.attack("Learns what is hidden from the ledger of promises.")
@where_people_talk
def test_talk_reveals_only_what_was_said(name: str, seating: Seating) -> None:
    worlds = talk.talk_reveals_only_what_was_said(games()[name], seating, 1)
    assert worlds > 10 or not is_hidden(name, seating)


@pytest.mark.attack("Lets a bot tell what its seat may not see.")
@where_people_talk
def test_speakers_know_what_their_seat_knows(name: str, seating: Seating) -> None:
    assert talk.speakers_know_what_their_seat_knows(games()[name], seating, 1) > 10


@where_people_talk
def test_talk_agrees_in_both_materials(name: str, seating: Seating) -> None:
    game = games()[name]
    talk.talk_agrees_in_both_materials(game, compiled(game), seating, 200)


@where_people_talk
def test_talk_goes_through_records(name: str, seating: Seating) -> None:
    assert talk.talk_goes_through_records(games()[name], seating, 1) > 10
