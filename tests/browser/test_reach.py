"""Every kind of decision of Terra at every size of screen: each legal answer, each secret of one's own, help and
take-back are there to be touched, in sight or at most one tap away; on a phone without scrolling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import OpenWindow
from .reach import PHONES, WIDE, Size, Step, covered, is_phone, resize, scrolling, told, unreached, untouchable
from .stage import Stage, decisions, hardest
from .windows import Window

Json = dict[str, Any]
HAND = ".hand button"
KINDS = {"impending", "common-good", "hoard", "discard"}


@pytest.fixture(scope="module")
def moments() -> dict[str, Json]:
    views = (view for view in decisions("terra", "tips") if len(view["question"]["answers"]) > 1)
    return hardest(views, lambda view: str(view["question"]["kind"]), KINDS)


def own_hoard_is_told(window: Window, view: Json) -> None:
    """By one tap."""
    window.page.locator(".lookups button, .gauges .more button").locator("visible=true").first.tap()
    value = window.page.get_by_role("dialog").locator(".ownhoard b")
    expect(value).to_have_text(str(view["own"]["hoard_value"]))
    window.page.get_by_role("dialog").get_by_role("button", name=window.say("web-close")).tap()


def each_answer(view: Json, size: Size) -> Iterator[Step]:
    """Look at each answer, one after the other: what must be there to be touched then."""
    answers: list[str] = view["question"]["answers"]
    chosen: list[str] = []
    for answer in answers:
        if view["question"]["kind"] == "hoard":
            yield [f'.hand [aria-pressed=true][data-place="hand:{card}"]' for card in chosen], []
        chosen = []
        if answer in ("pass", "done"):
            yield [], [".acts .pass"]
            continue
        chosen = view["question"].get("sets", {}).get(answer, {}).get("cards") or [
            answer.removeprefix("discard ").partition(">")[0]
        ]
        yield [f'.hand [aria-pressed=false][data-place="hand:{card}"]' for card in chosen], []
        if ">" in answer:
            card, _, region = answer.partition(">")
            where = ".stage .aims" if is_phone(size) else ".acts .targets"
            target = f'{where} [data-crisis="{card[0]}-{region}"]'
            if not is_phone(size) or sum(other.startswith(f"{card}>") for other in answers) > 1:
                yield [], [target, f'[data-place="pin:{card[0]}-{region}"]']
                yield [target], []
        yield [], [".acts .do:not([aria-disabled=true])"]


def test_every_answer_of_terra_is_in_reach(open_window: OpenWindow, moments: dict[str, Json]) -> None:
    window = open_window(has_touch=True)
    stage = Stage(window, "terra")
    wrong: dict[str, list[str]] = {}
    for kind, view in moments.items():
        stage.show(view)
        for size in (*PHONES, *WIDE):
            resize(window, size)
            if kind == "impending":
                own_hoard_is_told(window, view)
            found = [
                *untouchable(window, [".acts .hlp button:first-child", ".acts .hlp button:nth-child(2)"], size),
                *covered(window, HAND, size),
                *unreached(window, each_answer(view, size), size),
                *scrolling(window, size),
            ]
            window.page.keyboard.press("Escape")
            for problem in found:
                wrong.setdefault(f"{kind}: {problem}", []).append("x".join(map(str, size)))
    assert not wrong, told(wrong)
    assert stage.answers == []
