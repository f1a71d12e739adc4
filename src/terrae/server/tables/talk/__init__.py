"""What is said at a table, and who has promised what."""
