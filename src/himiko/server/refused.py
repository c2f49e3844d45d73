"""What the server refuses. Which HTTP status goes with a code is decided in `api/errors.py`."""

from himiko.edition import BadEdition
from himiko.game import BadPosition, BadRecord, IllegalAction
from himiko.problem import Problem


class Refused(Problem):
    """Something that may not or cannot be done; nothing has changed."""

    family = "error"

    @classmethod
    def illegal(cls, error: IllegalAction) -> "Refused":
        """Return the refusal of an illegal action; its cause is the engine's own reason."""
        return cls("illegal_action", cause=error, action=error.action)

    @classmethod
    def unreadable(cls, error: BadEdition | BadPosition | BadRecord) -> "Refused":
        """Return the refusal of an upload; its cause is what is wrong with it."""
        return cls(error.family, cause=error)
