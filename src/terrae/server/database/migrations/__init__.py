"""How the database came to its form, step by step; run at every start."""
