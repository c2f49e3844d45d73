"""Alembic's entry: migrates over the connection it is given."""

from alembic import context

from himiko.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
