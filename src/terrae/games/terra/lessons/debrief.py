"""The debrief of a lesson with Terra: both rounds, the last stand, given and hoarded, rich and poor, the same seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar

from terrae.engine.debriefing import Debriefed, RoundOver, TablePlayed
from terrae.engine.game import Json
from terrae.engine.match import Match

from ..puzzles import TerraPuzzles
from ..relabel import WORLDS, Labels, relabel
from ..rules.moves import ACTION_OF, CRISIS_TEXTS, KIND_TEXTS
from ..rules.state import COMMON_GOOD, CRISES, HOARD, IMPENDING, LOSS, REGIONS, VALUES
from .another_law import under_laws
from .fair_deal import chance_to_hold
from .read_table import TableRead, promises, read_table, value_given

SHORT_PILES = (30, 45)
"""How many cards the pile of a short game has (L1)."""
PIECES = 100
QUESTIONS = {IMPENDING: "impending", COMMON_GOOD: "common good", HOARD: "hoard"}

Rounds = list[list[TableRead]]


class TerraLessons(Debriefed):
    """L7: the same deal at every table, with other names."""

    worlds = WORLDS

    def __init__(self) -> None:
        self.rounds_read: dict[int, list[TableRead]] = {}
        """Rounds that were read already: each is asked about once for every seat."""

    def read(self, played: RoundOver) -> list[TableRead]:
        if id(played) not in self.rounds_read:
            self.rounds_read[id(played)] = [read_table(table) for table in played.tables]
        return self.rounds_read[id(played)]

    def chance_to_hold(self, match: Match[Any, Any]) -> float:
        return chance_to_hold(match)

    def for_fewer(self, setup: Json, players: int) -> Json | None:
        """L1: a short game has the same pile for any number, and whoever is not there has no hand."""
        if len(setup["pile"]) not in SHORT_PILES:
            return None
        return {"hands": setup["hands"][:players], "pile": setup["pile"]}

    def renamed(self, deck: Json, setup: Json, world: int) -> tuple[Json, Json]:
        labels = Labels.numbered(world)
        return labels.deck(deck), labels.setup(setup)

    def named_back(self, record: Json, world: int) -> Json:
        return relabel(record, Labels.numbered(world).back)

    def slides(self, rounds: Sequence[RoundOver]) -> Json:
        read = [self.read(played) for played in rounds]
        found = {
            "rounds": [told_round(tables) for tables in read],
            "moments": [told_moment(number, n, table) for number, n, table in lost(read)],
            "given": told_given(rounds, read),
            "rich": told_rich(read),
            "said": [told_said(tables) for tables in read],
            "twins": told_twins(read),
        }
        return {name: slide for name, slide in found.items() if slide}

    def seat_elsewhere(self, played: RoundOver, table: int, seat: int, world: int) -> Json:
        """The own hand and numbers, and what those did who were dealt the same. Nobody else's column has a name."""
        labels = Labels.numbered(world)
        tables = self.read(played)
        own = tables[table]
        able, passed = own.chances(seat)
        columns = [
            column(each, n, seat)
            for n, each in enumerate(tables)
            if n != table and deal_of(each) == deal_of(own) and any(c["did"] != "never" for c in each.did(seat))
        ]
        for each in columns:
            del each["table"]
        columns.sort(key=lambda each: (each["given"], each["outcome"], str(each["did"])))
        mine = column(own, table, seat)
        return {
            "hand": [labels.card(card) for card in hand_of(own, seat)],
            "crises": [{"crisis": labels.card(sign["crisis"]), "threat": sign["threat"]} for sign in own.signs()],
            "own": mine,
            "others": columns,
            "parting": parting(mine, columns),
            "given": own.given_before_bot[seat],
            "hoarded": own.hoarded[seat],
            "able": able,
            "passed": passed,
            "table_given": round(sum(own.given) / len(own.given), 1),
            "table_hoarded": round(sum(own.hoarded) / len(own.hoarded), 1),
        }

    numbers_mean: ClassVar[Mapping[str, str]] = {
        "given": "values of the cards that the seat played onto crises, impending or full-blown",
        "hoarded": "values of the cards that the seat laid face down in sets",
        "able": "how often the seat was asked about an impending crisis and held a card of its colour",
        "passed_though_able": "how often it passed all the same",
        "cards_drawn": "cards drawn from the pile at the whole table until the round ended",
        "score": "points at the end of a world that held; empty otherwise",
    }

    def numbers(self, table: TablePlayed, seat: int) -> Json:
        read = read_table(table)
        able, passed = read.chances(seat)
        return {
            "given": read.given_before_bot[seat],
            "hoarded": read.hoarded[seat],
            "able": able,
            "passed_though_able": passed,
            "cards_drawn": read.drawn,
            "score": read.points(seat),
        }

    public_means: ClassVar[Mapping[str, str]] = {
        "question": "what was asked: impending, common good, hoard or hand limit",
        "crisis": "the impending crisis, under the names of table 1; empty if none",
        "threat": "its threat, with what harder times add",
        "played_so_far": "the sum of the cards played on it so far",
        "open_crises": "full-blown crises, under the names of table 1",
        "cards_left": "cards left in the pile",
        "track": "points on the track, seat by seat",
    }

    def public(self, match: Match[Any, Any], state: Any) -> Json:
        impends = state.phase == IMPENDING
        read = TableRead(TablePlayed(match, "", (), (), ()), [], 0)
        return {
            "question": QUESTIONS.get(state.phase, "hand limit"),
            "crisis": CRISIS_TEXTS[state.crisis] if impends else "",
            "threat": read.threat(state.crisis) if impends else "",
            "played_so_far": sum(state.played[: state.players]) if impends else "",
            "open_crises": " ".join(CRISIS_TEXTS[crisis] for crisis in range(CRISES) if state.full >> crisis & 1),
            "cards_left": state.left,
            "track": " ".join(str(points) for points in state.track[: state.players]),
        }

    def under_laws(
        self, rounds: Sequence[RoundOver], laws: Mapping[str, Json | None], played: str, seed: str
    ) -> Json | None:
        return under_laws(rounds, laws, played, seed)


# ---- slide by slide ----


def told_round(tables: Sequence[TableRead]) -> Json:
    """Slide 1: a row a table, a sign a crisis. Counts also without tables that had a bot."""
    rows = [
        {
            "outcome": read.table.outcome,
            "arm": read.table.arm,
            "seats": len(read.seats),
            "bot": read.table.has_bot,
            "signs": read.signs(),
            "card": read.drawn,
            "cards": read.cards,
            "why": read.why_lost(),
        }
        for read in tables
    ]
    alone = [row for row in rows if not row["bot"]]
    return {"tables": rows, "counts": counts(rows), "without_bots": counts(alone)}


def counts(rows: Sequence[Json]) -> Json:
    found = Counter(row["outcome"] for row in rows)
    return {**{outcome: found[outcome] for outcome in ("held", "lost", "stopped")}, "of": len(rows)}


def lost(rounds: Rounds) -> list[tuple[int, int, TableRead]]:
    """The lost tables, those of the last round first."""
    return [
        (number, n, read)
        for number in range(len(rounds) - 1, -1, -1)
        for n, read in enumerate(rounds[number])
        if read.state.phase == LOSS
    ]


def told_moment(number: int, n: int, read: TableRead) -> Json:
    """Slide 2: the crisis that ended it, answer by answer, and the most they could still reach after each of them."""
    match = read.table.match
    stand = TerraPuzzles().last_stand(match)
    seats, reach = list[Json](), list[int]()
    crisis = read.came()[-1]
    threat = read.threat(crisis)
    for move, (s, _) in enumerate(match.states(stand), stand):
        if move == len(match.moves):
            reach.append(sum(each["value"] for each in seats))
            break
        reach.append(still_reached(s))
        seat, text = match.moves[move]
        first = crisis // REGIONS * VALUES
        held = [KIND_TEXTS[kind] for kind in range(first, first + VALUES) for _ in range(s.hands[seat][kind])]
        value = value_given(ACTION_OF[text])
        if value:
            held.remove(text)
        seats.append({"seat": seat, "value": value, "hand": held, "bot": read.table.by_bot[move]})
    still_open = [sign["crisis"] for sign in read.signs() if sign["sign"] == "open"]
    return {
        "round": number,
        "table": n,
        "card": read.drawn,
        "crisis": CRISIS_TEXTS[crisis],
        "threat": threat,
        "open": still_open,
        "seats": seats,
        "reach": reach,
    }


def still_reached(s: Any) -> int:
    """What was played, and of each seat that is still to answer its highest card of the colour, all hands open."""
    first, seat = s.crisis // REGIONS * VALUES, s.actor
    total = sum(s.played[: s.players])
    while True:
        total += max((value + 1 for value in range(VALUES) if s.hands[seat][first + value]), default=0)
        seat = (seat + 1) % s.players
        if seat == s.turn:
            return int(total)


def told_given(rounds: Sequence[RoundOver], read: Rounds) -> Json:
    """Slide 3: by table; and of pupils who played the first and the last round, who gave more, as much or less."""
    tables = [
        [
            {
                "given": each.per_ten(sum(each.given)),
                "hoarded": each.per_ten(sum(each.hoarded)),
                "bot": each.table.has_bot,
            }
            for each in played
        ]
        for played in read
    ]
    told: Json = {"rounds": tables, "pupils": None}
    if len(rounds) > 1:
        first, last = own_given(read[0]), own_given(read[-1])
        apart = [last[pupil] - first[pupil] for pupil in sorted(first.keys() & last.keys())]
        more, less = sum(1 for each in apart if each > 1), sum(1 for each in apart if each < -1)
        if apart:
            told["pupils"] = {"more": more, "same": len(apart) - more - less, "less": less}
    return told


def own_given(tables: Sequence[TableRead]) -> dict[int, Fraction]:
    """What each pupil gave for every ten cards drawn, who had a seat from the beginning to the end."""
    return {
        read.table.pupils[seat]: Fraction(10 * read.given[seat], read.drawn)
        for read in tables
        for seat in read.seats
        if not read.table.changed[seat] and read.drawn
    }


def told_rich(rounds: Rounds) -> list[Json]:
    """Slide 4: the worlds that held, with points cut into a hundred pieces, and how far from even they are."""
    told = []
    for number, tables in enumerate(rounds):
        for n, read in enumerate(tables):
            if read.table.outcome == "held":
                points = sorted((read.points(seat) or 0 for seat in read.seats), reverse=True)
                row = {"round": number, "table": n, "points": points, "pieces": pieces(points)}
                told.append({**row, "uneven": unevenness(points), "bot": read.table.has_bot})
    return told


def pieces(points: Sequence[int]) -> list[int]:
    """Points as pieces of a hundred: rounded down, and what is left goes to the largest remainders."""
    total = sum(points)
    if total == 0:
        points, total = [1] * len(points), len(points)
    found = [PIECES * each // total for each in points]
    rest = sorted(range(len(points)), key=lambda n: (-(PIECES * points[n] % total), n))
    for n in rest[: PIECES - sum(found)]:
        found[n] += 1
    return found


def unevenness(points: Sequence[int]) -> float:
    """How far from even: Gini's index times n / (n - 1), of a hundred."""
    n, total = len(points), sum(points)
    if n == 1 or total == 0:
        return 0.0
    apart = sum(abs(one - other) for one in points for other in points)
    return round(float(Fraction(PIECES * apart, 2 * n * total) * Fraction(n, n - 1)), 1)


def told_said(tables: Sequence[TableRead]) -> Json:
    """Slide 5: how often pupils could help and passed, promises kept and broken, fines paid."""
    rows = []
    for read in tables:
        able, passed = read.chances()
        became = Counter(promises(read.table))
        row = {"able": able, "passed": passed, "kept": became["kept"], "broken": became["broken"]}
        rows.append({**row, "fines": read.fines, "talk": bool(read.table.match.talk), "bot": read.table.has_bot})
    sums = {name: sum(row[name] for row in rows) for name in ("able", "passed", "kept", "broken", "fines")}
    return {"tables": rows, **sums}


def deal_of(read: TableRead) -> tuple[Any, ...]:
    """What tables must share so that their seats can be compared."""
    setup = read.table.match.setup
    return tuple(map(tuple, setup["hands"])), tuple(setup["pile"]), read.table.match.start


def hand_of(read: TableRead, seat: int) -> list[str]:
    hand: list[str] = read.table.match.setup["hands"][seat]
    return sorted(hand, key=KIND_TEXTS.index)


def column(read: TableRead, n: int, seat: int) -> Json:
    """One of those who were dealt the same."""
    bot = read.table.bot_from(seat) < len(read.table.match.moves)
    return {
        "table": n,
        "did": read.did(seat),
        "given": read.given_before_bot[seat],
        "bot": bot,
        "outcome": read.table.outcome,
        "points": None if bot else read.points(seat),
    }


def told_twins(rounds: Rounds) -> list[Json]:
    """Slide 6: every seat that was dealt the same at several tables. The first is the one whose ends differ most."""
    told = []
    for number, tables in enumerate(rounds):
        deals: dict[Any, list[int]] = {}
        for n, read in enumerate(tables):
            deals.setdefault(deal_of(read), []).append(n)
        for alike in deals.values():
            if len(alike) == 1:
                continue
            one = tables[alike[0]]
            for seat in one.seats:
                columns = [column(tables[n], n, seat) for n in alike]
                row = {"round": number, "seats": len(one.seats), "seat": seat, "hand": hand_of(one, seat)}
                crises = [{"crisis": sign["crisis"], "threat": sign["threat"]} for sign in one.signs()]
                told.append({**row, "crises": crises, "columns": columns, "spread": spread(columns)})
    return sorted(told, key=lambda twin: (-twin["round"], -twin["spread"], twin["seat"]))


def spread(columns: Sequence[Json]) -> int:
    """How far apart the ends of these seats lie, in points; a lost world has none."""
    ends = [c["points"] or 0 for c in columns if not c["bot"] and c["outcome"] != "stopped"]
    return max(ends) - min(ends) if ends else 0


def parting(own: Json, others: Sequence[Json]) -> Json | None:
    """The first crisis about which somebody with the same cards did something else; None if nobody did."""
    for n, mine in enumerate(own["did"]):
        if mine["did"] in ("never", "bot"):
            continue
        there = [each["did"][n] for each in others if each["did"][n]["did"] not in ("never", "bot")]
        if any(each != mine for each in there):
            did = Counter(each["did"] for each in there)
            return {"crisis": n, "own": mine, **{kind: did[kind] for kind in ("played", "passed", "none")}}
    return None
