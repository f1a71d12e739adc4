"""What Terra Futura offers to lessons."""
