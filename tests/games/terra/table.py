"""Lay out a position of Terra in a few readable lines.

    t = table(hands=["G4 G6", "G5", "", "G1"], pile="G-AF B1")
    t.play("G6", "G5", "pass", "G1")
    assert t.track == [6, 0, 0, 0]

A position is laid out just before the draw of the seat `turn`: the first card of `pile` is drawn at once. Cards that
are mentioned nowhere lie on the discard pile, so that all 108 are always in the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from terrae.engine.contract import SPECTATOR
from terrae.engine.decks import load_deck
from terrae.engine.errors import Illegal
from terrae.engine.game import DeckDocument, OptionValue
from terrae.games.terra import Terra
from terrae.games.terra.rules.moves import CARD_OF, CRISIS_OF, CRISIS_TEXTS, KIND_OF, KIND_TEXTS
from terrae.games.terra.rules.questions import QUESTIONS
from terrae.games.terra.rules.rules import give
from terrae.games.terra.rules.state import COPIES, KINDS, Deck, State
from terrae.games.terra.view.view import cards

from . import census

GAME = Terra()
DEFAULT = load_deck(GAME, GAME.default_deck())


def deck_with(threats: Mapping[str, int]) -> DeckDocument[Deck]:
    """The default deck with other threats."""
    document = DEFAULT.document
    return GAME.read_deck({**document, "threats": {**document["threats"], **threats}})


def table(
    *,
    hands: Sequence[str],
    pile: str = "",
    full: Mapping[str, str] | None = None,
    track: Sequence[int] = (),
    hoards: Sequence[str] = (),
    turn: int = 0,
    start: int = 0,
    teams: bool = False,
    threats: Mapping[str, int] | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Table:
    """A hand for each player, the pile from its top card down, the full-blown crises with the cards on them."""
    deck = deck_with(threats or {})
    players = len(hands)
    s = State()
    GAME.run.prepare(s, deck.table, players, start, GAME.option_bits({"teams": teams, **(options or {})}, players))
    s.turn = s.actor = turn
    s.pile[:] = [0] * len(s.pile)
    drawn = [CARD_OF[text] for text in reversed(pile.split())]
    s.left = len(drawn)
    s.pile[: s.left] = drawn
    for seat, hand in enumerate(hands):
        for text in hand.split():
            give(s, seat, KIND_OF[text])
    for seat, hoard in enumerate(hoards):
        for text in hoard.split():
            s.hoards[seat][KIND_OF[text]] += 1
        s.sets[seat] = len(hoard.split()) // 3
    for seat, points in enumerate(track):
        s.track[seat] = points
    for text, laid in (full or {}).items():
        s.full |= 1 << CRISIS_OF[text]
        for card in laid.split():
            assert card[0] == text[0], f"{card} cannot lie on {text}"
            s.laid[CRISIS_OF[text]][int(card[1]) - 1] += 1
    discard_the_rest(s)
    t = Table(s, deck)
    GAME.run.begin(s, t.d)
    return t


def discard_the_rest(s: State) -> None:
    for kind in range(KINDS):
        laid = sum(s.laid[crisis][kind % 6] for crisis in range(18) if crisis // 6 == kind // 6)
        held = sum(s.hands[seat][kind] + s.hoards[seat][kind] for seat in range(s.players))
        s.discards[kind] = COPIES[kind % 6] - laid - held - s.pile[: s.left].count(kind)
        assert s.discards[kind] >= 0, f"there are not so many {KIND_TEXTS[kind]}"
    for crisis in range(18):
        if not s.full >> crisis & 1 and KINDS + crisis not in s.pile[: s.left]:
            s.solved |= 1 << crisis


class Table:
    """A game going on; `s` is its state."""

    def __init__(self, s: State, deck: DeckDocument[Deck]) -> None:
        self.s = s
        self.deck = deck

    @property
    def d(self) -> Deck:
        return self.deck.table

    # ---- what is asked, and answering ----

    @property
    def asked(self) -> tuple[int, str] | None:
        """The seat that decides and what about; None when the game is over."""
        return None if self.over else (self.s.actor, QUESTIONS[self.s.phase].kind)

    @property
    def answers(self) -> list[str]:
        return [GAME.notation(self.s, self.d, action) for action in GAME.legal(self.s, self.d)]

    def play(self, *texts: str) -> Table:
        """One answer after the other, each of the seat that is asked then."""
        for text in texts:
            assert text in self.answers, f"{text!r} is not legal for seat {self.s.actor}, but {self.answers}"
            action = GAME.parse(self.s, self.d, text)
            assert action is not None
            GAME.run.step(self.s, self.d, action)
            assert census.census(self.s, self.d) == census.everything(self.s, self.d)
            census.check_caches(self.s, self.d)
        return self

    def refusal(self, text: str) -> Illegal:
        """Why an answer is not legal."""
        assert text not in self.answers
        return GAME.why_not(GAME.redact(self.s, self.d, self.s.actor), self.d, text)

    # ---- what lies where ----

    @property
    def over(self) -> bool:
        return bool(GAME.run.is_over(self.s, self.d))

    @property
    def track(self) -> list[int]:
        return self.s.track[: self.s.players]

    @property
    def scores(self) -> list[int]:
        return [GAME.run.score(self.s, self.d, seat) for seat in range(self.s.players)]

    @property
    def hands(self) -> list[str]:
        return [" ".join(cards(self.s.hands[seat])) for seat in range(self.s.players)]

    @property
    def hoards(self) -> list[str]:
        return [" ".join(cards(self.s.hoards[seat])) for seat in range(self.s.players)]

    @property
    def full(self) -> dict[str, str]:
        """The full-blown crises and the cards on them."""
        return {
            text: " ".join(f"{text[0]}{value}" for value in range(1, 7) for _ in range(self.s.laid[crisis][value - 1]))
            for crisis, text in enumerate(CRISIS_TEXTS)
            if self.s.full >> crisis & 1
        }

    @property
    def solved(self) -> list[str]:
        return [text for crisis, text in enumerate(CRISIS_TEXTS) if self.s.solved >> crisis & 1]

    def discarded(self, card: str) -> int:
        return self.s.discards[KIND_OF[card]]

    @property
    def result(self) -> dict[str, Any]:
        return GAME.result(self.s, self.d)

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The view of a seat as JSON."""
        return GAME.view(GAME.redact(self.s, self.d, seat), self.deck, seat)

    def seen_by_all(self) -> dict[str, Any]:
        return self.seen_by(SPECTATOR)
