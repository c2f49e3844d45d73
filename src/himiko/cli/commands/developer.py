"""For developers."""

import typer

from himiko.cli.commands.root import app
from himiko.cli.help import Command


@app.command("fingerprint", cls=Command, help="help-fingerprint")
def fingerprint() -> None:
    """Print one number over fixed games."""
    from himiko.game import fingerprint as implementation  # noqa: PLC0415  (help stays quick)

    typer.echo(implementation.fingerprint())
