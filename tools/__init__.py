"""Tools of developers: they measure what is in `src`, and are not part of what is installed."""
