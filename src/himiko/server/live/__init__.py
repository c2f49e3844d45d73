"""The tables in use in this process, and what keeps them going."""
