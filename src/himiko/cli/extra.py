"""What is not installed with himiko itself."""

from collections.abc import Iterator
from contextlib import contextmanager

from himiko.cli.problem import Problem


@contextmanager
def server_extra() -> Iterator[None]:
    """Say how to install the extra `server`, if it is missing."""
    try:
        yield
    except ImportError as error:
        library = error.name or str(error)
        if library.startswith("himiko"):
            raise
        raise Problem("problem-extra-server", library=library) from error
