"""A run: every table and deal, with talk and in silence, kept in a folder and resumed there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any

from terrae import __version__
from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.record import Record, to_line
from terrae.lab.kept_lines import KeptLines, chance_in
from terrae.lab.tournament import Outcome
from terrae.scenarios.manifest import Manifest, Scenario
from terrae.text.output import json_lines

from .channel import Model, Purse, Unreachable
from .game import Conditions, PlayedGame, TableGame, play_game
from .tokens import Tokens

FORMAT = "terrae-commons-run/1"
GAMES, RECORDS, FAULTS = "games.jsonl", "records", "faults.jsonl"
"""What the folder of a run holds: a line for each game, each game's record, and every fault."""
MODEL, REFERENCE = "model", "reference"
"""Whose games they are."""


@dataclass(frozen=True)
class RunPlan:
    """What is played. It is the same whenever a run goes on."""

    manifest: Manifest
    scenarios: tuple[Scenario, ...]
    games: int
    """How many deals each table plays."""
    manners: tuple[bool, ...]
    """With talk, in silence, or both, on the same deals."""

    def tables(self) -> list[TableGame]:
        """Every game, deal by deal: a run that is stopped early has played as many of each table."""
        return [
            TableGame(scenario, deal, talks)
            for deal in range(self.games)
            for scenario in self.scenarios
            for talks in self.manners
        ]


@dataclass(frozen=True)
class KeptGame:
    """A game as a line of the folder tells it."""

    scenario: str
    deal: int
    talks: bool
    of: str
    """Whose game: the model's or the reference's."""
    outcome: Outcome
    faults: dict[str, int]
    answered: dict[str, int]
    said: int
    own: Json
    others: Json
    tokens: Tokens
    seconds: float

    @property
    def key(self) -> tuple[str, str, int, bool]:
        return self.of, self.scenario, self.deal, self.talks

    def to_json(self) -> Json:
        told = {**self.__dict__, "outcome": self.outcome._asdict(), "tokens": self.tokens.to_json()}
        return {**told, "seconds": round(self.seconds, 3)}


def kept(table: TableGame, of: str, played: PlayedGame) -> KeptGame:
    return KeptGame(
        table.scenario.name,
        table.deal,
        table.talks,
        of,
        played.outcome,
        played.faults,
        played.answered,
        played.said,
        played.own,
        played.others,
        played.tokens,
        played.seconds,
    )


def read_game(data: Any) -> KeptGame:
    """A game as it was written; an error of any kind if it was not."""
    outcome = Outcome(**{**data["outcome"], "mix": tuple(data["outcome"]["mix"])})
    return KeptGame(**{**data, "outcome": outcome, "tokens": Tokens(**data["tokens"])})


class RunFolder:
    """What a run has played so far."""

    def __init__(self, folder: Path, head: Json) -> None:
        """Begin a run there, or go on with it; `Refused` if the folder holds another."""
        self.folder = folder
        try:
            (folder / RECORDS).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(f"cannot keep a run in {folder}: {error.strerror or error}") from None
        self.lines = KeptLines(folder / GAMES, {"format": FORMAT, **head}, "run", "terrae commons")
        self.games: dict[tuple[str, str, int, bool], KeptGame] = {}
        self.lost = Tokens()
        """What games cost that were left in their middle."""
        for data in self.lines.pieces:
            try:
                if "lost" in data:
                    self.lost += Tokens(**data["lost"])
                    continue
                game = read_game(data)
            except (ValueError, TypeError, KeyError):
                self.lines.refuse("a line that tells no game")
            self.games[game.key] = game

    def keep(self, game: KeptGame, record: Record, name: str) -> None:
        """Keep a game: its record first, so that a game which counts always has one."""
        file = self.folder / RECORDS / f"{game.of}-{name}.jsonl"
        draft = file.with_suffix(".draft")
        try:
            draft.write_text(to_line(record), "utf-8")
            draft.replace(file)
        except OSError as error:
            raise Refused(f"cannot write {file}: {error.strerror or error}") from None
        self.lines.add(game.to_json())
        self.games[game.key] = game

    def lose(self, tokens: Tokens) -> None:
        """Count what was spent on games that were left."""
        if tokens.requests:
            self.lines.add({"lost": tokens.to_json()})
            self.lost += tokens


def head_of(plan: RunPlan, conditions: Conditions, name: str, seed: str | None) -> Json:
    """What a run is, as its folder tells: whoever goes on must want the same. More deals of it may be played later."""
    return {
        "version": __version__,
        "game": conditions.game.name,
        "model": name,
        "reference": plan.manifest.reference,
        "seed": seed,
        "chance": conditions.chance,
        "language": conditions.language,
        "retries": conditions.terms.retries,
        "seconds": conditions.terms.seconds,
        "fallback": conditions.fallback,
    }


def resumed_chance(folder: Path) -> str | None:
    """What was drawn for the run that a folder holds; None if nothing, or if it holds none yet."""
    return chance_in(folder / GAMES)


def play_all(
    tables: Sequence[TableGame],
    of: str,
    model: Model,
    conditions: Conditions,
    folder: RunFolder,
    purse: Purse,
    at_once: int,
) -> Iterator[KeptGame]:
    """Play the games that the folder does not hold yet, some at once, and keep each as it ends.

    `Refused` if the model cannot be asked, or answers nothing in a whole game. What was played until then is kept.
    """
    left = iter([table for table in tables if (of, *table.key) not in folder.games])
    running: dict[Future[PlayedGame], TableGame] = {}
    kept_now = Tokens()
    with json_lines(folder.folder / FAULTS) as write, ThreadPoolExecutor(at_once) as pool:
        log = one_at_a_time(write)
        try:
            while True:
                while len(running) < at_once and (table := next(left, None)) is not None:
                    running[pool.submit(play_game, table, model, conditions, purse, log)] = table
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    table = running.pop(future)
                    try:
                        played = future.result()
                    except Unreachable as error:
                        raise Refused(
                            f"{error}; the games that were played are kept, the same command goes on"
                        ) from None
                    if played.is_void:
                        raise Refused(f"{model.name} answered nothing in a whole game{complaint(played)}")
                    game = kept(table, of, played)
                    folder.keep(game, played.record, table.name)
                    kept_now += game.tokens
                    yield game
        finally:
            purse.stopped.set()
            wait(running)
            folder.lose(purse.spent - kept_now)


def one_at_a_time(write: Callable[[Json], None]) -> Callable[[Json], None]:
    """The same for several threads."""
    lock = Lock()

    def locked(message: Json) -> None:
        with lock:
            write(message)

    return locked


def complaint(played: PlayedGame) -> str:
    """Why a model may have answered nothing."""
    faults = ", ".join(f"{kind} {count}" for kind, count in sorted(played.faults.items()))
    words = f"; its program said last: {played.last_words}" if played.last_words else ""
    return f" (faults: {faults}{words})"
