"""Runs the migrations on the connection that `terrae.server.database.migrate` gives."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], target_metadata=None)
with context.begin_transaction():
    context.run_migrations()
