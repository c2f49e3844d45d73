"""The hall: the tables that are in use in this process, and what keeps them going."""
