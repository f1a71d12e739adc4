"""What Terra offers to lessons: duplicate worlds, the numbers of a debrief, and a class under another law."""
