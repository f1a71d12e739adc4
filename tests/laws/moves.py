"""Laws: there is always something to answer until the game ends, and every answer has one text."""

from __future__ import annotations

from itertools import pairwise

from .walks import AnyGame, Seating, positions


def moves_are_orderly(game: AnyGame, seating: Seating, decisions: int) -> None:
    """Every list of legal actions is ascending, without duplicates, in range, and empty only at the end."""
    for walk in positions(game, seating, decisions):
        legal = walk.legal()
        if walk.over:
            assert legal == [], "a game that is over asks nothing"
            continue
        assert legal, f"seat {walk.s.actor} is asked, but has no legal answer"
        assert all(a < b for a, b in pairwise(legal)), f"not ascending: {legal}"
        assert legal[0] >= 0, f"{legal[0]} is below the actions"
        assert legal[-1] < game.actions, f"{legal[-1]} is beyond the {game.actions} actions"
        assert 0 <= walk.s.actor < seating.players, f"there is no seat {walk.s.actor}"


def games_end(game: AnyGame, seating: Seating, decisions: int) -> None:
    """Every game ends, with a result and the winners it names."""
    ended = 0
    for walk in positions(game, seating, decisions):  # a walk fails when it has no end
        if walk.over:
            ended += 1
            result = game.result(walk.s, walk.d)
            winners = [seat for seat in range(seating.players) if game.run.is_winner(walk.s, walk.d, seat)]
            assert result.get("winners", []) == winners
            assert result["outcome"] == ("success" if winners else "loss")
    assert ended > 0


def notation_round_trips(game: AnyGame, seating: Seating, decisions: int) -> None:
    """A text stands for one action, on the table and in the eyes of the seat that decides."""
    for walk in positions(game, seating, decisions):
        s, d = walk.s, walk.d
        v = walk.redact(s.actor)
        texts = set()
        for action in walk.legal():
            text = game.notation(s, d, action)
            assert game.parse(s, d, text) == action, f"{text!r} is not read as the action it was written for"
            assert game.notation(v, d, action) == text, f"{text!r} looks different to the seat that may say it"
            assert game.parse(v, d, text) == action, f"{text!r} is read differently by the seat that says it"
            assert text
            assert text == " ".join(text.split()), f"{text!r} must have single spaces"
            assert text not in texts, f"{text!r} stands for two actions"
            texts.add(text)
            for other in (text + " ", " " + text, text.replace(" ", "  ") if " " in text else text + "x"):
                assert game.parse(s, d, other) is None, f"{other!r} is read as {text!r}"
        for nonsense in ("", " ", "\0", "nothing of the kind"):
            assert game.parse(s, d, nonsense) is None
