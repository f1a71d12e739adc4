"""A file of finished games, so that a tournament which is stopped can go on.

The first line says what is played; every other is one game. A game that is there is not played again, so the same file
also serves to add deals or bots to a tournament.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn

from terrae import __version__
from terrae.engine.errors import Refused

from .games import Job, Rules
from .tournament import Outcome, drawn
from .tournament_mixes import Mix, mix_of

FORMAT = "terrae-tournament/1"


class ResumeFile:
    """The games that a file holds."""

    def __init__(self, file: Path, rules: Rules) -> None:
        """Read the file, or begin it; `Refused` if it holds something else, or cannot be written."""
        self.file = file
        self.outcomes: dict[tuple[Mix, int], Outcome] = {}
        head = {"format": FORMAT, "version": __version__, **heading(rules)}
        try:
            whole = self.whole_lines()
            if whole:
                self.read(whole, head)
            else:
                file.write_text(json.dumps(head) + "\n", "utf-8")
        except OSError as error:
            raise Refused(f"cannot write {file}: {error.strerror or error}") from None

    def whole_lines(self) -> list[str]:
        """The lines of the file; one that was being written when the machine stopped is taken away."""
        if not self.file.exists():
            return []
        data = self.file.read_bytes()
        end = data.rfind(b"\n") + 1
        if end < len(data) and end:
            with self.file.open("r+b") as out:
                out.truncate(end)
        if data and not end:
            self.refuse("no whole line")
        try:
            return data[:end].decode("utf-8").splitlines()
        except UnicodeDecodeError:
            self.refuse("no text")

    def read(self, lines: list[str], head: dict[str, Any]) -> None:
        """Take the games from the lines."""
        try:
            found = json.loads(lines[0])
            if not isinstance(found, dict) or found.get("format") != FORMAT:
                self.refuse("no games of a tournament")
            for key, value in head.items():
                if found.get(key) != value:
                    raise Refused(f"{self.file} holds games of another tournament: its {key} is {found.get(key)!r}")
            for line in lines[1:]:
                data = json.loads(line)
                outcome = Outcome(**{**data, "mix": tuple(data["mix"])})
                self.outcomes[outcome.mix, outcome.deal] = outcome
        except (ValueError, TypeError, KeyError) as error:
            if isinstance(error, Refused):
                raise
            self.refuse("a line that tells no game")

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

    def refuse(self, what: str) -> NoReturn:
        raise Refused(f"{self.file} is no file of `--resume`: it holds {what}")

    def keeping(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """The same games, written down as they pass."""
        with self.file.open("a", encoding="utf-8") as out:
            for outcome in outcomes:
                try:
                    out.write(json.dumps(outcome._asdict()) + "\n")
                    out.flush()
                except OSError as error:
                    raise Refused(f"cannot write {self.file}: {error.strerror or error}") from None
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


def resumed_chance(file: Path) -> str | None:
    """What was drawn for the run whose games a file holds; None if nothing, or if there is no such file yet."""
    try:
        with file.open("rb") as lines:
            head = json.loads(lines.readline())
        chance = head.get("chance")
    except (OSError, ValueError, AttributeError):
        return None  # `ResumeFile` tells what is wrong with it
    return chance if isinstance(chance, str) else None
