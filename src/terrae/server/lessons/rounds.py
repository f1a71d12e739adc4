"""Rounds of a lesson: real tables that are opened, watched, frozen and stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from terrae.bots.opponents import usual_bots
from terrae.engine.debriefing import debriefed
from terrae.engine.game import DeckDocument, Game, Json, game_named
from terrae.engine.match import Match

from ..clock import wall_time
from ..database import decks, grants, queries
from ..database import lessons as statements
from ..database.stored import NO_SHUFFLE, Pause, Stored, StoredSeat
from ..protocol.shared import NoClock
from ..tables.people.keys import new_id
from ..tables.play.ending import abandon
from ..tables.play.pausing import pause
from ..tables.table import Table, before_the_first_move, due_from
from .entries import NOBODY, Seated
from .lesson import Lesson
from .plans import known_options
from .rooms import Lessons, Room
from .seating import MOST
from .seats import seat_as_the_lesson, seat_late, stand_in_where_due
from .stages.registry import Doing, stage_named
from .stages.round import TableRules

PARTS = 1000
DEALS = 8
"""So many deals are looked at, at most."""
LEAST_CHANCE, MOST_CHANCE = 0.3, 0.7


def rules_of(lesson: Lesson, stage: int, law: str, arm: str) -> tuple[str, dict[str, Any]]:
    """What is said and which options hold at a table of a round: those of the plan, of the law, of the arm."""
    game, spec = game_named(lesson.plan.game), lesson.plan.stages[stage]
    settings = stage_named(spec.kind).settings_of(spec)
    rules: list[TableRules] = [settings.rules]
    if law:
        rules += [law_rules(lesson, stage, law)]
    if arm:
        rules += [settings.arms[arm]]
    talk, options = "sentences", dict[str, Any]()
    for each in rules:
        talk = each.talk or talk
        options.update(known_options(game, each.options))
    return talk, options


def law_rules(lesson: Lesson, stage: int, law: str) -> TableRules:
    """The rules of a law, from the vote before the round."""
    for spec in reversed(lesson.plan.stages[:stage]):
        if spec.kind == "law":
            found: TableRules = stage_named("law").settings_of(spec).laws[law]
            return found
    return TableRules()


def dealt(
    lesson: Lesson, room_id: str, stage: int, law: str, seated: Json, secret: bytes, now: int, most: int
) -> Stored:
    """A table whose cards are dealt, not stored yet. What chance does follows from the lesson's secret.

    All tables of a round have the same deal, as far as the game can deal the same to so many as sit at the largest;
    each names its cards after its own world.
    """
    game: Game[Any, Any] = game_named(lesson.plan.game)
    players = len(seated["pupils"])
    talk, wanted = rules_of(lesson, stage, law, seated["arm"])
    start = secret[0] * PARTS // 256 * players // PARTS if game.start_is_chosen else 0
    options = game.options_from_bits(game.option_bits(wanted, players))
    deck, setup = deal_for(game, options, players, most, start, secret, seated["world"])
    bots = list(game.characters) or usual_bots(game)
    Random(f"{secret.hex()} {seated['world']}").shuffle(bots)  # so that tables of robots differ
    seats = []
    for place, number in enumerate(seated["pupils"]):
        pupil = lesson.who(number)
        if number == NOBODY:
            seats.append(beside(game, place))
        elif pupil.robot:
            seats.append(StoredSeat(place, "bot", f"Robot {pupil.alias}", "", bots[place % len(bots)]))
        else:
            seats.append(StoredSeat(place, "human", pupil.alias, "", None, now))
    stored = Stored(
        id=seated["id"],
        game=game,
        players=players,
        options=options,
        deck=deck,
        deck_hash=decks.deck_hash(deck),
        title="",
        public=False,
        talk=talk,  # type: ignore[arg-type]
        keep_words=False,
        hints=False,
        clock=NoClock(),
        requested_start=start if game.start_is_chosen else None,
        status="playing",
        secret=secret,
        created_at=wall_time(),
        start=start,
        touched=now,
        dealt_at=now,
        seats=tuple(seats),
        fair_version=NO_SHUFFLE,
        guests=0,
        lesson=room_id,
    )
    match = before_the_first_move(stored, start, setup)
    stored = replace(stored, start=match.start, setup=match.setup)
    return replace(stored, due=due_from(stored, match, now))


def deal_for(
    game: Game[Any, Any], options: dict[str, Any], players: int, most: int, start: int, secret: bytes, world: int
) -> tuple[DeckDocument[Any], Json | None]:
    """The deck and the set-up of a table in its world; None where chance deals by itself."""
    deck = decks.usual_deck(game)
    hooks = debriefed(game)
    if hooks is None:
        return deck, None

    def deal(seats: int) -> Json:
        nobody = [{"name": "", "kind": "human"}] * seats
        first = start if seats == players else 0
        return Match(game, nobody, deck=deck, options=options, seed=secret.hex(), start=first).setup

    setup = hooks.for_fewer(deal(most), players) if players < most else None
    document, setup = hooks.renamed(deck.document, setup or deal(players), world)
    read = game.read_deck(document)
    return DeckDocument(read.document, read.table, deck.notes), setup


def draw_deal(lesson: Lesson, stage: int, players: int, secret_of: Callable[[int], bytes]) -> int:
    """The first deal that follows from the lesson's secret and is neither lost nor safe from the beginning, by number.

    All tables have the same one, so that a hopeless deal would be the whole class's. It is judged without a law.
    """
    game: Game[Any, Any] = game_named(lesson.plan.game)
    hooks = debriefed(game)
    if hooks is None:
        return 0
    options = game.options_from_bits(game.option_bits(rules_of(lesson, stage, "", "")[1], players))
    nobody = [{"name": "", "kind": "human"}] * players
    chances: list[float] = []
    for k in range(DEALS):
        match = Match(game, nobody, deck=decks.usual_deck(game), options=options, seed=secret_of(k).hex())
        chance = hooks.chance_to_hold(match)
        if chance is None or LEAST_CHANCE <= chance <= MOST_CHANCE:
            return k
        chances.append(abs(chance - 1 / 2))
    return chances.index(min(chances))


def beside(game: Game[Any, Any], place: int) -> StoredSeat:
    """A bot that plays with a pupil who is alone: the same in this seat for everybody."""
    bots = usual_bots(game)
    bot = bots[place % len(bots)]
    return StoredSeat(place, "bot", f"{bot} {place}", "", bot)


def draw_worlds(game: Game[Any, Any], tables: int, lot: Random) -> list[int]:
    """The world of each table: the first has the usual names, no two have the same while there are enough."""
    hooks = debriefed(game)
    worlds = hooks.worlds if hooks is not None else 1
    others = lot.sample(range(1, worlds), min(worlds - 1, MOST))  # the same for the first tables, however many come
    return [0, *others, *[0] * tables][:tables]


async def opened(lessons: Lessons, room: Room, stage: int, doing: Doing) -> tuple[Doing, Callable[[Connection], None]]:
    """A round with its tables dealt, or more tables of one, and how they are stored in the same moment."""
    now, lesson = lessons.service.clock.now(), room.lesson
    law, begun = doing.data["law"], lesson.round_of(stage)
    number = len(lesson.rounds) if begun is None else lesson.rounds.index(begun)
    before = len(begun.tables) if begun else 0
    tables_now = doing.data["tables"]
    worlds = draw_worlds(game_named(lesson.plan.game), before + len(tables_now), room.lot(f"round {number} worlds"))
    seated = [
        {**table, "id": new_id(), "world": world} for table, world in zip(tables_now, worlds[before:], strict=True)
    ]
    most = max(len(table["pupils"]) for table in (*seated, *(begun.as_told() if begun else ())))

    def deal_all() -> tuple[int, list[Stored]]:
        deal = begun.deal if begun else None
        if deal is None:
            deal = draw_deal(lesson, stage, most, lambda k: room.derived(f"round {number} deal {k}"))
        secret = room.derived(f"round {number} deal {deal}")
        return deal, [dealt(lesson, room.id, stage, law, table, secret, now, most) for table in seated]

    loop = asyncio.get_running_loop()
    deal, tables = await loop.run_in_executor(lessons.service.tables.loaders, deal_all)

    def write(connection: Connection) -> None:
        held = statements.all_held(connection, room.id)
        teachers = [each.holder for each in held if each.role in ("teacher", "second")]
        for stored, table in zip(tables, seated, strict=True):
            queries.insert_table(connection, stored)
            for seat, pupil in enumerate(table["pupils"]):
                for each in held:
                    if each.role == "pupil" and each.pupil == pupil:
                        grants.grant(connection, each.holder, stored.id, "seat", seat)
            for holder in teachers:
                grants.grant(connection, holder, stored.id, "watch")

    return Doing("seated", doing.who, {**doing.data, "stage": stage, "tables": seated, "deal": deal}), write


# ---- while it is played ----


async def look_after(lessons: Lessons, room: Room) -> list[Doing]:
    """What is to be written down of the tables of the round that is on; bots stand in, and give seats back."""
    playing = room.lesson.playing
    if playing is None:
        return []
    done: list[Doing] = []
    connected: set[int] = set()
    for seated in playing.tables:
        if seated.outcome:
            continue
        async with lessons.service.tables.locked(seated.id) as table:
            await hold_as_the_lesson(lessons, room, table)
            await seat_as_the_lesson(lessons, room, seated, table)
            for seat in table.stored.seats:
                if seat.kind != "bot" and seat.away_since is None:
                    connected.add(seated.pupils[seat.seat])
            done += await stand_in_where_due(lessons, room, seated, table)
            if table.stored.ended:
                done.append(ended(seated, table))
    room.at_tables = frozenset(connected)
    if not done:
        done += await seat_late(lessons, room, playing)
    return done


async def seat_all(lessons: Lessons, room: Room) -> None:
    """Let everybody sit where the lesson says, at once."""
    playing = room.lesson.playing
    for seated in playing.tables if playing else ():
        if not seated.outcome:
            async with lessons.service.tables.locked(seated.id) as table:
                await seat_as_the_lesson(lessons, room, seated, table)


def ended(seated: Seated, table: Table) -> Doing:
    """How a table's game has ended: by its rules, or by the bell."""
    result = table.stored.result
    outcome = "stopped"
    if table.stored.status == "over":
        outcome = "held" if result is not None and result.get("outcome") == "success" else "lost"
    return Doing("ended", data={"table": seated.id, "outcome": outcome, "result": result})


async def hold_as_the_lesson(lessons: Lessons, room: Room, table: Table) -> None:
    """Freeze, ring and stop a table as the lesson says, also after a restart in the middle of it."""
    lesson, service = room.lesson, lessons.service
    if table.stored.status != "playing":
        return
    before = table.stored.pause
    bell_turn = None
    if lesson.bell_at is not None:
        rung = before is not None and before.bell_turn is not None
        bell_turn = before.bell_turn if rung and before is not None else table.turn
    frozen = lesson.frozen_at is not None
    wanted = Pause(frozen, bell_turn) if frozen or bell_turn is not None else None
    await pause(service, table, wanted)
    if frozen or lesson.bell_at is None:
        return
    late = lesson.time(service.clock.now()) >= lesson.bell_at + lesson.minute_ms
    if late or table.is_paused:
        await abandon(service, table, None)


async def hold_all(lessons: Lessons, room: Room) -> None:
    """Freeze, resume or ring at every table at once."""
    playing = room.lesson.playing
    for seated in playing.tables if playing else ():
        if not seated.outcome:
            async with lessons.service.tables.locked(seated.id) as table:
                await hold_as_the_lesson(lessons, room, table)


async def stop_all(lessons: Lessons, room: Room) -> list[Doing]:
    """Stop every table that is still played, at once; how each has ended."""
    playing = room.lesson.playing
    done: list[Doing] = []
    for seated in playing.tables if playing else ():
        if not seated.outcome:
            async with lessons.service.tables.locked(seated.id) as table:
                if table.stored.status == "playing":
                    await abandon(lessons.service, table, None)
                done.append(ended(seated, table))
    return done
