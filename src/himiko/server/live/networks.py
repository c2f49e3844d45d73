"""Which network people come from: somebody who makes many guests is still one person."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

_MOST: Final = 50_000


class Networks:
    """The last network of each person, of the most recent people only."""

    def __init__(self) -> None:
        self._networks: OrderedDict[str, str] = OrderedDict()

    def note(self, people: Iterable[str], network: str) -> None:
        """Remember from where somebody asked, by all the ids they have."""
        for person in people:
            self._networks[person] = network
            self._networks.move_to_end(person)
        while len(self._networks) > _MOST:
            self._networks.popitem(last=False)

    def of(self, person: str) -> str:
        """Return a person's last network; somebody unknown is a network of their own."""
        return self._networks.get(person, person)
