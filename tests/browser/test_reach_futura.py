"""Every kind of decision at every size: each legal answer, one's own secrets, help and take-back can be touched.

An element says by `data-answer` which answer it looks at or gives. It must be as large as a finger and lie on top of
everything, where it is or after one tap.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from terrae.games.terra_futura.rules.questions import QUESTIONS as FUTURA

from .conftest import OpenWindow
from .looks import DRAWN
from .reach import (
    PHONES,
    WIDE,
    Size,
    Step,
    is_phone,
    resize,
    scrolling,
    told,
    unreached,
    untouchable,
)
from .stage import Stage, decisions, hardest
from .windows import Window

Json = dict[str, Any]
# How many of these hold more than they have room for.
SPILLED = "(all) => [...document.querySelectorAll(all)].filter((e) => e.scrollWidth > e.clientWidth).length"
# For how many lines, and what is between them, a story has room.
LINES = """(log) => {
  const gap = parseFloat(getComputedStyle(log.querySelector('ol:last-child')).rowGap)
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(log)
  const room = log.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
  return Math.floor((room + gap) / (parseFloat(lineHeight) + gap))
}"""
QUIET = ".dock .quiet button"


def by_answer(answers: list[str]) -> list[str]:
    return [f'[data-answer="{answer}"]' for answer in answers]


def kind_of(view: Json) -> str:
    """What is asked; a payment with pollution is a kind of its own."""
    question = view["question"]
    is_both = question["kind"] == "pay" and question["pollution"]["count"] > 0
    return "pay and pollute" if is_both else str(question["kind"])


def on_a_phone(view: Json) -> Iterator[Step]:
    """The way through a decision on a phone: the display and others' territories come to the place of one's own."""
    question = view["question"]
    answers: list[str] = [*question["answers"], *question.get("after_keep", [])]
    if question["kind"] in ("drop", "take"):
        yield [".lands .dsp"], by_answer([answer for answer in answers if answer.startswith("take ")])
        if drops := [answer for answer in answers if answer.startswith("drop ")]:
            yield [QUIET], by_answer(drops)
            yield [QUIET], []
        return
    if question["kind"] == "copy":
        for seat, at in sorted({tuple(answer.split(" ")[1:3]) for answer in answers}):
            card = f'.ground [data-answer^="copy {seat} {at} "]'
            yield [f".lands button:nth-child({int(seat) + 1})"], [card]
            effects = [answer for answer in answers if answer.startswith(f"copy {seat} {at} ")]
            yield [card], by_answer(effects) + [".dock .do:not([aria-disabled=true])"]
        return
    uses = {answer for answer in answers if answer.startswith("use ")}
    yield [], by_answer(sorted(set(answers) - uses))
    for use in sorted({answer.rsplit(" ", 1)[0] for answer in uses}):
        yield [], by_answer([use])
        yield by_answer([use]), by_answer([answer for answer in uses if answer.startswith(f"{use} ")])
        yield [QUIET], []


def unreached_in_terra_futura(window: Window, view: Json, size: Size) -> list[str]:
    """What a finger does not reach at this size."""
    if is_phone(size):
        help_and_back = [".dock .hlp button:first-child", ".dock .hlp button:nth-child(2)"]
        wrong = untouchable(window, help_and_back, size) + unreached(window, on_a_phone(view), size)
        window.page.locator(f".lands button:nth-child({view['seat'] + 1})").click()
        return [*wrong, *scrolling(window, size), *unseen_goals(window, view, True)]
    question = view["question"]
    answers: list[str] = [*question["answers"], *question.get("after_keep", [])]
    # Whoever takes a card keeps the rows as they are.
    wanted = {answer for answer in answers if answer != "keep"}
    uses = {answer for answer in wanted if answer.startswith("use ")}
    wanted = (wanted - uses) | {answer.rsplit(" ", 1)[0] for answer in uses}
    helps = [".hlp button:first-child", ".hlp button:nth-child(2)"]
    wrong = untouchable(window, [*by_answer(sorted(wanted)), *helps], size)
    for use in sorted({answer.rsplit(" ", 1)[0] for answer in uses}):
        window.page.locator(by_answer([use])[0]).click()
        wrong += untouchable(window, by_answer([answer for answer in uses if answer.startswith(f"{use} ")]), size)
        wrong += [f"signs of {use} leave their paper" for _ in range(window.page.evaluate(SPILLED, ".tray .signs"))]
        window.button("terra-futura-web-not-now").click()
    return wrong + unseen_goals(window, view, False)


def unseen_goals(window: Window, view: Json, is_small: bool) -> list[str]:
    """One's scoring cards and what the territory is worth are in sight, or one tap away."""
    goals, worth = ".secret", ".worth"
    if is_small:
        window.page.locator(".peek").click()
        goals = worth = "dialog"
    texts = [" ".join(window.page.locator(f"{part} >> visible=true").all_inner_texts()) for part in (goals, worth)]
    names = [window.say(f"terra-futura-scoring-{card}") for card in view["own"]["scoring"]]
    wrong = [f"{name} is not in sight" for name in names if name not in texts[0]]
    if str(abs(view["own"]["score"])) not in texts[1]:
        wrong.append("what it is worth is not in sight")
    if is_small:
        window.button("web-close").click()
    elif window.say("terra-futura-web-secret") not in texts[0]:
        wrong.append("that they are secret is not in sight")
    if not window.page.locator(".bar .tname").is_visible():
        wrong.append("the round is not in sight")
    return wrong + ([] if is_small else untouchable(window, [".secret header button"], WIDE[0]))


KINDS = {question.kind for question in FUTURA.values()} | {"pay and pollute"}


@pytest.fixture(scope="module")
def moments() -> dict[str, Json]:
    return hardest(decisions("terra-futura"), kind_of, KINDS)


def test_every_answer_of_terra_futura_is_in_reach(open_window: OpenWindow, moments: dict[str, Json]) -> None:
    window = open_window(has_touch=True)
    stage = Stage(window, "terra-futura")
    wrong: dict[str, list[str]] = {}
    for kind, view in moments.items():
        stage.show(view)
        for size in (*PHONES, *WIDE):
            resize(window, size)
            for problem in unreached_in_terra_futura(window, view, size):
                wrong.setdefault(f"{kind}: {problem}", []).append("x".join(map(str, size)))
    assert not wrong, told(wrong)
    assert stage.answers == []


def test_looking_decides_nothing_and_a_second_tap_does(open_window: OpenWindow, moments: dict[str, Json]) -> None:
    window = open_window()
    stage = Stage(window, "terra-futura")
    for kind in ("place", "take", "pattern", "copy"):
        answer = moments[kind]["question"]["answers"][0]
        stage.show(moments[kind])
        window.page.evaluate(DRAWN)
        element = window.page.locator(by_answer([answer])[0])
        element.click()
        window.page.evaluate(DRAWN)
        assert stage.answers == []
        element.click()
        window.wait_until(lambda: bool(stage.answers))
        assert stage.answers == [answer]


def test_the_end_of_a_turn_asks_while_cards_are_unused(open_window: OpenWindow, moments: dict[str, Json]) -> None:
    window = open_window()
    stage = Stage(window, "terra-futura")
    stage.show(moments["use"])
    window.button("terra-futura-web-end").click()
    window.button("terra-futura-web-end-not").click()
    assert stage.answers == []
    window.button("terra-futura-web-end").click()
    window.button("terra-futura-web-end-anyway").click()
    window.wait_until(lambda: stage.answers == ["end"])
    nothing_left = {**moments["use"], "question": {**moments["use"]["question"], "answers": ["end"]}}
    stage.show(nothing_left)
    window.page.locator(".tray .do .sun", has_text=window.say("terra-futura-web-end")).click()
    window.wait_until(lambda: stage.answers == ["end"])


def test_the_oldest_card_is_discarded_only_after_a_question(open_window: OpenWindow, moments: dict[str, Json]) -> None:
    window = open_window()
    stage = Stage(window, "terra-futura")
    stage.show(moments["drop"])
    drop = window.page.locator(by_answer(["drop I"])[0])
    drop.click()
    window.button("terra-futura-web-discard-not").click()
    assert stage.answers == []
    drop.click()
    window.page.locator(".tray .sun").click()
    window.wait_until(lambda: stage.answers == ["drop I"])


def test_five_lines_of_the_story_are_in_sight_on_a_low_laptop(
    open_window: OpenWindow, moments: dict[str, Json]
) -> None:
    """At the end of the game, when there is most to count."""
    window = open_window(width=1366, height=768)
    stage = Stage(window, "terra-futura")
    stage.show(moments["pattern"])
    assert window.page.locator(".side .log").evaluate(LINES) >= 5


def test_a_finger_that_rests_on_a_card_enlarges_it(open_window: OpenWindow, moments: dict[str, Json]) -> None:
    """Without a context menu, which not every phone has. Rows that change out of sight meanwhile move nothing."""
    window = open_window(width=390, height=844, has_touch=True, still=False)
    stage = Stage(window, "terra-futura")
    view = moments["drop"]
    stage.show(view)
    first, *others = view["display"]["I"]
    stage.show({**view, "display": {**view["display"], "I": [*others, first]}})
    window.page.evaluate(DRAWN)
    card = window.page.locator(".tile").first
    finger = {"pointerType": "touch", "isPrimary": True, "bubbles": True}
    card.dispatch_event("pointerdown", finger)
    name = window.say(f"terra-futura-card-{card.get_attribute('data-card')}")
    expect(window.page.get_by_role("dialog", name=name)).to_be_visible()
