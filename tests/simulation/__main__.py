"""Tells many seeds, with progress: `python -m tests.simulation --first 1000 --seeds 200`."""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from tests.simulation.seeds import tried

SAID_EVERY: Final = 20


def main() -> int:
    """Run the seeds; 1 if one of them failed."""
    options = _options()
    seeds = range(options.first, options.first + options.seeds)
    began, done, failed = time.monotonic(), 0, []
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        for seed, trace, wrong in pool.map(tried, seeds):
            done += 1
            if wrong:
                failed.append(seed)
                _say(f"seed {seed} failed: {wrong}")
            elif options.traces:
                _say(f"seed {seed}: {trace}")
            seconds = time.monotonic() - began
            if done % SAID_EVERY == 0 or done == len(seeds):
                _say(f"{done} of {len(seeds)} seeds done in {seconds:.0f} s, {len(failed)} failed")
            if options.seconds is not None and seconds > options.seconds:
                _say(f"the time is over after seed {seed}")
                pool.shutdown(cancel_futures=True)
                break
    for seed in sorted(failed):
        _say(f"again: python -m tests.simulation --first {seed} --seeds 1")
    return 1 if failed else 0


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seeds", type=int, default=1000, help="how many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at once")
    parser.add_argument("--seconds", type=float, help="begin no seed after this time")
    parser.add_argument("--traces", action="store_true", help="say the hash of all that happened")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
