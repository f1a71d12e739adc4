"""Characters are named from what everybody could see of one match."""

from typing import Any

from terrae.engine.chance import seeded
from terrae.engine.contract import SPECTATOR
from terrae.engine.match import Match
from terrae.engine.player import play_bots, position_of
from terrae.engine.search.lookahead import VIEW, LookaheadArrays
from terrae.games.terra.bots import characters
from terrae.games.terra.bots.cooperation import DEEDS
from terrae.games.terra.bots.infer_character import RIDING, names_of, rollouts_of
from terrae.games.terra.bots.opponent_model import POOL
from terrae.games.terra.bots.preferences import WORK
from terrae.games.terra.rules.rules import PLAY
from terrae.lab.infer_character import measure

from ..table import GAME


def played(seed: str) -> Match[Any, Any]:
    match = Match(GAME, [{"name": f"P{i}", "kind": "bot"} for i in range(4)], seed=seed)
    play_bots(match, [characters.altruist, characters.greedy, characters.tips, characters.selfish])
    return match


def test_free_riders_are_told_from_helpers() -> None:
    riding = [sum(likely[name] for name in RIDING) for likely in names_of(played("naming 1"))]
    assert riding[0] < 0.2
    assert riding[1] > 0.8
    assert riding[2] < riding[3]


def test_a_table_is_named_and_counted() -> None:
    named = measure(GAME, ["altruist", "greedy"], 3, 2, "naming")
    assert named.seats == 6
    assert named.cooperates.value >= 5 / 6


def test_names_do_not_depend_on_what_nobody_could_see() -> None:
    match = played("hidden")
    again = played("hidden")
    for number, hand in enumerate(again.state.hands):
        hand[:] = [0] * len(hand)
        assert again.state.hands[number] != match.state.hands[number] or not any(match.state.hands[number])
    assert names_of(match) == names_of(again)


def test_actions_are_explained_the_same_in_both_materials() -> None:
    rollouts, pool = rollouts_of(GAME), list(POOL.values())
    b = rollouts.buffers
    match = Match(GAME, [{"name": f"P{i}", "kind": "bot"} for i in range(4)], seed="materials")
    compared = 0
    while compared < 8:
        action = characters.tips(position_of(match))
        if action >= PLAY:
            view = GAME.redact(match.state, match.d, SPECTATOR)
            b.put(VIEW, view)
            quick, slow = b.row(len(pool)), [0] * len(pool)
            arrays = rollouts.arrays._replace(pool=b.numbers(pool))
            plain = LookaheadArrays(
                pool, [], [], [[0] * DEEDS for _ in range(6)], [], [], [], [0] * GAME.scratch, [0] * WORK, []
            )
            found = b.mind.explain(b.states, b.decks(match.d), action, 6, arrays, b.generators(f"{compared}"), quick)
            states = [view, GAME.state(), GAME.state()]
            assert GAME.mind.explain(states, [match.d], action, 6, plain, [seeded(f"{compared}")], slow) == found
            assert quick.tolist() == slow
            compared += 1
        match.act(action)
