"""What the legal answers of a batch are like, in numbers, for nets that score each answer."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from terrae.engine.compiled import compiled
from terrae.engine.errors import Refused
from terrae.engine.game import loaded
from terrae.engine.search.answer_nets import AnswerNets

from .arrays import Array
from .choice_rows import CHOICE_ROWS
from .vector import Vector


class Described(NamedTuple):
    """The positions and answers of a batch: arrays that the next description overwrites.

    - `position` int16[n, P]: what the seat of each row may know, all 0 where nobody is asked;
    - `row`, `action` int64[m]: of each legal answer of the batch, row after row, its row and its number;
    - `answer` int16[m, A]: what it is like.
    """

    position: Array
    row: Array
    action: Array
    answer: Array


class Choices:
    """Describes the positions of a batch and their legal answers, as the game does it for its own nets.

    Few of the actions of a game are legal at a time, and what one of them does depends on the position. A net that is
    shown what each answer costs and brings learns in a tenth of the steps of one that has a weight for every action.
    Numbers are whole, of about the size of `terrae.engine.search.answer_net.ONE`.

    Parameters
    ----------
    batch
        The batch; `Refused` if its game does not describe answers.

    """

    def __init__(self, batch: Vector) -> None:
        game = batch.game
        if not game.offers.answer_nets:
            raise Refused(f"{game.name} does not describe its answers")
        self.nets: AnswerNets = loaded(game.offers.answer_nets)
        self.batch = batch
        fast = compiled(game)
        self._run = fast.extended((CHOICE_ROWS,))
        n, most = batch.copies, batch.copies * game.actions
        self._position = np.zeros((n, self.nets.position), np.int16)
        self._row, self._action = np.zeros(most, np.int64), np.zeros(most, np.int64)
        self._answer: Any = np.zeros((most, self.nets.answer), np.int16)
        self._advice, self._chance = fast.numbers(self.nets.advice), fast.generators("")
        self._scratch, self._work = fast.scratch(), np.zeros(int(self._run.WORK), np.int64)

    def describe(self) -> Described:
        """Describe every row as it stands now."""
        b = self.batch
        m = self._run.describe_rows(
            b._states, b._decks, b._rows, b._listed, b._memory, self._advice, self._chance, self._scratch, self._work,
            self._position, self._row, self._action, self._answer,
        )  # fmt: skip
        return Described(self._position, self._row[:m], self._action[:m], self._answer[:m])
