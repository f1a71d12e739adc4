"""Requests about classes that last."""

from __future__ import annotations

from litestar import Response
from litestar.params import FromPath, JSONBody

from ..lessons import classes
from ..protocol.classes import ClassFile, ClassInfo, ClassListed, NewClass
from .dependencies import AnyRequest, TheAsker, TheService, acts, check_rate, known_device, makes, reads
from .lessons import TheLessons

ClassId = FromPath[str]


@reads("/classes")
async def my_classes(lessons: TheLessons, asker: TheAsker) -> list[ClassListed]:
    return await classes.list_own(lessons, asker)


@makes("/classes")
async def create_class(
    request: AnyRequest, service: TheService, lessons: TheLessons, asker: TheAsker, data: JSONBody[NewClass]
) -> Response[ClassInfo]:
    check_rate(service, "tables", request)
    device, cookies = await known_device(request, asker)
    return Response(await classes.create(lessons, data.name, device), cookies=cookies)


@makes("/classes/bring")
async def bring_class(
    request: AnyRequest, service: TheService, lessons: TheLessons, asker: TheAsker, data: JSONBody[ClassFile]
) -> Response[ClassInfo]:
    check_rate(service, "tables", request)
    device, cookies = await known_device(request, asker)
    return Response(await classes.create(lessons, data.name, device, data.taught), cookies=cookies)


@reads("/classes/{class_id:str}")
async def one_class(lessons: TheLessons, asker: TheAsker, class_id: ClassId) -> ClassInfo:
    return await classes.one(lessons, class_id, asker)


@reads("/classes/{class_id:str}/file")
async def class_file(lessons: TheLessons, asker: TheAsker, class_id: ClassId) -> ClassFile:
    return await classes.as_file(lessons, class_id, asker)


@acts("/classes/{class_id:str}/erase")
async def erase_class(lessons: TheLessons, asker: TheAsker, class_id: ClassId) -> None:
    await classes.erase(lessons, class_id, asker)


HANDLERS = (my_classes, create_class, bring_class, one_class, class_file, erase_class)
