"""Mistakes to be planted into the running service, each of which the fuzzer must find.

Most were real once. Each says what the fuzzer must complain of.

The fuzzer talks to one process by its protocol. It cannot see what lies outside, which has tests of its own: two
processes that change one table at once (`tests/server/tables`), who waits for whom and for how long
(`tests/server/reliability`), what a page does by itself (`tests/browser/test_full_disk.py`), prompts and bots
(`tests/text`, `tests/bots`), the laboratory and the environments (`tests/lab`, `tests/envs`).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from importlib import import_module
from itertools import count
from types import ModuleType
from typing import Any

from terrae.engine.game import games

Patch = Callable[[], None]


@dataclass(frozen=True)
class Mistake:
    """What is done wrong, and what the complaint about it says."""

    plant: Patch
    complaint: str


MISTAKES: dict[str, Mistake] = {}


def mistake(complaint: str) -> Callable[[Patch], Patch]:
    """A mistake by the name of the function that plants it; what the complaint about it says, as a pattern."""

    def register(patch: Patch) -> Patch:
        MISTAKES[patch.__name__] = Mistake(patch, complaint)
        return patch

    return register


def put(module: ModuleType | type, name: str, value: Any) -> None:
    """Let a name of a module or a class stand for something else; it must stand for something already."""
    assert name in vars(module), f"{module.__name__} has no {name}"
    setattr(module, name, value)


def plant(name: str) -> None:
    """Put a mistake into the service of this process, before it starts."""
    MISTAKES[name].plant()


# ---- the event loop is held ----


@mistake("the event loop is held")
def cookies_are_read_by_python() -> None:
    """A quoted cookie costs the square of its length."""
    from terrae.server.http import dependencies
    from terrae.server.request_headers import device_cookie, header
    from terrae.server.websocket import session

    def device_secret(scope: Any, secure: bool, path: str) -> str | None:
        try:
            morsel = SimpleCookie(header(scope, b"cookie") or "").get(device_cookie(secure, path))
        except CookieError:
            return None
        return None if morsel is None else morsel.value

    put(dependencies, "device_secret", device_secret)
    put(session, "device_secret", device_secret)


@mistake("the event loop is held")
def talk_is_judged_anew_for_every_line() -> None:
    """An entry costs the square of what was said before it."""
    from terrae.server.tables import table
    from terrae.server.tables.talk import conversations

    after = conversations.after_entry

    def after_entry(before: Any, match: Any, entry: Any, action: Any, new_match: Any, stored: Any) -> Any:
        for _ in stored.said:
            conversations.conversations_of(stored, new_match)
        return after(before, match, entry, action, new_match, stored)

    put(table, "after_entry", after_entry)


# ---- somebody learns what they must not ----


@mistake("without the power|learns the word")
def watching_outlives_its_seat() -> None:
    """Whoever gave a seat to another device may watch, and goes on when somebody else has the seat."""
    from sqlalchemy import select

    from terrae.server.database import grants
    from terrae.server.database import tables as rows

    hand_over = grants.hand_over

    def hand_over_and_let_watch(connection: Any, table_id: str, seat: int, to: str) -> None:
        c = rows.grants.c
        held = select(c.holder).where(c.table_id == table_id, c.power == "seat", c.seat == seat)
        before = connection.execute(held).scalars()
        for holder in list(before):
            grants.grant(connection, holder, table_id, "watch")
        hand_over(connection, table_id, seat, to)

    put(grants, "hand_over", hand_over_and_let_watch)


@mistake("without the power|learns the word")
def whoever_is_removed_stays_connected() -> None:
    from terrae.server.tables.lobby import changes, seats
    from terrae.server.tables.people import links

    async def nobody(*_: object) -> None:
        return None

    for module in (links, seats, changes):
        put(module, "disconnect_unwelcome", nobody)


def let_read(allows: Callable[[Any, Any, Any], bool]) -> None:
    """Another answer to the question who may read a line."""
    from terrae.server.tables.people import readers
    from terrae.server.tables.talk import stored_lines

    for module in (stored_lines, readers):
        put(module, "may_read", allows)


@mistake("learns the word")
def blocked_words_are_shown() -> None:
    let_read(lambda stored, line, reader: reader.invited or line.n > stored.private_lines)


@mistake("learns the word")
def words_from_before_publishing_are_shown() -> None:
    let_read(lambda stored, line, reader: not any((seat, line.seat) in stored.blocks for seat in reader.seats))


@mistake("was shown another game|two views|has no answer")
def everybody_sees_the_first_hand() -> None:
    from terrae.server.tables import frames

    spliced = frames.spliced
    put(frames, "spliced", lambda public, match, _, viewer: spliced(public, match, match.seen_by(0), viewer))


@mistake("was sent before the game ended")
def the_secret_of_the_shuffle_is_shown() -> None:
    from msgspec.structs import replace

    from terrae.server.tables import frames

    fair_info = frames.fair_info
    put(frames, "fair_info", lambda stored: replace(fair_info(stored), secret=stored.secret.hex()))


@mistake("shows a key")
def a_refusal_repeats_the_key() -> None:
    from litestar import Response

    from terrae.server.errors import Fault
    from terrae.server.http import problems
    from terrae.server.protocol.bodies import Problem

    def answer_fault(request: Any, fault: Any) -> Any:
        shown = request.headers.get("authorization", "")
        return Response(Problem(fault.code, f"{fault.sentence} {shown}"), status_code=fault.status)

    problems.EXCEPTION_HANDLERS[Fault] = answer_fault


# ---- somebody gets what is another's, or not what is theirs ----


@mistake("which is kept for")
def strangers_take_the_seats_of_a_rematch() -> None:
    from terrae.server.tables.lobby import seats

    seat_to_take = seats.seat_to_take
    far = 10**15

    def take_any(table: Any, wanted: int | None, former: str | None, now: int) -> int:
        return seat_to_take(table, wanted, former, now + far)

    put(seats, "seat_to_take", take_any)


@mistake("has no link to join|opens nothing")
def a_rematch_has_no_invitation() -> None:
    from terrae.server.tables.lobby import rematch

    async def nothing(*_: object) -> None:
        return None

    put(rematch, "invite", nothing)


# ---- something is lost ----


@mistake("line of .* is not kept|is acknowledged as")
def an_earlier_holders_id_swallows_a_line() -> None:
    """Whoever comes to a seat is told that a line was said which somebody said there before."""
    from terrae.server.database import lines

    put(lines, "forget_ids", lambda *_: None)


@mistake("is not in the log|closed with 1011|has met an error|two views")
def a_move_is_acknowledged_before_it_is_stored() -> None:
    """One of a hundred is not even stored later: the power goes."""
    from terrae.server.tables.service import Service

    turns = count(1)
    begin = Service.begin_to_save

    def begin_to_save(self: Any, table: Any, work: Any, news: str = "t", together: Any = None) -> Any:
        if not news.isdigit() or next(turns) % 100:
            return begin(self, table, work, news, together)
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    put(Service, "begin_to_save", begin_to_save)


@mistake("report of .* is not kept")
def a_second_report_is_lost() -> None:
    from terrae.server.database import lines

    add = lines.add_report
    reported: set[tuple[str, int, int]] = set()

    def add_report(connection: Any, table_id: str, report: Any) -> bool:
        about = (table_id, report.reporter, report.seat)
        if about in reported:
            return False
        reported.add(about)
        return add(connection, table_id, report)

    put(lines, "add_report", add_report)


@mistake("line of .* is not kept")
def a_line_is_cut_when_it_is_stored() -> None:
    from msgspec.structs import replace

    from terrae.server.database import lines

    append = lines.append_line
    put(lines, "append_line", lambda c, table_id, line: append(c, table_id, replace(line, text=line.text[:4])))


# ---- the service fails ----


@mistake("answered with 503|not_saved|closed with 101")
def a_refusal_counts_as_a_broken_database() -> None:
    """What a job refuses is told as if it could not be stored."""
    from terrae.server.database import writer

    put(writer, "told", lambda error: error if isinstance(error, writer.Lost) else writer.NotSaved("it failed"))


@mistake("answered with 503|not_saved")
def too_many_who_come_late_break_the_database() -> None:
    """A refusal inside a job of the writer is told as if it could not be stored."""
    from terrae.server.database.writer import NotSaved
    from terrae.server.errors import Fault
    from terrae.server.tables.lobby import late_entry

    grant_new = late_entry.grant_new

    def grant(*given: Any) -> None:
        try:
            grant_new(*given)
        except Fault:
            raise NotSaved("it failed") from None

    put(late_entry, "grant_new", grant)


@mistake("control character|closed with 1011|has met an error")
def control_characters_are_stored() -> None:
    from terrae.engine import deck_texts
    from terrae.server.tables.lobby import creation

    for module in (deck_texts, creation):
        put(module, "CONTROL", re.compile(r"(?!)"))


@mistake("which is no text|control character")
def a_card_may_be_called_anything() -> None:
    """A name that is a list or an object blanks the table of everybody who looks at it."""
    for game in games():
        deck = import_module(f"terrae.games.{game.replace('-', '_')}.rules.deck")
        put(deck, "read_notes", lambda _where, data, keys, _rule: {key: data[key] for key in keys if key in data})


@mistake("closed with 1011|has met an error")
def a_text_is_expected_to_be_ascii() -> None:
    from terrae.server.tables.people import clean_text
    from terrae.server.tables.talk import chat

    def clean(text: str, what: str, size: Any, least: int = 1) -> str:
        text.encode("ascii")
        return clean_text.clean(text, what, size, least)

    put(chat, "clean", clean)


@mistake("clocks of .* stand still|has met an error")
def one_unreadable_table_stops_all_clocks() -> None:
    from terrae.server import scheduler
    from terrae.server.database import lists, queries

    async def act_where_due(service: Any) -> None:
        now = service.clock.now()
        for table_id in await service.database.read(lambda connection: lists.read_due(connection, now, 200)):
            stored = await service.database.read(lambda connection, one=table_id: queries.read_stored(connection, one))
            assert stored is not None
        await acts(service)

    acts = vars(scheduler)["act_where_due"]
    put(scheduler, "act_where_due", act_where_due)
