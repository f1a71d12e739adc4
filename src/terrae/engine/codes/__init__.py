"""Games as codes that fit into a picture: terrae-code/1, the second form of docs/records.md."""
