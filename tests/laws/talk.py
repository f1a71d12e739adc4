"""Laws of the talk: it changes nothing of the game, reveals only what was said, and is the same however it is told."""

from __future__ import annotations

from random import Random
from typing import Any

from terrae.bots.registry import bot_named, bots_of, speaker_named
from terrae.bots.uniform import choose
from terrae.engine.chance import seeded
from terrae.engine.compiled import Compiled, fill, to_plain
from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.engine.player import Bot, Speaker, listening_position, position_of
from terrae.engine.record import replay
from terrae.table.acts import Act
from terrae.table.contract import Talk, need_talk
from terrae.table.conversation import Conversation
from terrae.table.local_table import LocalTable
from terrae.table.records import read_talk, retold

from .materials import Twin
from .records import check_same_match, through_json
from .walks import AnyGame, Seating, knowledge, match_of, walks

SAID = 3
"""So many things somebody tries to say before each decision."""


def any_act(talk: Talk[Any, Any], chance: Random, players: int) -> Act:
    """Any act in one of its forms, which may or may not fit the moment."""
    name = chance.choice(list(talk.forms))
    form = chance.choice(talk.forms[name])
    return {"act": name} | {slot: chance.choice(talk.slots[slot].values(players)) for slot in form}


def refusal(conversation: Conversation, v: Any, seat: int, act: Act) -> str:
    """Say something; why it was refused, or nothing."""
    try:
        conversation.say(v, seat, act)
    except Refused as error:
        return str(error)
    return ""


def elsewhere(match: Match[Any, Any], state: Any) -> Match[Any, Any]:
    """The same match in another world."""
    other = match.copy()
    other.state = state
    return other


def talk_reveals_only_what_was_said(game: AnyGame, seating: Seating, games: int) -> int:
    """The players hold other cards in secret: whatever is said is taken or refused and judged the same.

    Counts the worlds that differed.
    """
    about, talk, different = knowledge(game), need_talk(game), 0
    for number in range(games):
        match, chance = match_of(game, seating, f"talk {number}"), Random(number)
        here = LocalTable(match)
        while not match.over:
            action = choose(position_of(match))
            state = about.hidden_otherwise(match.state, match.d, action, chance)
            different += state != match.state
            there = LocalTable(elsewhere(match, state))
            assert here.conversation is not None
            there.conversation = here.conversation.copy()
            for _ in range(SAID):
                seat, act = chance.randrange(seating.players), any_act(talk, chance, seating.players)
                refused = refusal(here.conversation, match.seen_by(SPECTATOR), seat, act)
                other = refusal(there.conversation, there.match.seen_by(SPECTATOR), seat, act)
                assert refused == other, f"a secret decides whether {act} can be said"
            here.act(action)
            there.act(action)
            judged, otherwise = (table.ledger.to_json(seating.players) for table in (here, there))
            assert judged == otherwise, "a secret decides what became of a promise"
    return different


def speakers_know_what_their_seat_knows(game: AnyGame, seating: Seating, games: int) -> int:
    """In another world that looks the same to its seat, a bot says and does the same. Counts what was said."""
    names = [name for name in bots_of(game) if speaker_named(game, name)]
    said = 0
    for number in range(games):
        match, chance = match_of(game, seating, f"speakers {number}"), Random(number)
        table = LocalTable(match)
        seated = [chance.choice(names) for _ in range(seating.players)]
        bots, speakers = seated_bots(game, seated)
        while not match.over:
            if table.calls_for_talk:
                seat = chance.randrange(seating.players)
                other = elsewhere(match, imagined(match, seat, f"{number} {len(match.moves)}"))
                heard, lines = table.public_talk(), len(table.said)
                speak: Any = speakers[seat]
                act = speak(listening_position(match, seat, heard, lines))
                assert act == speak(listening_position(other, seat, heard, lines)), "a bot says what it cannot know"
                table.let_speak(speakers)
            heard = table.public_talk()
            action = bots[match.actor](position_of(match, heard))
            other = elsewhere(match, imagined(match, match.actor, f"{number} {len(match.moves)} {action}"))
            assert action == bots[match.actor](position_of(other, heard)), "a bot that listens knows what it cannot"
            table.act(action)
        said += len(table.said)
    return said


def seated_bots(game: AnyGame, names: list[str]) -> tuple[list[Bot], list[Speaker | None]]:
    """The bots of these names, and how each speaks."""
    return [bot_named(game, name) for name in names], [speaker_named(game, name) for name in names]


def imagined(match: Match[Any, Any], seat: int, seed: str) -> Any:
    """Another full state that looks the same to a seat."""
    s = match.game.state()
    match.game.run.imagine(match.seen_by(seat), match.d, seat, s, seeded(seed), [0] * match.game.scratch)
    return s


def talk_agrees_in_both_materials(game: AnyGame, fast: Compiled, seating: Seating, decisions: int) -> None:
    """Judged by what the compiled material shows to all, talk is the same; and saying something changes no state."""
    talk, twin = need_talk(game), Twin(game, fast)
    for walk in walks(game, seating, decisions, "talk"):
        plain, compiled = (Conversation(game, walk.deck, talk) for _ in range(2))

        def shown(walk: Any = walk) -> Any:
            fill(twin.states, 0, walk.s)
            twin.run.redact(twin.states[0], twin.decks[0], SPECTATOR, twin.states[1])
            v = game.state()
            to_plain(twin.states, 1, v)
            return v

        while not walk.over:
            before, actor, v, w = walk.s.clone(), walk.s.actor, walk.redact(SPECTATOR), shown()
            for _ in range(SAID):
                seat, act = walk.choice.randrange(seating.players), any_act(talk, walk.choice, seating.players)
                assert refusal(plain, v, seat, act) == refusal(compiled, w, seat, act), "the materials differ in talk"
            assert walk.s == before, "something said has changed the game"
            action = walk.choose()
            notation = game.notation_for(v, walk.d, action, SPECTATOR)
            walk.play(action)
            plain.moved(v, actor, notation, walk.redact(SPECTATOR))
            compiled.moved(w, actor, notation, shown())
            same = plain.ledger.to_json(seating.players) == compiled.ledger.to_json(seating.players)
            assert same, "the materials differ in what became of a promise"


def talk_goes_through_records(game: AnyGame, seating: Seating, games: int) -> int:
    """A game at which bots talk, written and read again, is the same game with the same ledger. Counts what was said.

    Saved and loaded in its middle, it goes on the same way, and what is said too.
    """
    names = [name for name in bots_of(game) if speaker_named(game, name)]
    said = 0
    for number in range(games):
        seated = [Random(f"{number} {seat}").choice(names) for seat in range(seating.players)]
        bots, speakers = seated_bots(game, seated)
        match = match_of(game, seating, f"said {number}")
        table = LocalTable(match)
        table.play(bots, speakers)
        loaded = through_json(match)
        check_same_match(match, loaded)
        again = retold(loaded, need_talk(game), read_talk(loaded.talk, len(loaded.moves)))
        assert again.ledger.to_json(seating.players) == table.ledger.to_json(seating.players)
        check_same_match(match, gone_on(match, len(match.moves) // 2, bots, speakers))
        said += len(table.said)
    return said


def gone_on(match: Match[Any, Any], moves: int, bots: list[Bot], speakers: list[Speaker | None]) -> Match[Any, Any]:
    """The match saved before a decision, loaded, and played on by the same bots."""
    record = match.record()
    talk = [entry for entry in record["talk"] if entry[0] < moves]
    saved = replay({**record, "moves": record["moves"][:moves], "talk": talk, "result": None})
    LocalTable(saved).play(bots, speakers)
    return saved
