"""The shelf: kept by name and version, private unless shared, bounded."""

import pytest

from himiko.edition import Edition
from himiko.server.storage import shelf
from tests.server.serving import Server

TEXT = Edition.standard().text
OTHER = TEXT.replace("start_coins = 10", "start_coins = 11")


def test_a_change_is_a_new_version_and_both_stay(server: Server) -> None:
    """Games keep the one they were played with, so nothing is overwritten."""
    ann = server.guest("Ann")
    first = ann.post("/api/shelf", name="Mine", text=TEXT).json()
    second = ann.post("/api/shelf", name="Mine", text=OTHER).json()
    apart = ann.post("/api/shelf", name="Another", text=TEXT).json()

    assert [one["version"] for one in (first, second, apart)] == [1, 2, 1]
    assert first["hash"] == Edition.standard().hash != second["hash"]
    assert {one["id"] for one in ann.get("/api/shelf").json()} == {
        one["id"] for one in (first, second, apart)
    }
    assert ann.get(f"/api/shelf/{second['id']}").json()["text"] == OTHER


def test_it_is_private_unless_shared(server: Server) -> None:
    """Whoever has the link sees what is shared, and can change nothing."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    kept = ann.post("/api/shelf", name="Mine", text=TEXT).json()["id"]
    address = f"/api/shelf/{kept}"

    assert bob.get(address).status_code == 404
    assert bob.get("/api/shelf").json() == []
    assert ann.patch(address, json={"shared": True}).status_code == 204
    assert bob.get(address).json()["text"] == TEXT
    assert bob.patch(address, json={"shared": False}).status_code == 404
    assert bob.delete(address).status_code == 404
    assert ann.patch(address, json={"shared": False}).status_code == 204
    assert bob.get(address).status_code == 404


def test_what_is_discarded_is_gone_and_games_go_on(server: Server) -> None:
    """A table keeps the edition it was made with."""
    ann = server.guest("Ann")
    kept = ann.post("/api/shelf", name="Mine", text=OTHER).json()
    made = ann.post("/api/tables", seats=["me", "drifter"], edition=OTHER).json()

    assert ann.delete(f"/api/shelf/{kept['id']}").status_code == 204
    assert ann.get(f"/api/shelf/{kept['id']}").status_code == 404
    assert ann.state(f"/api/tables/{made['table']['id']}")["table"]["edition"] == kept["hash"]


def test_bad_editions_and_a_full_shelf_are_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of them is kept."""
    ann = server.guest("Ann")

    assert ann.post("/api/shelf", name="Bad", text="id = 3").status_code == 422
    assert ann.post("/api/shelf", name="", text=TEXT).status_code == 422
    monkeypatch.setattr(shelf, "MOST", 1)
    assert ann.post("/api/shelf", name="One", text=TEXT).status_code == 201
    refused = ann.post("/api/shelf", name="Two", text=TEXT)
    assert (refused.status_code, refused.json()["code"]) == (429, "shelf_full")
    assert len(ann.get("/api/shelf").json()) == 1


def test_it_is_among_ones_own_data(server: Server) -> None:
    """With the file itself."""
    ann = server.guest("Ann")
    ann.post("/api/shelf", name="Mine", text=OTHER)

    kept = ann.get("/api/me/data").json()["shelf"]

    assert [(one["name"], one["text"]) for one in kept] == [("Mine", OTHER)]


def test_whoever_deletes_themselves_takes_it_along(server: Server) -> None:
    """Also what was shared."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    kept = ann.post("/api/shelf", name="Mine", text=TEXT).json()["id"]
    ann.patch(f"/api/shelf/{kept}", json={"shared": True})

    assert ann.delete("/api/me").status_code == 204
    assert bob.get(f"/api/shelf/{kept}").status_code == 404
