"""The guides of the app: every plan has one, the how-to says the same, and what they say of storage is true."""

import re

import pytest

from terrae.engine.game import game_named, games
from terrae.sentences import COMMON, Sentences, folder_of
from terrae.server.lessons.conduct import KEPT_MS
from terrae.server.lessons.door import HOUR_MS
from terrae.server.lessons.plans import Plan, ready_plans
from terrae.server.lessons.rooms import ALIASES_MS
from terrae.server.lessons.stages.survey import STATEMENTS
from terrae.server.settings import DAY_MS, Settings

from ..cli.test_sentences import OURS
from . import guides

WEB = guides.PAGE.parents[2] / "web" / "src" / "lessons" / "guide"


def test_the_how_to_says_what_the_app_says() -> None:
    page = guides.PAGE.read_text("utf-8")
    assert page == guides.page_with_guides(page), "run python -m tests.docs.guides"


@pytest.mark.parametrize("plan", ready_plans().values(), ids=lambda plan: plan.name)
def test_every_ready_plan_has_a_guide(plan: Plan) -> None:
    say, about = guides.sentences_of(plan), f"{plan.game}-guide-{plan.name}"
    parts = ["", ".not", *(f".{part}{n}" for part in ("usual", "ask") for n in range(1, guides.PARTS + 1))]
    assert [about + part for part in parts if not guides.has(say, about + part)] == []
    for n, spec in enumerate(plan.stages):
        name = guides.advice_name(say, plan, n)
        assert guides.has(say, name), spec.kind
        assert say(f"{name}.look", bell="10:00") != f"{name}.look", spec.kind


def test_the_page_shows_every_part_of_privacy() -> None:
    shown = re.search(r"PARTS = \[(.*?)\]", (WEB / "PrivacyPage.svelte").read_text("utf-8"), re.DOTALL)
    assert shown
    assert tuple(re.findall(r"'(\w+)'", shown[1])) == guides.PRIVACY


@pytest.mark.parametrize("language", OURS)
def test_how_long_things_are_kept_is_as_the_service_keeps_them(language: str) -> None:
    say = Sentences(language, [COMMON / "privacy"])
    days = KEPT_MS // DAY_MS
    assert Settings().finished_after_ms // DAY_MS == days
    hours = ALIASES_MS // HOUR_MS
    assert re.findall(r"\d+", say("web-privacy-long.line")) == [str(hours), str(days)]


@pytest.mark.parametrize("language", OURS)
def test_the_survey_asks_what_its_sheet_prints(language: str) -> None:
    printed = re.findall(r"'(\w+)'", (WEB / "statements.ts").read_text("utf-8"))
    assert tuple(printed) == STATEMENTS
    say = Sentences(language, [COMMON / "lessons"], only=True)
    assert [name for name in STATEMENTS if not guides.has(say, f"web-survey-{name}")] == []


def test_every_guide_is_of_a_game_that_is_there() -> None:
    for name in games():
        folder = folder_of(game_named(name)) / "guide"
        assert (folder / "en.ftl").is_file() == any(plan.game == name for plan in ready_plans().values())
