"""One seat of a match that is played by text: its questions, and what it sends back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terrae.engine.errors import Illegal
from terrae.engine.game import Event, Json
from terrae.engine.history import History
from terrae.engine.match import Match

from .narrator import Narrator

PUBLIC_OF_A_QUESTION = ("kind", "rule", "rules", "variants")
"""What is shown of a question whose answers are not listed."""


class TextSeat:
    """Asks one seat of a match, and hears its answers. Everything it tells follows from what the seat may see."""

    def __init__(
        self,
        match: Match[Any, Any],
        seat: int,
        narrator: Narrator,
        *,
        lists_answers: bool = True,
        gives_view: bool = False,
    ) -> None:
        self.match = match
        self.seat = seat
        self.narrator = narrator
        self.lists_answers = lists_answers
        self.gives_view = gives_view
        self.heard = 0
        """How many events the seat has been told of."""

    # ---- what it is told ----

    def events(self) -> Sequence[Event]:
        """Everything that the seat could see happen."""
        return History(self.match, self.seat)

    def news(self) -> list[str]:
        """What happened since it was told last."""
        events = list(self.events())
        fresh, self.heard = events[self.heard :], len(events)
        return self.narrator.story(fresh)

    def view(self) -> Json:
        """What the seat sees, as JSON."""
        return self.match.view(self.seat)

    def question(self) -> Json:
        """The question that the seat is asked now, with everything it needs to answer."""
        view = self.view()
        asked = {
            **self.moment("question"),
            "rule": view["question"]["rule"],
            "question": self.narrator.question(view),
        }
        if self.lists_answers:
            asked["answers"] = self.narrator.answers(view)
        else:
            asked["expected"] = self.why_not("").sentence
        if self.gives_view:
            asked["view"] = self.shown(view)
        return asked

    def moment(self, kind: str) -> Json:
        """What every message about a moment of the game holds: what happened since it was told last, and the table."""
        return {
            "type": kind,
            "number": len(self.match.moves),
            "story": self.news(),
            "table": self.narrator.table(self.view()),
        }

    def shown(self, view: Json) -> Json:
        """A view as it is sent: without what answers can be given, if they are not listed."""
        if self.lists_answers or view["question"] is None:
            return view
        question = {key: view["question"][key] for key in PUBLIC_OF_A_QUESTION if key in view["question"]}
        return {**view, "question": question}

    def end(self) -> Json:
        """How the game ended."""
        view = self.view()
        told = {**self.moment("over"), "end": self.narrator.end(view), "result": view["result"]}
        if self.gives_view:
            told["view"] = view
        return told

    # ---- what it answers ----

    def answers(self) -> list[str]:
        """The legal answers of the seat, which is asked now."""
        answers: list[str] = self.view()["question"]["answers"]
        return answers

    def understood(self, text: str) -> str:
        """The legal answer that a text stands for, spaces and capitals aside; `Illegal` with the reason otherwise."""
        typed = " ".join(text.split())
        for answer in self.answers():
            if answer.casefold() == typed.casefold():
                return answer
        raise self.why_not(typed)

    def why_not(self, text: str) -> Illegal:
        """What the rules say about an answer that is not legal, as far as this seat may know."""
        return self.match.game.why_not(self.match.seen_by(self.seat), self.match.d, text)

    def answer(self, text: str) -> str:
        """Carry out an answer and return its notation; `Illegal` if it is not legal."""
        notation = self.understood(text)
        self.match.play(self.seat, notation)
        return notation
