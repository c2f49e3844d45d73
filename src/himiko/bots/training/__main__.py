"""`python -m himiko.bots.training CONFIG FOLDER`: train, from nothing to `FOLDER/net.npz`."""

import argparse
import os
import time
from pathlib import Path

from himiko.bots.training.config import read_config
from himiko.bots.training.run import Run
from himiko.bots.training.workers import RayWorkers, Threads, Workers


def main() -> None:
    """Train; given again, go on where it was stopped."""
    parser = argparse.ArgumentParser(prog="himiko.bots.training", description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, help="begin no generation that would end later")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; local: begin one")
    options = parser.parse_args()
    deadline = None if options.seconds is None else time.monotonic() + options.seconds
    workers: Workers = RayWorkers(options.ray) if options.ray else Threads(options.threads)
    try:
        Run(read_config(options.config), options.folder, workers).go_on(deadline)
    finally:
        workers.close()


if __name__ == "__main__":
    main()
