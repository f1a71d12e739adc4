"""A checker of game records of Terra.

Written from the rules and the record format alone; shares no code with the engine on purpose.

`check` takes one parsed record and returns its complaints, none if the record holds. A complaint names the
place (moves are counted from 1) and the rule, or "record format" where none but the format is broken.
As a program: `python tests/checkers/terra.py FILE...` checks files of JSON Lines.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

if __name__ == "__main__" and not __package__:  # run as a script: let the import below find its package
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    __package__ = "checkers"

from .terra_rules import CARDS, CRISES, HAND_SIZES, LOTS, PILE_SIZES, SOLUTIONS, Game, Options, colour_of, region_of

T = TypeVar("T")
FORMAT = "record format"
KEYS = ("format", "game", "deck", "options", "seed", "players", "start", "setup", "moves", "result")


class Refused(Exception):
    """The record does not hold; the text is the complaint."""


def show(value: object) -> str:
    """A value for a complaint: short texts and numbers as they are, anything else by its kind."""
    if isinstance(value, str):
        return ascii(value if len(value) <= 40 else value[:40] + "...")
    if type(value) is int and abs(value) < 10**9:
        return str(value)
    return "null" if value is None else f"a {type(value).__name__}"


def need(holds: bool, complaint: str) -> None:
    """Refuse the record unless something holds."""
    if not holds:
        raise Refused(complaint)


def typed(value: object, kind: type[T], where: str) -> T:
    """A JSON value of one kind: dict, list, str or bool."""
    if not isinstance(value, kind):
        raise Refused(f"{where}: must be a {kind.__name__}, is {show(value)} ({FORMAT})")
    return value


def keyed(value: object, where: str, *keys: str, exact: bool = False) -> dict[str, object]:
    """A JSON object that has these keys, and no others if it is to be exact."""
    entries: dict[str, object] = typed(value, dict, where)
    for key in keys:
        need(key in entries, f"{where}: key {key!r} is missing ({FORMAT})")
    for key in entries:
        need(not exact or key in keys, f"{where}: no such key, {show(key)} ({FORMAT})")
    return entries


def as_whole(value: object, where: str, low: int, high: int, rule: str) -> int:
    """A whole number from low to high; true and false are none."""
    if type(value) is not int or not low <= value <= high:
        raise Refused(f"{where}: must be a whole number from {low} to {high}, is {show(value)} ({rule})")
    return value


def read_deck(value: object) -> dict[str, int]:
    """T2: the threat values, from 10 to 16, of exactly the 18 crises."""
    deck = keyed(value, "deck", "name", "threats")
    typed(deck["name"], str, "deck name")
    threats = keyed(deck["threats"], "deck threats")
    for key in sorted(set(threats) ^ set(CRISES)):
        raise Refused(f"deck threats: {show(key)} is {'no crisis' if key in threats else 'missing'} (T2)")
    return {crisis: as_whole(threats[crisis], f"deck threat {crisis}", 10, 16, "T2") for crisis in CRISES}


def read_players(value: object) -> int:
    """T5: 3 to 6 players, each with a name and a kind; how many."""
    players = typed(value, list, "players")
    need(len(players) in HAND_SIZES, f"players: must be 3 to 6, are {len(players)} (T5)")
    for seat, player in enumerate(players):
        entry = keyed(player, f"player {seat}", "name", "kind")
        for key in ("name", "kind"):
            typed(entry[key], str, f"player {seat} {key}")
    return len(players)


def read_options(value: object, players: int) -> Options:
    """T20: whether it is the team variant, for 4 or 6 players only. House rules are there only if they are on."""
    given = keyed(value, "options", "teams")
    teams = typed(given["teams"], bool, "options teams")
    need(not teams or players in (4, 6), f"options teams: refused with {players} players (T20)")
    for name, setting in given.items():
        allowed = {"teams": (False, True), "crises": tuple(LOTS)}.get(name, (True,))
        need(name in Options.__annotations__, f"options: {show(name)} is unknown ({FORMAT})")
        same_kind = type(setting) is type(allowed[0])
        need(same_kind and setting in allowed, f"options {name}: {show(setting)} is not possible ({FORMAT})")
    return Options(**given)  # type: ignore[arg-type]  # each was looked at


def read_short_setup(value: object, players: int, crises: int) -> tuple[list[list[str]], list[str]]:
    """L1: four solutions each and five cards in the pile for each crisis; evenly of colours, no region too often."""
    setup = keyed(value, "setup", "hands", "pile", exact=True)
    rows = typed(setup["hands"], list, "setup hands")
    need(len(rows) == players, f"setup hands: must be {players}, are {len(rows)} (T5)")
    hands = [read_cards(row, f"setup hand {seat}", 4, "L1") for seat, row in enumerate(rows)]
    for seat, hand in enumerate(hands):
        need(SOLUTIONS.keys() >= set(hand), f"setup hand {seat}: holds a crisis (T5)")
    pile = read_cards(setup["pile"], "setup pile", 5 * crises, "L1")
    need(Counter(sum(hands, pile)) <= Counter(CARDS), "setup: a card is there too often (T1, T2)")
    lot = [card for card in pile if card in CRISES]
    of_colour, of_region = LOTS[crises]
    need(len(lot) == crises, f"setup pile: must hold {crises} crises, holds {len(lot)} (L1)")
    need(max(Counter(map(colour_of, lot)).values()) == of_colour, "setup pile: crises are not even in colours (L1)")
    need(max(Counter(map(region_of, lot)).values()) <= of_region, "setup pile: too many crises of a region (L1)")
    return hands, pile


def read_setup(value: object, players: int, crises: int) -> tuple[list[list[str]], list[str]]:
    """T1, T2, T5, T6: hands of solutions only and a pile, together each card as often as it exists."""
    if crises:
        return read_short_setup(value, players, crises)
    setup = keyed(value, "setup", "hands", "pile", exact=True)
    rows = typed(setup["hands"], list, "setup hands")
    need(len(rows) == players, f"setup hands: must be {players}, are {len(rows)} (T5)")
    size = HAND_SIZES[players]
    hands = [read_cards(row, f"setup hand {seat}", size, "T5") for seat, row in enumerate(rows)]
    for seat, hand in enumerate(hands):
        need(SOLUTIONS.keys() >= set(hand), f"setup hand {seat}: holds a crisis (T5)")
    pile = read_cards(setup["pile"], "setup pile", PILE_SIZES[players], "T6")
    held = Counter(sum(hands, pile))
    for card, copies in CARDS.items():
        need(held[card] == copies, f"setup: {card} is there {held[card]} times, not {copies} (T1, T2)")
    return hands, pile


def read_cards(value: object, where: str, size: int, rule: str) -> list[str]:
    """T1, T2: so many solutions and crises."""
    cards = typed(value, list, where)
    for card in cards:
        need(isinstance(card, str) and card in CARDS, f"{where}: {show(card)} is no card (T1, T2)")
    need(len(cards) == size, f"{where}: must hold {size} cards, holds {len(cards)} ({rule})")
    return cards


def read_move(value: object, where: str) -> tuple[int, str]:
    """A move is exactly [whole number, text]; true and false are no numbers."""
    if not isinstance(value, list) or [type(part) for part in value] != [int, str]:
        raise Refused(f"{where}: must be [whole number, text] ({FORMAT})")
    return value[0], value[1]


def replay(game: Game, moves: list[object]) -> str | None:
    """T8 to T18: every move answers a decision; the rule of the one that is still open, if any."""
    playing = game.play()
    decision = next(playing, None)
    for number, move in enumerate(moves, 1):
        where = f"move {number}"
        seat, answer = read_move(move, where)
        if decision is None:
            raise Refused(f"{where}: the game is over ({end_rule(game)})")
        rule = decision.rule
        need(seat == decision.seat, f"{where}: seat {decision.seat} is asked, not {show(seat)} ({rule})")
        need(answer in decision.answers, f"{where}: {show(answer)} is not legal for seat {seat} ({rule})")
        try:
            decision = playing.send(answer)
        except StopIteration:
            decision = None
    return decision.rule if decision else None


def end_rule(game: Game) -> str:
    """T12, T18: the rule that ended a game."""
    return "T18" if game.loss is None else "T12"


def same(value: object, expected: object) -> bool:
    """Equal as JSON values: true is not 1, and neither is 1.0."""
    if isinstance(value, list) and isinstance(expected, list):
        return len(value) == len(expected) and all(map(same, value, expected))
    return type(value) is type(expected) and value == expected


def result_faults(game: Game, value: object) -> Iterator[str]:
    """T12, T18, T19, T20: the result of a finished game holds exactly its keys, with the right values."""
    result = keyed(value, "result")
    expected = game.result()
    rules = {"outcome": end_rule(game), "reason": "T12", "crises": "T12", "track": "T10, T15", "hoard": "T16"}
    if not same(result.get("outcome"), expected["outcome"]):
        yield f"result outcome: must be {expected['outcome']} ({end_rule(game)})"
        return
    for key in result:
        if key not in expected:
            yield f"result: no such key, {show(key)} ({FORMAT})"
    for key, right in expected.items():
        rule = rules.get(key, "T20" if game.teams else "T19")
        found = result.get(key)
        if key == "crises" and isinstance(found, list):
            found = sorted(found, key=show)  # they may come in any order
        if key not in result:
            yield f"result: key {key!r} is missing ({FORMAT}, {rule})"
        elif not same(found, right):
            yield f"result {key}: must be {json.dumps(right)} ({rule})"


def read_game(record: dict[str, object]) -> Game:
    """T2, T5 to T7, T20: everything up to the first draw."""
    need(record["format"] == "terrae-record/1", f"format: {show(record['format'])} is unknown ({FORMAT})")
    need(record["game"] == "terra", f"game: must be 'terra', is {show(record['game'])} ({FORMAT})")
    typed(record["seed"], str, "seed")
    threats = read_deck(record["deck"])
    players = read_players(record["players"])
    options = read_options(record["options"], players)
    start = as_whole(record["start"], "start", 0, players - 1, "T7")
    return Game(threats, options, start, *read_setup(record["setup"], players, options.crises))


def check(record: object) -> list[str]:
    """The complaints about one parsed record, none if it holds."""
    try:
        entries = keyed(record, "record", *KEYS)
        game = read_game(entries)
        result = entries["result"]
        asked = replay(game, typed(entries["moves"], list, "moves"))
        if asked is None:
            need(result is not None, f"result: null, but the game is over ({end_rule(game)})")
            return list(result_faults(game, result))
        need(result is None, f"result: the game is not over, a decision is open ({asked}, T18)")
    except Refused as refused:
        return [str(refused)]
    return []


def main() -> int:
    """Check the files of JSON Lines that are named on the command line; empty lines are skipped."""
    records = complaints = 0
    for name in sys.argv[1:]:
        for number, line in enumerate(Path(name).read_bytes().split(b"\n"), 1):
            if line.strip():
                records += 1
                try:
                    record = json.loads(line.decode("utf-8"))
                except (ValueError, RecursionError) as error:
                    found = [f"not JSON, {error} ({FORMAT})"]
                else:
                    found = check(record)
                complaints += len(found)
                for complaint in found:
                    print(f"{name}:{number}: {complaint}")
    print(f"{records} records, {complaints} complaints")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
