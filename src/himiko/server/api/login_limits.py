"""Attempts at passwords: counted by client, and by account for each client.

This stops somebody who guesses, but not the owner of the account, who has another address. Guesses
at one account from very many networks are limited as well, except for networks from which somebody
has logged in to it before.
"""

from collections import OrderedDict
from typing import Final

from himiko.server.api.limits import Rate
from himiko.server.refused import Refused
from himiko.server.settings import Limits

_SLOWER: Final = 10
"""How many times more slowly one client may try one account than all accounts."""
_MANY: Final = 12
"""How many clients may try one account as often as each of them can."""
_KNOWN: Final = 20_000


class LoginLimits:
    """Who may try which account's password now."""

    def __init__(self, limits: Limits) -> None:
        rate, burst = limits.logins, limits.logins_burst
        self._clients = Rate(rate, burst)
        self._pairs = Rate(rate / _SLOWER, burst)
        self._accounts = Rate(_MANY * rate / _SLOWER, _MANY * burst)
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def check(self, client: str) -> None:
        """Count an attempt with a code, or with anything else that names no account."""
        self._clients.check(client)

    def check_account(self, client: str, account: str) -> None:
        """Count an attempt at an account's password, or refuse it."""
        self._clients.check(client)
        self._pairs.check(f"{account} {client}")
        if (account, client) not in self._known and not self._accounts.take(account):
            raise Refused("too_many", retry=self._accounts.retry(account))

    def note_success(self, client: str, account: str) -> None:
        """Remember where an account's owner logs in from."""
        self._known[account, client] = None
        self._known.move_to_end((account, client))
        if len(self._known) > _KNOWN:
            self._known.popitem(last=False)
