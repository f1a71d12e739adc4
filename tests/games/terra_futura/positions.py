"""Positions that several tests look at from all sides; three play in each."""

from .territory import EIGHT, GAME, OTHERS, THIRDS, Table, nine, table

ROWS = {"I": "orchard quarry beehives clay-pit", "II": "smithy canteen haulage steelworks"}
SCORING = ["garden-city stone-town", "farm-shop food-fair", "new-quarter full-larder"]


def in_the_middle() -> Table:
    """Seat 1 has paid for a copied exchange and must place its pollution."""
    t = table(
        "cabin: 1 green; masons 0,1: 2 food, 1 cube; wetland 1,0: 4 cubes",
        "village; woodland 1,0: 1 red, 1 yellow, 1 cube; ore-vein 2,0: 3 red, 1 cube",
        "hut; walling 0,-1",
        turn=1,
        placed="1,0",
        rows=ROWS,
        discards={"I": "open-pit", "II": "reed-bed cannery"},
        scoring=SCORING,
    )
    return t.play("use 0,0 2", "copy 2 0,-1 2", "pay red 1,0")


def unseen_in_hand() -> Table:
    """Seat 1 has taken the top of deck II."""
    t = table("cabin", "village", "hut", turn=1, phase="take", rows=ROWS, decks={"II": "wetland ..."}, scoring=SCORING)
    return t.play("take II")


def before_a_reshuffle() -> Table:
    """Seat 0 has taken the orchard, and chance is about to shuffle three cards for the refill."""
    discards = {"I": "open-pit ore-vein woodland"}
    t = table("village", "cabin", "hut", phase="take", rows=ROWS, decks={"I": "", "II": "..."}, discards=discards)
    action = GAME.parse(t.s, t.d, "take I1")
    assert action is not None
    GAME.run.step(t.s, t.d, action)
    assert GAME.run.awaits_shuffle(t.s, t.d) == 3
    return t


def final() -> Table:
    seats = (nine("village", EIGHT), nine("cabin", OTHERS), nine("hut", THIRDS))
    return table(*seats, phase="final", scoring=SCORING)
