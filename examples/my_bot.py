"""A bot for Terra in one file: copy it, change what it likes, and let it play.

terrae simulate terra --games 100 --bots examples/my_bot.py:generous,tips,greedy,tips
"""

from terrae.engine.player import Position


def generous(position: Position) -> int:
    """Takes the legal answer it likes best."""
    game, v, d = position.game, position.v, position.d
    answers = {game.notation(v, d, action): action for action in position.legal}
    return answers[max(answers, key=liking)]


def liking(answer: str) -> int:
    """How much it likes an answer, from the notation alone: "G4", "pass", "G4>AF", "hoard G1 G2 G3", "discard G1"."""
    if answer.startswith("hoard "):
        return sum(int(card[1]) for card in answer.split()[1:])
    if answer.startswith("discard "):
        return -int(answer[-1])  # away with the smallest card
    if answer in ("pass", "done"):
        return 0  # only when it has nothing to give
    return int(answer[1])  # the highest card helps most
