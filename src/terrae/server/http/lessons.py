"""Requests about lessons: making them, coming in, answering, and what the teacher does."""

from __future__ import annotations

from litestar import Response
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from ..lessons import conduct, debrief, export, homework_tables, people, withdrawal
from ..lessons.plans import ready_plans
from ..lessons.rooms import Lessons
from ..lessons.watch import info, plan_info
from ..protocol.bodies import NewKey
from ..protocol.lessons import (
    DebriefInfo,
    Knocking,
    LessonAction,
    LessonEntered,
    LessonInfo,
    LessonListed,
    NewLesson,
    OwnDebrief,
    OwnStage,
    PlanInfo,
    StageAnswer,
    TeacherLink,
    Withdrawal,
)
from ..request_headers import address
from ..tables.people.keys import Asker
from .dependencies import (
    ANSWERS,
    AnyRequest,
    TheAsker,
    TheService,
    acts,
    check_rate,
    device_of,
    known_device,
    makes,
    reads,
)

LessonId = FromPath[str]
TheLessons = NamedDependency[Lessons]
ZIP = {**ANSWERS, 200: ResponseSpec(bytes, description="A zip of CSV files and records", media_type="application/zip")}


@reads("/plans")
async def list_plans() -> list[PlanInfo]:
    return [plan_info(plan) for plan in ready_plans().values()]


@reads("/lessons")
async def my_lessons(lessons: TheLessons, asker: TheAsker) -> list[LessonListed]:
    return await people.list_own(lessons, asker)


@makes("/lessons")
async def create_lesson(
    request: AnyRequest, service: TheService, lessons: TheLessons, asker: TheAsker, data: JSONBody[NewLesson]
) -> Response[LessonEntered]:
    check_rate(service, "tables", request)
    device, cookies = await device_of(request, asker)
    return Response(await people.create(lessons, data, device), cookies=cookies)


@makes("/lessons/enter")
async def enter_lesson(
    request: AnyRequest, lessons: TheLessons, asker: TheAsker, data: JSONBody[Knocking]
) -> Response[LessonEntered]:
    device, cookies = await device_of(request, asker)
    came = await people.enter(lessons, data, asker, device, address(request.scope))
    return Response(came, cookies=cookies)


@reads("/lessons/{lesson_id:str}")
async def one_lesson(lessons: TheLessons, asker: TheAsker, lesson_id: LessonId) -> LessonInfo:
    async with lessons.locked(lesson_id) as room:
        return info(lessons, room, *await people.role_of(lessons, room, asker))


@acts("/lessons/{lesson_id:str}/act")
async def act_in_lesson(
    lessons: TheLessons, asker: TheAsker, lesson_id: LessonId, data: JSONBody[LessonAction]
) -> LessonInfo:
    room = await conduct.act(lessons, lesson_id, asker, data)
    return info(lessons, room, "teacher", 0)


@acts("/lessons/{lesson_id:str}/answer")
async def answer_in_lesson(
    lessons: TheLessons, asker: TheAsker, lesson_id: LessonId, data: JSONBody[StageAnswer]
) -> LessonInfo:
    room, pupil = await conduct.answer(lessons, lesson_id, asker, data)
    return info(lessons, room, "pupil", pupil)


@acts("/lessons/{lesson_id:str}/next")
async def go_on_alone(
    lessons: TheLessons, asker: TheAsker, lesson_id: LessonId, data: JSONBody[OwnStage]
) -> LessonInfo:
    room, pupil = await homework_tables.go_on(lessons, lesson_id, asker, data.stage)
    return info(lessons, room, "pupil", pupil)


@acts("/lessons/{lesson_id:str}/sign")
async def sign_law(lessons: TheLessons, asker: TheAsker, lesson_id: LessonId) -> LessonInfo:
    room, pupil = await conduct.sign(lessons, lesson_id, asker)
    return info(lessons, room, "pupil", pupil)


@acts("/lessons/{lesson_id:str}/links")
async def teacher_link(
    lessons: TheLessons, asker: TheAsker, lesson_id: LessonId, data: JSONBody[TeacherLink]
) -> NewKey:
    return NewKey(await people.new_teacher_link(lessons, lesson_id, asker, data))


@acts("/lessons/{lesson_id:str}/claim")
async def claim_lesson(
    request: AnyRequest, lessons: TheLessons, asker: TheAsker, lesson_id: LessonId
) -> Response[LessonInfo]:
    key = people.need_key(asker)
    device, cookies = await known_device(request, asker)
    await people.claim(lessons, lesson_id, key, device)
    async with lessons.locked(lesson_id) as room:
        return Response(info(lessons, room, *await people.role_of(lessons, room, Asker(key, device))), cookies=cookies)


@reads("/lessons/{lesson_id:str}/debrief")
async def lesson_debrief(lessons: TheLessons, asker: TheAsker, lesson_id: LessonId) -> DebriefInfo:
    return await debrief.for_teacher(lessons, lesson_id, asker)


@reads("/lessons/{lesson_id:str}/own")
async def own_debrief(lessons: TheLessons, asker: TheAsker, lesson_id: LessonId) -> OwnDebrief:
    return await debrief.for_pupil(lessons, lesson_id, asker)


@reads("/lessons/{lesson_id:str}/export", media_type="application/zip", responses=ZIP)
async def export_lesson(
    request: AnyRequest, service: TheService, lessons: TheLessons, asker: TheAsker, lesson_id: LessonId
) -> Response[bytes]:
    check_rate(service, "work", request)
    found = await export.zipped(lessons, lesson_id, asker)
    headers = {"content-disposition": f'attachment; filename="lesson-{lesson_id}.zip"'}
    return Response(found, media_type="application/zip", headers=headers)


@acts("/lessons/{lesson_id:str}/withdraw")
async def withdraw(lessons: TheLessons, asker: TheAsker, lesson_id: LessonId, data: JSONBody[Withdrawal]) -> None:
    await withdrawal.withdraw(lessons, lesson_id, asker, data.pupil)


HANDLERS = (
    list_plans, my_lessons, create_lesson, enter_lesson, one_lesson, act_in_lesson, answer_in_lesson, sign_law,
    go_on_alone, teacher_link, claim_lesson, lesson_debrief, own_debrief, export_lesson,
    withdraw,
)  # fmt: skip
