"""The guides and the page about privacy in docs/how-to/teach.md, made from the app's English sentences.

`python -m tests.docs.guides` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from terrae.engine.game import game_named
from terrae.sentences import COMMON, Sentences, folder_of
from terrae.server.lessons.plans import Plan, ready_plans

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "teach.md"
BEGIN = "<!-- guides: python -m tests.docs.guides writes what stands between these two lines -->\n"
END = "<!-- end of guides -->\n"
PARTS = 3
ROLES = 6
PRIVACY = ("who", "what", "votes", "device", "where", "addresses", "long", "backups", "sees", "leaving", "more")
FOLDERS = ("lessons", "guide", "privacy")


def sentences_of(plan: Plan) -> Sentences:
    places = (COMMON, folder_of(game_named(plan.game)))
    return Sentences("en", [place / part for place in places for part in FOLDERS if (place / part).is_dir()])


def advice_name(say: Sentences, plan: Plan, n: int) -> str:
    """The message that advises at a stage, as `web/src/lessons/guide/guide.ts` finds it."""
    kind = plan.stages[n].kind
    rounds = [spec.kind == "round" for spec in plan.stages]
    number = sum(rounds[: n + 1]) if rounds[n] and sum(rounds) > 1 else 0
    about = f"{plan.game}-guide"
    names = (f"{about}-{plan.name}-{kind}-{number}", f"{about}-{plan.name}-{kind}", f"{about}-{kind}")
    return next((name for name in names if has(say, name)), f"web-guide-{kind}")


def has(say: Sentences, name: str) -> bool:
    return say(name) != name


def told_plan(plan: Plan) -> Iterator[str]:
    """The guide to one plan."""
    say, about = sentences_of(plan), f"{plan.game}-guide-{plan.name}"
    yield f"### {say(f'{plan.game}-plan-{plan.name}')}, {plan.minutes} minutes\n"
    yield f"{say(about)}\n"
    yield "| from minute | stage | say | look for | ask |\n|---|---|---|---|---|"
    begins = 0
    for n, spec in enumerate(plan.stages):
        name = advice_name(say, plan, n)
        asks = (f"{plan.game}-guide-{spec.kind}-ask", f"web-guide-{spec.kind}-ask")
        ends = begins + spec.minutes
        look = say(f"{name}.look", bell=f"minute {ends}")
        question = next((say(ask) for ask in asks if has(say, ask)), "")
        yield f"| {begins} | {say(f'web-stage-{spec.kind}')} | {say(name)} | {look} | {question} |"
        begins = ends
    yield f"\n**{say('web-guide-usually')}.**\n"
    yield from (f"- {say(f'{about}.usual{n}')}" for n in range(1, PARTS + 1))
    yield f"\n**{say('web-guide-questions')}.**\n"
    yield from (f"{n}. {say(f'{about}.ask{n}')}" for n in range(1, PARTS + 1))
    yield f"\n**{say('web-guide-do-not')}.** {say(f'{about}.not')}\n"
    yield f"{say(f'{plan.game}-guide-foot')}\n"


def section() -> str:
    """Everything that the app says to teachers and parents on its own pages, in English."""
    plans = list(ready_plans().values())
    say = sentences_of(plans[0])
    lines = ["## The guides\n", f"**{say('web-guide-before')}.** {say('web-guide-before-line')}\n"]
    missing = say("web-guide-missing-line", seconds=plans[0].stand_in_s)
    lines += [f"**{say('web-guide-missing')}.** {missing}\n"]
    for plan in plans:
        lines += told_plan(plan)
    lines += [f"### {say('web-roles')}\n", f"{say('web-roles-line')}\n", "| role | | asks |\n|---|---|---|"]
    for n in range(1, ROLES + 1):
        lines.append(f"| {say(f'web-role-{n}')} | {say(f'web-role-{n}.line')} | {say(f'web-role-{n}.ask')} |")
    lines += [f"\n## {say('web-privacy-title')}\n", f"{say('web-privacy-lead')}\n", "| | |\n|---|---|"]
    lines += [f"| {say(f'web-privacy-{part}')} | {say(f'web-privacy-{part}.line')} |" for part in PRIVACY]
    return "\n".join(lines) + "\n"


def page_with_guides(page: str) -> str:
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin, f"{PAGE.name} has no place for the guides"
    assert end, f"{PAGE.name} does not say where the guides end"
    return f"{before}{begin}\n{section()}\n{end}{after}"


if __name__ == "__main__":
    PAGE.write_text(page_with_guides(PAGE.read_text("utf-8")), "utf-8")
