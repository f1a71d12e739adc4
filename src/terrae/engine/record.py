"""terrae-record/1: what a record must hold, checked by playing it; and files of records, one JSON object a line."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Mapping
from math import isinf
from pathlib import Path
from typing import IO, Any

from .errors import Refused, Unreadable
from .game import Game, Json, OptionValue, game_named
from .json_difference import first_difference, same_json
from .match import Match

FORMAT = "terrae-record/1"
KEYS = ("format", "game", "deck", "options", "seed", "players", "start", "setup", "moves", "result")
LINE_LIMIT = 8 * 1024 * 1024
"""No record comes near this many bytes; a longer line is refused before it fills the memory."""

Record = dict[str, Any]


class BadRecord(Refused):
    """A record that does not hold, and where: `move` counts from 1, 0 is before the first."""

    def __init__(self, sentence: str, rule: str = "", move: int = 0) -> None:
        super().__init__(sentence, rule)
        self.move = move

    def __str__(self) -> str:
        where = f"move {self.move}: " if self.move else ""
        return where + super().__str__()


def parse_json(text: str | bytes) -> Any:
    """JSON without duplicate keys and without NaN; `Unreadable` in one sentence otherwise."""
    try:
        if isinstance(text, bytes):
            if text.startswith(BOM_UTF8):
                raise Unreadable("not JSON: it begins with a byte order mark; save it as UTF-8 without one")
            text = text.decode("utf-8")  # left to itself, json would also take UTF-16 and UTF-32
        return json.loads(text, object_pairs_hook=_once_each, parse_constant=_no_constant, parse_float=_finite)
    except RecursionError:
        raise Unreadable("the JSON is nested too deeply") from None
    except UnicodeDecodeError as error:
        raise Unreadable(f"not UTF-8: byte {error.start + 1} of the line cannot be read") from None
    except json.JSONDecodeError as error:
        raise Unreadable(f"not JSON: {error.msg.removesuffix(' at')} at column {error.colno}") from None
    except Unreadable:
        raise
    except ValueError as error:
        raise Unreadable(f"not JSON: {str(error).split(';')[0]}") from None


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise Unreadable(f"the key {key!r} occurs twice")
            seen.add(key)
    return read


def _no_constant(name: str) -> Any:
    raise Unreadable(f"not JSON: {name} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if isinf(number):
        raise Unreadable(f"the number {text[:20]} is too great")
    return number


def shown(value: object) -> str:
    """A value of a record as its file writes it."""
    return _in_utf8(json.dumps(value, ensure_ascii=False))


def check_form(record: object) -> Record:
    """The record itself if it has the common form of records.md; `BadRecord` otherwise."""
    if not isinstance(record, dict):
        raise BadRecord("a record is a JSON object")
    for key in KEYS:
        if key not in record:
            raise BadRecord(f"the key {key!r} is missing")
    if record["format"] != FORMAT:
        raise BadRecord(f"'format' must be {FORMAT!r}, not {shown(record['format'])}")
    for key in ("deck", "options", "setup"):
        if not isinstance(record[key], dict):
            raise BadRecord(f"{key!r} must be an object")
    for key in ("players", "moves"):
        if not isinstance(record[key], list):
            raise BadRecord(f"{key!r} must be a list")
    if record["seed"] is not None and not isinstance(record["seed"], str):
        raise BadRecord("'seed' must be a text")
    if record["result"] is not None and not isinstance(record["result"], dict):
        raise BadRecord("'result' must be an object or null")
    for seat, player in enumerate(record["players"]):
        if not isinstance(player, dict) or not all(isinstance(player.get(key), str) for key in ("name", "kind")):
            raise BadRecord(f"player {seat} must have a 'name' and a 'kind', both texts")
    seats = len(record["players"])
    if type(record["start"]) is not int or record["start"] < 0 or 0 < seats <= record["start"]:
        raise BadRecord(f"'start' must be the number of a seat, not {shown(record['start'])}")
    for number, move in enumerate(record["moves"], 1):
        if not (isinstance(move, list) and [type(part) for part in move] == [int, str]):
            raise BadRecord("a move is a seat's number and a text", move=number)
    return record


# ---- a record and its match ----


def record_of(match: Match[Any, Any]) -> Record:
    """A match as terrae-record/1 (`Match.record`)."""
    record: Record = {
        "format": FORMAT,
        "game": match.game.name,
        "deck": match.deck.document,
        "options": match.options,
        "seed": match.seed,
        "players": match.players,
        "start": match.start,
        "setup": match.setup,
        "moves": [list(move) for move in match.moves],
        "result": match.game.result(match.state, match.d) if match.over else None,
    }
    if match.game.shuffles_key:
        record[match.game.shuffles_key] = match.shuffles
    if match.talk:
        record["talk"] = match.talk
    if match.chance is not None:
        record["chance"] = match.chance
    return record


def replay(data: object) -> Match[Any, Any]:
    """The match that a record tells, every move checked; `BadRecord` at the first thing that does not hold."""
    record = check_form(data)
    match = laid_out(record)
    for _ in replayed(match, record):
        pass
    return match


def laid_out(record: Record) -> Match[Any, Any]:
    """The match of a record before its first move, set up as the record tells."""
    chance = record.get("chance")
    try:
        game = game_named(record["game"])
        check_options_named(game, record["options"])
        match = Match(
            game,
            record["players"],
            deck=game.read_deck(record["deck"]),
            options=record["options"],
            seed=record["seed"],
            start=record["start"],
            setup=record["setup"],
            shuffles=given_shuffles(game, record),
            chance=chance if isinstance(chance, str) else None,  # else it is a further key of somebody else
        )
    except BadRecord:
        raise
    except Refused as error:
        raise BadRecord(error.sentence, error.rule) from None
    if match.start != record["start"]:
        sentence = f"'start' is {record['start']}, but by the set-up seat {match.start} starts"
        raise BadRecord(sentence, game.start_rule)
    return match


def given_shuffles(game: Game[Any, Any], record: Record) -> list[Any]:
    """The shuffles in the middle of the game that a record tells; none if the game has none."""
    shuffles = record.get(game.shuffles_key) if game.shuffles_key else []
    if not isinstance(shuffles, list):
        raise BadRecord(f"{game.shuffles_key!r} must be a list")
    return shuffles


def replayed(match: Match[Any, Any], record: Record) -> Iterator[int]:
    """Play the moves of a record on a match before its first move, then check the shuffles and the result.

    Yields the number of moves played, before the first and after each.
    """
    game = match.game
    given = len(given_shuffles(game, record))
    for number in range(len(record["moves"]) + 1):
        try:
            if number > 0:
                match.play(*record["moves"][number - 1])
        except Refused as error:
            raise BadRecord(error.sentence, error.rule, number) from None
        if len(match.shuffles) > given:
            sentence = f"{game.shuffles_key!r} tells {given} shuffles, but here another happens"
            raise BadRecord(sentence, game.shuffle_rule, number)
        yield number
    if len(match.shuffles) < given:
        sentence = f"{game.shuffles_key!r} tells {given} shuffles, but only {len(match.shuffles)} happened"
        raise BadRecord(sentence, game.shuffle_rule)
    check_result(match, record["result"])
    said = record.get("talk")
    if isinstance(said, list):  # else it is a further key of somebody else, and ignored like all of them
        game.check_talk(match, said)
        match.talk = said


def check_options_named(game: Game[Any, Any], options: Mapping[str, OptionValue]) -> None:
    """A record names every option but later ones; only on the command line may they stand at their defaults."""
    for option in game.options:
        if option.name not in options and not option.later:
            raise BadRecord(f"the option {option.name!r} is missing", option.rule)


def check_result(match: Match[Any, Any], given: Json | None) -> None:
    """The result a record gives must be the result of its moves; only an unfinished game has none."""
    rule = match.game.end_rule(match.state)
    if not match.over:
        if given is not None:
            raise BadRecord(f"the record tells a result, but after {len(match.moves)} moves the game is not over", rule)
        return
    if given is None:
        raise BadRecord("the game is over, but the record tells no result", rule)
    given, played = (match.game.canonical_result(r) for r in (given, match.game.result(match.state, match.d)))
    for key in (*played, *given):
        if key not in given:
            raise BadRecord(f"result: {key!r} is missing", rule)
        if key not in played:
            raise BadRecord(f"result: {key!r} does not belong there", rule)
        if not same_json(given[key], played[key]):
            place, wrong, right = first_difference(key, given[key], played[key])
            raise BadRecord(f"result: {place!r} is {shown(wrong)}, but the game ended with {shown(right)}", rule)


# ---- files ----


def read_lines(path: Path) -> Iterator[tuple[int, object]]:
    """Every line of a file as JSON, with its number from 1; blank lines are passed over.

    A file that holds a single record, written over several lines, is as good: it counts as its first line.
    """
    try:
        with path.open("rb") as file:
            yield from _lines(file, path)
    except OSError as error:
        raise Unreadable(f"cannot read {path}: {error.strerror or error}") from None


def _lines(file: IO[bytes], path: Path) -> Iterator[tuple[int, object]]:
    number = records = 0
    while line := file.readline(LINE_LIMIT + 1):
        number += 1
        if len(line) > LINE_LIMIT:
            raise Unreadable(f"{path}: line {number}: longer than {LINE_LIMIT // 2**20} MiB; one record is one line")
        if not line.strip():
            continue
        try:
            record = parse_json(line)
        except Unreadable as error:
            whole = _spread(file) if records == 0 else None
            if whole is None:
                raise Unreadable(f"{path}: line {number}: {error}") from None
            yield number, whole
            return
        records += 1
        yield number, record


def _spread(file: IO[bytes]) -> object:
    """The one object that a whole file holds, or None."""
    if not file.seekable():
        return None
    file.seek(0)
    text = file.read(LINE_LIMIT + 1)
    try:
        return parse_json(text) if len(text) <= LINE_LIMIT else None
    except Unreadable:
        return None


def to_line(record: Record) -> str:
    """A record as one line of JSON, the same record always the same line."""
    return _in_utf8(json.dumps(record, ensure_ascii=False, separators=(",", ":"))) + "\n"


def _in_utf8(text: str) -> str:
    """Half a surrogate pair is no UTF-8: it stays an escape."""
    return text.encode("utf-8", "backslashreplace").decode()


def append(path: Path, records: Iterable[Record]) -> int:
    """Append records to a file, each whole or not at all; returns how many."""
    written = 0
    try:
        with path.open("a+b") as file:
            if file.tell() > 0:
                file.seek(-1, 2)
                if file.read(1) != b"\n":
                    raise Unreadable(f"{path} ends in the middle of a line; nothing was written to it")
            for record in records:
                file.write(to_line(record).encode("utf-8"))
                file.flush()
                written += 1
    except OSError as error:
        raise Unreadable(f"cannot write {path}: {error.strerror or error}") from None
    return written
