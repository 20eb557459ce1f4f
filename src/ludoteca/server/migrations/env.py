"""What Alembic runs to bring a database up to date; the connection comes from ``database.migrate``."""

from alembic import context

from ludoteca.server.database import VERSION_TABLE
from ludoteca.server.database_schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    # SQLite can undo a half-done step as well: we begin its transactions ourselves.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
