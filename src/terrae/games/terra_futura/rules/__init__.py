"""What Terra Futura is: state, rules and effects, answers, notation, decks and records."""
