"""Ask a data set questions with DuckDB: who wins, who passes, and how a decision looked to the seat that made it.

    terrae dataset terra --games 1000 --bots tips,greedy,selfish,random --seed 1 --observations --to my-data
    python examples/dataset.py my-data

It needs `pip install terrae[data]`.
"""

import sys

import duckdb

BOTS = """
    SELECT kind AS bot, count(*) AS seats, avg((outcome = 'success')::int) AS survived,
           avg(list_contains(winners, seat)::int) AS wins
    FROM (SELECT unnest(kinds) AS kind, unnest(range(len(kinds))) AS seat, outcome, winners FROM games)
    GROUP BY bot ORDER BY wins DESC, bot
"""
FORCED = """
    SELECT kinds[seat + 1] AS bot, count(*) AS decisions, avg((legal = 1)::int) AS forced, avg(legal) AS answers
    FROM decisions JOIN games USING (game) GROUP BY bot ORDER BY bot
"""
LENGTHS = "SELECT min(decisions) AS shortest, median(decisions) AS median, max(decisions) AS longest FROM games"


def main(folder: str) -> None:
    """Print the answers."""
    with duckdb.connect() as base:
        for table in ("games", "decisions"):
            base.execute(f"CREATE VIEW {table} AS SELECT * FROM read_parquet('{folder}/{table}.parquet')")
        for query in (BOTS, FORCED, LENGTHS):
            print(base.sql(query))


if __name__ == "__main__":
    main(*sys.argv[1:])
