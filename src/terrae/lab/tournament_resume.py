"""A file of finished games, so that a tournament which is stopped can go on.

The first line says what is played; every other is one game. A game that is there is not played again, so the same file
also serves to add deals or bots to a tournament.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from terrae import __version__

from .games import Job, Rules
from .kept_lines import KeptLines
from .tournament import Outcome, drawn
from .tournament_mixes import Mix, mix_of

FORMAT = "terrae-tournament/1"


class ResumeFile:
    """The games that a file holds."""

    def __init__(self, file: Path, rules: Rules) -> None:
        """Read the file, or begin it; `Refused` if it holds something else, or cannot be written."""
        self.lines = KeptLines(
            file, {"format": FORMAT, "version": __version__, **heading(rules)}, "tournament", "--resume"
        )
        self.outcomes: dict[tuple[Mix, int], Outcome] = {}
        for piece in self.lines.pieces:
            try:
                outcome = Outcome(**{**piece, "mix": tuple(piece["mix"])})
            except (TypeError, KeyError):
                self.lines.refuse("a line that tells no game")
            self.outcomes[outcome.mix, outcome.deal] = outcome

    def split(self, jobs: Iterable[Job]) -> tuple[list[Outcome], list[Job]]:
        """What came of the games that the file holds, and those that are left to play."""
        outcomes, left = [], []
        for job in jobs:
            outcome = self.outcomes.get((mix_of(job.bots, job.number), job.number))
            if outcome is None:
                left.append(job)
            else:
                outcomes.append(outcome)
        return outcomes, left

    def keeping(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """The same games, written down as they pass."""
        for outcome in outcomes:
            self.lines.add(outcome._asdict())
            self.outcomes[outcome.mix, outcome.deal] = outcome
            yield outcome


def heading(rules: Rules) -> dict[str, Any]:
    """What is played, as the first line tells it."""
    return {
        "game": rules.game,
        "players": rules.players,
        "seed": rules.seed,
        "options": dict(rules.options),
        "deck": json.loads(rules.deck) if rules.deck else None,
        **drawn(rules),
    }
