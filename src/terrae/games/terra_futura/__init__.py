"""Terra Futura, the card game of Petr Vojtěch (2021) for 2 to 5 players: nine cards and the pollution they cause."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from terrae.engine.errors import Illegal
from terrae.engine.game import DeckDocument, Event, Game, Json, Offers

from .rules import deck, moves, reasons, record
from .rules.actions import ACTIONS
from .rules.rules import VARIANTS
from .rules.state import OVER, Deck, State
from .view import preview, story
from .view.features import CARD_TABLE, ENCODING, OBSERVATION, PARTS, SCORING_TABLE, card_features, scoring_features
from .view.view import private_view, public_view


class TerraFutura(Game[State, Deck]):
    """Terra Futura as the rest of Terrae knows it."""

    name = "terra-futura"
    seats = range(2, 6)
    seats_rule = "F5"
    start_rule = "F5"
    shuffle_rule = "F11"
    bench_players = 3
    options = VARIANTS
    state = State
    deck = Deck
    rules_modules = (
        "terrae.games.terra_futura.rules.state",
        "terrae.games.terra_futura.rules.pollution",
        "terrae.games.terra_futura.rules.effects",
        "terrae.games.terra_futura.rules.actions",
        "terrae.games.terra_futura.rules.display",
        "terrae.games.terra_futura.rules.territory",
        "terrae.games.terra_futura.rules.scoring",
        "terrae.games.terra_futura.rules.rules",
        "terrae.games.terra_futura.rules.answers",
        "terrae.games.terra_futura.view.sight",
        "terrae.games.terra_futura.view.features",
    )
    minds = (
        "terrae.games.terra_futura.view.best_turn",
        "terrae.games.terra_futura.bots.forecast",
        "terrae.games.terra_futura.bots.planner",
        "terrae.engine.search.net",
        "terrae.games.terra_futura.bots.value",
        "terrae.games.terra_futura.bots.sampling",
        "terrae.games.terra_futura.bots.search",
        "terrae.games.terra_futura.bots.greedy",
    )
    actions = ACTIONS
    observation = OBSERVATION
    parts = PARTS
    encoding = ENCODING
    scratch = ACTIONS
    start_is_chosen = False
    shuffles_key = "reshuffles"
    bots = {
        "greedy": "terrae.games.terra_futura.bots.bots:greedy",
        "planner": "terrae.games.terra_futura.bots.bots:planner",
        "learned": "terrae.games.terra_futura.bots.bots:learned",
        "search": "terrae.games.terra_futura.bots.bots:search",
    }
    offers = Offers(
        terminal="terrae.games.terra_futura.view.terminal:Screen",
        chance="terrae.games.terra_futura.rules.chance:TerraFuturaDraws",
        learner="terrae.games.terra_futura.bots.learner:TerraFuturaLearner",
        balance="terrae.games.terra_futura.balance:BALANCE",
        coach="terrae.games.terra_futura.coach:TerraFuturaCoach",
        dashboard="terrae.games.terra_futura.dashboard:DASHBOARD",
        dealt_anew="terrae.games.terra_futura.dealt_anew:deal",
        lessons="terrae.games.terra_futura.lessons.debrief:TerraFuturaLessons",
    )

    def end_rule(self, s: State) -> str:
        return "F29" if s.phase == OVER else "F26"

    def read_deck(self, data: Json) -> DeckDocument[Deck]:
        return deck.read_deck(data)

    def default_deck(self) -> Path:
        return deck.DEFAULT

    def feature_tables(self, d: Deck) -> Mapping[str, Sequence[Sequence[int]]]:
        return {CARD_TABLE: card_features(d), SCORING_TABLE: scoring_features(d)}

    def notation(self, s: State, d: Deck, action: int) -> str:
        return moves.notation(s, d, action)

    def parse(self, s: State, d: Deck, text: str) -> int | None:
        return moves.parse(s, d, text)

    def why_not(self, v: State, d: Deck, text: str) -> Illegal:
        return reasons.why_not(v, d, text)

    def public_view(self, v: State, deck: DeckDocument[Deck]) -> Json:
        return public_view(v, deck)

    def private_view(self, v: State, deck: DeckDocument[Deck], viewer: int) -> Json:
        return private_view(v, deck, viewer, self.legal(v, deck.table) if viewer == v.actor else ())

    def notation_for(self, v: State, d: Deck, action: int, viewer: int) -> str:
        return moves.notation(v, d, action)

    def story(
        self, before: State, deck: DeckDocument[Deck], actor: int, notation: str, after: State, seat: int
    ) -> list[Event]:
        return story.story(before, deck, actor, notation, after, seat)

    def foresees(self, v: State, d: Deck, action: int) -> bool:
        return preview.foresees(v, action)

    def previews(self, v: State, d: Deck, within_s: float) -> list[Json]:
        return preview.previews(self, v, d, within_s)

    def cards_to_deal(self, deck: DeckDocument[Deck]) -> Sequence[str]:
        return record.cards_to_deal(deck)

    def setup_of(self, s: State, deck: DeckDocument[Deck]) -> Json:
        return record.setup_of(s, deck)

    def lay_out(self, s: State, deck: DeckDocument[Deck], setup: Json) -> None:
        record.lay_out(s, deck, setup)

    def shuffle_to_json(self, s: State, deck: DeckDocument[Deck], order: Sequence[int]) -> Json:
        return record.shuffle_to_json(s, deck, order)

    def shuffle_from_json(self, s: State, deck: DeckDocument[Deck], data: object) -> list[int]:
        return record.shuffle_from_json(s, deck, data)

    def result(self, s: State, d: Deck) -> Json:
        return record.result(s, d)
