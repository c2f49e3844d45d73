"""The operator's commands, as typed."""

from pathlib import Path

from himiko.server.storage import people
from himiko.server.storage.store import Store
from tests.cli.conftest import Himiko
from tests.server.serving import serving, settings


def test_an_operator_bans_and_allows(himiko: Himiko, tmp_path: Path) -> None:
    """Lists have a line for each, its parts between bars; each act is in the audit log."""
    url = f"sqlite:///{tmp_path / 'h.db'}"
    store = Store(url)
    eve = store.writer.submit(lambda c: people.new_guest(c, "Eve", 1)).result()
    store.close()

    listed = himiko("admin", "people", "--database", url)
    banned = himiko("admin", "ban", eve, "--reason", "rude", "--days", "3", "--database", url)
    after = himiko("admin", "people", "eve", "--database", url)
    wrong = himiko("admin", "ban", "nobody", "--reason", "?", "--database", url)
    himiko("admin", "allow", eve, "--database", url)
    himiko("admin", "rename", eve, "Somebody", "--database", url)
    audit = himiko("admin", "audit", "--database", url)
    none = himiko("admin", "reports", "--database", url)

    assert listed.out.split(" | ")[:2] == [eve, "Eve"]
    assert banned.out.strip() == "Done."
    assert after.out.strip().endswith("banned")
    assert (wrong.code, wrong.errors.strip()) == (2, "This person doesn’t exist.")
    assert [line.split(" | ")[3] for line in audit.out.splitlines()] == [
        "rename",
        "allow",
        "ban",
    ]
    assert none.out.strip() == "None."


def test_an_operator_looks_after_reports_and_tables(himiko: Himiko, tmp_path: Path) -> None:
    """What was said, what was done about it, and what is old, each by a command."""
    url = f"sqlite:///{tmp_path / 'h.db'}"
    with serving(settings(url)) as server:
        eve, ann = server.guest("Eve"), server.guest("Ann")
        path = eve.new_table("me", "open")
        eve.post(f"{path}/chat", text="rude")
        ann.post(f"{path}/chat/1/report", reason="insult")
        person = eve.get("/api/me").json()["id"]
    table = path.rpartition("/")[2]

    def admin(*words: str) -> list[list[str]]:
        result = himiko("admin", *words, "--database", url)
        assert result.code == 0, result.errors
        return [line.split(" | ") for line in result.out.splitlines()]

    (report,) = admin("reports")
    said, tables = admin("chat", table), admin("tables", "--status", "open")
    done = [
        admin(*words)
        for words in (
            ("decide", report[0], "line removed"),
            ("remove-line", table, "1"),
            ("close-table", table),
            ("log-out", person),
        )
    ]

    assert (report[2], report[7]) == ("insult", "rude")
    assert [line[4] for line in said] == ["rude"]
    assert [(one[0], one[1]) for one in tables] == [(table, "open")]
    assert done == [[["Done."]]] * 4
    assert admin("reports") == admin("chat", table) == [["None."]]
    assert [one[0] for one in admin("reports", "--all")] == [report[0]]
    assert [one[1] for one in admin("tables")] == ["closed"]
    assert admin("forget", "--guests", "30", "--tables", "30") != []
    did = ["forget", "log-out", "close-table", "remove-line", "decide"]
    assert [one[3] for one in admin("audit")] == did
