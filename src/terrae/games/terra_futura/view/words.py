"""Terra Futura in words: cards, effects, events, questions, answers and rules as sentences of the locales.

Reads views, events and the deck (what every player may know), never a state.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from string import digits
from typing import Any

from terrae.engine.messages import message_for

from ..rules.deck import COST_NAMES

Say = Callable[..., str]
MESSAGES = Path(__file__).parents[1] / "messages.json"
View = dict[str, Any]
Json = dict[str, Any]


class Words:
    """Puts what one seat may know into sentences."""

    def __init__(self, say: Say, names: Sequence[str], seat: int, deck: Json, arrow: str) -> None:
        self.say = say
        self.names = names
        self.seat = seat
        self.deck = deck
        self.arrow = arrow

    # ---- cards and what they do ----

    def known(self, message: str, otherwise: str) -> str:
        """A sentence of the locales; a deck of one's own may have cards that they do not know."""
        said = self.say(message)
        return otherwise if said == message else said

    def card(self, card: str) -> str:
        return self.known(f"terra-futura-card-{card}", card.replace("-", " "))

    def scoring(self, card: str) -> str:
        return self.known(f"terra-futura-scoring-{card}", card.replace("-", " "))

    def who(self, seat: int) -> dict[str, str]:
        """The player that a sentence speaks of."""
        return {"you": "yes" if seat == self.seat else "no", "name": self.names[seat]}

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Resources with their numbers, as "2 green, food"."""
        parts = [
            self.say("terra-futura-amount", count=amounts[kind], resource=self.say(f"terra-futura-resource-{kind}"))
            for kind in COST_NAMES
            if amounts.get(kind)
        ]
        return ", ".join(parts)

    def option(self, option: Json) -> str:
        """One effect, as "2 green → food + pollution"."""
        cubes = option.get("pollution", 0)
        return self.without_pollution(option) + (self.say("terra-futura-and-pollution", count=cubes) if cubes else "")

    def without_pollution(self, option: Json) -> str:
        """What an effect does besides polluting."""
        if "gain" in option:
            return self.say("terra-futura-gain", what=self.amounts(option["gain"]))
        if "gain_any" in option:
            kinds = [self.say(f"terra-futura-resource-{kind}") for kind in COST_NAMES if kind in option["gain_any"]]
            return self.say("terra-futura-gain-any", what=" / ".join(kinds))
        if "transfer" in option:
            return self.say("terra-futura-transfer", count=option["transfer"])
        if "assist" in option:
            return self.say("terra-futura-assist")
        return f"{self.amounts(option['pay'])} {self.arrow} {self.amounts(option['get'])}"

    def options(self, card: str) -> list[str]:
        """All effects of a card, as they are numbered."""
        content = self.deck["cards"][card]
        return [self.option(option) for option in [*content["upper"], *content["lower"]]]

    def set_of(self, card: str) -> str:
        """The set of a Scoring card, as "5: 2 food, goods"."""
        content = self.deck["scoring"][card]
        return self.say("terra-futura-set", points=content["points"], what=self.amounts(content["set"]))

    def at(self, place: Sequence[int]) -> str:
        return f"{place[0]},{place[1]}"

    # ---- what happened ----

    def event(self, event: Json) -> str:
        """What happened, as a sentence; nothing for what goes without saying."""
        kind = event["event"]
        message = message_for(MESSAGES, "events", event)
        if not message:
            return ""
        values: dict[str, Any] = {}
        if "seat" in event:
            values |= self.who(event["seat"])
        if event.get("card"):
            values["card"] = self.card(event["card"])
        if "owner" in event:
            values["owner"] = self.names[event["owner"]]
        for key in ("deck", "option"):
            if key in event:
                values[key] = event[key]
        if "resource" in event:
            values["resource"] = self.say(f"terra-futura-resource-{event['resource']}")
        if "resources" in event:
            values["what"] = self.amounts(event["resources"])
        if "scoring" in event:
            values["scoring"] = self.scoring(event["scoring"])
        if kind in ("use", "copy"):
            values["effect"] = self.options(event["card"])[event["option"] - 1]
        return self.say(message, **values)

    # ---- questions, answers, rules ----

    def question(self, view: View) -> str:
        kind = view["question"]["kind"]
        activation = view["activation"] or {}
        return self.say(
            f"terra-futura-question-{kind}",
            what=self.amounts(activation.get("due", {})),
            card=self.card(view["hand"]["card"]) if kind == "place" else "",
            count=activation.get("pollution", 0),
        )

    def answer(self, view: View, text: str) -> str:
        """What an answer means."""
        verb, *rest = text.split(" ")
        if verb in ("keep", "end", "done"):
            return self.say(f"terra-futura-answer-{verb}")
        if verb == "drop":
            return self.say("terra-futura-answer-drop", card=self.card(view["display"][rest[0]][-1]))
        if verb == "take":
            name = rest[0].rstrip(digits)
            if name == rest[0]:
                return self.say("terra-futura-answer-take-unseen", deck=name)
            card = view["display"][name][int(rest[0][-1]) - 1]
            return f"{self.card(card)}: {self.effects(card)}"
        if verb == "place":
            cards = [self.card(self.card_at(view, self.seat, place)) for place in view["question"]["activates"][text]]
            return self.say("terra-futura-answer-place", cards=", ".join(cards), count=len(cards))
        if verb == "pattern":
            return self.say(
                "terra-futura-answer-pattern", scoring=self.scoring(view["own"]["scoring"][int(rest[0]) - 1])
            )
        if verb in ("gain", "reward"):
            return ""
        owner = int(rest.pop(0)) if verb == "copy" else self.seat
        place = [int(number) for number in rest[-1 if verb == "pay" else 0].split(",")]
        card = self.card_at(view, owner, place)
        if verb in ("use", "copy"):
            effect = self.options(card)[int(rest[1]) - 1]
            whose = f"{self.names[owner]}: " if verb == "copy" else ""
            return f"{whose}{self.card(card)}: {effect}"
        return self.card(card)

    def effects(self, card: str) -> str:
        either = f" {self.say('terra-futura-or')} "
        return either.join(self.options(card))

    def card_at(self, view: View, seat: int, place: Sequence[int]) -> str:
        cards = view["territories"][seat]["cards"]
        return next(str(card["card"]) for card in cards if card["at"] == list(place))

    def rules(self, view: View) -> list[tuple[str, str, str]]:
        """The rules of the moment: id, title and text of each."""
        rules = view["question"]["rules"]
        variants = view["question"].get("variants", {})
        message = "terra-futura-rule"
        texts = {rule: f"{message}-{rule}" + (f".{variants[rule]}" if rule in variants else "") for rule in rules}
        return [(rule, self.say(f"{message}-{rule}.title"), self.say(texts[rule])) for rule in rules]
