"""An edition: all components of the game, as one file of data gives them."""

import hashlib
import json
import tomllib
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from os import PathLike, fspath
from pathlib import Path
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from himiko.edition import check, components
from himiko.edition.parts import Board, Colour, Fleet, Limits, Specialist, Tile
from himiko.edition.phrases import expects, has
from himiko.edition.value import BadEdition, Value

_STANDARD: Final = "standard.toml"
# Far more than the largest edition needs. Both keep a hostile file from taking minutes to read.
_LONGEST_FILE: Final = 1 << 17
_LONGEST_LINE: Final = 10_000


@dataclass(frozen=True)
class Edition:
    """The components of the game. Everything with an id is in the order of the ids."""

    id: str
    version: int
    colours: tuple[Colour, ...]
    culture: tuple[int, ...]
    limits: Limits
    fleets: tuple[Fleet, ...]
    specialists: tuple[Specialist, ...]
    tiles: tuple[Tile, ...]
    board: Board
    hash: str
    """Of the file's meaning: comments, layout and the order of keys do not change it."""
    text: str = field(repr=False, compare=False)

    @staticmethod
    @cache
    def standard() -> "Edition":
        """Return the edition that comes with the package."""
        text = files(__package__).joinpath(_STANDARD).read_text("utf-8")
        return Edition.parse(text, _STANDARD)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """Read an edition file. `BadEdition` says what is wrong, and where."""
        name = fspath(path)
        try:
            with Path(path).open("rb") as file:
                text = file.read(_LONGEST_FILE + 1).decode("utf-8")
        except UnicodeDecodeError as error:
            found = has("byte", index=error.start)
            raise BadEdition(name, "", expects("utf8"), found) from error
        except (OSError, ValueError) as error:
            found = has("this", text=getattr(error, "strerror", None) or error)
            raise BadEdition(name, "", expects("readable"), found) from error
        return cls.parse(text, name)

    @classmethod
    def parse(cls, text: str, name: str) -> Self:
        """Read the text of an edition file; `name` is the file's name for error messages."""
        content = read_toml(text, name)
        file = Value(name, "", content).table(check.SECTIONS)
        id_, version = check.read_name(file)
        board = check.read_board(file["board"])
        tiles = check.read_tiles(file["buildings"], max(len(i.ring) for i in board.islands))
        fleets = check.read_fleets(file["fleets"])
        specialists = check.read_specialists(file["specialists"])
        limits = check.read_limits(file["limits"], len(tiles), len(specialists), len(fleets))
        return cls(
            id=id_,
            version=version,
            colours=check.read_colours(file["colours"]),
            culture=check.read_culture(file["culture"], len(board.islands)),
            limits=limits,
            fleets=fleets,
            specialists=specialists,
            tiles=tiles,
            board=board,
            hash=_hash(content),
            text=text,
        )

    def __hash__(self) -> int:
        """Hash by meaning: a game asks for what belongs to its edition at every turn."""
        return hash(self.hash)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the text alone: components built again are read-only, as the engine wants them."""
        return _unpickle, (type(self), self.text)

    def export(self) -> str:
        """Return the text of the edition's file."""
        return self.text

    @property
    def name(self) -> str:
        """The edition's name with its version, such as `standard/1`."""
        return f"{self.id}/{self.version}"

    @cached_property
    def slot_ids(self) -> tuple[str, ...]:
        """The ids of the slots; the index of each is its number in the engine."""
        return tuple(slot.id for slot in self.board.slots)

    @cached_property
    def island_ids(self) -> tuple[str, ...]:
        """The ids of the islands; the index of each is its number in the engine."""
        return tuple(island.id for island in self.board.islands)

    @cached_property
    def tile_ids(self) -> tuple[str, ...]:
        """The ids of the building tiles; the index of each is its number in the engine."""
        return tuple(tile.id for tile in self.tiles)

    @cached_property
    def components(self) -> NDArray[np.void]:
        """The components as the engine reads them: a read-only array of one `COMPONENTS` record."""
        return components.build(self)


def _unpickle(kind: type[Edition], text: str) -> Edition:
    standard = Edition.standard()
    return standard if text == standard.text else kind.parse(text, "pickle")


def read_toml(text: str, name: str) -> dict[str, object]:
    """Read a file as TOML, whatever it says."""
    longest = max(map(len, text.splitlines()), default=0)
    if len(text) > _LONGEST_FILE or longest > _LONGEST_LINE:
        size = expects("size", high=_LONGEST_FILE, longest=_LONGEST_LINE)
        raise BadEdition(name, "", size, has("size", count=len(text), longest=longest))
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BadEdition(name, "", expects("toml"), has("nested")) from error
    except ValueError as error:
        raise BadEdition(name, "", expects("toml"), has("error", text=error)) from error


def _hash(content: dict[str, object]) -> str:
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
