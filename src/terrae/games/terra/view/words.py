"""Terra in words: cards, events, questions, answers and rules as sentences of the locales.

Reads views and events only (what one seat may know), never a state.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from terrae.engine.messages import message_for

from ..rules.moves import COLOUR_LETTERS

Say = Callable[..., str]
View = dict[str, Any]
MESSAGES = Path(__file__).parents[1] / "messages.json"

SIGNS = {"G": "♣", "B": "●", "R": "◆"}
PLAIN_SIGNS = dict.fromkeys(COLOUR_LETTERS, "")


class Words:
    """Puts what one seat may know into sentences."""

    def __init__(self, say: Say, names: Sequence[str], seat: int, signs: dict[str, str]) -> None:
        self.say = say
        self.names = names
        self.seat = seat
        self.signs = signs

    # ---- cards ----

    def card(self, card: str) -> str:
        """A Solution as "♣G4": sign, letter and value, so that colour is never the only mark."""
        return self.signs[card[0]] + card

    def cards(self, cards: Sequence[str]) -> str:
        return " ".join(self.card(card) for card in cards)

    def crisis(self, crisis: str) -> str:
        """A crisis as "♣ Desertification in Africa"."""
        return f"{self.signs[crisis[0]] or crisis[0]} {self.say(f'terra-crisis-{crisis}')}"

    def measure(self, card: str) -> str:
        return self.say(f"terra-measure-{card}")

    def who(self, seat: int) -> dict[str, str]:
        """The player that a sentence speaks of."""
        return {"you": "yes" if seat == self.seat else "no", "name": self.names[seat]}

    # ---- what happened ----

    def event(self, event: dict[str, Any]) -> str:
        """What happened, as a sentence; nothing for what goes without saying."""
        message = message_for(MESSAGES, "events", event)
        if not message:
            return ""
        if event["event"] == "full-blown":
            fined = [self.say(f"{message}-fined", **self.who(seat)) for seat in event.get("fined", ())]
            return " ".join([self.say(message), *fined])
        if event["event"] == "averted":
            points = [
                self.say(f"{message}-points", points=points, **self.who(seat)) for seat, points in event["points"]
            ]
            return " ".join([self.say(message), *points])
        values: dict[str, str | int] = {**self.who(event["seat"])} if "seat" in event else {}
        if "crisis" in event:
            values["crisis"] = self.crisis(event["crisis"])
        if "points" in event:
            values["points"] = event["points"]
        if "card" in event:
            values["card"] = self.card(event["card"])
        if "cards" in event:
            values["cards"] = self.cards(event["cards"])
        return self.say(message, **values)

    # ---- questions and answers ----

    def question(self, view: View) -> str:
        kind = view["question"]["kind"]
        message = "terra-none" if self.is_helpless(view) else "terra-question"
        if kind != "impending":
            return self.say(f"{message}-{kind}")
        crisis = view["impending"]["crisis"]
        colour = self.say(f"terra-colour-{crisis[0]}.adjective")
        return self.say(f"{message}-{kind}", colour=colour, crisis=self.crisis(crisis))

    def is_helpless(self, view: View) -> bool:
        """Does the seat hold nothing that it could answer with, but to decline?"""
        answers = view["question"]["answers"]
        return len(answers) == 1 and answers[0] in ("pass", "done")

    def rules(self, view: View) -> list[tuple[str, str, str]]:
        """The rules of the moment: id, title and text of each."""
        rules = view["question"]["rules"]
        return [(rule, self.say(f"terra-rule-{rule}.title"), self.say(f"terra-rule-{rule}")) for rule in rules]

    def answer(self, view: View, text: str) -> tuple[str, str]:
        """One of the answers: the cards it names, and what it means."""
        kind = view["question"]["kind"]
        if text == "pass":
            fine = view["question"].get("fine", 0)
            return text, self.say("terra-answer-pass-fine", fine=fine) if fine else self.say("terra-answer-pass")
        if text == "done":
            return text, self.say(f"terra-answer-done-{kind}")
        if text.startswith("hoard "):
            cards = view["question"]["sets"][text]
            return f"hoard {self.cards(cards['cards'])}", self.hoard(cards)
        if text.startswith("discard "):
            card = text.split()[1]
            return f"discard {self.card(card)}", self.say("terra-answer-discard", measure=self.measure(card))
        if kind == "impending":
            return self.card(text), self.play(view, text)
        return self.card(text), self.contribute(view, text)

    def play(self, view: View, card: str) -> str:
        """T9, T10: a card against the impending crisis, and how far it gets with it."""
        impending = view["impending"]
        message = "terra-answer-play-enough" if card in view["question"]["solves"] else "terra-answer-play"
        total = impending["sum"] + int(card[1])
        return self.say(message, measure=self.measure(card), sum=total, threat=impending["threat"])

    def contribute(self, view: View, text: str) -> str:
        """T14, T15: a card onto a full-blown crisis, and how far that gets."""
        card, region = text.split(">")
        (crisis,) = (c for c in view["full_blown"] if c["crisis"] == f"{card[0]}-{region}")
        message = "terra-answer-contribute-solves" if text in view["question"]["solves"] else "terra-answer-contribute"
        total = crisis["sum"] + int(card[1])
        return self.say(
            message, crisis=self.say(f"terra-crisis-{crisis['crisis']}"), sum=total, threat=crisis["threat"]
        )

    def hoard(self, cards: View) -> str:
        """T16: which of the four kinds of set this is, and what it will be worth."""
        run = "yes" if cards["run"] else "no"
        told = self.say("terra-answer-hoard", colours=cards["colours"], run=run, value=cards["value"])
        return f"{told} {self.say('terra-hoard-yours', yours=cards['yours'])}" if "yours" in cards else told

    def laws(self, view: View) -> list[str]:
        """L1 to L6: the names of the house rules that are on."""
        return [self.say(f"terra-rule-{rule}.title") for rule in view.get("laws", ())]

    # ---- danger (T12) ----

    def danger(self, view: View) -> list[str]:
        """What the next full-blown crisis may lose; nothing as long as that is far."""
        return [self.warning(warning) for warning in view["alarm"]]

    def warning(self, warning: View) -> str:
        values = {}
        if "region" in warning:
            values["region"] = self.say(f"terra-region-{warning['region']}")
        if "colour" in warning:
            values["colour"] = self.say(f"terra-colour-{warning['colour']}.adjective")
        return self.say(f"terra-danger-{warning['kind']}", **values)

    # ---- the end ----

    def end(self, view: View) -> list[str]:
        """T12, T19, T20: how the game ended, and who won."""
        result = view["result"]
        if result["outcome"] == "loss":
            return [self.say(f"terra-end-loss-{result['reason']}"), self.say("terra-end-loss-nobody")]
        winners = result["winners"]
        others = ", ".join(self.names[seat] for seat in winners if seat != self.seat)
        mine = "no" if self.seat not in winners else "shared" if others else "yes"
        won = self.say("terra-end-won", you=mine, names=others, count=len(winners))
        return [self.say("terra-end-success"), won]
