"""One seat's game as a chat: what the model is told first, what it is asked, and what it said before."""

from __future__ import annotations

from terrae.engine.game import Json
from terrae.text.brackets import MAY_SPEAK, board, prompt_for
from terrae.text.seat import TextSeat
from terrae.text.talk import TextTalk

HISTORY = 2
"""So many earlier questions with their answers are sent again, unless told."""
KEPT_LETTERS = 2000
"""So much of the end of an answer is sent again."""

Exchange = list[Json]
"""A question, what the model said, and, if that did not go, why, and what it said then."""


class Transcript:
    """What a model is sent. What it was told long ago is not sent again: the table tells what matters."""

    def __init__(self, seat: TextSeat, talk: TextTalk, history: int = HISTORY) -> None:
        self.system = prompt_for(seat, talk.table.talk)
        self.earlier: list[Exchange] = []
        self.current: Exchange = []
        self.history = history
        self.asked: Json = {}
        """The question, or the moment to speak, that is to be answered."""

    def hear(self, message: Json) -> None:
        """Take over a message of the game."""
        kind = message["type"]
        if kind in ("question", "talk"):
            if self.current:
                self.earlier.append(self.current)
            self.earlier = self.earlier[-self.history :] if self.history else []
            self.asked = message
            self.current = [{"role": "user", "content": told(message)}]
        elif kind == "refused":
            self.current.append({"role": "user", "content": f"That does not go: {message['sentence']}"})

    def messages(self) -> list[Json]:
        """The whole chat that is sent."""
        earlier = [one for exchange in self.earlier for one in exchange]
        return [{"role": "system", "content": self.system}, *earlier, *self.current]

    def letters(self) -> int:
        """How many letters that is."""
        return sum(len(one["content"]) for one in self.messages())

    def answered(self, text: str) -> None:
        """Keep what the model said."""
        self.current.append({"role": "assistant", "content": text[-KEPT_LETTERS:]})


def told(message: Json) -> str:
    """A question, or the moment to speak, as a model reads it."""
    lines = [*message["story"]]
    for said in message.get("said", ()):
        lines.append(f"{said['name']} (seat {said['seat']}) says: {said['sentence']} [{said['act']}]")
    if message["type"] == "talk":
        lines += [message["table"], MAY_SPEAK]
    else:
        lines.append(board(message))
    return "\n".join(lines)
