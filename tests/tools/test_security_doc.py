"""What docs/security.md says of tests and attacks is so."""

import re
from pathlib import Path

from tools.attack.attacks import ATTACKS

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (?!fault|---)(.+) \| (.+) \| (.+) \|$", re.MULTILINE)


def test_every_fault_has_a_test_that_exists() -> None:
    """In the file that is named before it."""
    text = (ROOT / "docs" / "security.md").read_text("utf-8")
    missing, named = [], 0
    for fault, _, tests in ROW.findall(text):
        assert "test_" in tests, fault
        for part in tests.split("; "):
            file, *names = re.findall(r"`(test_\w+(?:\.py)?)`", part) or ["attacks only"]
            sources = [path.read_text("utf-8") for path in ROOT.glob(f"tests/*/{file}")]
            named += len(names)
            missing += [name for name in names if not any(f"def {name}(" in s for s in sources)]

    assert missing == []
    assert named > 60


def test_every_attack_is_named() -> None:
    """With the fault that it tries."""
    text = (ROOT / "docs" / "security.md").read_text("utf-8")
    lists = re.findall(r"attacks? ((?:`\w+`(?:, )?)+)", text)

    assert {name for one in lists for name in re.findall(r"`(\w+)`", one)} == set(ATTACKS)
