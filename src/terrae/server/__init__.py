"""The table service: people and bots play over the network. It knows the engine's contract, no game by name."""
