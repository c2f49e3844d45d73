"""What is wrong with the input: said in one line, and the program ends."""

from typing import Self

from himiko.texts import Texts
from himiko.texts.say import Value


class Problem(Exception):
    """Something the user can put right. Its text has a key; what a library says is `plain`."""

    def __init__(self, key: str, **values: Value | Self) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    @classmethod
    def plain(cls, text: str) -> "Problem":
        """Return a problem whose text is already written."""
        return cls("problem-plain", text=text)

    def say(self, texts: Texts) -> str:
        """Return the problem as one line; a value may be a problem itself, and is said first."""
        values = {
            name: value.say(texts) if isinstance(value, Problem) else value
            for name, value in self.values.items()
        }
        return " ".join(texts.say(self.key, **values).split())
