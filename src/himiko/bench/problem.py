"""What can keep a figure from being taken."""


class CannotMeasure(RuntimeError):
    """A figure cannot be taken here; the text says which, and why."""
