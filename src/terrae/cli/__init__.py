"""The command line: all commands are registered here. What a command needs is imported when it runs."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated, NoReturn

import typer

from terrae.engine.errors import Refused

from . import (
    backup,
    balance,
    bench,
    better,
    bots,
    coach,
    commons,
    dataset,
    decks,
    erase,
    games,
    mcp,
    play,
    puzzles,
    qr,
    replay,
    reports,
    restore,
    scenarios,
    serve,
    simulate,
    site,
    text,
    tournament,
    train,
    verify,
)
from .errors import BROKEN_PIPE, INTERRUPTED, complain

app = typer.Typer(
    name="terrae",
    help="Play, study and teach board games about one planet.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # Rich would take longer to load than everything else together
    context_settings={"help_option_names": ["-h", "--help"]},
)
bench_app = typer.Typer(help="Measure how fast everything is.")
decks_app = typer.Typer(help="Decks: the cards of a game as a file.")
scenarios_app = typer.Typer(help="The benchmark: fixed tables with fixed partners.")
puzzles_app = typer.Typer(help="Save this world: puzzles from lost games.")
app.add_typer(bench_app, name="bench")
app.add_typer(decks_app, name="decks")
app.add_typer(puzzles_app, name="puzzles")
app.add_typer(scenarios_app, name="scenarios")
for command in (
    play.play,
    text.text,
    mcp.mcp,
    commons.commons,
    serve.serve,
    site.site,
    simulate.simulate,
    balance.balance,
    dataset.dataset,
    tournament.tournament,
    better.better,
    train.train,
    replay.replay,
    qr.qr,
    verify.verify,
    coach.coach,
    backup.backup,
    restore.restore,
    reports.reports,
    erase.erase,
    games.games,
    bots.bots,
):
    app.command()(command)
for measured in (bench.engine, bench.vector, bench.server, bench.bots):
    bench_app.command()(measured)
decks_app.command()(decks.check)
for puzzling in (puzzles.make, puzzles.check, puzzles.play):
    puzzles_app.command()(puzzling)
scenarios_app.command("list")(scenarios.list_)
scenarios_app.command()(scenarios.run)
scenarios_app.command()(scenarios.board)
scenarios_app.command()(scenarios.cross)


def version(wanted: bool) -> None:
    """Print the version and leave, if that is wanted."""
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
    """Play, study and teach board games about one planet."""


def main() -> NoReturn:
    """Run the command line. Bad input gives one line on standard error, never a traceback."""
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
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return BROKEN_PIPE
    except OSError as error:
        drop_output()
        return complain(f"{error.filename or 'standard output'}: {error.strerror or error}")


def drop_output() -> None:
    """Nobody can read the rest of the output: Python must not try to write it at its exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
