"""The bots of Terra Futura and what they think with."""
