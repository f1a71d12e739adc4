"""The debrief of a lesson with Terra Futura: points by source over the turns, clean, dirty and blocked cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from terrae.engine.debriefing import Debriefed, RoundOver, TablePlayed
from terrae.engine.game import Json
from terrae.engine.match import Match

from ..rules.pollution import is_active
from ..rules.questions import QUESTIONS
from ..rules.scoring import better_set, polluted, resource_points, score, set_points
from .same_cards import same_cards


class TerraFuturaLessons(Debriefed):
    """All tables with as many seats have the same deal, under the names that cards have."""

    def chance_to_hold(self, match: Match[Any, Any]) -> None:
        """Nothing can be lost here."""

    def for_fewer(self, setup: Json, players: int) -> None:
        """Another number of players has another deal."""

    def renamed(self, deck: Json, setup: Json, world: int) -> tuple[Json, Json]:
        del world  # there is one
        return deck, setup

    def named_back(self, record: Json, world: int) -> Json:
        del world
        return record

    def slides(self, rounds: Sequence[RoundOver]) -> Json:
        """Of each table and seat: points by source after each of its turns, and how its cards lie at the end."""
        sources = [[told_table(table) for table in played.tables] for played in rounds]
        return {
            "sources": sources,
            "rounds": [{"tables": [{"outcome": t["outcome"], "bot": t["bot"]} for t in played]} for played in sources],
            "counted": {"rounds": [[counted(table) for table in played] for played in sources]},
        }

    def seat_elsewhere(self, played: RoundOver, table: int, seat: int, world: int) -> Json:
        """The own turns, and the final points of those who were dealt the same."""
        del world
        own = played.tables[table]
        others = [
            each.match for n, each in enumerate(played.tables) if n != table and each.match.setup == own.match.setup
        ]
        return {
            "turns": turns_of(own)[seat],
            **cards_of(own.match, seat),
            "score": score(own.match.state, own.match.d, seat),
            "others": sorted(score(match.state, match.d, seat) for match in others),
        }

    numbers_mean: ClassVar[Mapping[str, str]] = {
        "score": "points at the end, or when the bell rang",
        "resources": "points for resources on active cards",
        "set": "points for the better Scoring card",
        "polluted": "points lost for cards with pollution",
        "clean": "cards without pollution",
        "dirty": "cards with pollution",
        "choked": "cards with more pollution than spaces",
    }

    def numbers(self, table: TablePlayed, seat: int) -> Json:
        match = table.match
        points = points_of(match.state, match.d, seat)
        return {"score": score(match.state, match.d, seat), **points, **cards_of(match, seat)}

    public_means: ClassVar[Mapping[str, str]] = {
        "question": "what was asked, by the verb of its answers",
        "cards": "cards in each territory, seat by seat",
        "cubes": "pollution in each territory, seat by seat",
    }

    def public(self, match: Match[Any, Any], state: Any) -> Json:
        del match
        seats, asked = range(state.players), QUESTIONS.get(state.phase)
        return {
            "question": asked.kind if asked else "",
            "cards": " ".join(str(state.cards[seat]) for seat in seats),
            "cubes": " ".join(str(sum(state.cubes[seat][: state.cards[seat]])) for seat in seats),
        }

    def under_laws(self, rounds: Sequence[RoundOver], laws: Mapping[str, Json | None], played: str, seed: str) -> Json:
        """There are no laws; what a bot that looks ahead made of the same cards."""
        del laws, played
        return same_cards(rounds, seed)


def points_of(s: Any, d: Any, seat: int) -> Json:
    """F27, F28: a seat's points by their source, as its territory lies."""
    return {
        "resources": resource_points(s, d, seat),
        "set": set_points(s, d, seat, better_set(s, d, seat)),
        "polluted": -polluted(s, seat),
    }


def cards_of(match: Match[Any, Any], seat: int) -> Json:
    """F20, F28: clean cards, dirty ones, and those that are choked."""
    s, dirty = match.state, polluted(match.state, seat)
    choked = sum(1 for plot in range(s.cards[seat]) if not is_active(s, match.d, seat, plot))
    return {"clean": s.cards[seat] - dirty, "dirty": dirty, "choked": choked}


def turns_of(table: TablePlayed) -> list[list[Json]]:
    """Of each seat its points by source after each of its turns, and at the end."""
    match = table.match
    told: list[list[Json]] = [[] for _ in match.players]
    last: int | None = None
    for s, _ in match.states():
        if last is not None and s.turn != last and len(told[last]) < s.cards[last] - 1:  # F26 is no turn: its end is
            told[last].append(points_of(s, match.d, last))
        last = s.turn
    for seat, turns in enumerate(told):
        turns.append(points_of(match.state, match.d, seat))
    return told


def blockings_of(table: TablePlayed) -> list[Json]:
    """F20: of each seat how many cards became blocked on the way, and how many were active again."""
    match = table.match
    seats = range(len(match.players))
    told: list[Json] = [{"blocked": 0, "again": 0} for _ in seats]
    before: list[set[int]] = [set() for _ in seats]
    for s, _ in match.states():
        for seat in seats:
            now = {plot for plot in range(s.cards[seat]) if not is_active(s, match.d, seat, plot)}
            told[seat]["blocked"] += len(now - before[seat])
            told[seat]["again"] += len(before[seat] - now)
            before[seat] = now
    return told


def counted(told: Json) -> Json:
    """A table in two numbers: the mean of its points, and its blocked cards."""
    seats = told["seats"]
    mean = round(sum(seat["score"] for seat in seats) / len(seats), 2)
    return {"score": mean, "blocked": sum(seat["choked"] for seat in seats), "bot": told["bot"]}


def told_table(table: TablePlayed) -> Json:
    seats = range(len(table.match.players))
    turns, blockings = turns_of(table), blockings_of(table)
    return {
        "outcome": table.outcome,
        "bot": table.has_bot,
        "seats": [
            {
                "turns": turns[seat],
                **cards_of(table.match, seat),
                "blockings": blockings[seat],
                "score": score(table.match.state, table.match.d, seat),
            }
            for seat in seats
        ],
    }
