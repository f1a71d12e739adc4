"""The modules that are put on top of a game's rules, one after the other, so that a batch can be stepped.

Each of three comes in several forms, and nothing is compiled that no row needs.
"""

GATES = "terrae.envs.gates"
KERNEL = "terrae.envs.kernel"
MINDS = ("terrae.envs.mindless", "terrae.envs.mindful", "terrae.envs.roomy")
"""Does a bot with a policy sit somewhere, and is it lent room to try its answers in?"""
MEMORIES = {True: "terrae.envs.remembering", False: "terrae.envs.forgetting"}
"""Is anything remembered of the seats?"""
ROUNDS = {True: "terrae.envs.rounds", False: "terrae.envs.roundless"}
"""Are single rounds shown?"""
