"""The commands and their options, by subject. Help texts and the names of values are keys.

A command imports what it needs when it is called, so that help comes at once.
"""

from typer.core import TyperGroup
from typer.main import get_command

from himiko.cli.commands.root import app

# Help lists the commands in the order of these imports.
# isort: off
from himiko.cli.commands import play
from himiko.cli.commands import arena
from himiko.cli.commands import lab
from himiko.cli.commands import records
from himiko.cli.commands import server
from himiko.cli.commands import admin
from himiko.cli.commands import editions
from himiko.cli.commands import developer
# isort: on

__all__ = [
    "admin",
    "app",
    "arena",
    "command",
    "developer",
    "editions",
    "lab",
    "play",
    "records",
    "server",
]


def command() -> TyperGroup:
    """Return the whole program as one command."""
    program = get_command(app)
    assert isinstance(program, TyperGroup)  # noqa: S101  (it has commands)
    return program
