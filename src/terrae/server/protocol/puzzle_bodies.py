"""The bodies of puzzles that are sent by HTTP (docs/protocol.md), as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from . import sizes
from .bodies import DeckInfo, OneAnswer
from .shared import Json, ViewJson


class PuzzleAnswers(Struct):
    """What somebody answers to a puzzle, seat by seat; no answer: nothing helps, or one does not know."""

    answers: Annotated[list[OneAnswer], Meta(max_length=sizes.ANSWERS_OF_PUZZLE)]


class PuzzleInfo(Struct):
    """A puzzle in a list."""

    id: str
    game: str
    kind: Literal["seat", "open"]
    """What could this seat do, or all hands open?"""
    theme: str
    players: int
    about: Json
    """What everybody can see of its position, as the game tells it."""
    misses: int | None
    """How many bots miss it; None where that would tell the answer."""


class PuzzlePosition(Struct):
    """A puzzle before it is answered: only what whoever solves it may see."""

    info: PuzzleInfo
    seat: int
    """Whose decision it is, or whose the first one is."""
    views: list[ViewJson]
    """That seat's or, with all hands open, everybody's."""
    deck: DeckInfo


class AnswerChance(Struct):
    """How often the world survives with an answer, and the standard error of that."""

    answer: str
    chance: float
    error: float


class PuzzleVerdict(Struct):
    """What an answer to a puzzle comes to, and everything that was hidden until then."""

    solved: bool
    solution: list[str] | None
    """One that saves the world; None if nothing does."""
    played: list[str]
    """What was played in the game that was lost."""
    misses: int
    bots: int
    """So many bots have tried it, and so many have missed it."""
    chances: list[AnswerChance]
    """Of each answer of a seat; empty with all hands open."""
    views: list[ViewJson]
    """Everybody's."""
