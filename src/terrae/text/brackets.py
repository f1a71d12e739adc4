"""What a reader is told who answers `[in brackets]`, and how its answer is found in what it says."""

from __future__ import annotations

import re
from typing import Any

from terrae.engine.game import Json
from terrae.engine.match import first_choice
from terrae.table.act_text import how_to_say
from terrae.table.contract import Talk

from .requests import ANSWER_LENGTH
from .seat import TextSeat

BRACKETS = re.compile(r"\[([^\[\]]*)\]")
FORMAT = (
    "Answer with one of the listed answers in square brackets, as [{example}]. If you write more than that, the last "
    "pair of brackets counts."
)
SILENCE = "silence"
TALK = (
    "Before some rounds everybody may say one thing. It binds nobody and takes no turn. Say an act in square brackets "
    "with its slots filled, or [{silence}] to say nothing. A seat is its number. There is:\n{acts}"
)
MAY_SPEAK = f"You may say one thing before this round: an act in square brackets, or [{SILENCE}]."


def prompt_for(seat: TextSeat, talk: Talk[Any, Any] | None) -> str:
    """What is told before the game: who one is, the rules, how to answer, and what can be said."""
    rules = "\n".join(f"{rule['id']} {rule['title']}. {rule['text']}" for rule in seat.narrator.all_rules())
    # An answer of this game would be one of the seat that decides first, and name a card of its hand.
    example = first_choice(seat.match.game).answers()[0]
    parts = [f"You are Player {seat.seat} of {len(seat.match.players)}.", rules, FORMAT.format(example=example)]
    if talk is not None:
        parts.append(TALK.format(silence=SILENCE, acts=how_to_say(talk)))
    return "\n\n".join(parts)


def answer_in(said: str) -> str:
    """The answer in what a reader says: the last brackets, or everything if there are none."""
    found = BRACKETS.findall(said)
    return str(found[-1] if found else said.strip())[:ANSWER_LENGTH]


def board(asked: Json) -> str:
    """A question as it is read: the table, what is asked, and the answers."""
    lines = [asked["table"], "", asked["question"]]
    if "answers" in asked:
        lines += [f"[{one['answer']}] {one['meaning']}".rstrip() for one in asked["answers"]]
    else:
        lines.append(asked["expected"])
    return "\n".join(lines)
