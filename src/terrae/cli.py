"""The command line. Here the parts of the house are put together; what each command needs is loaded when it runs."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from terrae.engine.errors import Refused

if TYPE_CHECKING:
    from terrae.engine.game import Game

MESSAGE_LIMIT = 400
BAD_RECORD, BAD_INPUT, BROKEN_PIPE = 1, 2, 141
MOST_GAMES = 1_000_000
USUAL_PLAYERS = 4

app = typer.Typer(
    name="terrae",
    help="Play, study and teach Terra and Terra Futura, two board games about one planet.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # Rich would take longer to load than everything else together
    context_settings={"help_option_names": ["-h", "--help"]},
)
bench_app = typer.Typer(help="Measure how fast the house is.")
decks_app = typer.Typer(help="Decks: the cards of a game as a file.")
app.add_typer(bench_app, name="bench")
app.add_typer(decks_app, name="decks")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game; `terrae games` lists them.")]
Players = Annotated[int | None, typer.Option(min=1, max=99, metavar="N", help="How many play; 4 if the game allows.")]
Seed = Annotated[str | None, typer.Option(metavar="TEXT", help="The same seed gives the same cards; else by chance.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=true|false", help="An option of the game; may be repeated."),
]
DeckFile = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="Play with this deck.")]


def main() -> NoReturn:
    """Run the command line. Bad input is told in one line on standard error; nobody gets to see a traceback."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command; the exit code."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character it cannot read or show is no reason to end
    try:
        code = app(arguments or ["--help"], prog_name="terrae", standalone_mode=False)
        if sys.stdout is not None:  # it may have been closed from the start
            sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Refused as error:
        return complain(str(error))
    except typer.TyperException as error:
        return complain(error.format_message().rstrip(".") + "; --help tells more") if error.exit_code else 0
    except RecursionError:
        return complain("the input is nested too deeply")
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:
        drop_output()
        return BROKEN_PIPE
    except OSError as error:
        drop_output()
        return complain(f"{error.filename or 'standard output'}: {error.strerror or error}")


def drop_output() -> None:
    """Nobody can read the rest of the output: Python must not try to write it at its exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: str, code: int = BAD_INPUT) -> int:
    """One line on standard error."""
    line = " ".join(sentence.split())
    print(f"terrae: {line if len(line) <= MESSAGE_LIMIT else line[:MESSAGE_LIMIT] + '...'}", file=sys.stderr)
    return code


def version(wanted: bool) -> None:
    if wanted:
        from terrae import __version__

        typer.echo(f"terrae {__version__}")
        raise typer.Exit


@app.callback()
def terrae(
    _version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Play, study and teach Terra and Terra Futura, two board games about one planet."""


# ---- play and simulate -------------------------------------------------------------------------------------


@app.command()
def play(
    game: GameName,
    players: Players = None,
    bots: Annotated[str, typer.Option(metavar="A,B,C", help="The other players; repeated round the table.")] = "",
    name: Annotated[str, typer.Option(metavar="TEXT", help="What you are called.")] = "You",
    seed: Seed = None,
    option: Options = None,
    deck: DeckFile = None,
    language: Annotated[
        str | None, typer.Option(metavar="CODE", help="The language of the sentences; else TERRAE_LANGUAGE or LANG.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new game; an unfinished one is kept on file.")] = False,
) -> None:
    """Play in the terminal against bots. The game is saved after every decision."""
    from terrae.sentences import sentences_for
    from terrae.terminal.output import console
    from terrae.terminal.play import Wish, usual_bots
    from terrae.terminal.play import play as play_game
    from terrae.terminal.saves import Saves, home

    chosen = named(game)
    wish = Wish(
        game=chosen,
        players=how_many(chosen, players),
        bots=bots.split(",") if bots else usual_bots(chosen),
        name=name,
        seed=seed,
        options=read_options(option),
        deck=read_deck(chosen, deck),
        new=new,
        shaped=any((players, bots, seed, option, deck)),
    )
    play_game(wish, sentences_for(chosen, language), console(), Saves(home(), chosen.name))


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, metavar="M", help="How many games to play.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B,C", help="Who plays; fewer names go round the table, more take turns.")
    ] = "random",
    seed: Seed = None,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Append a record of every game.")] = None,
    option: Options = None,
    deck: DeckFile = None,
) -> None:
    """Let bots play whole games; print who won, and keep the records if you like."""
    import secrets

    from terrae.engine.record import append
    from terrae.lab.simulate import Plan, Tally, matches
    from terrae.terminal.output import listing, with_progress
    from terrae.terminal.tables import counted, simulation

    chosen = named(game)
    plan = Plan(
        game=chosen,
        players=how_many(chosen, players),
        bots=bots.split(","),
        games=games,
        seed=secrets.token_hex(4) if seed is None else seed,
        options=read_options(option),
        deck=read_deck(chosen, deck),
    )
    tally = Tally()
    passing = tally.counting(match.record() for match in with_progress(matches(plan), chosen.name, games))
    if records is None:
        for _ in passing:
            pass
    else:
        append(records, passing)
    out = listing()
    out.print(simulation(plan, tally))
    if records is not None:
        out.print(f"{counted(tally.games, 'record')} appended to {records}", soft_wrap=True)


@app.command()
def balance(
    game: GameName,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, metavar="N", help="Games for each number of players.")
    ] = 100,
    bot: Annotated[str, typer.Option(metavar="NAME", help="The bot that plays every seat.")] = "planner",
    seed: Seed = None,
    deck: DeckFile = None,
    workers: Annotated[int | None, typer.Option(min=1, max=256, metavar="N", help="Processes; one a core.")] = None,
    json: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the report as JSON; - prints it instead.")
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw it: .png, .svg or .pdf.")] = None,
) -> None:
    """Measure how fair a deck is: what is taken, what wins, and which seat is the best."""
    import secrets

    from terrae.lab.balance import balance as measure
    from terrae.lab.balance_plot import ready_to_plot
    from terrae.terminal.output import listing, with_progress, writable
    from terrae.terminal.tables import balance_report

    chosen = named(game)
    draw = ready_to_plot(plot) if plot else None
    write = writable(json) if json else None
    report = measure(
        chosen,
        games=games,
        seed=secrets.token_hex(4) if seed is None else seed,
        bot=bot,
        deck=read_deck(chosen, deck),
        workers=workers,
        progress=lambda steps, total: with_progress(steps, chosen.name, total),
    )
    if write:
        write(report)
    if draw:
        draw(report)
    if json != "-":
        listing().print(balance_report(report))


# ---- records and decks -------------------------------------------------------------------------------------


@app.command()
def replay(file: Annotated[Path, typer.Argument(metavar="FILE", help="Records, one JSON object a line.")]) -> None:
    """Replay every record of a file, checking every move; exits 1 at the first that does not hold."""
    from terrae.engine.match import replay as replay_record
    from terrae.engine.record import BadRecord, Unreadable, read_lines
    from terrae.terminal.output import with_progress

    held = 0
    try:
        for number, record in with_progress(read_lines(file), "replaying"):
            try:
                replay_record(record)
            except BadRecord as error:
                place = ", " if error.move else ": "
                raise typer.Exit(complain(f"{file}: line {number}{place}{error}", BAD_RECORD)) from None
            held += 1
    except Unreadable as error:
        if str(error).startswith("line "):
            raise Unreadable(f"{file}: {error}") from None
        raise
    if held == 0:
        raise Unreadable(f"{file}: holds no record")
    typer.echo(f"{held} record{'s hold' if held > 1 else ' holds'}")


@decks_app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A deck as TOML.")],
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Whose deck it is, if the file does not say.")
    ] = None,
) -> None:
    """Check a deck file; what is wrong is told with its place and rule."""
    from terrae.engine.match import load_deck, read_deck_file

    told = read_deck_file(file).get("game") if game is None else game
    if told is None:
        raise Refused(f'{file}: does not say whose deck it is; write game = "..." into it, or give --game')
    try:
        chosen = named(told)
    except Refused as error:
        raise Refused(f"{file}: {error}" if game is None else str(error)) from None
    deck = load_deck(chosen, file)
    typer.echo(f"{file}: holds as a deck of {chosen.name}: {deck.document['name']}")


# ---- what there is -----------------------------------------------------------------------------------------


@app.command()
def games() -> None:
    """List the games."""
    from terrae.engine.game import games as known
    from terrae.terminal.output import listing
    from terrae.terminal.tables import game_list

    listing().print(game_list(known().values()))


@app.command()
def bots(game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Of this game only.")] = None) -> None:
    """List the bots, and where each is found."""
    from terrae.engine.game import games as known
    from terrae.terminal.output import listing
    from terrae.terminal.tables import bot_list

    listing().print(bot_list(known().values() if game is None else [named(game)]))


@bench_app.command("engine")
def bench_engine(
    peers: Annotated[bool, typer.Option("--peers", help="Also measure other engines, in the same rounds.")] = False,
    json: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the report as JSON; - prints it instead.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, max=1000, metavar="N", help="The median of so many rounds.")] = 7,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, metavar="S", help="About how long each takes.")] = 0.7,
) -> None:
    """Measure decisions a second of random play, plain and compiled."""
    from terrae.terminal.output import listing, status, writable
    from terrae.terminal.tables import bench_report

    write = writable(json) if json else None
    with status("measuring") as tell:
        from terrae.lab.bench import engine

        report = engine(peers=peers, rounds=rounds, seconds=seconds, progress=tell)
    if write:
        write(report)
    if json != "-":
        listing().print(bench_report(report))


# ---- the table service -------------------------------------------------------------------------------------

Database = Annotated[
    str, typer.Option(metavar="URL", envvar="TERRAE_DATABASE", help="A file, or postgresql://user@host/name.")
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N")] = 8000,
    database: Database = "terrae.db",
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="A further address whose pages may use the service.")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="It is reached by https, through a proxy.")] = False,
) -> None:
    """Let people and bots play over the network. Stops with Ctrl-C; every table is kept."""
    from terrae.server.serve import serve as serve_tables
    from terrae.server.settings import Settings

    serve_tables(Settings(database=database, host=host, port=port, origins=tuple(origin or ()), secure=secure))


@app.command()
def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help="Records of played tables.")]) -> None:
    """Derive all cards of a table's record again from its fair shuffle; exits 1 if they differ."""
    from terrae.engine.fair import verify as verify_record
    from terrae.engine.record import BadRecord, read_lines

    held = 0
    for number, record in read_lines(file):
        try:
            verify_record(record)
        except BadRecord as error:
            raise typer.Exit(complain(f"{file}: line {number}: {error}", BAD_RECORD)) from None
        held += 1
    if held == 0:
        raise Refused(f"{file}: holds no record")
    typer.echo(f"{held} record{'s were' if held > 1 else ' was'} shuffled fairly")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not exist yet.")],
    database: Database = "terrae.db",
) -> None:
    """Copy the database of the table service, also while it is serving."""
    from terrae.server.backup import back_up

    typer.echo(f"{back_up(database, file)} tables backed up to {file}")


@bench_app.command("server")
def bench_server(
    json: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the report as JSON; - prints it instead.")
    ] = None,
    sockets: Annotated[int, typer.Option(min=10, max=20_000, metavar="N", help="Open connections.")] = 2000,
    tables: Annotated[int, typer.Option(min=1, max=5000, metavar="N", help="Tables being played.")] = 300,
    seconds: Annotated[float, typer.Option(min=1, max=3600, metavar="S", help="How long they play.")] = 20,
    rate: Annotated[float, typer.Option(min=0, metavar="N", help="Moves a second to aim at; 0 for all it can.")] = 250,
    database: Annotated[str, typer.Option(metavar="URL", help="Else a new SQLite file.")] = "",
) -> None:
    """Measure the table service under load from another process."""
    from terrae.server.bench import Plan, measure
    from terrae.terminal.output import listing, writable
    from terrae.terminal.tables import plain_table

    write = writable(json) if json else None
    report = measure(Plan(sockets, tables, seconds, rate, database))
    if write:
        write(report)
    if json != "-":
        table = plain_table("table service", "", right=("",))
        for name, value in report.items():
            table.add_row(name.replace("_", " "), str(value))
        listing().print(table)


# ---- reading what was typed --------------------------------------------------------------------------------


def named(name: object) -> Game[Any, Any]:
    from terrae.engine.game import game_named

    return game_named(name)


def how_many(game: Game[Any, Any], players: int | None) -> int:
    """The number of players asked for, if the game takes it; else four, or as near as it gets."""
    if players is None:
        return min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1])
    if players not in game.seats:
        raise Refused(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {players}")
    return players


def read_options(told: list[str] | None) -> dict[str, bool]:
    """Options written as `name=true` or `name=false`."""
    values = {"true": True, "false": False}
    options: dict[str, bool] = {}
    for text in told or ():
        name, _, value = text.partition("=")
        if not name or value not in values:
            raise Refused(f"an option is written as teams=true or teams=false, not {text!r}")
        options[name] = values[value]
    return options


def read_deck(game: Game[Any, Any], file: Path | None) -> Any:
    from terrae.engine.match import load_deck

    return None if file is None else load_deck(game, file)


if __name__ == "__main__":
    main()
