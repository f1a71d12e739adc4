"""The bots of Terra and what they think with."""
