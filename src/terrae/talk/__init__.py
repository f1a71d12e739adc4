"""Table talk: what can be said as data, which promises it makes, and whether public play kept them.

It is blind to games: what a game's acts are and when its promises are tested, the game says (`contract.py`).
"""
