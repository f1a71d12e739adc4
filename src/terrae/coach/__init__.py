"""The coach: what cards, the others and one's own choices have changed in a match, as one seat could know it."""
