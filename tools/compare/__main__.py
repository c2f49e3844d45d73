"""`python -m tools.compare OTHER`: figures of another checkout and of this one, and their ratio.

Both are measured alternately, each time in a new process, with the same Python and the same
packages. The other checkout's sources are all that is needed of it (`git worktree add`).
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.compare.tables import make

HERE = Path(__file__).parents[2]
SCRIPT = Path(__file__).parent / "figures.py"


def main(arguments: list[str] | None = None) -> int:
    """Measure both; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.compare", description=__doc__)
    parser.add_argument("other", type=Path, help="folder of the other checkout")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    parser.add_argument("--json", action="store_true", help="write JSON")
    given = parser.parse_args(arguments)
    if not (given.other / "src" / "himiko").is_dir():
        sys.stderr.write(f"{given.other} is not a checkout of himiko\n")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        make(database)
        rounds = [
            {
                name: _measure(root, database)
                for name, root in (("other", given.other), ("this", HERE))
            }
            for _ in range(given.rounds)
        ]
    _write(rounds, as_json=given.json)
    return 0


def _measure(checkout: Path, database: str) -> dict[str, float]:
    done = subprocess.run(  # noqa: S603
        [sys.executable, str(SCRIPT), database],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        check=True,
        capture_output=True,
        text=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def _write(rounds: list[dict[str, dict[str, float]]], *, as_json: bool) -> None:
    rows: list[dict[str, Any]] = []
    for figure in rounds[0]["this"]:
        other, this = (min(one[side][figure] for one in rounds) for side in ("other", "this"))
        rows.append({"figure": figure, "other_us": other, "this_us": this, "ratio": other / this})
    if as_json:
        sys.stdout.write(json.dumps(rows, indent=2) + "\n")
        return
    sys.stdout.write(f"{'microseconds':46} {'other':>10} {'this':>10} {'times':>7}\n")
    for row in rows:
        figures = f"{row['other_us']:10.2f} {row['this_us']:10.2f} {row['ratio']:7.2f}"
        sys.stdout.write(f"{row['figure']:46} {figures}\n")


if __name__ == "__main__":
    sys.exit(main())
