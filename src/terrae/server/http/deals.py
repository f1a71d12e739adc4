"""Requests about deals: the deal of a day, and deals among friends."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..deals import begin, outcomes
from ..deals.caches import DealCaches
from ..deals.day import known_deal
from ..protocol.bodies import Joined
from ..protocol.deal_bodies import DayCounts, DealInfo, Friend, OutcomeRequest, PlayDeal, ShareDeal, ToldOutcome
from .dependencies import (
    AnyRequest,
    TableId,
    TheAsker,
    TheService,
    acts,
    check_rate,
    device_of,
    makes,
    reads,
    whose_request,
)
from .records import SIGHT, answered

DealName = FromPath[str]
TheDeals = NamedDependency[DealCaches]


@reads("/deals/{deal:str}")
async def one_deal(deal: DealName) -> DealInfo:
    found = known_deal(deal)
    return DealInfo(
        name=found.name,
        game=found.game.name,
        day=None if found.day is None else found.day.isoformat(),
        seat=found.seat,
        bots=list(found.bots),
        tasks=found.deals.tasks,
        shared=found.is_shared,
    )


@makes("/deals/{deal:str}/play")
async def play_deal(
    request: AnyRequest, service: TheService, asker: TheAsker, deals: TheDeals, deal: DealName, data: JSONBody[PlayDeal]
) -> Response[Joined]:
    check_rate(service, "tables", request)
    found = known_deal(deal)
    device, cookies = await device_of(request, asker)
    whose = whose_request(request)
    return Response(await begin.play(service, deals.beginnings, found, data, device, whose), cookies=cookies)


@reads("/deals/{deal:str}/counts")
async def day_counts(service: TheService, deals: TheDeals, deal: DealName) -> DayCounts:
    return await deals.days.of(service, known_deal(deal))


@reads("/deals/{deal:str}/friends")
async def friends(service: TheService, asker: TheAsker, deal: DealName) -> list[Friend]:
    return await outcomes.friends(service, known_deal(deal), asker)


@acts("/deals/{deal:str}/friends")
async def share_deal(service: TheService, asker: TheAsker, deal: DealName, data: JSONBody[ShareDeal]) -> list[Friend]:
    found = known_deal(deal)
    await outcomes.share(service, found, data.table, asker)
    return await outcomes.friends(service, found, asker)


@reads("/deals/{deal:str}/friends/{table_id:str}/story", responses=SIGHT)
async def friends_story(
    request: AnyRequest, service: TheService, asker: TheAsker, deal: DealName, table_id: TableId
) -> Response[Any]:
    check_rate(service, "work", request)
    whose = whose_request(request)
    return answered(request, await outcomes.friends_story(service, known_deal(deal), table_id, asker, whose))


@acts("/tables/{table_id:str}/outcome")
async def deal_outcome(
    request: AnyRequest,
    service: TheService,
    asker: TheAsker,
    deals: TheDeals,
    table_id: TableId,
    data: JSONBody[OutcomeRequest],
) -> ToldOutcome:
    check_rate(service, "work", request)
    told = await outcomes.outcome(service, table_id, asker, data.count, whose_request(request))
    if data.count:
        deals.days.forget(told.outcome.deal)  # whoever is counted sees it at once
    return told


HANDLERS = (one_deal, play_deal, day_counts, friends, share_deal, friends_story, deal_outcome)
