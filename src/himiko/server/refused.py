"""What the server refuses. Which HTTP status goes with a code is decided in `api/errors.py`."""

from himiko.edition import BadEdition
from himiko.game import BadPosition, BadRecord, IllegalAction
from himiko.problem import Problem


class Refused(Problem):
    """Something that may not or cannot be done; nothing has changed."""

    family = "error"

    @classmethod
    def illegal(cls, error: IllegalAction) -> "Refused":
        """Return the refusal of an action that is not legal, with the engine's own reason."""
        reason = {"code": error.code, "rule": error.rule, "values": dict(error.values)}
        return cls("illegal_action", cause=error, action=error.action, refusal=reason)

    @classmethod
    def unreadable(cls, error: BadEdition | BadPosition | BadRecord) -> "Refused":
        """Return the refusal of what somebody brought along: what is wrong with it, and where."""
        at: dict[str, int | str] = {}
        match error:
            case BadRecord():
                at["line"] = error.line
            case BadEdition():
                at["where"] = error.key
            case BadPosition():
                at["where"] = error.where or "position"
        return cls(error.family, cause=error, problem=str(error), **at)
