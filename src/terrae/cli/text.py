"""Commands for programs that play by text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terrae.engine.errors import Refused

from . import arguments


def text(
    game: arguments.GameName,
    players: arguments.Players = None,
    bots: arguments.OtherBots = "",
    seat: Annotated[int, typer.Option(min=0, max=98, metavar="N", help="The seat that is played by text.")] = 0,
    name: Annotated[str, typer.Option(metavar="TEXT", help="What the player is called.")] = "You",
    games: arguments.Games = 1,
    seed: arguments.Seed = None,
    chance: arguments.Chance = None,
    option: arguments.Options = None,
    deck: arguments.DeckFile = None,
    language: arguments.Language = "en",
    width: Annotated[int, typer.Option(min=60, max=200, metavar="N", help="Letters a line of the table.")] = 100,
    view: Annotated[bool, typer.Option("--view", help="Send what the seat sees as JSON too.")] = False,
    hide_answers: Annotated[bool, typer.Option("--hide-answers", help="Do not list the legal answers.")] = False,
    anonymous: Annotated[bool, typer.Option("--anonymous", help="Do not tell which bots the others are.")] = False,
    talk: Annotated[bool, typer.Option("--talk", help="Let everybody speak before a round.")] = False,
    skip_forced: Annotated[bool, typer.Option("--skip-forced", help="Do not ask where there is one answer.")] = False,
    retries: Annotated[int, typer.Option(min=0, max=100, metavar="N", help="Faulty answers to forgive.")] = 2,
    seconds: Annotated[float, typer.Option(min=0.001, max=86_400, metavar="S", help="Time for each question.")] = 300,
    fallback: Annotated[str, typer.Option(metavar="BOT", help="Answers when time or retries are used up.")] = "random",
    records: arguments.KeptRecords = None,
    log: Annotated[Path | None, typer.Option(metavar="FILE", help="Append every faulty line, as JSON.")] = None,
) -> None:
    """Play one seat by JSON lines: questions on standard output, answers on standard input."""
    import secrets
    import sys

    from terrae.bots.opponents import check_name, usual_bots
    from terrae.engine.record import append
    from terrae.sentences import sentences_for
    from terrae.text.lines import STANDARD_INPUT, Lines
    from terrae.text.output import json_lines, send_line
    from terrae.text.play import Games, Manner, TextRequest
    from terrae.text.session import Terms

    if sys.stdin is None:
        raise Refused("there is no standard input to read answers from")
    chosen = arguments.named(game)
    seats = arguments.how_many(chosen, players)
    request = TextRequest(
        game=chosen,
        players=seats,
        bots=bots.split(",") if bots else usual_bots(chosen, seats - 1),
        seed=secrets.token_hex(4) if seed is None else seed,
        games=games,
        seat=seat,
        name=check_name(name),
        options=arguments.read_options(option),
        deck=arguments.read_deck(chosen, deck),
        is_anonymous=anonymous,
        talks=talk,
        chance=chance,
    )
    manner = Manner(sentences_for(chosen, language), width, not hide_answers, view)
    terms = Terms(retries, seconds, skip_forced)
    ready = Games(request, fallback)
    with json_lines(log) as write:
        played = ready.play(manner, terms, Lines(STANDARD_INPUT), send_line, write)
        if records is None:
            for _ in played:
                pass
        else:
            append(records, (match.record() for match in played))
