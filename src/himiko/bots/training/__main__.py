"""`python -m himiko.bots.training CONFIG FOLDER`: train, from nothing to `FOLDER/net.npz`."""

import argparse
import time
from pathlib import Path

from himiko.bots.training.config import read_config
from himiko.bots.training.run import Run


def main() -> None:
    """Train; given again, go on where it was stopped."""
    parser = argparse.ArgumentParser(prog="himiko.bots.training", description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, help="begin no generation that would end later")
    parser.add_argument("--threads", type=int)
    options = parser.parse_args()
    deadline = None if options.seconds is None else time.monotonic() + options.seconds
    Run(read_config(options.config), options.folder, options.threads).go_on(deadline)


if __name__ == "__main__":
    main()
