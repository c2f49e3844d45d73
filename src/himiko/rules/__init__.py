"""The engine: compiled pure functions over one record; its GPU driver beside it."""
