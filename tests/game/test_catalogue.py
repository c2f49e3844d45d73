"""The catalogue is whole, and fits the engine's numbers."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import UnionType
from typing import get_args, get_type_hints

import pytest

import himiko
from himiko.bots import LEVELS as PLAYERS
from himiko.edition.names import COLOURS, CULTURE, POWERS, SPECIALISTS, TILE_KINDS
from himiko.game import catalogue
from himiko.game.catalogue import (
    CAUSES,
    EVENT_KINDS,
    EVENTS,
    HELPERS,
    KINDS,
    LEVELS,
    REFUSALS,
    VERBS,
    Verb,
)
from himiko.rules import log_events, space
from himiko.rules.scoring import PARTS
from himiko.rules.state import ENDS, STEPS
from tests.game.refusal_cases import CASES, CODES, Case


def test_every_event_of_the_log_is_named() -> None:
    """By the name of its number, and in the order of the numbers."""
    numbers = {
        number: name.lower()
        for name, number in vars(log_events).items()
        if isinstance(number, int) and not name.startswith("BY_") and name != "LOG"
    }

    assert {number: kind.name for number, kind in EVENTS.items()} == numbers
    assert list(EVENTS) == list(range(len(EVENTS)))
    assert len(EVENT_KINDS) == len(EVENTS)


def test_every_cause_of_the_log_is_named() -> None:
    """By the name of its number."""
    numbers = {
        name.removeprefix("BY_").lower(): number
        for name, number in vars(log_events).items()
        if name.startswith("BY_")
    }

    assert {cause: number for number, cause in enumerate(CAUSES)} == numbers


def test_every_group_of_the_action_space_has_a_verb() -> None:
    """The first of its groups, where it has several."""
    numbers = {
        number
        for name, number in vars(space).items()
        if isinstance(number, int) and not name.startswith("MAX") and not name.startswith("SPA")
    }

    assert {verb.group for verb in VERBS} == numbers - {space.GROUPS}


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: f"{verb.name} {verb.targets}")
def test_targets_are_of_known_kinds(verb: Verb) -> None:
    """Pages and command lines know how to ask for them."""
    assert all(target in KINDS for target in verb.targets)
    assert not verb.once or verb.name in SPECIALISTS


def test_helpers_are_the_specialists_of_the_notation() -> None:
    """Those that a turn can have used."""
    assert HELPERS == ("raijin", "nakatsu", "michimata", "hetsuka", "kachiko")


def test_values_are_of_known_kinds() -> None:
    """Those of events, and those of refusals."""
    valued = [kind.values for kind in EVENTS.values()]
    valued += [kind.hidden for kind in EVENTS.values()]
    valued += [refusal.values for refusal in REFUSALS.values()]
    kinds = {kind for values in valued for kind in values.values()}

    assert kinds <= set(KINDS)


def test_the_type_of_events_has_all_their_values() -> None:
    """Each value by its name, with the types of its kinds."""
    kinds: dict[str, set[str]] = {}
    for event in EVENTS.values():
        for name, kind in {**event.values, **event.hidden}.items():
            kinds.setdefault(name, set()).add(kind)
    typed = get_type_hints(catalogue.Event)
    of_all = {"ply", "seat", "event"}

    assert set(typed) - of_all == set(kinds)
    for name, found in kinds.items():
        expected = {KINDS[kind] for kind in found}
        types = get_args(typed[name]) if isinstance(typed[name], UnionType) else (typed[name],)
        assert set(types) == expected, name


def test_levels_are_those_of_the_players() -> None:
    """In the same order, from the weakest to the strongest."""
    assert list(PLAYERS) == list(LEVELS)


@pytest.mark.parametrize("case", CASES)
def test_refusals_are_as_the_catalogue_says(case: Case) -> None:
    """Each has its code, one of its rules, and values of its kinds."""
    refusal = case.game().why_not(case.action)

    assert refusal is not None
    kind = REFUSALS[refusal.code]
    assert refusal.rule in kind.rules
    assert set(refusal.values) <= set(kind.values)


def test_no_refusal_is_left_over() -> None:
    """The catalogue has the codes that can be given, and the one of a text that is no action."""
    assert {*CODES, "no_action"} == set(REFUSALS)


def test_words_are_named_types_of_the_schema() -> None:
    """Colours, kinds and so on keep their names in the API."""
    named = (catalogue.Colour, catalogue.Specialist, catalogue.Step, catalogue.End, catalogue.Cause)

    assert all(len(get_args(word.__value__)) > 1 for word in named)


SOURCE = Path(himiko.__file__).parent
# Where each list stands, once.
HOMES = {
    "edition/names.py": (COLOURS, CULTURE, SPECIALISTS, POWERS, TILE_KINDS),
    "rules/state.py": (STEPS, ENDS[1:]),
    "rules/scoring.py": (PARTS,),
    "game/catalogue.py": (
        CAUSES,
        LEVELS,
        tuple(KINDS),
        tuple(REFUSALS),
        tuple(EVENT_KINDS),
        tuple(verb.name for verb in VERBS),
    ),
}


ROOT = SOURCE.parents[1]
PYTHON = ("src/himiko", "tools", "web/tools", "examples")
# A list of words in a script of the page, or the union of them as a type.
SCRIPT_LIST = re.compile(r"""'[\w-]+'(?:\s*[,|]\s*'[\w-]+')+""")
# Those that `npm run types` makes of the lists.
MADE = {"catalogue.ts", "schema.d.ts"}


@cache
def all_listed() -> list[tuple[Path, int, set[str]]]:
    """Return file, line and words of each list of words that the source files write down."""
    python = [path for folder in PYTHON for path in (ROOT / folder).rglob("*.py")]
    page = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in {".ts", ".svelte"}]
    found = [(path, *one) for path in python for one in listed(path)]
    found += [(path, *one) for path in page if path.name not in MADE for one in in_script(path)]
    return found


def in_script(path: Path) -> Iterator[tuple[int, set[str]]]:
    """Yield the line and the words of each list of words in a script of the page."""
    text = path.read_text("utf-8")
    for match in SCRIPT_LIST.finditer(text):
        yield text.count("\n", 0, match.start()) + 1, set(re.findall(r"[\w-]+", match[0]))


def listed(path: Path) -> Iterator[tuple[int, set[str]]]:
    """Yield the line and the words of each list of words that a source file writes down.

    A text can be one, too. What maps each word to something of its own says more than the list.
    """
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            words = {one.value for one in node.elts if isinstance(one, ast.Constant)}
            yield node.lineno, {word for word in words if isinstance(word, str)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, set(re.findall(r"\w+", node.value))


@pytest.mark.parametrize("home", HOMES)
def test_each_list_of_names_stands_once(home: str) -> None:
    """A list that holds most of its words is a second one, which would have to be kept up."""
    for path, line, words in all_listed():
        if path == SOURCE / home:
            continue
        for names in HOMES[home]:
            most = max(3, len(set(names)) * 3 // 4)
            found = len(words.intersection(map(str, names)))
            assert found < most, f"{path}, line {line}: {sorted(words)}"


def test_a_second_list_of_the_page_would_be_found(tmp_path: Path) -> None:
    """As an array over several lines, and as a type."""
    script = tmp_path / "lists.ts"
    script.write_text("const ALL = [\n  'wood',\n  'clay',\n];\ntype Some = 'torii' | 'palace';\n")

    assert list(in_script(script)) == [(2, {"wood", "clay"}), (5, {"torii", "palace"})]
