"""Run the Python of all tutorials, each as one program, as its reader would."""

import importlib.util
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
NEEDS = re.compile(r"<!-- needs: ([\w ]+) -->")


def program(page):
    """Return the Python of a page."""
    return "\n".join(BLOCK.findall(page.read_text("utf-8")))


def missing(page):
    """Return the packages that a page needs and that are not installed."""
    needed = " ".join(NEEDS.findall(page.read_text("utf-8"))).split()
    return [name for name in needed if importlib.util.find_spec(name) is None]


def main():
    """Run all tutorials; one that fails ends the build."""
    for page in sorted((HERE / "tutorials").glob("*.md")):
        if absent := missing(page):
            print(f"LEFT OUT: {page.name} needs {' '.join(absent)}", flush=True)
            continue
        with tempfile.TemporaryDirectory() as folder:
            print(f"running {page.name}", flush=True)
            subprocess.run([sys.executable, "-c", program(page)], cwd=folder, check=True)


if __name__ == "__main__":
    main()
