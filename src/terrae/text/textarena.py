"""A game for TextArena: every seat is an agent that is given text and answers `[in brackets]`.

    import textarena as ta
    import terrae.text.textarena

`textarena.make` then knows every game of this house by its name in capitals, with the ending -v0.
"""

from __future__ import annotations

from typing import Any

import textarena as ta
from textarena.envs import BOARDGAME_WRAPPERS, DEFAULT_WRAPPERS
from textarena.envs.registration import ENV_REGISTRY, register_with_versions

from terrae.bots.registry import bot_named
from terrae.bots.strangers import bots_chance
from terrae.engine.errors import Refused
from terrae.engine.game import Json, OptionValue, game_named, games
from terrae.engine.match import Match
from terrae.sentences import sentences_for
from terrae.table.contract import need_talk
from terrae.table.local_table import LocalTable

from .brackets import MAY_SPEAK, SILENCE, answer_in, board, prompt_for
from .play import Manner, TextRequest, text_seat
from .requests import ANSWER_LENGTH
from .seat import TextSeat
from .talk import TextTalk

ACTION_LENGTH = 20_000
"""So many letters at the end of what an agent says are looked at."""
WON, SURVIVED, LOST = 1.0, 0.0, -1.0
"""What the end is worth to a seat."""


class TextArenaEnv(ta.Env):  # type: ignore[misc]  # TextArena has no types
    """One game among agents; what each is given is what its seat may see."""

    def __init__(
        self,
        game: str,
        language: str = "en",
        lists_answers: bool = True,
        skips_forced: bool = False,
        error_allowance: int = 2,
        fallback: str = "random",
        width: int = 100,
        options: dict[str, OptionValue] | None = None,
        talk: bool = False,
    ) -> None:
        """`error_allowance` faulty answers are forgiven at each question; then the bot `fallback` answers.

        With `talk`, every agent may say one thing before each round that calls for it.
        """
        self.game = game_named(game)
        self.has_talk = talk
        self.manner = Manner(sentences_for(self.game, language), width, lists_answers)
        self.skips_forced = skips_forced
        self.error_allowance = error_allowance
        self.fallback = bot_named(self.game, fallback)
        self.fallback_name = fallback
        self.options = options or {}

    # ---- what TextArena calls ----

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a new game; the same seed deals the same cards."""
        players = [{"name": f"Player {seat}", "kind": TextRequest.kind} for seat in range(num_players)]
        chance = None if seed is None else f"textarena {seed}"
        drawn = bots_chance(self.game, [self.fallback_name])
        self.begin(Match(self.game, players, options=self.options, seed=chance, chance=drawn), seed)

    def begin(self, match: Match[Any, Any], seed: int | None = None) -> None:
        """Seat agents at a match, and ask the first of them."""
        num_players = len(match.players)
        self.match = match
        self.seats: list[TextSeat] = [text_seat(match, seat, self.manner) for seat in range(num_players)]
        if self.has_talk:
            need_talk(self.game)
        self.table = LocalTable(match, self.has_talk)
        self.talks = [TextTalk(seat, self.table) for seat in self.seats]
        self.speakers: list[int] = []
        """The seats that are still to speak before this round, the next one first."""
        self.talked_at = -1
        """Before which move everybody was asked to speak last."""
        self.state = ta.MinimalMultiPlayerState(num_players, seed=seed, error_allowance=self.error_allowance)
        self.state.reset(game_state={}, player_prompt_function=self.prompt)
        self.ask()

    def step(self, action: str) -> tuple[bool, Json]:
        """Carry out what the agent of the current seat says, or say why that does not go."""
        seat = self.seats[self.speakers[0] if self.speakers else self.match.actor]
        said = action[-ACTION_LENGTH:]
        self.tell(seat.seat, said[-ANSWER_LENGTH:], ta.ObservationType.PLAYER_ACTION, seat.seat)
        answer = answer_in(said)
        try:
            if self.speakers:
                self.speak(answer)
            else:
                self.play(seat.understood(answer))
        except Refused as error:
            self.tell(seat.seat, seat.narrator.refusal(error, answer), ta.ObservationType.GAME_MESSAGE)
            if not self.state.set_invalid_move(reason=str(error)):
                return self.stepped()
            if self.speakers:
                self.speakers.pop(0)
            else:
                self.fall_back(seat.seat)
        self.state.made_invalid_move = False
        self.ask()
        return self.stepped()

    # ---- what happens then ----

    def stepped(self) -> tuple[bool, Json]:
        done, info = self.state.step(rotate_player=False)
        return bool(done), dict(info)

    def play(self, notation: str) -> None:
        """The seat that decides gives a legal answer."""
        action = self.game.parse(self.match.state, self.match.d, notation)
        assert action is not None
        self.table.act(action)

    def opens_talk(self) -> bool:
        """Is somebody still to speak before this round?"""
        moves = len(self.match.moves)
        if self.talked_at != moves and self.table.calls_for_talk:
            players = len(self.seats)
            self.talked_at = moves
            self.speakers = [(self.match.actor + turn) % players for turn in range(1, players + 1)]
        return bool(self.speakers)

    def speak(self, text: str) -> None:
        """The next speaker says an act or nothing; `Refused` if that cannot be said."""
        talk = self.talks[self.speakers[0]]
        act = None if text.strip().casefold() == SILENCE else talk.understood(text)
        if act is not None:
            self.table.say(talk.seat.seat, act)
        self.speakers.pop(0)

    def ask_to_speak(self) -> None:
        """Ask the next speaker what it says."""
        seat = self.speakers[0]
        told = self.seats[seat].moment("talk")
        self.state.manually_set_current_player_id(seat, force=True)
        for line in [*told["story"], *self.talks[seat].lines()]:
            self.tell(seat, line, ta.ObservationType.GAME_MESSAGE)
        self.tell(seat, f"{told['table']}\n\n{MAY_SPEAK}", ta.ObservationType.GAME_BOARD)

    def ask(self) -> None:
        """Ask the next seat; where the game is over, tell everybody how it ended."""
        match = self.match
        while not match.over and not self.opens_talk() and self.skips_forced and len(answers := match.answers()) == 1:
            self.play(answers[0])
        if match.over:
            self.finish()
            return
        if self.speakers:
            self.ask_to_speak()
            return
        asked = self.seats[match.actor].question()
        self.state.manually_set_current_player_id(match.actor, force=True)
        for line in [*asked["story"], *self.talks[match.actor].lines()]:
            self.tell(match.actor, line, ta.ObservationType.GAME_MESSAGE)
        self.tell(match.actor, board(asked), ta.ObservationType.GAME_BOARD)

    def fall_back(self, seat: int) -> None:
        """Let the fallback answer for a seat."""
        action = self.fallback(self.table.position())
        notation = self.match.game.notation(self.match.state, self.match.d, action)
        self.tell(seat, f"This was answered for you: [{notation}]", ta.ObservationType.GAME_MESSAGE)
        self.table.act(action)

    def finish(self) -> None:
        """Tell the end and give the rewards."""
        result: Json = {}
        for seat in self.seats:
            told = seat.end()
            result = told["result"]
            message = "\n".join([*told["story"], told["end"]])
            self.tell(seat.seat, message, ta.ObservationType.GAME_MESSAGE)
        self.state.set_game_outcome(rewards(result, len(self.seats)), self.seats[0].narrator.end(self.seats[0].view()))

    def tell(self, seat: int, message: str, kind: Any, said_by: int = ta.GAME_ID) -> None:
        """Tell one seat something, and no other: most of what a seat is told is for its eyes only."""
        self.state.add_observation(message=message, observation_type=kind, from_id=said_by, to_id=seat)

    def prompt(self, player_id: int, game_state: Json) -> str:  # noqa: ARG002  # TextArena gives both
        """What an agent is told before the game: the rules, and how to answer."""
        return prompt_for(self.seats[player_id], self.table.talk)


def rewards(result: Json, players: int) -> dict[int, float]:
    """1 for winning, 0 for surviving without winning, -1 for everybody where everybody lost."""
    if result["outcome"] != "success":
        return dict.fromkeys(range(players), LOST)
    return {seat: WON if seat in result["winners"] else SURVIVED for seat in range(players)}


def name_of(game: str) -> str:
    """The name under which TextArena knows a game."""
    return "".join(word.capitalize() for word in game.split("-")) + "-v0"


for known in games():
    if name_of(known) not in ENV_REGISTRY:
        register_with_versions(
            id=name_of(known),
            entry_point=TextArenaEnv,
            wrappers={"default": BOARDGAME_WRAPPERS, "-long": DEFAULT_WRAPPERS},
            game=known,
        )
