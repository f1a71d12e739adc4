"""Puzzles of Terra: the crisis with which control was lost, and whether the cards in all hands could have solved it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.engine.puzzles import Puzzled

from .rules.house_rules import is_lost, threat_of
from .rules.moves import ACTION_TEXTS, CRISIS_TEXTS
from .rules.rules import PASS, PLAY, next_seat, played_sum
from .rules.state import COMMON_GOOD, CRISES, HOARD, IMPENDING, LOSS, REGIONS, VALUES, State

SOLVERS = (
    "tips",
    "greedy",
    "altruist",
    "fair-sharer",
    "late-saver",
    "tit-for-tat",
    "punisher",
    "selfish",
    "bluffer",
)


class TerraPuzzles(Puzzled):
    """T9 to T12: once around, one card a seat or none; the sum must reach the threat."""

    bots = SOLVERS

    def is_lost(self, match: Match[Any, Any]) -> bool:
        return bool(match.state.phase == LOSS)

    def last_stand(self, match: Match[Any, Any]) -> int:
        """The crisis that ended the game: all seats have answered it."""
        return len(match.moves) - len(match.players)

    def rescue(self, match: Match[Any, Any]) -> list[str] | None:
        """The highest cards of all who are still to answer: if they do not reach the threat, nothing does."""
        s = match.state
        if s.phase != IMPENDING:
            return None
        answers = best_answers(s)
        texts = [ACTION_TEXTS[answer] for answer in answers]
        missing = threat_of(s, match.d, s.crisis) - played_sum(s)
        brought = sum((answer - PLAY) % VALUES + 1 for answer in answers if answer != PASS)
        return texts if brought >= missing else None

    def is_rescued(self, match: Match[Any, Any], answers: Sequence[str]) -> bool:
        trial = match.copy()
        crisis = trial.state.crisis
        for answer in answers:
            if trial.over or trial.state.crisis != crisis:
                return False
            trial.play(trial.actor, answer)
        return bool(trial.state.solved >> crisis & 1)

    def theme(self, match: Match[Any, Any]) -> str:
        s = match.state
        if s.phase == IMPENDING:
            if is_lost(s.full | 1 << s.crisis, s.options):
                return "last-card"
            return "who-goes-first"
        return {COMMON_GOOD: "work-off", HOARD: "hoard-or-hold"}.get(s.phase, "hoard-or-hold")

    def about(self, match: Match[Any, Any]) -> Json:
        """The crisis that impends, those that are open, which card it is; how often each was asked and helped."""
        s, d = match.state, match.d
        asked, helped = [0] * len(match.players), [0] * len(match.players)
        for (state, _), (seat, answer) in zip(match.states(), match.moves, strict=False):
            if state.phase == IMPENDING:
                asked[seat] += 1
                helped[seat] += answer != ACTION_TEXTS[PASS]
        impends = s.phase == IMPENDING
        cards = len(match.setup["pile"])
        return {
            "crisis": CRISIS_TEXTS[s.crisis] if impends else None,
            "threat": threat_of(s, d, s.crisis) if impends else None,
            "open": [CRISIS_TEXTS[crisis] for crisis in range(CRISES) if s.full >> crisis & 1],
            "card": cards - s.left,
            "cards": cards,
            "asked": asked,
            "helped": helped,
        }


def best_answers(s: State) -> list[int]:
    """Of each seat that is still to answer its highest card of the colour, or a pass."""
    answers = []
    seat = s.actor
    while True:
        first = s.crisis // REGIONS * VALUES
        held = [kind for kind in range(first, first + VALUES) if s.hands[seat][kind] > 0]
        answers.append(PLAY + max(held) if held else PASS)
        seat = next_seat(s, seat)
        if seat == s.turn:
            return answers
