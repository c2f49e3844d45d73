"""What the witnesses raise."""


class Wrong(AssertionError):
    """An invariant does not hold."""
