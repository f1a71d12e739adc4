"""What Terra is: state and rules in rulebook order, questions, notation, decks and records."""
