"""The kinds of stages, a file each. `registry.py` finds them."""
