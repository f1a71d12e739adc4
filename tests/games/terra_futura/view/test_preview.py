"""What each answer of Terra Futura would bring, as the seat that decides may know it."""

from math import inf
from random import Random
from typing import Any

import pytest

from terrae.engine.chance import seeded
from terrae.engine.errors import Refused
from terrae.engine.previews import preview
from terrae.games.terra_futura.rules.actions import STOP, USE_IT
from terrae.games.terra_futura.rules.state import ASSIST, OPTIONS, PATTERN, PLACE, TAKE, USE, Deck, State
from terrae.games.terra_futura.view import preview as previewing
from terrae.games.terra_futura.view.best_turn import ROOT
from terrae.games.terra_futura.view.preview import EFFECT, TURN, BestTurns

from ..territory import DEFAULT, GAME, Table, deck_with, table

D = DEFAULT.table
WHOLE_TURN = (TAKE, PLACE, PATTERN)


def ahead(t: Table, *line: str) -> dict[str, Any]:
    v = GAME.redact(t.s, t.d, t.s.actor)
    return {one["answer"]: one for one in preview(GAME, v, t.d, line, inf)["answers"]}


def every_end(s: State, d: Deck, seat: int, whole_turn: bool, known: set[tuple[Any, ...]] | None = None) -> set[int]:
    """Every score that the seat can have after its effect or its turn, by trying everything in the simplest way."""
    known = set() if known is None else known
    key = tuple(map(repr, s.values()))
    if key in known:
        return set()
    known.add(key)
    found: set[int] = set()
    if s.phase == USE or s.actor != seat or s.turn != seat:
        found.add(GAME.run.score(s, d, seat))
        if not whole_turn or s.actor != seat or s.phase != USE:
            return found
    for action in GAME.legal(s, d):
        if s.phase == USE and (action == STOP or copies(s, d, action)):
            continue
        after = s.clone()
        GAME.run.step(after, d, action)
        found |= every_end(after, d, seat, whole_turn, known)
    return found


def copies(s: State, d: Deck, action: int) -> bool:
    plot, number = divmod(action - USE_IT, OPTIONS)
    return action != STOP and d.kind[s.card[s.turn][plot] * OPTIONS + number] == ASSIST


def positions(seeds: range) -> Any:
    """Decisions of random games, each as a seat's view."""
    scratch = [0] * GAME.scratch
    for seed in seeds:
        r, chance = Random(seed), seeded(f"preview {seed}")
        s = State()
        GAME.run.new_game(s, D, 2 + seed % 3, 0, 1, chance, scratch)
        while not GAME.run.is_over(s, D):
            yield r, s, GAME.redact(s, D, s.actor)
            legal = GAME.legal(s, D)
            # Whoever ends every other turn at once never has anything to spend.
            useful = [action for action in legal if s.phase != USE or action != STOP] or legal
            GAME.run.play(s, D, r.choice(useful), chance, scratch)


@pytest.mark.rule("F13", "F16", "F28")
def test_searches_find_what_trying_everything_finds() -> None:
    """In both materials; the plain one also says when it has not looked at everything."""
    fast, plain = BestTurns(GAME, True), BestTurns(GAME, False)
    searched = cut = 0
    for r, _, v in positions(range(3)):
        if v.phase not in (PLACE, USE) or r.random() < 0.6:
            continue
        for turns in (fast, plain):
            turns.lay_out(v, D, inf)
        for action in GAME.legal(v, D):
            if v.phase == USE and action == STOP:
                continue
            extent = TURN if v.phase == PLACE else EFFECT
            found, slow = fast.best(action, extent), plain.best(action, extent)
            assert slow in (None, found)
            cut += slow is None
            if slow is not None and (searched < 150 or extent == EFFECT):
                after = v.clone()
                GAME.run.step(after, D, action)
                ends = every_end(after, D, v.actor, extent == TURN)
                assert found is not None
                assert found[0] == max(ends)
                assert extent == TURN or found[1] == min(ends)
                searched += 1
    assert searched > 100


@pytest.mark.rule("F13", "F26")
def test_previews_come_true() -> None:
    """In random games: whatever a seat then does, its worth after the effect or the turn is within what was told."""
    exact = up_to = 0
    for r, s, v in positions(range(3, 7)):
        if r.random() < 0.7:
            continue
        for one in GAME.previews(v, D, inf):
            if "after" not in one:
                continue
            after = s.clone()
            answer = GAME.parse(s, D, one["answer"])
            assert answer is not None
            seat, chance = s.actor, seeded(str(r.random()))
            GAME.run.play(after, D, answer, chance, [0] * GAME.scratch)
            while after.actor == seat == after.turn and not GAME.run.is_over(after, D):
                if after.phase == USE and (v.phase not in WHOLE_TURN or r.random() < 0.1):
                    break
                options = [a for a in GAME.legal(after, D) if after.phase != USE or not copies(after, D, a)]
                action = r.choice(options)
                if after.phase == USE and action == STOP:
                    break
                GAME.run.play(after, D, action, chance, [0] * GAME.scratch)
            points = GAME.run.score(after, D, seat)
            assert one["before"] == GAME.run.score(s, D, seat)
            assert points <= one["after"], one
            if one["kind"] == "exact":
                assert points == one["after"], one
                exact += 1
            up_to += one["kind"] == "up-to"
    assert exact > 100
    assert up_to > 100


@pytest.mark.rule("F12", "F13", "F20")
def test_a_cell_tells_what_it_sets_off_and_what_is_choked() -> None:
    t = table("village; greenhouse 1,0: 2 green; wetland 0,1: 4 cubes", "cabin", hand="orchard")
    told = ahead(t)
    assert told["place 1,1"]["activates"] == [[1, 0]]
    assert told["place 1,1"]["choked"] == [[0, 1]]


@pytest.mark.rule("F10", "F31")
def test_nothing_is_told_of_what_nobody_knows() -> None:
    t = table("village", "cabin", phase="drop")
    v = GAME.redact(t.s, t.d, t.s.actor)
    assert preview(GAME, v, t.d, [])["answers"] == []
    takes = ahead(t, "keep")
    assert takes
    assert not {"take I", "take II"} & set(takes)
    with pytest.raises(Refused, match="nobody can know"):
        preview(GAME, v, t.d, ["drop I"])
    with pytest.raises(Refused, match="nobody can know"):
        preview(GAME, v, t.d, ["keep", "take I"])
    with pytest.raises(Refused):
        preview(GAME, v, t.d, ["keep", "place 1,0"])


def test_a_search_that_takes_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("village", "cabin", hand="orchard")
    v = GAME.redact(t.s, t.d, t.s.actor)
    assert all("after" not in one for one in GAME.previews(v, t.d, 0.0))
    monkeypatch.setattr(previewing, "MOST_STEPS", {True: 0, False: 0})
    assert all("after" not in one for one in GAME.previews(v, t.d, inf))


@pytest.mark.attack("Brings a deck whose effects have more decisions than the search of previews has room for.")
@pytest.mark.parametrize("is_fast", [False, True])
def test_a_search_that_would_go_too_deep_ends_without_an_answer(is_fast: bool) -> None:
    deck = deck_with({"greenhouse": {"upper": [{"gain": {"raw": 99, "product": 99}}], "lower": []}})
    t = table("village; greenhouse 1,0", "cabin", placed="1,0", deck=deck)
    action = GAME.parse(t.s, t.d, "use 1,0 1")
    assert action is not None
    view = GAME.redact(t.s, t.d, 0)
    turns = BestTurns(GAME, is_fast)
    turns.lay_out(view, t.d, inf)
    assert turns.best(action, TURN) is None
    root = turns.buffers.states[ROOT]
    assert int(root["phase"] if is_fast else root.phase) == view.phase, "the view was written over"
