"""Terra, the card game of Bruno Faidutti (2003) for 3 to 6 players: one planet, eighteen crises, hidden hands."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from terrae.engine.errors import Illegal, Refused
from terrae.engine.game import DeckDocument, Event, Game, Json, Offers, Option
from terrae.engine.match import Match
from terrae.engine.observation import Part
from terrae.table.records import check_talk

from .rules import deck, moves, record
from .rules.house_rules import VARIANTS, is_short
from .rules.rules import ACTIONS, CONTRIBUTE, TAKE_SET
from .rules.scoring import in_teams
from .rules.state import LOSS, SUCCESS, TEAMS, Deck, State
from .talk.acts import TerraTalk
from .view import preview, story
from .view.features import ENCODING, HISTORY, OBSERVATION, PARTS, ROUNDS
from .view.rounds import CHRONICLE
from .view.view import private_view, public_view


class Terra(Game[State, Deck]):
    """Terra as the rest of Terrae knows it."""

    name = "terra"
    seats = range(3, 7)
    seats_rule = "T5"
    start_rule = "T7"
    options: ClassVar[tuple[Option, ...]] = VARIANTS
    state = State
    deck = Deck
    rules_modules: ClassVar[tuple[str, ...]] = (
        "terrae.games.terra.rules.state",
        "terrae.games.terra.rules.house_rules",
        "terrae.games.terra.rules.rules",
        "terrae.games.terra.rules.setup",
        "terrae.games.terra.rules.answers",
        "terrae.games.terra.rules.scoring",
        "terrae.games.terra.view.sight",
        "terrae.games.terra.view.features",
    )
    minds = (
        "terrae.games.terra.bots.odds",
        "terrae.games.terra.bots.preferences",
        "terrae.games.terra.bots.cooperation",
        "terrae.engine.search.answer_net",
        "terrae.games.terra.bots.choices",
        "terrae.games.terra.bots.policies",
        "terrae.games.terra.bots.belief",
        "terrae.games.terra.view.rounds",
        "terrae.engine.search.net",
        "terrae.games.terra.bots.value",
        "terrae.engine.search.lookahead",
        "terrae.games.terra.bots.training_games",
        "terrae.games.terra.bots.likelihood",
        "terrae.games.terra.bots.play_again",
    )
    actions = ACTIONS
    observation = OBSERVATION
    parts = PARTS
    encoding = ENCODING
    history = HISTORY
    rounds: ClassVar[tuple[Part, ...]] = ROUNDS
    chronicle = CHRONICLE
    scratch = ACTIONS
    start_is_chosen = True
    bots = {
        "tips": "terrae.games.terra.bots.characters:tips",
        "greedy": "terrae.games.terra.bots.characters:greedy",
        "altruist": "terrae.games.terra.bots.characters:altruist",
        "fair-sharer": "terrae.games.terra.bots.characters:fair_sharer",
        "late-saver": "terrae.games.terra.bots.characters:late_saver",
        "tit-for-tat": "terrae.games.terra.bots.characters:tit_for_tat",
        "punisher": "terrae.games.terra.bots.characters:punisher",
        "selfish": "terrae.games.terra.bots.characters:selfish",
        "bluffer": "terrae.games.terra.bots.characters:bluffer",
        "helper": "terrae.games.terra.bots.characters:helper",
        "search": "terrae.games.terra.bots.search:search",
        "learned-selfish": "terrae.games.terra.bots.learned_bots:learned_selfish",
        "learned-balanced": "terrae.games.terra.bots.learned_bots:learned_balanced",
        "learned-cooperative": "terrae.games.terra.bots.learned_bots:learned_cooperative",
        "learned-alone": "terrae.games.terra.bots.learned_bots:learned_alone",
    }
    characters = ("altruist", "fair-sharer", "late-saver", "tit-for-tat", "punisher", "selfish", "bluffer")
    offers = Offers(
        talk="terrae.games.terra.talk.acts:TerraTalk",
        terminal="terrae.games.terra.view.terminal:Screen",
        chance="terrae.games.terra.rules.chance:TerraDraws",
        small_variant="terrae.games.terra.small_variant:SmallTerra",
        learner="terrae.games.terra.bots.learned:TerraLearner",
        best_response="terrae.games.terra.bots.best_response:TerraTables",
        answer_nets="terrae.games.terra.bots.learned_bots:NETS",
        deals="terrae.games.terra.deals:DEALS",
        infer_character="terrae.games.terra.bots.infer_character",
        coach="terrae.games.terra.coach:TerraCoach",
        dealt_anew="terrae.games.terra.dealt_anew:deal",
        dashboard="terrae.games.terra.dashboard:DASHBOARD",
        puzzles="terrae.games.terra.puzzles:TerraPuzzles",
        lessons="terrae.games.terra.lessons.debrief:TerraLessons",
    )

    def check_options(self, bits: int, players: int) -> None:
        """T20: teams need four or six players."""
        if bits & TEAMS and players not in (4, 6):
            raise Refused(f"the team variant is for 4 or 6 players, not {players}", "T20")

    def given(self, moves: Sequence[tuple[int, str]], players: int) -> list[int]:
        return record.given(moves, players)

    def deeds(self, history: Iterable[Event], players: int) -> list[list[int]]:
        from .view.history import deeds_in  # it brings what bots think with, which rules alone do without

        return deeds_in(history, players)

    def end_rule(self, s: State) -> str:
        if s.phase == LOSS:
            return "L1" if is_short(s.options) else "T12"
        if s.phase == SUCCESS:
            return "T20" if in_teams(s) else "T19"
        return "T18"

    def read_deck(self, data: Json) -> DeckDocument[Deck]:
        return deck.read_deck(data)

    def default_deck(self) -> Path:
        return deck.DEFAULT

    def notation(self, s: State, d: Deck, action: int) -> str:
        return moves.ACTION_TEXTS[action]

    def parse(self, s: State, d: Deck, text: str) -> int | None:
        return moves.ACTION_OF.get(text)

    def why_not(self, v: State, d: Deck, text: str) -> Illegal:
        return moves.why_not(v, d, text)

    def public_view(self, v: State, deck: DeckDocument[Deck]) -> Json:
        return public_view(v, deck.table)

    def private_view(self, v: State, deck: DeckDocument[Deck], viewer: int) -> Json:
        return private_view(v, deck.table, viewer, self.legal(v, deck.table) if viewer == v.actor else ())

    def notation_for(self, v: State, d: Deck, action: int, viewer: int) -> str:
        return moves.notation_for(v.actor, action, viewer)

    def story(
        self, before: State, deck: DeckDocument[Deck], actor: int, notation: str, after: State, seat: int
    ) -> list[Event]:
        return story.story(before, deck.table, actor, notation, after, seat)

    def foresees(self, v: State, d: Deck, action: int) -> bool:
        """T14: a card onto a full-blown crisis shows nothing new; everything else may lead to the next draw."""
        return CONTRIBUTE <= action < TAKE_SET

    def previews(self, v: State, d: Deck, within_s: float) -> list[Json]:
        return preview.previews(v, d, self.legal(v, d))

    def cards_to_deal(self, deck: DeckDocument[Deck]) -> Sequence[str]:
        return record.cards_to_deal()

    def setup_of(self, s: State, deck: DeckDocument[Deck]) -> Json:
        return record.setup_of(s)

    def lay_out(self, s: State, deck: DeckDocument[Deck], setup: Json) -> None:
        record.lay_out(s, setup)

    def check_talk(self, match: Match[Any, Any], said: list[Any]) -> None:
        check_talk(match, TerraTalk(), said)

    def result(self, s: State, d: Deck) -> dict[str, Any]:
        return record.result(s, d)

    def canonical_result(self, result: Json) -> Json:
        return record.canonical_result(result)
