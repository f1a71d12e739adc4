"""Deals that many play: the deal of the day, and deals among friends."""
