"""`python -m tools.bench`, or `make bench`: all figures, as rows or as JSON."""

import argparse
import sys

from tools.bench import CannotMeasure, run


def main(arguments: list[str] | None = None) -> int:
    """Measure what is asked for; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description="Measure speed.")
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument("--gpu", action="store_true", help="also measure the GPU, and compare it")
    parser.add_argument("--quick", action="store_true", help="measure less thoroughly")
    parser.add_argument("--no-peers", action="store_true", help="leave other projects out")
    parser.add_argument("--lab", action="store_true", help="only the laboratory and its peers")
    given = parser.parse_args(arguments)
    what = {"json": given.json, "gpu": given.gpu, "quick": given.quick, "lab": given.lab}
    try:
        run(**what, peers=not given.no_peers)
    except CannotMeasure as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
