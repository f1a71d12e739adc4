"""Language models at fixed tables: `terrae commons` seats them, and counts what they do and cost."""
