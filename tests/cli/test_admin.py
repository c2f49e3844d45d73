"""The operator's commands, as typed."""

from pathlib import Path

from himiko.server.storage import people
from himiko.server.storage.store import Store
from tests.cli.conftest import Himiko


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
