"""People at a table: their keys and powers, their names, who is connected, who may read what."""
