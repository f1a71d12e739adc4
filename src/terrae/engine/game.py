"""The contract between a game and the rest of Terrae, and the registry of games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from .errors import Illegal, Refused
from .fields import Fields, Turns
from .installed import installed
from .material import Material, assemble
from .observation import Part

if TYPE_CHECKING:
    from .match import Match

S = TypeVar("S", bound=Turns)
D = TypeVar("D", bound=Fields)

Json = dict[str, Any]
Event = dict[str, Any]
"""One thing that happened, as data: `{"event": name, ...}`. Its sentence is in the locales."""

GROUP = "terrae.games"
ENGINE = ("terrae.engine.bits", "terrae.engine.chance", "terrae.engine.game_loop")


OptionValue = bool | int
"""What an option is set to: yes or no, or one of its numbers."""


@dataclass(frozen=True)
class Option:
    """An option of a game: yes or no, or off or one of some numbers; `bit` is its place in the state's `options`."""

    name: str
    bit: int
    """Its lowest bit. The first of its numbers is this bit, the second twice as much, and so on."""
    default: bool
    rule: str
    later: bool = False
    """Was it added when there were records of the game? Then it is off by default, and written only when it is on."""
    values: tuple[int, ...] = ()
    """The numbers that it can be set to; none if it is yes or no."""

    def settings(self) -> tuple[OptionValue, ...]:
        """Everything that it can be set to, off first."""
        return (False, *(self.values or (True,)))

    def bits_of(self, value: object) -> int:
        """A setting as bits of the state; `Refused` if it is none."""
        if value is False:
            return 0
        if not self.values:
            if value is True:
                return self.bit
            raise Refused(f"option {self.name!r} is true or false, not {value!r}")
        if type(value) is not int or value not in self.values:
            raise Refused(f"option {self.name!r} is {' or '.join(map(str, self.values))}, not {value!r}", self.rule)
        return self.bit << self.values.index(value)

    def value_in(self, bits: int) -> OptionValue:
        """How it is set in the bits of a state."""
        return next((value for value in self.settings() if value is not False and bits & self.bits_of(value)), False)


@dataclass(frozen=True)
class DeckDocument(Generic[D]):
    """A deck: its form in a record, the table the rules read, and what else its file says (names, notes)."""

    document: Json
    table: D
    notes: Json


@dataclass(frozen=True)
class Offers:
    """What a game may offer besides its rules: each is a "module:name", loaded when somebody asks for it.

    Nothing is offered where the text is empty.
    """

    talk: str = ""
    """What can be said at its table: a `Talk` (`terrae.table.contract`)."""
    terminal: str = ""
    """How it looks in a terminal: a `GameScreen` (`terrae.terminal.screen`)."""
    chance: str = ""
    """How chance draws its cards one by one: `Draws` (`engine.explicit_chance`)."""
    small_variant: str = ""
    """A variant of the game that can be solved: a further `Game`."""
    learner: str = ""
    """How a value is learned from its play, for `terrae train`: a `Learner` (`engine.search.learner`)."""
    best_response: str = ""
    """How the best answer to a table is found, for the benchmark: `PolicyTables` (`engine.search.best_response`)."""
    answer_nets: str = ""
    """How nets score its answers, for `terrae.envs.Choices`: `AnswerNets` (`engine.search.answer_nets`)."""
    balance: str = ""
    """How fair its deck is, for `terrae balance`: a `Balance` (`engine.balance`)."""
    deals: str = ""
    """How many play the same deal and compare it: `Deals` (`engine.deals`)."""
    infer_character: str = ""
    """What names the characters at its table, for `lab.infer_character`: a module with `names_of` and `RIDING`."""
    coach: str = ""
    """How its matches are coached, for `terrae coach`: a `Coached` (`engine.coaching`)."""
    dealt_anew: str = ""
    """How what a seat could not see of a match is dealt anew, to play on: a `Deal` (`engine.dealt_anew`)."""
    dashboard: str = ""
    """What a teacher's dashboard shows of a table: a `Dashboard` (`engine.dashboard`)."""
    puzzles: str = ""
    """How puzzles are made of its lost games, for `terrae puzzles`: a `Puzzled` (`engine.puzzles`)."""
    lessons: str = ""
    """How lessons are dealt and talked about: a `Debriefed` (`engine.debriefing`)."""


def loaded(place: str) -> Any:
    """What a "module:name" stands for; a module alone stands for itself."""
    module, _, name = place.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


class Game(ABC, Generic[S, D]):
    """One game. Its rules are functions of both materials (see `contract.py`); the rest is about texts and files."""

    name: ClassVar[str]
    seats: ClassVar[range]
    seats_rule: ClassVar[str]
    start_rule: ClassVar[str]
    shuffle_rule: ClassVar[str] = ""
    """The rule of shuffles in the middle of the game, if it has any."""
    bench_players: ClassVar[int] = 4
    """How many play when speed is measured."""
    options: ClassVar[tuple[Option, ...]]
    state: type[S]
    deck: type[D]
    rules_modules: ClassVar[tuple[str, ...]]
    minds: ClassVar[tuple[str, ...]] = ()
    """Modules of functions in the style of the rules that bots think with. Each knows the rules and those before it.

    They are compiled apart from the rules, a module at a time: a change recompiles its module and those after it."""
    actions: ClassVar[int]
    observation: ClassVar[int]
    parts: ClassVar[tuple[Part, ...]]
    """What the numbers of an observation are, in order."""
    encoding: ClassVar[int] = 1
    """The version of the observation: another number means that places have changed."""
    history: ClassVar[tuple[Part, ...]] = ()
    """What `remember` keeps of every seat, in its order, a part with a place for each seat; everybody can know it."""
    rounds: ClassVar[tuple[Part, ...]] = ()
    """What `note_round` keeps of every seat in every round, in its order; everybody can know it."""
    chronicle: ClassVar[int] = 0
    """How many places of a seat's memory the notes of all rounds take."""
    scratch: ClassVar[int]
    """How many places the working memory of the rules has: at least as many as there are actions, and cards."""
    start_is_chosen: ClassVar[bool]
    """May the host choose who starts, or do the rules?"""
    bots: ClassVar[Mapping[str, str]]
    """The game's own bots: name -> "module:function"."""
    characters: ClassVar[tuple[str, ...]] = ()
    """Those of its bots that play a character: each cooperates under a condition of its own."""
    shuffles_key: ClassVar[str] = ""
    """The key of records that holds the shuffles in the middle of the game; empty if it shuffles only at set-up."""
    offers: ClassVar[Offers] = Offers()
    """What it offers besides its rules."""

    def __init__(self, replaced: Mapping[str, Callable[..., Any]] | None = None) -> None:
        self.replaced = replaced or {}
        """Rules swapped for others: for variants, and for planting mistakes that the laws must find."""

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules whose functions make up the two materials."""
        return (*ENGINE, *self.rules_modules)

    @cached_property
    def run(self) -> Material:
        """The plain material: this game's rules and the engine's loops as ordinary Python functions."""
        modules = [import_module(name) for name in self.modules]
        return assemble(modules, as_it_is, as_it_is, self.replaced)

    @cached_property
    def mind(self) -> Material:
        """The plain material with what bots think with."""
        material = self.run
        for name in self.minds:
            material = assemble([import_module(name)], as_it_is, as_it_is, self.replaced, material)
        return material

    # ---- decks ----

    @abstractmethod
    def read_deck(self, data: Json) -> DeckDocument[D]:
        """A deck from a deck file's data or from a record; `Refused` names the place and the rule."""

    @abstractmethod
    def default_deck(self) -> Path:
        """The deck file used when none is given."""

    def feature_tables(self, d: D) -> Mapping[str, Sequence[Sequence[int]]]:
        """What the categories of an observation stand for, by the table's name: a row of features for each number."""
        return {}

    # ---- notation ----

    @abstractmethod
    def notation(self, s: S, d: D, action: int) -> str:
        """The notation of an action that is legal in `s`."""

    @abstractmethod
    def parse(self, s: S, d: D, text: str) -> int | None:
        """The action a text stands for in `s`, legal or not; None when it stands for none."""

    @abstractmethod
    def why_not(self, v: S, d: D, text: str) -> Illegal:
        """Why this text is not a legal answer of `v.actor`, as that seat sees it."""

    # ---- what a viewer is shown ----

    @abstractmethod
    def public_view(self, v: S, deck: DeckDocument[D]) -> Json:
        """What every viewer sees, as JSON: the same from each viewer's redacted state."""

    @abstractmethod
    def private_view(self, v: S, deck: DeckDocument[D], viewer: int) -> Json:
        """What only this viewer sees, from its redacted state: its question if it is asked one, and which seat it is.

        It has none of the keys of `public_view`.
        """

    def view(self, v: S, deck: DeckDocument[D], viewer: int) -> Json:
        """Everything that a viewer sees, as JSON, from its redacted state only."""
        return self.public_view(v, deck) | self.private_view(v, deck, viewer)

    @abstractmethod
    def notation_for(self, v: S, d: D, action: int, viewer: int) -> str:
        """The notation of `v.actor`'s action as `viewer` may hear it."""

    @abstractmethod
    def story(self, before: S, deck: DeckDocument[D], actor: int, notation: str, after: S, seat: int) -> list[Event]:
        """What happened between two views of one seat."""

    # ---- previews ----

    def foresees(self, v: S, d: D, action: int) -> bool:
        """Can `v.actor` tell from its own view what this action leads to? Then it may be carried out on the view."""
        return False

    def previews(self, v: S, d: D, within_s: float) -> list[Json]:
        """What the answers of `v.actor` bring it, from its own view; searches end after so many seconds.

        Each is `{"answer", "before", "after", "kind", ...}`: the answer's notation and the seat's own points before and
        after it (see `engine.previews`). Answers of which nothing is known are left out; a game may have none.
        """
        return []

    # ---- records ----

    @abstractmethod
    def setup_of(self, s: S, deck: DeckDocument[D]) -> Json:
        """The set-up of a state that is ready to begin."""

    @abstractmethod
    def lay_out(self, s: S, deck: DeckDocument[D], setup: Json) -> None:
        """Lay a set-up given as data onto a state that `prepare` has cleared; `Refused` if it breaks a rule."""

    def cards_to_deal(self, deck: DeckDocument[D]) -> Sequence[str]:
        """Every card that a set-up can name, as often as it exists; none where every set-up names all of them."""
        return ()

    def shuffle_to_json(self, s: S, deck: DeckDocument[D], order: Sequence[int]) -> Json:
        """A shuffle in the middle of a game as a record tells it."""
        raise NotImplementedError(f"{self.name} shuffles only at set-up")

    def shuffle_from_json(self, s: S, deck: DeckDocument[D], data: object) -> list[int]:
        """The order that a record tells; `Refused` if it is not one of the waiting cards."""
        raise NotImplementedError(f"{self.name} shuffles only at set-up")

    @abstractmethod
    def result(self, s: S, d: D) -> Json:
        """The result of a game that is over."""

    def canonical_result(self, result: Json) -> Json:
        """A result with every list that may come in any order put into one order; the others stay as they are."""
        return result

    def given(self, moves: Sequence[tuple[int, str]], players: int) -> list[int] | None:
        """What each seat gave to the common good in these moves; None in a game that has none."""
        return None

    def deeds(self, history: Iterable[Event], players: int) -> list[list[int]]:
        """What `remember` has kept of each seat (`history`), from events that a seat could see."""
        return []

    def check_talk(self, match: Match[Any, Any], said: list[Any]) -> None:
        """`BadRecord` if a record tells of something that could not be said. A game without acts hears nothing."""

    @abstractmethod
    def end_rule(self, s: S) -> str:
        """The rule by which the game in `s` ended as it did; of one that is not over, the rule that ends it."""

    # ---- what follows from the above ----

    def check_players(self, players: int) -> None:
        """`Refused` if the game is not for so many."""
        if players not in self.seats:
            sentence = f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players}"
            raise Refused(sentence, self.seats_rule)

    def option_bits(self, options: Mapping[str, OptionValue], players: int) -> int:
        """Options by name as bits of the state, those not named at their defaults; `Refused` if unknown."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise Refused(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
        bits = 0
        for option in self.options:
            bits |= option.bits_of(options.get(option.name, option.default))
        self.check_options(bits, players)
        return bits

    def check_options(self, bits: int, players: int) -> None:
        """Refuse options that do not go with this number of players."""

    def options_from_bits(self, bits: int) -> dict[str, OptionValue]:
        """The options by name, as records hold them."""
        found = {option: option.value_in(bits) for option in self.options}
        return {option.name: value for option, value in found.items() if value is not False or not option.later}

    def legal(self, s: S, d: D) -> list[int]:
        """The legal actions of the seat that decides; on a view of that seat the same."""
        out = [0] * self.scratch
        return out[: self.run.legal(s, d, out)]

    def redact(self, s: S, d: D, seat: int) -> S:
        """What `seat` may know of `s`."""
        v = self.state()
        self.run.redact(s, d, seat, v)
        return v

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled game is found again by its name, a variant is made anew: what was compiled stays behind."""
        if games().get(self.name) is self:
            return game_named, (self.name,)
        return type(self), (self.replaced,)


def as_it_is(thing: Any) -> Any:
    """What is assembled into the plain material stays as it is."""
    return thing


@cache
def games() -> Mapping[str, Game[Any, Any]]:
    """Every installed game by name. Looked for once: that reads a file of every installed package."""
    return MappingProxyType({name: loaded(place)() for name, place in installed(GROUP).items()})


def game_named(name: object) -> Game[Any, Any]:
    """The game of that name; `Refused` if there is none."""
    known = games()
    if not isinstance(name, str) or name not in known:
        raise Refused(f"there is no game {name!r}; there is {', '.join(sorted(known))}")
    return known[name]
