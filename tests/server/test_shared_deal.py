"""The deal that players add to: they commit, they reveal, and nobody is waited for."""

from random import Random

import pytest

from himiko import Game
from himiko.game.deal import SIZE as DEAL_SIZE
from himiko.game.deal import Deal, Part, SharedDeal, commit_part, mix, verify
from himiko.server.storage.table_log import summary
from himiko.server.tables import NewEntry, commands
from himiko.server.tables.state import record
from himiko.server.tables.table import REVEAL_MS
from tests.server.tables import ANN, BOB, DEAL, Desk, refusal

SECRETS = (bytes(range(32)), bytes(range(32, 64)))


def full() -> Desk:
    """Return a table of Ann and Bob, who have committed and have not revealed yet."""
    desk = Desk(2)
    for who, secret in zip((ANN, BOB), SECRETS, strict=True):
        desk.do(commands.sit, who, commitment=commit_part(secret))
    return desk


def finished(desk: Desk) -> Game:
    """Play at random to the end, and return the game of the record."""
    rng = Random(1)
    while desk.table.status == "running":
        assert desk.table.game
        action = {"action": rng.choice(desk.table.game.legal())}
        desk.add([NewEntry("action", desk.table.turn, action)])
    return Game.from_record(record(desk.table, ["Ann", "Bob"]))


def test_the_deal_follows_from_all_secrets() -> None:
    """It is made when the last one is revealed, and can be verified from the record alone."""
    desk = full()
    asked = desk.table.status

    desk.do(commands.reveal, BOB, SECRETS[1].hex())
    waiting = desk.table.status
    desk.do(commands.reveal, ANN, SECRETS[0].hex())
    game = finished(desk)

    assert (asked, waiting) == ("dealing", "dealing")
    assert game.seed == mix(DEAL.seed, dict(enumerate(SECRETS)))
    assert verify(game.headers, game.seed) == "true"
    assert desk.rebuilt().whole().position() == desk.table.whole().position()


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("promise", commit_part(b"another")),
        ("secret", "hex:" + bytes(range(16)).hex()),
        ("salt", "hex:" + bytes(16).hex()),
        ("entropy 0", str(Part(commit_part(SECRETS[0]), SECRETS[1]))),
        ("entropy 1", str(Part(commit_part(SECRETS[1])))),
    ],
)
def test_whatever_is_changed_is_noticed(header: str, value: str) -> None:
    """A promise, the server's part, a player's: none can be another afterwards."""
    parts = {seat: Part(commit_part(secret), secret) for seat, secret in enumerate(SECRETS)}
    deal = SharedDeal(Deal(bytes(16), b"salt" * 4), parts)
    headers = deal.headers(opened=True)

    assert verify(headers, deal.seed) == "true"
    assert verify({**headers, header: value}, deal.seed) == "false"
    assert verify(headers, deal.own.seed) == "false"


@pytest.mark.parametrize("cut", [n for n in range(1, 32) if n != DEAL_SIZE])
def test_a_promise_fits_one_deal_only(cut: int) -> None:
    """The same bytes, cut in two elsewhere, have the same hash: they are no deal."""
    salt_and_seed = DEAL.salt + DEAL.seed
    salt, seed = salt_and_seed[:cut], salt_and_seed[cut:]
    shifted = Deal(seed, salt)
    parts = {0: Part(commit_part(SECRETS[0]), SECRETS[0])}
    shared = SharedDeal(shifted, parts)

    assert shifted.commitment == DEAL.commitment
    assert verify(shared.headers(opened=True), shared.seed) == "false"
    assert verify(shifted.headers(opened=True), seed) == "false"


def test_a_player_s_part_has_one_size() -> None:
    """What is longer or shorter leaves open where it ends."""
    parts = {0: Part(commit_part(b"short"), b"short")}
    deal = SharedDeal(DEAL, parts)

    assert verify(deal.headers(opened=True), deal.seed) == "false"


def test_who_does_not_reveal_delays_nothing() -> None:
    """After a while the server deals without them; the record says who was missing."""
    desk = full()
    desk.do(commands.reveal, ANN, SECRETS[0].hex())
    early = commands.time_out(desk.table, desk.now + REVEAL_MS - 1)
    due = summary(desk.table).due

    desk.add(commands.time_out(desk.table, desk.now + REVEAL_MS))
    game = finished(desk)

    assert (early, due) == ([], desk.now + REVEAL_MS)
    assert game.seed == mix(DEAL.seed, {0: SECRETS[0]})
    assert game.headers["entropy 1"] == f"{commit_part(SECRETS[1])} -"
    assert verify(game.headers, game.seed) == "true"


def test_only_what_was_committed_to_is_revealed_and_once() -> None:
    """Nobody chooses their secret after having seen another's."""
    desk = full()

    assert refusal(desk, commands.reveal, ANN, SECRETS[1].hex()) == "wrong_secret"
    desk.do(commands.reveal, ANN, SECRETS[0].hex())
    assert refusal(desk, commands.reveal, ANN, SECRETS[0].hex()) == "already_so"
    assert refusal(desk, commands.commit, BOB, commit_part(b"x")) == "not_now"
    assert refusal(desk, commands.sit, BOB, 0) == "not_now"


def test_a_seat_s_commitment_goes_with_the_person() -> None:
    """Who stands up takes it along; who has sat down without one can still commit, once."""
    desk = Desk(3)
    desk.do(commands.sit, ANN, commitment=commit_part(SECRETS[0]))
    desk.do(commands.sit, BOB)

    desk.do(commands.leave, ANN)
    without = dict(desk.table.parts)
    desk.do(commands.commit, BOB, commit_part(SECRETS[1]))

    assert without == {}
    assert list(desk.table.parts) == [1]
    assert refusal(desk, commands.commit, BOB, commit_part(SECRETS[1])) == "already_so"


def test_without_commitments_nobody_is_asked() -> None:
    """As with programs that know nothing of it, and in all older logs."""
    desk = Desk(2)
    desk.do(commands.sit, ANN)
    desk.do(commands.sit, BOB)

    assert desk.table.status == "running"
    assert desk.table.whole().headers == {"commitment": DEAL.commitment}


def test_who_leaves_while_it_is_dealt_is_played_for() -> None:
    """And what they committed to is left out."""
    desk = full()

    desk.do(commands.leave, BOB)
    desk.do(commands.reveal, ANN, SECRETS[0].hex())
    desk.add(commands.time_out(desk.table, desk.now + REVEAL_MS))

    assert desk.table.status == "running"
    assert desk.table.seats[1].kind == "absent"
