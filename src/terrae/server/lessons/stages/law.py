"""Law: the class makes a rule of its own. Who has voted, and what, are kept apart; only counts leave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from terrae.engine.errors import Refused
from terrae.engine.game import Json, game_named

from ..plans import Identifier, known_options
from .registry import SERVICE, TEACHER, Doing, EverybodyAnswers
from .round import TableRules

if TYPE_CHECKING:
    from ..lesson import Lesson

MOST_LAWS = 12


class LawSettings(Struct, forbid_unknown_fields=True):
    laws: Annotated[dict[Identifier, TableRules], Meta(max_length=MOST_LAWS)] = {}
    decides: Literal["class", "teacher", "lot"] = "class"
    """Who decides: the class by a vote, the teacher, or the lot."""
    one_each: bool = False
    """Has everybody one vote? Else everybody names all that they could live with."""


class LawBallot(Struct, forbid_unknown_fields=True):
    laws: Annotated[tuple[Identifier, ...], Meta(max_length=MOST_LAWS)]


class LawStage(EverybodyAnswers):
    kind = "law"
    tone = "talk"
    alone = False
    settings = LawSettings
    answer = LawBallot
    after = ("round",)
    not_after = ("debrief",)
    secret = True

    def laws(self, lesson: Lesson) -> list[str]:
        """The laws on the ballot: those that the game knows the options of."""
        game = game_named(lesson.plan.game)
        found = lesson.settings().laws
        return [name for name, law in found.items() if len(known_options(game, law.options)) == len(law.options)]

    def check(self, lesson: Lesson, pupil: int, answer: LawBallot) -> None:
        if lesson.settings().decides != "class":
            raise Refused("nobody votes on this law")
        if not set(answer.laws) <= set(self.laws(lesson)):
            raise Refused("there is no such law on the ballot")
        if len(set(answer.laws)) < len(answer.laws) or (lesson.settings().one_each and len(answer.laws) > 1):
            raise Refused("a law can be named once; with one vote each, one law")

    def is_over(self, lesson: Lesson) -> bool:
        """Everybody has voted: the votes can be counted."""
        votes = lesson.settings().decides == "class"
        return (
            votes and not lesson.is_counted and lesson.has_pupils and len(lesson.answered()) == len(lesson.pupils_in())
        )

    def finish(self, lesson: Lesson, ballots: Sequence[Any], lot: Random) -> list[Doing]:
        """Count. The law that most could live with holds; of several the lot takes one; without votes there is none.

        Where the lot decides, it takes one of all. A teacher who has not decided until then wants no new law.
        """
        laws, decides = self.laws(lesson), lesson.settings().decides
        if decides != "class":
            return [decided(lot.choice(laws) if decides == "lot" and laws else "", decides)]
        counts = {law: sum(1 for ballot in ballots if law in ballot["laws"]) for law in laws}
        most = max(counts.values(), default=0)
        best = [law for law in laws if counts[law] == most > 0]
        law = lot.choice(best) if best else ""
        return [decided(law, "class", counts, best if len(best) > 1 else [])]

    def decide(self, lesson: Lesson, law: str) -> Doing:
        """The teacher decides; `Refused` where it is not theirs to decide, or was decided."""
        if lesson.settings().decides != "teacher" or lesson.is_counted:
            raise Refused("this law is not the teacher's to decide, or it was decided")
        if law not in self.laws(lesson):
            raise Refused("there is no such law on the ballot")
        return decided(law, "teacher", who=TEACHER)

    def for_pupil(self, lesson: Lesson, pupil: int) -> Json:
        return {
            "laws": self.laws(lesson),
            "decides": lesson.settings().decides,
            "one_each": lesson.settings().one_each,
            "voted": len(lesson.answered()),
            "of": len(lesson.pupils_in()),
            "counted": lesson.is_counted,
            "signed_by": signatures(lesson),
        }

    def for_teacher(self, lesson: Lesson) -> Json:
        counted = {"counted": lesson.is_counted, "signed_by": signatures(lesson)}
        who = {"laws": self.laws(lesson), "decides": lesson.settings().decides}
        return {**super().for_teacher(lesson), **who, **counted}


def decided(
    law: str, by: str, counts: Mapping[str, int] | None = None, tied: Sequence[str] = (), who: int = SERVICE
) -> Doing:
    """A law was decided, "" for none: by whom, and where the class has voted, how."""
    return Doing("counted", who, {"counts": dict(counts or {}), "law": law, "tied": list(tied), "by": by})


def signatures(lesson: Lesson) -> list[str]:
    """The aliases of those who have signed the law that was counted last. They sign before everybody."""
    vote = len(lesson.votes) - 1
    return [lesson.pupils[pupil].alias for pupil in lesson.pupils_in() if (vote, pupil) in lesson.signed]


STAGE = LawStage()
