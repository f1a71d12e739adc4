"""Tables in memory: who may do what, what happens at them, and what each viewer is shown."""
