"""The bar that shows how far a long command is."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from himiko.cli.console import errors


def progress_bar() -> Progress:
    """Return a bar for the terminal; none is shown where nobody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = errors()
    return Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
