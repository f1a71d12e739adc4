"""A table in one process: a match with or without talk, and what is said at it.

Talk is data: what can be said, which promises it makes, and whether public play kept them. The package is blind to
games: what a game's acts are and when its promises are tested, the game says (`contract.py`).
"""
