"""The state of Terra Futura: display, decks and territories, as a table of fields.

A card is its place in the deck table: 0 to 4 the Starting cards, then Level I, then Level II. A *plot* is a place in a
territory by order of placement: plot 0 holds the Starting card. A *cell* is a place in the 5x5 field around it. Grids
with a row for each plot of each seat have the row `seat * 9 + plot`.
"""

from terrae.engine.codegen import clearing, copying_public
from terrae.engine.fields import Fields, Turns, grid, number, row, table

SEATS = 5
PLOTS = 9
REACH = 2  # coordinates go from -2 to 2
SIDE = 5
CELLS = SIDE * SIDE
SQUARE = 3  # a territory fits a 3x3 square (F12)

LEVELS = 2
STARTING = 5
LEVEL_CARDS = (23, 24)
FIRST_OF_LEVEL = (5, 28)
CARDS = 52
DEEPEST = 24
SLOTS = 4
SCORING = 16
EMPTY = 0  # no card in a slot: card 0 is a Starting card and never lies there

GREEN, RED, YELLOW, FOOD, CONSTRUCTION, GOODS, MONEY = range(7)
KINDS = 7
RAW_KINDS = 3
FIRST_PRODUCT = FOOD
RAW, PRODUCT = 7, 8  # in a cost or a reward: of choice
COSTS = 9

OPTIONS = 4  # of a card: at most two upper and two lower
NOTHING, GAIN, GAIN_ANY, EXCHANGE, TRANSFER, ASSIST = range(6)  # kinds of option

# Phases: what chance orders at set-up, then the decisions in the order of a turn, then the end.
(
    SHUFFLE_STARTING, SHUFFLE_SEATS, SHUFFLE_SCORING, SHUFFLE_I, SHUFFLE_II, READY, RESHUFFLE,
    DROP, TAKE, PLACE, USE, PAY, CHOOSE, POLLUTE, MOVE, COPY, REWARD, CLEAN, PATTERN, OVER,
) = range(20)  # fmt: skip

ADJACENT = 1
"""The option of F12, as a bit of `options`."""

NONE = -1
"""No seat, no plot, no option; also the seat of a spectator."""


@table
class Deck(Fields):
    """A deck file as the rules read it. An option is `card * 4 + number - 1`."""

    first: int = number("i1")  # the Starting card with the first-player mark
    worth: list[int] = row("i2", KINDS)  # F28
    spaces: list[int] = row("i1", CARDS)
    uppers: list[int] = row("i1", CARDS)  # how many of its options are upper ones
    count: list[int] = row("i1", CARDS)  # how many options it has
    kind: list[int] = row("i1", CARDS * OPTIONS)
    pay: list[list[int]] = grid("i1", CARDS * OPTIONS, COSTS)
    get: list[list[int]] = grid("i1", CARDS * OPTIONS, COSTS)
    any_of: list[int] = row("i2", CARDS * OPTIONS)  # the kinds to choose one from, as bits
    pollution: list[int] = row("i1", CARDS * OPTIONS)
    transfer: list[int] = row("i1", CARDS * OPTIONS)
    pattern: list[list[int]] = grid("i1", SCORING, PLOTS)  # activations of each cell of the square, by rows
    set_of: list[list[int]] = grid("i1", SCORING, KINDS)
    points: list[int] = row("i2", SCORING)


@table
class State(Turns):
    """One game of Terra Futura."""

    players: int = number("i1", public=True)
    options: int = number("i1", public=True)
    start: int = number("i1", public=True)
    phase: int = number("i1", public=True)
    turn: int = number("i1", public=True)  # the seat on turn
    actor: int = number("i1", public=True)  # the seat that decides
    # display and decks
    left: list[int] = row("i1", LEVELS, public=True)
    gone: list[int] = row("i1", LEVELS, public=True)  # cards on each discard pile
    display: list[list[int]] = grid("i1", LEVELS, SLOTS, public=True)
    discards: list[list[int]] = grid("i1", LEVELS, DEEPEST, public=True)
    pile: list[list[int]] = grid("i1", LEVELS, DEEPEST)  # from the bottom up
    hand: int = number("i1")  # the card taken and not yet placed, or EMPTY
    unseen: int = number("i1", public=True)  # 1 + the level it was taken from unseen, or 0
    waits: int = number("i1")  # cards that chance must order now
    waiting: list[int] = row("i1", DEEPEST)
    level: int = number("i1", public=True)  # whose cards they are in a reshuffle
    then: int = number("i1", public=True)  # the phase that follows it
    # territories
    cards: list[int] = row("i1", SEATS, public=True)  # cards in each territory
    card: list[list[int]] = grid("i1", SEATS, PLOTS, public=True)
    x: list[list[int]] = grid("i1", SEATS, PLOTS, public=True)
    y: list[list[int]] = grid("i1", SEATS, PLOTS, public=True)
    cubes: list[list[int]] = grid("i1", SEATS, PLOTS, public=True)
    resources: list[list[int]] = grid("i2", SEATS * PLOTS, KINDS, public=True)
    stock: list[list[int]] = grid("i2", SEATS, KINDS, public=True)  # resources on active cards, kept for speed
    # secrets
    scoring: list[list[int]] = grid("i1", SEATS, 2)  # 1 + a Scoring card; 0 is hidden
    chosen: list[int] = row("i1", SEATS, public=True)  # 1 or 2, the Scoring card whose pattern was chosen
    # the activation going on
    ready: list[int] = row("i1", PLOTS, public=True)  # activations left for each plot of the seat on turn
    here: int = number("i1", public=True, blank=NONE)  # the plot whose effect is carried out, or NONE
    option: int = number("i2", public=True, blank=NONE)  # the option carried out, or NONE
    from_seat: int = number("i1", public=True, blank=NONE)  # whose card is copied, or NONE
    from_plot: int = number("i1", public=True, blank=NONE)
    due: list[int] = row("i1", COSTS, public=True)  # cost still to be paid
    paid: list[int] = row("i2", KINDS, public=True)
    choose: list[int] = row("i1", 3, public=True)  # still to be chosen and gained: raw materials, products, `any_of`
    dirt: int = number("i1", public=True)  # pollution still to be placed
    moves: int = number("i1", public=True)  # cubes that may still be moved
    moved: int = number("i1", public=True)


clear = clearing(State)
copy_public = copying_public(State)
