"""Finds every game's lesson in games between bots, and checks it with the engine: run it from `web/`.

A lesson is the story of one game: moments that really occur in it, in their order, from the first seat's view. What the
lesson hopes for is not written down but worked out: `src/games/<game>/lesson.py` gives each moment its name, and a
merit to each legal answer. Answers with the highest merit are praised, all others are worse. `lesson.json` beside it
gets the views with what comes of each praised answer, how the game ended and why, and seed and moves, from
which a test builds the game again.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf
from pathlib import Path
from runpy import run_path
from typing import Any, NamedTuple

from terrae.bots.registry import bot_named
from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import Bot, position_of
from terrae.engine.previews import preview

GAMES = Path(__file__).parent.parent / "src" / "games"
NAMES = ("You", "Aiko", "Mateo")
STORY = 6
"""How many moves of the story go with a position."""
LAST = 8
"""How many moves before the end are shown."""
SEEDS = 3000
"""How many games are looked at."""

Json = dict[str, Any]


class Place(NamedTuple):
    """A decision of the first seat: its match, its view, and what its answers would bring."""

    match: Match[Any, Any]
    view: Json

    def ahead(self, *line: str) -> dict[str, Json]:
        """The previews of the answers after a line of answers, by answer."""
        v = self.match.seen_by(0)
        return {one["answer"]: one for one in preview(self.match.game, v, self.match.d, line, inf)["answers"]}

    def worth_after(self, answer: str) -> int:
        """The seat's points right after an answer."""
        v = self.match.seen_by(0)
        return int(preview(self.match.game, v, self.match.d, [answer], inf)["after"])


Merits = Mapping[str, Any]
"""What each legal answer is worth in this lesson; comparable."""


Steps = Sequence[Json]
"""What happened since an answer, as the first seat sees it."""


def at_once(steps: Steps) -> bool:
    """Is the result of an answer there as soon as it is given? Then its own step shows it."""
    return len(steps) > 0


class Moment(NamedTuple):
    """Something that a lesson teaches."""

    name: str
    """Its messages are `<game>-lesson-<name>`, with `-hint` and `-good`."""
    stage: int
    """It comes after all moments of lower stages."""
    merits: Callable[[Place], Merits]
    """Of a decision that suits it; empty if the decision does not."""
    until: Callable[[Steps], bool] = at_once
    """Others play on until the result of the answer is seen."""
    shows: Callable[[Steps], bool] = at_once
    """Is the result what `-good` says of it? Of other results of praised answers `-other` speaks."""
    is_look: bool = False
    """There is something to look at, and nothing to do."""


def praised(place: Place, moment: Moment) -> list[str]:
    """The best answers, if this decision suits the moment: every answer is judged, and some are worse."""
    merits = moment.merits(place)
    if not merits:
        return []
    answers = place.view["question"]["answers"]
    assert set(merits) == set(answers), f"{moment.name}: judged {sorted(merits)}, but asked {sorted(answers)}"
    best = [answer for answer in answers if merits[answer] == max(merits.values())]
    return best if len(best) < len(answers) else []


def tell(name: str, plan: Mapping[str, Any], seed: str, moves: Sequence[Sequence[Any]] = ()) -> Json | None:
    """The lesson of one game between bots, in which the first seat follows it; None if a moment does not occur.

    With `moves` it is the game that begins so, whatever bots would do today.
    """
    game = game_named(name)
    bots = [bot_named(game, bot) for bot in plan["BOTS"]]
    match = Match(game, [{"name": NAMES[seat], "kind": "human"} for seat in range(len(bots))], seed=seed)
    left: list[Moment] = list(plan["MOMENTS"])
    positions: list[Json] = []
    story: list[Json] = []
    while not match.over:
        answer = ""
        if match.actor == 0 and left:
            place = Place(match, match.view(0))
            stage = min(moment.stage for moment in left)
            for moment in left:
                if moment.stage != stage or not (found := position(place, moment, bots, story)):
                    continue
                good = [answer for answer in found["wanted"] if answer not in found["others"]]
                if len(match.moves) < len(moves) and good and moves[len(match.moves)][1] not in good:
                    continue
                positions.append(found)
                left.remove(moment)
                answer = next(iter(good), "")
                break
        if len(match.moves) < len(moves):
            answer = moves[len(match.moves)][1]
        story.append(play_on(match, answer, bots))
    if left or not plan["ends_well"](match):
        return None
    return {"seed": seed, "moves": match.moves, "positions": positions, "end": ending(match, plan, story)}


def play_on(match: Match[Any, Any], answer: str, bots: Sequence[Bot]) -> Json:
    """Give this answer, or the bot's if there is none, and tell it with the view after it."""
    actor, before = match.actor, match.seen_by(0)
    action = match.game.parse(match.state, match.d, answer) if answer else bots[actor](position_of(match))
    assert action is not None
    heard = match.game.notation_for(match.seen_by(actor), match.d, action, 0)
    match.act(action)
    events = match.game.story(before, match.deck, actor, heard, match.seen_by(0), 0)
    return {"number": len(match.moves), "seat": actor, "told": heard, "story": events, "view": match.view(0)}


def unseen(steps: Steps) -> list[Json]:
    """The steps without their views."""
    return [{key: value for key, value in step.items() if key != "view"} for step in steps]


def position(place: Place, moment: Moment, bots: Sequence[Bot], story: Steps) -> Json | None:
    """A decision as a step of the lesson; None if it does not suit the moment."""
    best = [] if moment.is_look else praised(place, moment)
    wanted = {answer: outcome(place.match, answer, moment, bots) for answer in best}
    others = [answer for answer, steps in wanted.items() if not moment.shows(steps)]
    if not moment.merits(place) if moment.is_look else len(others) == len(wanted):
        return None
    return {
        "name": moment.name,
        "number": len(place.match.moves),
        "view": place.view,
        "log": unseen(story[-STORY:]),
        "wanted": wanted,
        "others": others,
        "previews": dict(looks(place)),
    }


def outcome(match: Match[Any, Any], answer: str, moment: Moment, bots: Sequence[Bot]) -> list[Json]:
    """What the seat sees after this answer, until its result is there. The match is left as it was."""
    branch = match.copy()
    steps = [play_on(branch, answer, bots)]
    while not branch.over and not moment.until(steps):
        steps.append(play_on(branch, "", bots))
    return steps


def ending(match: Match[Any, Any], plan: Mapping[str, Any], story: Steps) -> Json:
    """The last moves, everybody's view after them, and why whoever won has won."""
    return {
        "before": story[-LAST - 1]["view"],
        "steps": story[-LAST:],
        "whole": unseen(story),
        "revealed": [match.view(seat) for seat in range(len(match.players))],
        "why": plan["why"](match, story),
    }


def looks(place: Place) -> Iterator[tuple[str, Json]]:
    """What is told of the answers, and of those after each of them, by the line as JSON."""
    match = place.match
    v = match.seen_by(0)
    for line in ([], *([answer] for answer in place.view["question"]["answers"])):
        try:
            yield json.dumps(line, separators=(",", ":")), preview(match.game, v, match.d, line, inf)
        except Refused:
            continue


def told_again(name: str, plan: Mapping[str, Any], file: Path) -> Json | None:
    """The lesson that is there, as views tell it today; None if its game does not hold any more."""
    try:
        old = json.loads(file.read_text("utf-8"))
        return tell(name, plan, old["seed"], old["moves"])
    except (OSError, LookupError, AssertionError):
        return None


def search(name: str, plan: Mapping[str, Any]) -> Json:
    """The first game in which all moments occur."""
    seeds = range(plan["FIRST_SEED"], plan["FIRST_SEED"] + SEEDS)
    return next(filter(None, (tell(name, plan, f"lesson {seed}") for seed in seeds)))


def main() -> None:
    for file in sorted(GAMES.glob("*/lesson.py")):
        name, plan = file.parent.name, run_path(str(file))
        lesson = told_again(name, plan, file.with_suffix(".json")) or search(name, plan)
        deck = Match(game_named(name), [{"name": "", "kind": "human"}] * len(plan["BOTS"]), seed="").deck
        written = file.with_suffix(".json")
        told = {
            "game": name,
            "players": NAMES[: len(plan["BOTS"])],
            "deck": {"document": deck.document, "notes": deck.notes},
            **lesson,
        }
        written.write_text(json.dumps(told, separators=(",", ":")) + "\n", "utf-8")
        print(f"{name}: {lesson['seed']}, {len(lesson['positions'])} positions, {written.stat().st_size} bytes")


if __name__ == "__main__":
    main()
