"""Every numbered rule of docs/rules.md is named by a test, and every test names a rule there is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from himiko.edition.names import SPECIALISTS

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"


class RuleTest(NamedTuple):
    """A test and the rules its markers name."""

    file: Path
    name: str
    rules: tuple[str, ...]

    @property
    def section(self) -> str | None:
        """The section in the name of its file."""
        match = re.match(r"test_(\d+)_", self.file.name)
        return match[1] if match else None


def rules_named(decorator: ast.expr) -> Iterator[str]:
    """Go through the rules that a decorator names."""
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        yield from (ast.literal_eval(argument) for argument in decorator.args)


def all_tests() -> Iterator[RuleTest]:
    """Go through the tests of this folder."""
    for file in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                rules = tuple(rule for one in node.decorator_list for rule in rules_named(one))
                yield RuleTest(file, node.name, rules)


TESTS = list(all_tests())
NUMBERS = re.findall(r"^\*\*(\d+\.\d+)\*\*", RULES.read_text("utf-8"), re.MULTILINE)


def test_the_rules_are_numbered() -> None:
    """Twelve sections, no number twice, none left out."""
    sections: dict[int, list[int]] = {}
    for number in NUMBERS:
        section, place = number.split(".")
        sections.setdefault(int(section), []).append(int(place))

    assert list(sections) == list(range(1, 13))
    assert all(places == list(range(1, len(places) + 1)) for places in sections.values())


@pytest.mark.parametrize("number", NUMBERS)
def test_a_test_proves_the_rule(number: str) -> None:
    """At least one test has the marker of the rule."""
    assert any(number in test.rules for test in TESTS)


def test_no_marker_names_an_unknown_rule() -> None:
    """A marker's number is in docs/rules.md."""
    unknown = [(test.name, rule) for test in TESTS for rule in test.rules if rule not in NUMBERS]

    assert unknown == []


def test_the_tests_of_a_section_name_its_rules() -> None:
    """Every test in test_6_….py has a marker, and it says 6.something."""
    astray = [
        test.name
        for test in TESTS
        if test.section
        and (not test.rules or any(rule.split(".")[0] != test.section for rule in test.rules))
    ]

    assert astray == []


@pytest.mark.parametrize("specialist", SPECIALISTS)
def test_a_test_names_the_specialist(specialist: str) -> None:
    """At least one test of 8.3 says in its name whom it is about."""
    assert any(specialist in test.name and "8.3" in test.rules for test in TESTS)


@pytest.mark.parametrize("fleet", range(1, 11))
def test_a_test_names_the_fleet(fleet: int) -> None:
    """At least one test of 4.3 says in its name which fleet's power it is about."""
    assert any(f"fleet_{fleet}_" in test.name and "4.3" in test.rules for test in TESTS)
