"""How fast it is: our figures, and those of our peers taken in the same run."""

from himiko.bench.measure import run
from himiko.bench.problem import CannotMeasure

__all__ = ["CannotMeasure", "run"]
