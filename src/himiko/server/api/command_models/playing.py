"""Playing an action, taking it back and playing it again."""

from typing import Any, Literal

from pydantic import Field, PrivateAttr

from himiko.server.api.command_models.command import Command, Ply, RequestName, Version
from himiko.server.api.models import without_default
from himiko.server.api.questions import ActionText, preview
from himiko.server.tables import Identity, NewEntry, Table, commands


class Play(Command):
    """Play an action, as the one after the ply the client knows.

    `unless_final`: if it cannot be taken back or ends the turn, it is not played; the answer has
    what it would cause, for the player to confirm.
    """

    do: Literal["play"] = "play"
    ply: Ply
    action: ActionText
    version: Version = None
    unless_final: bool = Field(default=False, json_schema_extra=without_default)
    _preview: dict[str, Any] | None = PrivateAttr(None)

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        """Check it, and return the resulting entries; none if they are there already."""
        self._preview = None
        action = " ".join(self.action.split())
        if commands.is_repeated(table, who, self.ply, action):
            return []
        entries = commands.play(table, who, self.ply, action, self.version)
        if self.unless_final:
            effect = preview(table, who, action)
            if effect["final"]:
                self._preview = effect
                return []
        return entries

    @property
    def unconfirmed_effect(self) -> dict[str, Any] | None:
        """What it would cause, if that kept it from being played."""
        return self._preview


class Step(Command):
    """Going back or forth within the turn."""

    to: Ply | None = None
    request: RequestName = None

    @property
    def is_bare(self) -> bool:
        """Does it lack anything by which it could be recognised if it were sent again?"""
        return self.to is None and self.request is None


class Undo(Step):
    """Take back own actions within the turn: the last one, or all after a ply.

    With none of `to`, `version` and `request`, it takes back the last action played, once.
    """

    do: Literal["undo"] = "undo"
    version: Version = None

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.undo(table, who, self.to, self.version, self.request)

    @property
    def is_bare(self) -> bool:
        """Does it lack anything by which it could be recognised if it were sent again?"""
        return super().is_bare and self.version is None


class Redo(Step):
    """Play again what was undone: one action, or all up to a ply.

    With neither `to` nor `request`, it plays one action again, once.
    """

    do: Literal["redo"] = "redo"

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.redo(table, who, self.to, self.request)
