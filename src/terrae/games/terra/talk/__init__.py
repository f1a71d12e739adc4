"""The talk at a table of Terra (T23): acts and sentences, and how bots listen and speak."""
