"""`terrae simulate`: many games between bots."""

from __future__ import annotations

from . import arguments


def simulate(
    game: arguments.GameName,
    players: arguments.Players = None,
    games: arguments.Games = 100,
    bots: arguments.WhoPlays = "random",
    seed: arguments.Seed = None,
    chance: arguments.Chance = None,
    records: arguments.KeptRecords = None,
    option: arguments.Options = None,
    deck: arguments.DeckFile = None,
) -> None:
    """Let bots play whole games; print who won, and keep the records if you like."""
    import secrets

    from terrae.engine.record import append
    from terrae.lab.simulate import SimulationPlan, Standings, matches
    from terrae.terminal.output import listing, with_progress
    from terrae.terminal.reports import counted, simulation

    chosen = arguments.named(game)
    plan = SimulationPlan(
        game=chosen,
        players=arguments.how_many(chosen, players),
        bots=bots.split(","),
        games=games,
        seed=secrets.token_hex(4) if seed is None else seed,
        options=arguments.read_options(option),
        deck=arguments.read_deck(chosen, deck),
        chance=chance,
    )
    tally = Standings()
    passing = tally.counting(match.record() for match in with_progress(matches(plan), chosen.name, games))
    if records is None:
        for _ in passing:
            pass
    else:
        append(records, passing)
    out = listing()
    out.print(simulation(plan, tally))
    if records is not None:
        out.print(f"{counted(tally.games, 'record')} appended to {records}", soft_wrap=True)
