"""The game in a terminal, for any game that says how it looks there (`Offers.terminal`)."""
