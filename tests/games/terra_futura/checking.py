"""What the independent checker of records says about a match that goes on."""

import json
import re

from terrae.engine.match import Match
from terrae.engine.record import to_line
from terrae.games.terra_futura.rules.state import Deck, State

from ...checkers.terra_futura import check


def answers_by_the_checker(match: Match[State, Deck]) -> tuple[list[str], str]:
    """What the independent checker would have accepted as the next move, and the rule it asks by."""
    told = match.record()
    told["moves"].append([match.actor, "?"])
    (complaint,) = check(json.loads(to_line(told)))
    asked = re.fullmatch(rf"move {len(told['moves'])}: '\?' is none of (.+) \((F\d+)\)", complaint)
    assert asked, complaint
    return asked[1].split(", "), asked[2]
