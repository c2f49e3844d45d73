"""What the server refuses. Which HTTP status goes with a code is decided in `api/errors.py`."""

from himiko.game import IllegalAction
from himiko.problem import Problem


class Refused(Problem):
    """Something that may not or cannot be done; nothing has changed."""

    family = "error"

    @classmethod
    def illegal(cls, error: IllegalAction) -> "Refused":
        """Return the refusal of an action that is not legal, with the engine's own reason."""
        reason = {"code": error.code, "rule": error.rule, "values": dict(error.values)}
        return cls("illegal_action", cause=error, action=error.action, refusal=reason)
