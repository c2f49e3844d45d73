"""How fast it is: our figures, and those of our peers taken in the same run."""

from tools.bench.measure import run
from tools.bench.problem import CannotMeasure

__all__ = ["CannotMeasure", "run"]
