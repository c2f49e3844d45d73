"""A rule is written once, in `rules`: nothing that it is made of is used anywhere else."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import himiko

ROOT: Final = Path(himiko.__file__).parent
CATALOGUE: Final = ROOT / "game" / "catalogue.py"

MODULES: Final = {"engine", "gpu", "log_events", "playout", "space", "state"}
"""Those that may be imported whole: entries, playouts, the numbers of events, actions, steps."""

NUMBERS: Final = {
    "chance": {"WORD"},
    "hidden": {"SPECTATOR"},
    "names": {
        "KINDS",
        "DISCOUNT_POWER",
        "MOVE_POWER",
        "REMOVE_POWER",
        "SWAP_BOATS_POWER",
        "SWAP_CULTURE_POWER",
    },
    "playout": {"CHOICES"},
    "reasons": {"CODE", "NO_VALUE", "REASON_SIZE", "RULE", "VALUES"},
    "scoring": {"RANK", "TOTAL"},
    "sites": {"AT_HAND", "NO_SITE"},
}
"""Numbers that name a thing or say how a record is laid out, and nothing of how it is played."""

INSIDE: Final = {
    "specialists": {"pair_at", "pair_index"},
    "trade": {"buying_price", "selling_price", "trades_allowed"},
}
"""Parts of a rule, which would be written again with them; outside, the whole answer is asked for,
such as `colours_to_buy` and `boats_given`."""


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """Yield what a file imports from the rules: module and name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("himiko.rules"):
            for alias in node.names:
                yield node.module or "", alias.name
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.startswith("himiko.rules"):
                    yield alias.name, ""


def is_allowed(module: str, name: str) -> bool:
    """May a file outside of the rules import this?"""
    parent = import_module(module)
    if name and not hasattr(parent, name):
        parent = import_module(f"{module}.{name}")
    value = getattr(parent, name, parent)
    short = module.removeprefix("himiko.rules").removeprefix(".")
    if isinstance(value, ModuleType):
        return (name or short) in MODULES
    if isinstance(value, int | float) and short not in MODULES:
        return name in NUMBERS.get(short, set())
    return name not in INSIDE.get(short, set())


def test_what_rules_are_made_of_is_not_used_outside_of_them() -> None:
    """Prices, sizes and limits are asked of the engine; the catalogue alone may name them."""
    outside = [
        path
        for path in ROOT.rglob("*.py")
        if ROOT / "rules" not in path.parents and path != CATALOGUE
    ]

    found = [
        f"{path.relative_to(ROOT)}: {module}.{name}"
        for path in outside
        for module, name in imports(path)
        if not is_allowed(module, name)
    ]

    assert found == []
    assert len(outside) > 100


def test_the_test_finds_what_it_is_for() -> None:
    """Such a number is distinguished from a function, a layout and a step."""
    assert not is_allowed("himiko.rules.harbour", "RIU_ROOM")
    assert not is_allowed("himiko.rules.trade", "GOLD_PRICE")
    assert not is_allowed("himiko.rules", "trade")
    assert not is_allowed("himiko.rules.trade", "buying_price")
    assert is_allowed("himiko.rules.harbour", "harbour_room")
    assert is_allowed("himiko.rules.trade", "colours_to_buy")
    assert is_allowed("himiko.rules.state", "OVER")
    assert is_allowed("himiko.rules", "engine")
