"""No text without a use: each key is said by code, made from ids, or part of another text.

Code is our Python, and the TypeScript of the page.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from himiko.edition.names import COLOURS, CULTURE, MAX_PLAYERS, POWERS, SPECIALISTS, TILE_KINDS
from himiko.game.catalogue import EVENT_KINDS, REFUSALS, VERBS
from himiko.game.record_problems import RECORD_PROBLEMS
from himiko.rules.scoring import PARTS
from himiko.rules.state import ENDS, STEPS
from himiko.texts import key_of, languages
from tests.texts.test_fluent_files import mentioned, messages, values_of
from tests.texts.test_problems import PROBLEMS

SOURCE = Path(__file__).parents[2] / "src" / "himiko"
PAGE = Path(__file__).parents[2] / "web" / "src"


def patterns() -> Iterator[str]:
    """Yield the keys that are made from ids."""
    for colour in COLOURS:
        yield from (key_of("colour", colour), key_of("hue", colour))
    for kind in CULTURE:
        yield from (key_of("culture", kind), key_of("map", kind))
    for what, ids in (
        ("specialist", SPECIALISTS),
        ("power", POWERS),
        ("building", TILE_KINDS),
    ):
        for one in ids:
            yield from (key_of(what, one), key_of(what, one, "does"))
    for step in STEPS:
        yield from (key_of("step", step), key_of("step", step, "asks"))
    yield from (key_of("event", name) for name in EVENT_KINDS)
    yield from (key_of("event", name, "seen") for name, kind in EVENT_KINDS.items() if kind.hidden)
    yield from (key_of("refusal", code) for code in REFUSALS)
    yield from (key_of("bad-record", code) for code in RECORD_PROBLEMS)
    yield from (key_of(what, code) for what, codes in PROBLEMS.items() for code in codes)
    yield from (key_of("verb", verb.name) for verb in VERBS if verb.name not in POWERS)
    yield from (key_of("seat", str(seat)) for seat in range(MAX_PLAYERS))
    yield from (key_of("score", part) for part in PARTS)
    yield from (key_of("simulate", end) for end in ENDS if end)
    yield from ("map-torii", "map-palace", "bad-edition-unexpected")
    # Codes of classes of their own.
    yield from ("problem-player", "problem-in-use", "problem-database-newer")


# Amounts by themselves, and the name of the language: said by whoever shows them, the page too.
FOR_ALL = {
    *("language-name", "language-direction", "language-locale"),
    *(
        key_of("count", what)
        for what in ("coins", "boats", "culture_tokens", "prestige_tokens", "points", "buildings")
    ),
    "count-specialists",
}


@cache
def source() -> list[ast.Call | ast.Constant]:
    """Return the calls and the constants of all our code."""
    trees = (ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree))
    return [node for node in nodes if isinstance(node, ast.Call | ast.Constant)]


def said_in_code() -> set[str]:
    """Return all texts that stand in the code, and the keys of the problems raised there."""
    constants = (node.value for node in source() if isinstance(node, ast.Constant))
    problems = {f"problem-{code}".replace("_", "-") for code, _ in problems_in_code()}
    return {value for value in constants if isinstance(value, str)} | problems


@cache
def problems_in_code() -> list[tuple[str, set[str]]]:
    """Return the code and the names of the values of each problem that our code makes."""
    classes = {"Problem", "ExtraMissing"}
    found = []
    for node in source():
        if isinstance(node, ast.Call) and ast.unparse(node.func) in classes and node.args:
            code = node.args[0]
            assert isinstance(code, ast.Constant), ast.unparse(node)
            found.append((str(code.value), {str(keyword.arg) for keyword in node.keywords}))
    return found


def first_parts() -> set[str]:
    """Return what code puts before an id to make a key."""
    calls = (node for node in source() if isinstance(node, ast.Call))
    makers = {"key_of", "said"}
    made = (call.args[0] for call in calls if ast.unparse(call.func) in makers and call.args)
    families = {"unsafe"}  # of problems whose codes stand in tables
    return {str(part.value) for part in made if isinstance(part, ast.Constant)} | families


def is_made_in_code(key: str, ids: set[str], first: set[str]) -> bool:
    """Is the key a first part and an id that both stand in the code?"""
    return any(key.startswith(f"{part}-") and key[len(part) + 1 :] in ids for part in first)


def problems(said: set[str], code: str) -> set[str]:
    """Return the keys of errors whose code stands in Python, or that the page throws itself."""
    thrown = set(re.findall(r"pageProblem\(\s*(?:[^'()]*\|\| )?'([a-z_]+)'", code))
    return {key_of("error", one) for one in said | thrown}


def page() -> str:
    """Return all code of the page."""
    files = (path for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"})
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


def said_in_page(code: str) -> set[str]:
    """Return what stands in quotes in the page's code and could be a key."""
    return set(re.findall(r"""['"`]([a-z0-9-]+)['"`]""", code))


def is_made_in_page(key: str, code: str) -> bool:
    """Does the page put an id behind a part of the key: `keyOf('part', id)`, `part-${id}`?"""
    words = key.split("-")
    firsts = ["-".join(words[:number]) for number in range(1, len(words))]
    return any(
        f"`{first}-${{" in code
        or re.search(
            r"key(?:Of|For)\(\s*" + r",\s*".join(f"'{word}'" for word in first.split("-")) + ",",
            code,
        )
        or re.search(rf"key(?:Of|For)\('{first}',", code)
        for first in firsts
    )


def test_every_key_is_used() -> None:
    """Each key stands in the code, is made there, follows a pattern, or is part of a text."""
    texts = messages("en")
    said, first = said_in_code(), first_parts()
    within = set(mentioned(fluent.MessageReference, list(texts.values())))
    code = page()

    ids = {key_of(text) for text in said}

    used = {*said, *said_in_page(code), *patterns(), *FOR_ALL, *within, *problems(said, code)}
    unused = {
        key
        for key in set(texts) - used
        if not is_made_in_code(key, ids, first) and not is_made_in_page(key, code)
    }

    assert unused == set()


@pytest.mark.parametrize("language", languages())
def test_every_problem_in_the_code_can_be_said(language: str) -> None:
    """Its text is there, and takes no other values than the problem has."""
    texts = messages("en") | messages(language)
    for code, values in problems_in_code():
        given = {"reason" if name == "cause" else name for name in values}
        assert values_of(f"problem-{code}".replace("_", "-"), texts) <= given, code


def test_the_page_says_only_what_there_is() -> None:
    """Each key that the page names has a text."""
    named = set(re.findall(r"\bt\(\s*['\"]([a-z0-9-]+)['\"]", page()))

    assert named - set(messages("en")) == set()


def test_every_pattern_has_its_texts() -> None:
    """Whatever an id names can be said."""
    assert set(patterns()) - set(messages("en")) == set()
