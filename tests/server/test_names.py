"""Names: what can be seen, in one script, and not somebody else's."""

import pytest

from himiko.edition import Edition
from himiko.server import names
from himiko.server.api.names import LONGEST_CHAT
from himiko.server.refused import Refused
from himiko.server.storage.store import Store
from tests.server.serving import serving, settings


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "O’Brien",
        "Zoë Müller",
        "Nguyễn Thị",
        "Łódź",
        "Маша",
        "Ωμέγα",
        "卑弥呼 Himiko",
        "ひみこ",
        "한국 Kim",
        "دارا",
        "דָּוִד",
        "สมศักดิ์",
        "Ann 🐟",
        "R2-D2",
    ],
)
def test_names_of_all_languages_are_taken(name: str) -> None:
    """As they are, in normal form."""
    assert names.checked(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("A\u200bnn", "invisible"),
        ("Ann\u3164", "invisible"),
        ("\u2800", "invisible"),
        ("\u202eAnn", "invisible"),
        ("Ann\ufe0f", "invisible"),
        ("Ann\U000e0041", "invisible"),
        ("a\u0301\u0301", "accents"),
        ("Z\u0337\u0327\u0353\u0316", "accents"),
        ("\u0301a", "accents"),
        ("\u0410nn", "scripts"),
        ("P\u0430ul", "scripts"),
        ("\u03a9mega", "scripts"),
        ("ß" * 40, "long"),
        ("\u0958" * 40, "long"),
        (" \t ", "empty"),
    ],
)
def test_names_that_deceive_are_refused(name: str, why: str) -> None:
    """With the reason."""
    with pytest.raises(Refused) as refused:
        names.checked(name)

    assert (refused.value.code, refused.value.values) == ("bad_name", {"why": why})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paul", "\u0420\u0430u1"),
        ("Mark", "Mar\u212a"),
        ("bob", "b0b"),
        ("modern", "modem"),
        ("Ann", "\U0001d400\U0001d427\U0001d427"),
        ("scope", "\u0455\u0441\u043e\u0440\u0435"),
        ("Ann", "A\u200bnn"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    """As Unicode's TR 39 has it."""
    assert names.skeleton(one) == names.skeleton(other)


def test_names_that_look_different_have_not() -> None:
    """Also with accents."""
    assert len({names.skeleton(name) for name in ("Ann", "Anna", "Ånn", "Än n")}) == 4


def test_signs_that_no_database_keeps_reach_none(url: str) -> None:
    """PostgreSQL refuses them; SQLite would keep them, and a backup could not be moved."""
    quoted = {"cookie": r'himiko="\000\000.secret"'}
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        text = Edition.standard().text

        unknown = server.client().get("/api/me/who", headers=quoted)
        empty = ann.post("/api/shelf", name="\0", text=text)
        kept = ann.post("/api/shelf", name="My\0 edition", text=text)

    assert (unknown.status_code, unknown.json()) == (200, None)
    assert empty.status_code == 422
    assert kept.json()["name"] == "My edition"


def test_texts_that_grow_are_measured_when_they_are_stored(url: str) -> None:
    """Composed and folded they can be longer; a database must never be the first to notice."""
    grows = "\u0958"  # one letter that is two in normal form
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "open")

        said = ann.post(f"{table}/chat", text=grows * LONGEST_CHAT)
        fits = ann.post(f"{table}/chat", text=grows * (LONGEST_CHAT // 2))
        made = ann.post("/api/account", name="ŉ" * 40, password="correct horse")  # noqa: S106

    assert (said.status_code, said.json()["code"]) == (422, "bad_request")
    assert fits.status_code == 201
    assert (made.status_code, made.json()["code"]) == (422, "bad_name")
    Store(url).close()
