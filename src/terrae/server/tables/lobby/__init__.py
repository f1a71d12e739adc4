"""Tables before their game, guests who come when it is on, and the same people once more."""
