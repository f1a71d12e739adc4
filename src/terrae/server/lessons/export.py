"""A lesson as data to take away, as experimenters expect it: participants, decisions, records, a codebook, in one zip.

Names are nobody's here: `participant.label` is empty, and filled on the teacher's device alone.
"""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from terrae.engine.game import Json

from ..errors import Fault
from ..tables.people.keys import Asker
from .debrief import Debriefs, gather
from .debrief_worker import DebriefJob
from .entries import NOBODY, Pupil
from .lesson import Lesson
from .people import need_teacher
from .rooms import Lessons, Room
from .rounds import rules_of
from .stages.registry import stage_named
from .told import consent_stage

CODE_LENGTH = 8
FORMULA = "=+-@\t\r"
"""A cell that begins with one of these is a formula to a spreadsheet."""

PARTICIPANT = {
    "participant.id_in_session": "the pupil's number in the lesson, in the order in which they came",
    "participant.code": "a code of the pupil that says nothing of who they are; the same in both files",
    "participant.label": "empty: names are filled in on the teacher's device alone",
    "participant.alias": "the animal, plant or number that the class knew the pupil by",
    "participant._is_bot": "1 for a robot pupil of a rehearsal",
    "participant.dropped_out": "1 if a bot stood in for the pupil, or the teacher removed them",
    "participant.time_started_utc": "when the pupil came in, by UTC",
    "session.code": "the lesson",
    "session.config.plan": "the plan of the lesson",
    "session.config.game": "the game",
    "session.config.law": "the law that the class has made; empty if none",
    "session.config.arm": "the arm that the lot drew for the pupil's table in the last round; empty without arms",
    "session.config.seed": "the secret from which lots and deals follow; empty until the lesson is over",
}
OF_ROUND = {
    "table": "the table, counted from 1",
    "seat": "the seat, counted from 1",
    "law": "the law of the round; empty if none",
    "arm": "the arm of the table; empty without arms",
    "talk": "what could be said: silence, sentences, or both with own words",
    "outcome": "held, lost, or stopped by the bell",
    "stood_in": "1 if a bot decided in this seat, or somebody else took it over on the way",
}
DECISION = {
    "session.code": "the lesson",
    "round": "the round, counted from 1",
    "table": "the table, counted from 1",
    "seat": "the seat, counted from 1",
    "participant.code": "the pupil who decided; empty if a bot did that stood in",
    "_is_bot": "1 if a bot decided that stood in",
    "decision": "which decision of the table it was, counted from 1",
    "time_utc": "when it was made, by UTC",
    "seconds": "how long after the decision before it",
    "legal": "every legal answer, separated by semicolons, under the names of table 1",
    "answer": "what was answered, under the names of table 1",
}
LEFT_OUT = (
    "Pupils who did not agree, or who have withdrawn, are in no row; the record of a table at which one of them sat is "
    "left out as a whole."
)


def code_of(room: Room, pupil: int) -> str:
    return room.derived(f"participant {pupil}").hex()[:CODE_LENGTH]


def cell(value: Any) -> Any:
    """A value as a cell. Text that a spreadsheet would take for a formula is marked as text."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str) and value and value[0] in FORMULA:
        return "'" + value
    return value


def is_in_data(lesson: Lesson, pupil: Pupil) -> bool:
    """Did the pupil agree, if everybody was asked, and has not withdrawn?"""
    if pupil.withdrawn:
        return False
    stage = consent_stage(lesson)
    if stage is None or pupil.number == NOBODY:
        return True
    answer = lesson.answers.get((stage, pupil.number))
    return answer is not None and bool(answer["agrees"])


async def zipped(lessons: Lessons, lesson_id: str, asker: Asker) -> bytes:
    """The data of a lesson, for its teachers, when no round is on."""
    async with lessons.locked(lesson_id) as room:
        await need_teacher(lessons, room, asker)
        if not all(played.is_over for played in room.lesson.rounds):
            raise Fault("refused", "a round is on: data can be taken away when it is over")
        job = await gather(lessons, room, "export")
        date = lessons.service.clock.date
        started = {number: date(at) or "" for number, at in room.lesson.came_at.items()}
        times = [[[date(at) or "" for at in table.at] for table in played.tables] for played in job.rounds]
    told = await worked_out(lessons.debriefs, room, job) if job.rounds else {"rounds": []}
    return await asyncio.to_thread(pack, room, job, told, started, times)


async def worked_out(debriefs: Debriefs, room: Room, job: DebriefJob) -> Json:
    found: Json = msgspec.json.decode(await debriefs.ask(room.id, job))
    return found


def pack(room: Room, job: DebriefJob, told: Json, started: Mapping[int, str], times: Sequence[Any]) -> bytes:
    """All files of a lesson as one zip."""
    lesson = room.lesson
    found = io.BytesIO()
    participants, about = participant_rows(room, told, started)
    decisions, about_decisions = decision_rows(room, job, told, times)
    with zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("participants.csv", table_text(participants, list(about)))
        file.writestr("decisions.csv", table_text(decisions, list(about_decisions)))
        file.writestr("codebook.csv", codebook({"participants.csv": about, "decisions.csv": about_decisions}))
        for number, played in enumerate(job.rounds, 1):
            for n, table in enumerate(played.tables, 1):
                if all(is_in_data(lesson, lesson.who(pupil)) for pupil in table.pupils):
                    file.writestr(f"records/round-{number}-table-{n}.json", table.record)
    return found.getvalue()


def table_text(rows: Sequence[Json], columns: Sequence[str]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(columns)
    writer.writerows([cell(row.get(column)) for column in columns] for row in rows)
    return out.getvalue()


def codebook(files: Mapping[str, Mapping[str, str]]) -> str:
    """What every column means."""
    rows = [
        {"file": file, "column": column, "meaning": meaning}
        for file, columns in files.items()
        for column, meaning in columns.items()
    ]
    rows.append({"file": "all", "column": "", "meaning": LEFT_OUT})
    return table_text(rows, ["file", "column", "meaning"])


# ---- participants ----


def participant_rows(room: Room, told: Json, started: Mapping[int, str]) -> tuple[list[Json], dict[str, str]]:
    """A row a pupil, and what each column means."""
    lesson = room.lesson
    about = {**PARTICIPANT, **round_columns(lesson, told), **answer_columns(lesson)}
    rows = []
    for pupil in lesson.pupils.values():
        if not is_in_data(lesson, pupil):
            continue
        row: Json = {
            "participant.id_in_session": pupil.number,
            "participant.code": code_of(room, pupil.number),
            "participant.label": "",
            "participant.alias": pupil.alias,
            "participant._is_bot": pupil.robot,
            "participant.dropped_out": pupil.removed or has_left(lesson, pupil.number),
            "participant.time_started_utc": started.get(pupil.number, ""),
            "session.code": room.id,
            "session.config.plan": lesson.plan.name,
            "session.config.game": lesson.plan.game,
            "session.config.law": lesson.law,
            "session.config.seed": room.secret.hex() if lesson.over else "",
        }
        rows.append({**row, **round_cells(lesson, told, pupil.number), **answer_cells(lesson, pupil.number)})
    return rows, about


def has_left(lesson: Lesson, pupil: int) -> bool:
    return any(pupil in table.stood_in for played in lesson.rounds for table in played.tables)


def of_round(lesson: Lesson, number: int, name: str) -> str:
    """A column of a round, named as oTree names them."""
    return f"{lesson.plan.game.replace('-', '_')}.{number}.player.{name}"


def round_columns(lesson: Lesson, told: Json) -> dict[str, str]:
    names = {**OF_ROUND, **told.get("numbers_mean", {})}
    return {
        of_round(lesson, number, name): meaning
        for number in range(1, len(lesson.rounds) + 1)
        for name, meaning in names.items()
    }


def round_cells(lesson: Lesson, told: Json, pupil: int) -> Json:
    cells: Json = {}
    for number, played in enumerate(lesson.rounds, 1):
        for n, table in enumerate(played.tables, 1):
            if pupil not in table.pupils:
                continue
            seat = table.pupils.index(pupil)
            seats = told["rounds"][number - 1][n - 1]["seats"]
            own: Json = {
                "table": n,
                "seat": seat + 1,
                "law": played.law,
                "arm": table.arm,
                "talk": rules_of(lesson, played.stage, played.law, table.arm)[0],
                "outcome": table.outcome,
                **seats[seat],
            }
            cells.update({of_round(lesson, number, name): value for name, value in own.items()})
            cells["session.config.arm"] = table.arm
    return cells


def answer_columns(lesson: Lesson) -> dict[str, str]:
    return {
        f"{spec.kind}.{nth_of_kind(lesson, stage)}.player.{name}": meaning
        for stage, spec in enumerate(lesson.plan.stages)
        for name, meaning in stage_named(spec.kind).columns(spec).items()
    }


def answer_cells(lesson: Lesson, pupil: int) -> Json:
    cells: Json = {}
    for stage, spec in enumerate(lesson.plan.stages):
        answer = lesson.answers.get((stage, pupil))
        if answer is not None:
            for name, value in stage_named(spec.kind).cells(spec, answer).items():
                cells[f"{spec.kind}.{nth_of_kind(lesson, stage)}.player.{name}"] = value
    return cells


def nth_of_kind(lesson: Lesson, stage: int) -> int:
    kind = lesson.plan.stages[stage].kind
    return sum(1 for spec in lesson.plan.stages[: stage + 1] if spec.kind == kind)


# ---- decisions ----


def decision_rows(room: Room, job: DebriefJob, told: Json, times: Sequence[Any]) -> tuple[list[Json], dict[str, str]]:
    """A row a decision, and what each column means."""
    lesson, rows = room.lesson, list[Json]()
    for number, played in enumerate(job.rounds, 1):
        for n, table in enumerate(played.tables, 1):
            made = told["rounds"][number - 1][n - 1]["decisions"]
            for move, decision in enumerate(made):
                bot, seat = table.by_bot[move], decision["seat"]
                pupil = table.pupils[seat]
                if not is_in_data(lesson, lesson.who(pupil)):
                    continue
                before = table.at[move - 1] if move else table.at[move]
                row: Json = {
                    "session.code": room.id,
                    "round": number,
                    "table": n,
                    "seat": seat + 1,
                    "participant.code": "" if bot else code_of(room, pupil),
                    "_is_bot": bot,
                    "decision": move + 1,
                    "time_utc": times[number - 1][n - 1][move],
                    "seconds": round((table.at[move] - before) / 1000, 1),
                    "legal": ";".join(decision["legal"]),
                    "answer": decision["answer"],
                }
                rows.append({**row, **decision["public"]})
    return rows, {**DECISION, **told.get("public_means", {})}
