"""The versions of the database, one step after the other, by Alembic."""
