"""The processes of one stranger's bot: `python -m terrae.bots.guest_process FD GAME BOT`, started by `guests.py`.

The first one loads the bot and never plays. For each seat of each game it makes a copy of itself by `fork`, which is
given that seat's views and ends with the game. So no seat knows what another has seen, in this game or an earlier one.
"""

from __future__ import annotations

import fcntl
import gc
import json
import os
import resource
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.match import first_choice
from terrae.engine.player import Bot, position_of
from terrae.process_messages import read_message, to_message

from .registry import bot_named
from .remote import BotQuestion, decide, position_in, question_for

MODULE = "terrae.bots.guest_process"
COMMAND = 5
"""What the process is told has so many bytes: a letter, and for `END` which process is meant."""
SEAT, END = b"s", b"e"
MEMORY = 4 << 30
"""So many bytes a bot may fill."""
LOADED_WITHIN_S = 300
"""Loading the bot and its first decision may take so long: that may compile something."""
COLD = "cold"
"""Do not let the bot decide before it is copied."""


class Loaded(msgspec.Struct):
    """The bot is there, or why not."""

    why: str = ""


def main(handle: str, game: str, bot: str, manner: str = "") -> None:
    """Load the bot, then serve whoever has started this."""
    control = socket.socket(fileno=int(handle))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who has started this
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    signal.alarm(LOADED_WITHIN_S)
    end_with(control, True)
    try:
        choose = bot_named(game_named(game), bot)
    except Refused as error:
        control.sendall(to_message(Loaded(str(error))))
        return
    if manner != COLD:
        warm_up(game, bot, choose)
        if threads() > 1:  # a copy has none of them, and may wait for one for ever
            os.set_inheritable(control.fileno(), True)
            os.execv(sys.executable, [sys.executable, "-P", "-m", MODULE, handle, game, bot, COLD])
    signal.alarm(0)
    end_with(control, False)
    control.sendall(to_message(Loaded()))
    serve(control, choose)


def end_with(control: socket.socket, wanted: bool) -> None:
    """While the bot is loaded nothing is sent but that whoever has started this has gone: SIGIO ends this process."""
    flags = fcntl.fcntl(control, fcntl.F_GETFL)
    fcntl.fcntl(control, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(control, fcntl.F_SETFL, flags | os.O_ASYNC if wanted else flags & ~os.O_ASYNC)


def warm_up(game: str, bot: str, choose: Bot) -> None:
    """Let the bot decide once, at a deal that nobody plays: what it loads for that is loaded for all games."""
    question = first_question(game, bot)
    gc.collect()  # not even that deal is left in this process
    decide(choose, position_in(question))


def first_question(game: str, bot: str) -> BotQuestion:
    match = first_choice(game_named(game))
    return question_for(position_of(match), bot, json.dumps(match.deck.document))


def threads() -> int:
    """How many threads this process has; 1 where that cannot be told."""
    with suppress(OSError):
        return sum(1 for _ in Path("/proc/self/task").iterdir())
    return 1


def serve(control: socket.socket, choose: Bot) -> None:
    """Make a process for each seat and end it when told; all of them when whoever has started this has gone."""
    seats: set[int] = set()
    while True:
        command, handles, _, _ = socket.recv_fds(control, COMMAND, 1)
        if len(command) < COMMAND:
            os.killpg(0, signal.SIGKILL)
        if command[:1] == SEAT:
            (handle,) = handles
            process = os.fork()
            if process == 0:
                control.close()
                play(handle, choose)
            os.close(handle)
            seats.add(process)
            control.sendall(process.to_bytes(COMMAND, "big"))
        elif (process := int.from_bytes(command[1:], "big")) in seats:
            # Nobody but this process waits for them, so the number is still that of the seat's process.
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
            seats.discard(process)


def play(handle: int, choose: Bot) -> None:
    """Answer the questions of one seat until the game is over."""
    try:
        asked = socket.socket(fileno=handle)
        questions = asked.makefile("rb")
        decoder = msgspec.msgpack.Decoder(BotQuestion)
        while (body := read_message(questions)) is not None:
            asked.sendall(to_message(decide(choose, position_in(decoder.decode(body)))))
    finally:
        os._exit(0)  # also if the bot wants to end Python: a copy must not go on where the first process is


if __name__ == "__main__":
    main(*sys.argv[1:])
