"""Statements about lessons: their rows, their entries, who holds what in them, and ballots until they are counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from terrae.engine.game import Json

from . import tables as rows
from .statements import from_text, insert_new, to_text
from .writer import Lost

s, e, h, b = rows.lessons.c, rows.lesson_entries.c, rows.lesson_holders.c, rows.lesson_ballots.c


class StoredEntry(msgspec.Struct, frozen=True):
    """One entry of a lesson, as it is stored."""

    number: int
    kind: str
    who: int
    data: Json
    at: int


class StoredLesson(NamedTuple):
    """What a lesson's own row holds."""

    id: str
    code: str | None
    plan: str
    language: str
    rehearsal: bool
    secret: str
    created_at: str
    touched: int
    over: bool
    class_id: str = ""
    forgets_at: int | None = None


class Held(NamedTuple):
    """What a holder is in a lesson."""

    holder: str
    role: str
    pupil: int


def insert_lesson(connection: Connection, lesson: StoredLesson) -> None:
    connection.execute(insert(rows.lessons), lesson._asdict())


def read_lesson(connection: Connection, lesson_id: str) -> StoredLesson | None:
    found = connection.execute(select(rows.lessons).where(s.id == lesson_id)).mappings().first()
    return None if found is None else StoredLesson(**found)


def lesson_of_code(connection: Connection, code: str) -> StoredLesson | None:
    found = connection.execute(select(rows.lessons).where(s.code == code)).mappings().first()
    return None if found is None else StoredLesson(**found)


def count_doors(connection: Connection) -> int:
    """How many lessons have an open door."""
    wanted = select(func.count()).select_from(rows.lessons).where(s.code.is_not(None))
    return int(connection.execute(wanted).scalar() or 0)


def count_open_of(connection: Connection, holder: str) -> int:
    """How many lessons of a teacher are not over."""
    joined = rows.lessons.join(rows.lesson_holders, h.lesson_id == s.id)
    wanted = select(func.count()).select_from(joined)
    mine = wanted.where(h.holder == holder, h.role == "teacher", s.over.is_(False))
    return int(connection.execute(mine).scalar() or 0)


def read_open(connection: Connection, most: int) -> list[str]:
    """Lessons that are not over, those first where something has happened last."""
    found = select(s.id).where(s.over.is_(False)).order_by(s.touched.desc()).limit(most)
    return list(connection.execute(found).scalars())


def change_lesson(connection: Connection, lesson_id: str, now: int, **values: Any) -> None:
    if connection.execute(update(rows.lessons).where(s.id == lesson_id).values(touched=now, **values)).rowcount == 0:
        raise Lost


def read_entries(connection: Connection, lesson_id: str, after: int) -> list[StoredEntry]:
    wanted = select(e.number, e.kind, e.who, e.data, e.at).where(e.lesson_id == lesson_id, e.number > after)
    return [
        StoredEntry(row.number, row.kind, row.who, from_text(row.data), row.at)
        for row in connection.execute(wanted.order_by(e.number))
    ]


def append(connection: Connection, lesson_id: str, entry: StoredEntry) -> None:
    """One more entry; `Lost` if its number is taken."""
    row = {
        "lesson_id": lesson_id,
        "number": entry.number,
        "kind": entry.kind,
        "who": entry.who,
        "data": to_text(entry.data),
        "at": entry.at,
    }
    if connection.execute(INSERT_ENTRY, row).rowcount == 0:
        raise Lost


def hold(connection: Connection, holder: str, lesson_id: str, role: str, pupil: int = 0) -> None:
    connection.execute(INSERT_HOLDER, {"holder": holder, "lesson_id": lesson_id, "role": role, "pupil": pupil})


def held(connection: Connection, lesson_id: str, holders: Sequence[str]) -> list[Held]:
    """What these holders are in a lesson."""
    wanted = select(h.holder, h.role, h.pupil).where(h.lesson_id == lesson_id, h.holder.in_(holders))
    return [Held(*row) for row in connection.execute(wanted)]


def all_held(connection: Connection, lesson_id: str) -> list[Held]:
    wanted = select(h.holder, h.role, h.pupil).where(h.lesson_id == lesson_id)
    return [Held(*row) for row in connection.execute(wanted)]


def let_go(connection: Connection, lesson_id: str, role: str, pupil: int = 0, but: Sequence[str] = ()) -> None:
    """End what holders of a role hold, but for some of them."""
    gone = delete(rows.lesson_holders).where(h.lesson_id == lesson_id, h.role == role, h.pupil == pupil)
    connection.execute(gone.where(h.holder.not_in(but)))


def let_go_of(connection: Connection, lesson_id: str, holder: str) -> None:
    """End what one holder holds."""
    connection.execute(delete(rows.lesson_holders).where(h.lesson_id == lesson_id, h.holder == holder))


def lessons_of(connection: Connection, holders: Sequence[str], most: int) -> list[tuple[StoredLesson, str]]:
    """Lessons in which one of these holders is somebody, with what they are there; the latest first."""
    joined = rows.lessons.join(rows.lesson_holders, h.lesson_id == s.id)
    wanted = select(rows.lessons, h.role).select_from(joined).where(h.holder.in_(holders))
    found = connection.execute(wanted.order_by(s.touched.desc()).limit(most)).mappings()
    return [(StoredLesson(**{name: row[name] for name in StoredLesson._fields}), row["role"]) for row in found]


def ended_tables(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Those of these tables whose games are not on any more."""
    t = rows.tables.c
    return list(connection.execute(select(t.id).where(t.id.in_(ids), t.status != "playing")).scalars())


def cast(connection: Connection, lesson_id: str, stage: int, pupil: int, ballot: Json) -> None:
    """A pupil's ballot, in the place of an earlier one."""
    connection.execute(delete(rows.lesson_ballots).where(b.lesson_id == lesson_id, b.stage == stage, b.pupil == pupil))
    row = {"lesson_id": lesson_id, "stage": stage, "pupil": pupil, "ballot": to_text(ballot)}
    connection.execute(insert(rows.lesson_ballots), row)


def ballots(connection: Connection, lesson_id: str, stage: int) -> dict[int, Json]:
    """What was voted, by pupil: to be counted, and for nothing else."""
    wanted = select(b.pupil, b.ballot).where(b.lesson_id == lesson_id, b.stage == stage).order_by(b.ballot)
    return {pupil: from_text(ballot) for pupil, ballot in connection.execute(wanted)}


def forget_ballots(connection: Connection, lesson_id: str) -> None:
    connection.execute(delete(rows.lesson_ballots).where(b.lesson_id == lesson_id))


def remove_old(connection: Connection, before: int, most: int) -> list[str]:
    """Remove lessons at which nothing has happened since, with everything about them."""
    old = list(connection.execute(select(s.id).where(s.touched < before).order_by(s.touched).limit(most)).scalars())
    remove(connection, old)
    return old


def remove(connection: Connection, old: Sequence[str]) -> None:
    """Remove lessons, with everything about them."""
    for about in (rows.lesson_entries, rows.lesson_holders, rows.lesson_ballots, rows.lesson_debriefs):
        connection.execute(delete(about).where(about.c.lesson_id.in_(old)))
    connection.execute(delete(rows.lessons).where(s.id.in_(old)))


def to_forget(connection: Connection, now: int, most: int) -> list[str]:
    """Lessons whose aliases are to be deleted."""
    return list(connection.execute(select(s.id).where(s.forgets_at <= now).limit(most)).scalars())


def forget_aliases(connection: Connection, lesson_id: str, pupils: Mapping[int, Json]) -> None:
    """Of who came in only this is left."""
    for pupil, came in pupils.items():
        own = (e.lesson_id == lesson_id) & (e.who == pupil) & (e.kind == "joined")
        connection.execute(update(rows.lesson_entries).where(own).values(data=to_text(came)))


def read_debrief(connection: Connection, lesson_id: str, part: str) -> bytes | None:
    """A part of a debrief that was worked out, packed."""
    p = rows.lesson_debriefs.c
    found = connection.execute(select(p.told).where(p.lesson_id == lesson_id, p.part == part)).scalar()
    return None if found is None else bytes(found)


def keep_debrief(connection: Connection, lesson_id: str, part: str, told: bytes) -> None:
    p = rows.lesson_debriefs.c
    connection.execute(delete(rows.lesson_debriefs).where(p.lesson_id == lesson_id, p.part == part))
    connection.execute(insert(rows.lesson_debriefs), {"lesson_id": lesson_id, "part": part, "told": told})


def forget_pupil(connection: Connection, lesson_id: str, pupil: int, instead: str) -> None:
    """What a pupil has said, and who they are: nothing is left but that somebody came."""
    own = (e.lesson_id == lesson_id) & (e.who == pupil)
    connection.execute(delete(rows.lesson_entries).where(own, e.kind.in_(("answered", "voted", "signed"))))
    came = {"alias": instead}
    connection.execute(update(rows.lesson_entries).where(own, e.kind == "joined").values(data=to_text(came)))
    connection.execute(delete(rows.lesson_ballots).where(b.lesson_id == lesson_id, b.pupil == pupil))
    connection.execute(delete(rows.lesson_holders).where(h.lesson_id == lesson_id, h.role == "pupil", h.pupil == pupil))


def forget_debrief(connection: Connection, lesson_id: str) -> None:
    connection.execute(delete(rows.lesson_debriefs).where(rows.lesson_debriefs.c.lesson_id == lesson_id))


INSERT_ENTRY = insert_new("lesson_entries", "lesson_id", "number", "kind", "who", "data", "at")
INSERT_HOLDER = insert_new("lesson_holders", "holder", "lesson_id", "role", "pupil")
