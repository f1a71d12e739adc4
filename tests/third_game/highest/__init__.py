"""Highest card, a game for tests: everybody is dealt one card and shows it; the highest wins.

It stands for any further game. All of it is in this folder; an entry point makes it known.
"""

from pathlib import Path

from terrae.engine.errors import Illegal, Refused
from terrae.engine.game import DeckDocument, Event, Game, Json
from terrae.engine.observation import Part

from .rules import CARDS, Deck, State, is_over, is_winner, score

SHOW = "show"


class Highest(Game[State, Deck]):
    """Highest card as the rest of Terrae knows it."""

    name = "highest"
    seats = range(2, 5)
    seats_rule = "H1"
    start_rule = "H1"
    options = ()
    state = State
    deck = Deck
    rules_modules = (f"{__name__}.rules",)
    actions = 1
    observation = 1
    parts = (Part("card", 1, CARDS),)
    scratch = CARDS
    start_is_chosen = False
    bots = {}

    def read_deck(self, data: Json) -> DeckDocument[Deck]:
        table = Deck()
        table.cards = data.get("cards", 0)
        if table.cards != CARDS:
            raise Refused(f"a deck has {CARDS} cards", "H1")
        return DeckDocument({"name": data.get("name", ""), "cards": table.cards}, table, {})

    def default_deck(self) -> Path:
        return Path(__file__).parent / "deck.toml"

    def notation(self, s: State, d: Deck, action: int) -> str:
        return SHOW

    def parse(self, s: State, d: Deck, text: str) -> int | None:
        return 0 if text == SHOW else None

    def why_not(self, v: State, d: Deck, text: str) -> Illegal:
        return Illegal("one can only show one's card", "H2")

    def public_view(self, v: State, deck: DeckDocument[Deck]) -> Json:
        over = is_over(v, deck.table)
        return {
            "game": self.name,
            "players": v.players,
            "turn": v.turn,
            "actor": None if over else v.actor,
            "result": self.result(v, deck.table) if over else None,
        }

    def private_view(self, v: State, deck: DeckDocument[Deck], viewer: int) -> Json:
        asked = not is_over(v, deck.table) and viewer == v.actor
        return {
            "seat": None if viewer < 0 else viewer,
            "cards": v.cards[: v.players],
            "question": {"kind": "show", "rule": "H2", "answers": [SHOW]} if asked else None,
        }

    def notation_for(self, v: State, d: Deck, action: int, viewer: int) -> str:
        return SHOW

    def story(
        self, before: State, deck: DeckDocument[Deck], actor: int, notation: str, after: State, seat: int
    ) -> list[Event]:
        return [{"event": "show", "seat": actor}]

    def setup_of(self, s: State, deck: DeckDocument[Deck]) -> Json:
        return {"cards": s.pile[:]}

    def lay_out(self, s: State, deck: DeckDocument[Deck], setup: Json) -> None:
        if sorted(setup["cards"]) != s.pile:
            raise Refused("setup: 'cards' must be each card once", "H1")
        s.pile[:] = setup["cards"]
        s.shuffled = 1

    def result(self, s: State, d: Deck) -> Json:
        seats = range(s.players)
        return {
            "outcome": "success",
            "scores": [score(s, d, seat) for seat in seats],
            "winners": [seat for seat in seats if is_winner(s, d, seat)],
        }

    def end_rule(self, s: State) -> str:
        return "H3"
