"""What the commands share: the options they take, and reading what was typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Protocol, TypeVar

import typer

from terrae.engine.errors import Refused

if TYPE_CHECKING:
    from terrae.engine.game import Game, OptionValue
    from terrae.lab.games import Job, Rules
    from terrae.lab.tournament import Outcome

J = TypeVar("J")
R = TypeVar("R")

USUAL_PLAYERS = 4
MOST_GAMES = 1_000_000
LONGEST_NUMBER = 9
"""How many digits the number of an option may have."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game; `terrae games` lists them.")]
Players = Annotated[int | None, typer.Option(min=1, max=99, metavar="N", help="How many play; 4 if the game allows.")]
Seed = Annotated[str | None, typer.Option(metavar="TEXT", help="The same seed gives the same cards; else by chance.")]
Chance = Annotated[
    str | None,
    typer.Option(metavar="TEXT", help="What is drawn where a stranger's bot plays: the same gives the same again."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=true|false|NUMBER", help="An option of the game; may be repeated."),
]
DeckFile = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="Play with this deck.")]
Games = Annotated[int, typer.Option(min=1, max=MOST_GAMES, metavar="N", help="How many games to play.")]
WhoPlays = Annotated[
    str, typer.Option("--bots", metavar="A,B,C", help="Who plays; fewer names go round the table, more take turns.")
]
OtherBots = Annotated[str, typer.Option("--bots", metavar="A,B,C", help="The other players; repeated round the table.")]
Language = Annotated[str, typer.Option(metavar="CODE", help="The language of the sentences.")]
KeptRecords = Annotated[Path | None, typer.Option("--records", metavar="FILE", help="Append a record of every game.")]
Workers = Annotated[int | None, typer.Option(min=1, max=256, metavar="N", help="Processes; one a core.")]
Report = Annotated[
    str | None, typer.Option("--json", metavar="FILE", help="Write the report as JSON; - prints it instead.")
]

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="TERRAE_DATABASE",
        help="A file, or postgresql://user@host/name; else tables.db in your data folder.",
    ),
]

On = Annotated[str, typer.Option("--on", metavar="processes|ray", help="Processes of this machine, or a Ray cluster.")]


def named(name: object) -> Game[Any, Any]:
    """The game of that name; `Refused` if there is none."""
    from terrae.engine.game import game_named

    return game_named(name)


def how_many(game: Game[Any, Any], players: int | None) -> int:
    """The number of players asked for, if the game takes it; else four, or as near as it gets."""
    if players is None:
        return min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1])
    game.check_players(players)
    return players


def read_options(given: list[str] | None) -> dict[str, OptionValue]:
    """Options written as `name=true`, `name=false` or `name=number`."""
    values: dict[str, OptionValue] = {"true": True, "false": False}
    options: dict[str, OptionValue] = {}
    for text in given or ():
        name, _, value = text.partition("=")
        is_number = value.isascii() and value.isdigit() and len(value) <= LONGEST_NUMBER
        if not name or not (value in values or is_number):
            raise Refused(f"an option is written as name=true, name=false or name=number, not {text!r}")
        options[name] = int(value) if is_number else values[value]
    return options


def read_deck(game: Game[Any, Any], file: Path | None) -> Any:
    """The deck in a file; None if no file is given."""
    from terrae.engine.decks import load_deck

    return None if file is None else load_deck(game, file)


def rules_for(
    game: Game[Any, Any],
    players: int | None,
    seed: str | None,
    option: list[str] | None,
    deck: Path | None,
    chance: str | None,
) -> Rules:
    """What is played, by the options that were typed."""
    import secrets

    from terrae.lab.games import rules_of

    seed = secrets.token_hex(4) if seed is None else seed
    return rules_of(game, how_many(game, players), seed, read_options(option), read_deck(game, deck), chance)


def processes(workers: int | None) -> int:
    """How many processes play."""
    import os

    return workers or os.cpu_count() or 1


class Spread(Protocol):
    """Does every job, in any order, and yields what comes of each."""

    def __call__(self, jobs: Iterable[J], work: Callable[[J], R], /) -> Iterator[R]: ...


def spread_on(on: str, workers: int | None) -> Spread:
    """What spreads work over processes of this machine or over a Ray cluster; `Refused` if it cannot."""
    from terrae.lab.processes import spread
    from terrae.lab.ray import ready_for_ray, spread_on_ray

    if on == "ray":
        ready_for_ray()
        return lambda jobs, work: spread_on_ray(jobs, work, workers)
    if on != "processes":
        raise Refused(f"--on is processes or ray, not {on!r}")
    return lambda jobs, work: spread(jobs, work, processes(workers))


def player(on: str, workers: int | None) -> Callable[[Iterable[Job]], Iterator[Outcome]]:
    """What plays the games; `Refused` if it cannot."""
    from terrae.lab.tournament import play_deal

    spread = spread_on(on, workers)
    return lambda jobs: spread(jobs, play_deal)


def usual_database() -> str:
    """A file in the data folder, which is created if it is not there."""
    from terrae.home import home

    folder = home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(
            f"cannot keep tables in {folder}: {error.strerror or error}; TERRAE_HOME names another folder"
        ) from None
    return str(folder / "tables.db")
