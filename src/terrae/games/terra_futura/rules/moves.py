"""The notation of Terra Futura: actions count plots and seats, texts name places and resources."""

from .actions import STOP
from .questions import question_of
from .state import Deck, State


def notation(s: State, d: Deck, action: int) -> str:
    """The notation of an action that is legal in `s`."""
    question = question_of(s)
    assert question is not None, "nobody is asked"
    if action == STOP:
        if question.stop is None:
            raise ValueError(f"nothing declines the question {question.kind!r}")
        return question.stop
    return f"{question.kind} {question.names.write(s, d, action - question.first)}"


def parse(s: State, d: Deck, answer: str) -> int | None:
    """The action that an answer to the question of `s` stands for, legal or not; None when it stands for none."""
    question = question_of(s)
    if question is None:
        return None
    if answer == question.stop:
        return STOP
    verb, _, rest = answer.partition(" ")
    number = question.names.read(s, d, rest) if verb == question.kind else None
    return None if number is None else question.first + number
