"""What is stored, and how it is read, written, migrated and copied."""
