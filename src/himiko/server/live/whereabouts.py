"""From which network people come: one who is many guests is still one who asks."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

_MOST: Final = 50_000


class Whereabouts:
    """Remembered for as long as the process runs, and there is room."""

    def __init__(self) -> None:
        self._networks: OrderedDict[str, str] = OrderedDict()

    def note(self, people: Iterable[str], network: str) -> None:
        """A person asked something from there."""
        for person in people:
            self._networks[person] = network
            self._networks.move_to_end(person)
        while len(self._networks) > _MOST:
            self._networks.popitem(last=False)

    def of(self, person: str) -> str:
        """Return where a person was last; somebody unknown is a network of their own."""
        return self._networks.get(person, person)
