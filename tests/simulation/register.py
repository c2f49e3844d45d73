"""The register: who has which account and is let in where, as people were told."""

import sqlite3
from typing import Final

from tests.simulation.problem import Wrong

_LEFT_IN: Final = """
    SELECT people.id FROM devices JOIN people ON people.id = devices.person
    WHERE people.merged_into IS NOT NULL
       OR people.account IS NOT NULL AND devices.proved IS NULL"""
_THERE: Final = "SELECT 1 FROM devices WHERE id = ?"
_OWNER: Final = "SELECT id FROM people WHERE account = ?"
_MERGED: Final = "SELECT merged_into FROM people WHERE id = ?"


class Register:
    """Checks accounts and devices against what was acknowledged."""

    def __init__(self) -> None:
        self._accounts: dict[str, str] = {}
        self._guests: dict[str, str] = {}
        self._gone: set[str] = set()

    def entered(self, account: str, person: str, guest: str) -> None:
        """Somebody was told that they are let in as an account, which has a guest's games."""
        if self._accounts.setdefault(account.casefold(), person) != person:
            raise Wrong(f"{account} is somebody else: {person}")
        if guest != person:
            self._guests[guest] = person

    def logged_out(self, cookie: str) -> None:
        """Somebody was told that a device is let in no more."""
        self._gone.add(cookie.partition(".")[0])

    def check(self, connection: sqlite3.Connection) -> None:
        """No device of a guest is let in to the account that has the games: only with a proof."""
        row = connection.execute(_LEFT_IN).fetchone()
        if row is not None:
            raise Wrong(f"a device of the guest is let in as {row[0]}")

    def check_durable(self, connection: sqlite3.Connection) -> None:
        """What was acknowledged is so: accounts, games taken over, devices logged out."""
        self.check(connection)
        for account, person in self._accounts.items():
            if connection.execute(_OWNER, (account,)).fetchone() != (person,):
                raise Wrong(f"the account {account} is lost")
        for guest, person in self._guests.items():
            if connection.execute(_MERGED, (guest,)).fetchone() != (person,):
                raise Wrong(f"{person} has lost the games of {guest}")
        for device in self._gone:
            if connection.execute(_THERE, (device,)).fetchone() is not None:
                raise Wrong(f"device {device} is logged out, and still there")
