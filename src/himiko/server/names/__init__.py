"""What people may be called, and which names look alike (Unicode TR 39)."""

from himiko.server.names.rules import LONGEST, checked, folded, one_line
from himiko.server.names.skeleton import skeleton

__all__ = ["LONGEST", "checked", "folded", "one_line", "skeleton"]
