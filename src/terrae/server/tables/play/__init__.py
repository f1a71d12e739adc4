"""A game that is on: moves, take-backs, clocks, bots' turns, how a game is given up."""
