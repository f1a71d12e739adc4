"""Laws: nothing that a seat or a spectator receives depends on what it may not know."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from terrae.engine.chance import seeded
from terrae.engine.contract import SPECTATOR

from .walks import AnyGame, Seating, Walk, knowledge, positions, viewers, walks

FANCIES = 2
"""Other worlds looked at from every view."""
HIDING_FANCIES = 8
"""The same, where an answer is told without its faces."""


def received(walk: Walk, s: Any, seat: int) -> dict[str, Any]:
    """Everything that leaves the table for a seat while `s` is the state behind it."""
    game, d = walk.game, walk.d
    v = game.redact(s, d, seat)
    all_of_it: dict[str, Any] = {
        "view": json.dumps(game.view(v, walk.deck, seat)).encode(),
        "redacted": v.values(),
        "over": bool(game.run.is_over(s, d)),
        "who is asked": s.actor,
    }
    if seat != SPECTATOR:
        all_of_it["observation"] = observation(game, s, d, seat)
    if seat == s.actor:
        legal = game.legal(s, d)
        all_of_it["legal"] = legal
        all_of_it["answers"] = [game.notation(s, d, action) for action in legal]
    return all_of_it


def observation(game: AnyGame, s: Any, d: Any, seat: int) -> list[int]:
    out = [0] * game.observation
    game.run.observe(s, d, seat, out)
    return out


def secrets_do_not_show(game: AnyGame, seating: Seating, decisions: int, share: float = 1.0) -> int:
    """Whatever a viewer cannot know may be otherwise: every byte it receives stays. Counts the worlds that differed."""
    different = 0
    for walk in positions(game, seating, decisions):
        if walk.choice.random() >= share and not walk.over:
            continue
        for seat in viewers(seating):
            real = received(walk, walk.s, seat)
            v = walk.redact(seat)
            for _ in range(FANCIES):
                fancy = walk.imagine(v, seat)
                different += fancy != walk.s
                told = received(walk, fancy, seat)
                for what in real:
                    assert told[what] == real[what], f"{what!r} tells {seat_name(seat)} what it may not know"
    return different


def seat_name(seat: int) -> str:
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"


def views_suffice(game: AnyGame, seating: Seating, decisions: int) -> None:
    """From its view a seat has the same legal actions and the same observation as from the state; a view of it too.

    What is public is the same in everybody's view, so that the service may make it once for all.
    """
    for walk in positions(game, seating, decisions):
        public = game.public_view(walk.redact(SPECTATOR), walk.deck)
        for seat in viewers(seating):
            v = walk.redact(seat)
            assert game.public_view(v, walk.deck) == public, f"what is public is another thing to {seat_name(seat)}"
            assert public.keys().isdisjoint(game.private_view(v, walk.deck, seat)), "a key is public and private"
            assert game.redact(v, walk.d, seat) == v, "a view redacted once more is another view"
            if seat == walk.s.actor:
                assert game.legal(v, walk.d) == walk.legal(), "a view does not tell what is legal"
            if seat != SPECTATOR:
                seen = observation(game, v, walk.d, seat)
                assert seen == observation(game, walk.s, walk.d, seat), "the observation reads behind the view"


def fancies_are_whole(game: AnyGame, seating: Seating, decisions: int, share: float = 1.0) -> None:
    """What is imagined is a full state: every card is there, and the game can be played on to its end."""
    about = knowledge(game)
    for walk in positions(game, seating, decisions):
        if walk.choice.random() >= share:
            continue
        seat = walk.choice.choice(viewers(seating))
        fancy = walk.imagine(walk.redact(seat), seat)
        for s in (fancy, played_out(walk, fancy)):
            assert about.census(s, walk.d) == about.everything(s, walk.d), "a fancy with other cards"
            about.check_caches(s, walk.d)


def played_out(walk: Walk, s: Any) -> Any:
    s = s.clone()
    walk.game.run.playout(s, walk.d, walk.chance(), walk.scratch)
    assert walk.game.run.is_over(s, walk.d)
    return s


@dataclass
class Coverage:
    """How often a law about stories had something to compare."""

    worlds: int = 0
    """Steps in another world that look the same to the viewer."""
    other_answers: int = 0
    """Those of them with another answer."""

    def __add__(self, other: Coverage) -> Coverage:
        return Coverage(self.worlds + other.worlds, self.other_answers + other.other_answers)


def stories_tell_what_is_seen(game: AnyGame, seating: Seating, decisions: int, share: float = 1.0) -> Coverage:
    """What a viewer is told of a decision follows from what it sees before and after it.

    In another world that looks the same to the viewer before, every answer is tried; where the world looks the same
    afterwards too, the viewer must have been told the same, byte for byte.
    """
    coverage = Coverage()
    for walk in walks(game, seating, decisions):
        while not walk.over:
            before, action = walk.s.clone(), walk.choose()
            walk.play(action)
            text = game.notation(before, walk.d, action)
            for seat in viewers(seating):
                hides = game.notation_for(game.redact(before, walk.d, seat), walk.d, action, seat) != text
                if hides or walk.choice.random() < share:
                    coverage += compare_stories(walk, before, action, seat, HIDING_FANCIES if hides else 1)
    return coverage


def compare_stories(walk: Walk, before: Any, action: int, seat: int, fancies: int) -> Coverage:
    game, d = walk.game, walk.d
    coverage = Coverage()
    v, after = game.redact(before, d, seat), walk.redact(seat)
    real = told(walk, v, action, after, seat)
    for _ in range(fancies):
        fancy = walk.imagine(v, seat)
        legal = game.legal(fancy, d)
        for other in legal:
            there = walk.after(fancy, other)
            if game.redact(there, d, seat) != after:
                continue
            if other != action and action in legal and walk.after(fancy, action) == there:
                continue  # two answers that do the very same thing may be told apart
            coverage.worlds += 1
            coverage.other_answers += other != action
            assert told(walk, v, other, after, seat) == real, f"the story tells {seat_name(seat)} what it does not see"
    return coverage


def told(walk: Walk, v: Any, action: int, after: Any, seat: int) -> tuple[str, bytes]:
    """What a seat hears of an answer, and the story of it."""
    heard = walk.game.notation_for(v, walk.d, action, seat)
    events = walk.game.story(v, walk.deck, v.actor, heard, after, seat)
    return heard, json.dumps(events).encode()


def questions_are_public(game: AnyGame, seating: Seating, decisions: int) -> int:
    """Which decision comes next depends on what everybody knows, not on what somebody holds.

    The players hold other cards, the same answer is given and the same chance follows: the same question must come.
    Counts the worlds that differed.
    """
    about = knowledge(game)
    different = 0
    for walk in walks(game, seating, decisions):
        while not walk.over:
            action = walk.choose()
            other = about.hidden_otherwise(walk.s, walk.d, action, walk.choice)
            different += other != walk.s
            assert walk.game.redact(other, walk.d, SPECTATOR) == walk.redact(SPECTATOR)
            assert action in game.legal(other, walk.d)
            seed = str(walk.choice.random())
            walk.r = seeded(seed)
            walk.play(action)
            game.run.play(other, walk.d, action, seeded(seed), walk.scratch)
            assert game.run.is_over(other, walk.d) == walk.over, "a secret decides whether the game is over"
            if not walk.over:
                seen = game.redact(other, walk.d, SPECTATOR)
                assert seen.actor == walk.s.actor, "a secret decides who is asked"
                assert seen == walk.redact(SPECTATOR), "a secret decides what comes next"
    return different
