"""The versions of the database, in order."""
