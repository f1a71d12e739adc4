"""The protocol's types as JSON Schema: `python -m terrae.server.protocol.schema` writes `messages.json`.

The browser's TypeScript types are made from that file; a test finds out when it is no longer what the code says.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from . import bodies, classes, deal_bodies, lessons, messages, puzzle_bodies, shared, sizes

FILE = Path(__file__).parent / "messages.json"

TYPES: tuple[Any, ...] = (
    messages.FromClient,
    messages.FromService,
    bodies.NewTable,
    bodies.TableChange,
    bodies.Joining,
    bodies.OneSeat,
    bodies.SeatBot,
    bodies.SeatSwap,
    bodies.SeatName,
    bodies.Starting,
    bodies.RematchRequest,
    bodies.LinkRequest,
    bodies.GameInfo,
    bodies.DeckInfo,
    shared.TableInfo,
    bodies.TableCreated,
    bodies.Joined,
    bodies.NewKey,
    bodies.ComingLate,
    bodies.CameLate,
    bodies.SeatTransfer,
    bodies.Reach,
    deal_bodies.DealInfo,
    deal_bodies.PlayDeal,
    deal_bodies.OutcomeRequest,
    deal_bodies.ShareDeal,
    deal_bodies.ToldOutcome,
    deal_bodies.DayCounts,
    deal_bodies.Friend,
    bodies.PlayOn,
    bodies.TryTurn,
    bodies.TriedTurn,
    puzzle_bodies.PuzzleAnswers,
    puzzle_bodies.PuzzleInfo,
    puzzle_bodies.PuzzlePosition,
    puzzle_bodies.PuzzleVerdict,
    bodies.PushSubscribe,
    bodies.PushWish,
    bodies.TableNotices,
    bodies.PushState,
    bodies.Sight,
    bodies.Verdict,
    bodies.CoachLine,
    bodies.Problem,
    lessons.NewLesson,
    lessons.Knocking,
    lessons.StageAnswer,
    lessons.OwnStage,
    lessons.LessonAction,
    lessons.TeacherLink,
    lessons.PlanInfo,
    lessons.LessonEntered,
    lessons.LessonListed,
    lessons.LessonNews,
    classes.NewClass,
    classes.ClassFile,
    classes.ClassListed,
    classes.ClassInfo,
    lessons.DebriefInfo,
    lessons.OwnDebrief,
    lessons.Withdrawal,
    shared.GameView,
    shared.Event,
    shared.GamePreview,
    shared.PlayerInfo,
    shared.TalkInfo,
)
UNIONS = {"FromClient": messages.FromClient, "FromService": messages.FromService, "Clock": shared.Clock}

CLOSED = {"additionalProperties": False}
OPEN = {"GameView": {}, "Question": {}, "AnswerPreview": {}, "PlayerInfo": {}, "Event": {"additionalProperties": True}}
"""Each game adds to these what is its own. In TypeScript only an event is a dictionary: a game's views have a type."""


def plain(part: Any) -> Any:
    """A reference says everything; an object of which nothing is said may hold anything."""
    if isinstance(part, list):
        return [plain(one) for one in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return {"$ref": part["$ref"]}
    if part == {"type": "object"}:
        return {"type": "object", "additionalProperties": True}
    return {name: plain(one) for name, one in part.items()}


def schema() -> dict[str, Any]:
    """One JSON Schema with a definition for every body and message, and for the unions of them."""
    shown, parts = msgspec.json.schema_components(TYPES, ref_template="#/$defs/{name}")
    parts = {name: plain({**part, **OPEN.get(name, CLOSED)}) for name, part in parts.items()}
    for name, union in UNIONS.items():
        parts[name] = {"title": name, "anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in union.__args__]}
    assert len(shown) == len(TYPES)
    names = sorted(parts)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "Made by python -m terrae.server.protocol.schema; do not change by hand.",
        "x-sizes": sizes.BROWSER,
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names},
        "$defs": {name: parts[name] for name in names},
    }


def text() -> str:
    return json.dumps(schema(), indent=1, sort_keys=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
