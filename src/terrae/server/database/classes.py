"""Statements about classes that last: their rows, who holds them, their lessons, and lessons that came from a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from . import tables as rows
from .statements import from_text

c, h, k = rows.classes.c, rows.class_holders.c, rows.class_lessons.c
s, e, lh = rows.lessons.c, rows.lesson_entries.c, rows.lesson_holders.c


class StoredClass(NamedTuple):
    id: str
    name: str
    created_at: str
    touched: int


def insert_class(connection: Connection, stored: StoredClass, holder: str) -> None:
    connection.execute(insert(rows.classes), stored._asdict())
    connection.execute(insert(rows.class_holders), {"holder": holder, "class_id": stored.id})


def held_classes(connection: Connection, holders: Sequence[str], most: int) -> list[StoredClass]:
    """The classes of these holders, the one where something has happened last first."""
    joined = rows.classes.join(rows.class_holders, h.class_id == c.id)
    wanted = select(rows.classes).select_from(joined).where(h.holder.in_(holders)).distinct()
    return [StoredClass(*row) for row in connection.execute(wanted.order_by(c.touched.desc()).limit(most))]


def read_held(connection: Connection, class_id: str, holders: Sequence[str]) -> StoredClass | None:
    """A class, if one of these holds it."""
    joined = rows.classes.join(rows.class_holders, h.class_id == c.id)
    found = select(rows.classes).select_from(joined).where(c.id == class_id, h.holder.in_(holders))
    row = connection.execute(found).first()
    return None if row is None else StoredClass(*row)


def count_held(connection: Connection, holder: str) -> int:
    wanted = select(func.count()).select_from(rows.class_holders).where(h.holder == holder)
    return int(connection.execute(wanted).scalar() or 0)


def touch(connection: Connection, class_id: str, now: int) -> None:
    connection.execute(update(rows.classes).where(c.id == class_id).values(touched=now))


def lessons_of_class(connection: Connection, class_id: str, most: int) -> list[str]:
    """Its lessons, the latest first."""
    wanted = select(s.id).where(s.class_id == class_id).order_by(s.created_at.desc(), s.id).limit(most)
    return list(connection.execute(wanted).scalars())


def count_lessons(connection: Connection, class_id: str) -> int:
    own = select(func.count()).select_from(rows.lessons).where(s.class_id == class_id)
    brought = select(func.count()).select_from(rows.class_lessons).where(k.class_id == class_id)
    return int(connection.execute(own).scalar() or 0) + int(connection.execute(brought).scalar() or 0)


def bring(connection: Connection, class_id: str, summaries: Sequence[str]) -> None:
    """Lessons that came from a file."""
    if summaries:
        values = [{"class_id": class_id, "number": n, "summary": text} for n, text in enumerate(summaries)]
        connection.execute(insert(rows.class_lessons), values)


def brought(connection: Connection, class_id: str) -> list[str]:
    return list(connection.execute(select(k.summary).where(k.class_id == class_id).order_by(k.number)).scalars())


def alias_in_class(connection: Connection, class_id: str, holders: Sequence[str]) -> str | None:
    """By which alias the class knows one of these devices, from its latest lesson there."""
    joined = rows.lessons.join(rows.lesson_holders, lh.lesson_id == s.id).join(
        rows.lesson_entries, (e.lesson_id == s.id) & (e.who == lh.pupil) & (e.kind == "joined")
    )
    mine = (s.class_id == class_id) & lh.holder.in_(holders) & (lh.role == "pupil")
    wanted = select(e.data).select_from(joined).where(mine).order_by(s.created_at.desc(), s.touched.desc()).limit(1)
    found = connection.execute(wanted).scalar()
    return None if found is None else str(from_text(found)["alias"])


def erase(connection: Connection, class_id: str) -> None:
    """Remove a class, who holds it, and lessons from a file. Its own lessons are removed apart."""
    for table, column in ((rows.class_lessons, k.class_id), (rows.class_holders, h.class_id), (rows.classes, c.id)):
        connection.execute(delete(table).where(column == class_id))


def old_classes(connection: Connection, before: int, most: int) -> list[str]:
    return list(connection.execute(select(c.id).where(c.touched < before).limit(most)).scalars())
