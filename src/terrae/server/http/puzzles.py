"""Requests about puzzles: their list, a position to look at, and what an answer comes to."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from terrae.coach.puzzles import listing, shipped

from ..errors import Fault
from ..protocol.puzzle_bodies import PuzzleAnswers, PuzzleInfo, PuzzlePosition, PuzzleVerdict
from ..replays.worker import PuzzleJob, ReplayJob
from .dependencies import ANSWERS, AnyRequest, TheService, acts, reads, whose_request
from .records import answered

PuzzleName = FromPath[str]
KEPT_S = 3600
"""A browser asks for the list again after so long."""
POSITION = {**ANSWERS, 200: ResponseSpec(PuzzlePosition, description="The position")}
VERDICT = {**ANSWERS, 200: ResponseSpec(PuzzleVerdict, description="What the answer comes to")}


@reads("/puzzles")
async def list_puzzles() -> Response[list[PuzzleInfo]]:
    found = await asyncio.to_thread(listing)
    headers = {"cache-control": f"private, max-age={KEPT_S}"}
    return Response(msgspec.convert(found, list[PuzzleInfo]), headers=headers)


@reads("/puzzles/{puzzle:str}", responses=POSITION)
async def one_puzzle(request: AnyRequest, service: TheService, puzzle: PuzzleName) -> Response[Any]:
    return await worked(request, service, puzzle, PuzzleJob())


@acts("/puzzles/{puzzle:str}/answer", responses=VERDICT)
async def answer_puzzle(
    request: AnyRequest, service: TheService, puzzle: PuzzleName, data: JSONBody[PuzzleAnswers]
) -> Response[Any]:
    return await worked(request, service, puzzle, PuzzleJob(True, [each.answer for each in data.answers]))


async def worked(request: AnyRequest, service: TheService, name: str, job: PuzzleJob) -> Response[Any]:
    """The position is reached in a process beside the service: that costs as much as its game was long."""
    if name not in await asyncio.to_thread(shipped):
        raise Fault("not_found", "there is no such puzzle")
    body = await service.replays.run(ReplayJob("puzzle", name.encode(), puzzle=job), whose_request(request))
    return answered(request, body)


HANDLERS = (list_puzzles, one_puzzle, answer_puzzle)
