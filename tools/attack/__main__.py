"""`python -m tools.attack`: attack a server of our own; say what others noticed of it."""

import argparse
import json
import sys
from dataclasses import asdict

from tools import cores
from tools.attack.attacks import ATTACKS
from tools.attack.run import CoreShares, Report, attack


def main(arguments: list[str] | None = None) -> int:
    """Run attacks and print what bystanders noticed; return 2 if one of them did."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.attack",
        description="Attack a server on this machine, while others play at their own tables.",
    )
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=15, help="how long each goes on (15)")
    cores.add_option(parser, "--server-cores", "cores of the server")
    left = "cores of the attackers; bystanders are on those that are left"
    cores.add_option(parser, "--attacker-cores", left)
    parser.add_argument("--json", action="store_true", help="write JSON")
    given = parser.parse_args(arguments)
    unknown = set(given.attacks) - set(ATTACKS)
    if unknown:
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    shares = CoreShares(given.server_cores, given.attacker_cores)
    reports = []
    for name in ["", *(given.attacks or ATTACKS)]:
        reports.append(attack(name, given.seconds, shares))
        if not given.json:
            _print(reports[-1])
    if given.json:
        sys.stdout.write(json.dumps([asdict(one) for one in reports], indent=1) + "\n")
    return 0 if all(one.is_well for one in reports) else 2


def _print(one: Report) -> None:
    line = (
        f"{one.attack or '(none)':<10} p50 {one.p50:6.0f} ms  p99 {one.p99:6.0f} ms  "
        f"worst {one.worst:6.0f} ms  loop p99 {one.lag:4.0f} longest {one.longest:4.0f} ms  "
        f"computer {one.computer:6.0f} ms  "
        f"processor {one.processor:3.0f} %  "
        f"memory {one.before:4.0f} > {one.peak:4.0f} > {one.after:4.0f} MiB  "
        f"{'well' if one.is_well else 'NOT WELL'}  {one.seen} {' '.join(one.problems)}"
    )
    sys.stdout.write(line.rstrip() + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
