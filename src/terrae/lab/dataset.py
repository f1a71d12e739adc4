"""Games between bots as tables of data: `terrae dataset`.

`games.parquet` has a row for each game, `decisions.parquet` one for each decision, in order. Observations are what the
seat that decides may see, and nothing else; `games.parquet` holds the set-up, and so everything. With talk,
`talk.parquet` has a row for everything that was said (`dataset_talk.py`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from terrae.bots.registry import bot_named
from terrae.bots.seats import around
from terrae.bots.strangers import of_game
from terrae.engine.errors import Refused
from terrae.engine.game import Game, Json, game_named
from terrae.engine.match import Match
from terrae.engine.observation import Part
from terrae.engine.record import BadRecord, check_form, read_lines, replay
from terrae.table.contract import need_talk

from .croissant import croissant
from .dataset_talk import TALK, talk_of_record, talk_rows, talk_schema
from .games import Job, Rules, match_of, play_job

if TYPE_CHECKING:
    import pyarrow as pa

    from terrae.table.public_talk import PublicTalk

MISSING = "data sets need pyarrow; install it with: pip install 'terrae[data]'"
GAMES, DECISIONS, METADATA = "games.parquet", "decisions.parquet", "croissant.json"
GAMES_A_CHUNK = 512
"""So many games are in memory at a time, and in a row group of the file."""


class Rows(NamedTuple):
    """One game as the values of its rows."""

    number: int
    game: Json
    """Its row in `games.parquet`."""
    seats: list[int]
    actions: list[int]
    answers: list[str]
    """The actions as records hold them."""
    legal: list[int]
    """How many legal actions there were at each decision."""
    observations: list[list[int]]
    talk: list[Json]
    """What was said, its rows in `talk.parquet`."""


def jobs_for(rules: Rules, bots: list[str], games: int, talks: bool = False) -> list[Job]:
    """Every game of a data set; `Refused` if one cannot be played.

    More bots than seats take turns. Where the start is chosen, it goes round.
    """
    game = game_named(rules.game)
    names = around(bots, max(rules.players, len(bots)))
    for name in dict.fromkeys(names):
        bot_named(game, name)
    jobs = [
        Job(
            rules,
            tuple(names[(number + seat) % len(names)] for seat in range(rules.players)),
            number,
            f"{rules.seed}/{number}",
            start=number % rules.players if game.start_is_chosen else 0,
            chance=of_game(rules.chance, number),
            talks=talks,
        )
        for number in range(games)
    ]
    match_of(jobs[0])
    return jobs


def play_rows(job: Job, observes: bool) -> Rows:
    """Play one game, and go through its decisions."""
    played = play_job(job)
    return rows_of(played.match, job.number, observes, played.talk)


def rows_from(game: Game[Any, Any], file: Path, observes: bool, talks: bool = False) -> Iterator[Rows]:
    """Every game of a file of records; `Refused` at one that does not hold, or is of another game."""
    for number, (line, record) in enumerate(read_lines(file)):
        if not isinstance(record, dict) or record.get("game") != game.name:
            raise Refused(f"{file}: line {line}: no record of {game.name}")
        try:
            check_form(record)
        except BadRecord as error:
            raise Refused(f"{file}: line {line}: {error}") from None
        match = replay(record)
        yield rows_of(match, number, observes, talk_of_record(match) if talks else None)


def rows_of(match: Match[Any, Any], number: int, observes: bool, talk: PublicTalk | None) -> Rows:
    """Go through the decisions of a match that was played."""
    seats: list[int] = []
    actions: list[int] = []
    legal: list[int] = []
    observations: list[list[int]] = []
    game, d = match.game, match.d
    for (state, _), (seat, notation) in zip(match.states(), match.moves, strict=False):
        action = game.parse(state, d, notation)
        assert action is not None
        seats.append(seat)
        actions.append(action)
        legal.append(len(game.legal(state, d)))
        if observes:
            observations.append(observation(game, game.redact(state, d, seat), d, seat))
    answers = [notation for _, notation in match.moves]
    said = talk_rows(talk, number) if talk is not None else []
    return Rows(number, game_row(match, number), seats, actions, answers, legal, observations, said)


def observation(game: Game[Any, Any], v: Any, d: Any, seat: int) -> list[int]:
    """What a seat sees as numbers, from its redacted state only."""
    out = [0] * game.observation
    game.run.observe(v, d, seat, out)
    return out


def game_row(match: Match[Any, Any], number: int) -> Json:
    """What `games.parquet` tells of a game."""
    record = match.record()
    result = record["result"] or {}
    return {
        "game": number,
        "players": len(match.players),
        "names": [player["name"] for player in match.players],
        "kinds": [player["kind"] for player in match.players],
        "start": match.start,
        "seed": match.seed,
        "options": json.dumps(match.options, sort_keys=True),
        "outcome": result.get("outcome", "unfinished"),
        "reason": result.get("reason"),
        "winners": result.get("winners", []),
        "scores": result.get("scores", []),
        "decisions": len(match.moves),
        "setup": json.dumps(match.setup, separators=(",", ":")),
        "shuffles": json.dumps(match.shuffles, separators=(",", ":")),
    }


# ---- The files -------------------------------------------------------------------------------------------------


def column_of(part: Part) -> str:
    """The column of a part of the observation."""
    return "obs_" + re.sub(r"\W+", "_", part.name).strip("_")


class Tables:
    """The files of a data set, written chunk by chunk: games, decisions and, if asked for, talk."""

    def __init__(self, game: Game[Any, Any], folder: Path, observes: bool, talks: bool = False) -> None:
        """`Refused` if pyarrow is missing, if the folder holds a data set already, or if the game has no talk."""
        acts = need_talk(game) if talks else None
        try:
            import pyarrow as pa
            import pyarrow.parquet as pq
        except ModuleNotFoundError:
            raise Refused(MISSING) from None
        for name in (GAMES, DECISIONS, TALK, METADATA):
            if (folder / name).exists():
                raise Refused(f"{folder / name} is there already; name another folder")
        self.game = game
        self.folder = folder
        self.observes = observes
        self.pa, self.pq = pa, pq
        self.games = pa.schema(
            [
                ("game", pa.int32()),
                ("players", pa.int8()),
                ("names", pa.list_(pa.string())),
                ("kinds", pa.list_(pa.string())),
                ("start", pa.int8()),
                ("seed", pa.string()),
                ("options", pa.string()),
                ("outcome", pa.string()),
                ("reason", pa.string()),
                ("winners", pa.list_(pa.int8())),
                ("scores", pa.list_(pa.int16())),
                ("decisions", pa.int16()),
                ("setup", pa.string()),
                ("shuffles", pa.string()),
            ]
        )
        decisions = [
            ("game", pa.int32()),
            ("number", pa.int16()),
            ("seat", pa.int8()),
            ("action", pa.int16()),
            ("answer", pa.string()),
            ("legal", pa.int16()),
        ]
        if observes:
            decisions += [(column_of(part), pa.list_(pa.int16(), part.length)) for part in game.parts]
        self.decisions = pa.schema(decisions)
        self.talk = None if acts is None else talk_schema(acts)

    def write(self, played: Iterable[Rows]) -> tuple[int, int]:
        """Write games, in the order in which they come; how many games and decisions there were."""
        games = decisions = 0
        coming = iter(played)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with (
                self.talk_file() as talk_file,
                self.pq.ParquetWriter(self.folder / GAMES, self.games, compression="zstd") as game_file,
                self.pq.ParquetWriter(
                    self.folder / DECISIONS,
                    self.decisions,
                    compression="zstd",
                    compression_level=19,
                    use_dictionary=["seat", "action", "answer", "legal"],
                    column_encoding={"game": "DELTA_BINARY_PACKED", "number": "DELTA_BINARY_PACKED"},
                ) as decision_file,
            ):
                while chunk := list(islice(coming, GAMES_A_CHUNK)):
                    game_file.write_table(self.pa.Table.from_pylist([one.game for one in chunk], self.games))
                    decision_file.write_table(self.decision_rows(chunk))
                    if talk_file is not None:
                        said = [row for one in chunk for row in one.talk]
                        talk_file.write_table(self.pa.Table.from_pylist(said, self.talk))
                    games += len(chunk)
                    decisions += sum(len(one.actions) for one in chunk)
        except OSError as error:
            raise Refused(f"cannot write {self.folder}: {error.strerror or error}") from None
        files = {"games": self.games, "decisions": self.decisions}
        if self.talk is not None:
            files["talk"] = self.talk
        metadata = croissant(self.game, self.folder, files, games, decisions)
        (self.folder / METADATA).write_text(json.dumps(metadata, indent=2) + "\n", "utf-8")
        return games, decisions

    def talk_file(self) -> AbstractContextManager[Any]:
        """The file of what was said; None if it is not kept."""
        if self.talk is None:
            return nullcontext()
        return self.pq.ParquetWriter(self.folder / TALK, self.talk, compression="zstd", compression_level=19)  # type: ignore[no-any-return]

    def decision_rows(self, chunk: list[Rows]) -> pa.Table:
        """The decisions of some games, one column after the other."""
        columns: dict[str, Any] = {
            "game": [one.number for one in chunk for _ in one.actions],
            "number": [number for one in chunk for number in range(len(one.actions))],
            "seat": [seat for one in chunk for seat in one.seats],
            "action": [action for one in chunk for action in one.actions],
            "answer": [answer for one in chunk for answer in one.answers],
            "legal": [count for one in chunk for count in one.legal],
        }
        if self.observes:
            at = 0
            for part in self.game.parts:
                columns[column_of(part)] = [row[at : at + part.length] for one in chunk for row in one.observations]
                at += part.length
        return self.pa.table(columns, self.decisions)


def in_order(played: Iterable[Rows]) -> Iterator[Rows]:
    """Games by their number, however they come; few are kept, for those that come late are not far behind."""
    waiting: dict[int, Rows] = {}
    following = 0
    for one in played:
        waiting[one.number] = one
        while following in waiting:
            yield waiting.pop(following)
            following += 1
    assert not waiting
