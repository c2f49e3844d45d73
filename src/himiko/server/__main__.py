"""`python -m himiko.server`: serve with the settings of the environment."""

import sys

from himiko.problem import Problem
from himiko.server.ops.serve import serve

if __name__ == "__main__":
    try:
        sys.exit(not serve())
    except Problem as problem:
        sys.exit(f"himiko: {problem}")
