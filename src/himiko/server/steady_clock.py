"""The time of day for logs and clocks: a clock that is set while we run moves nothing."""

import time


class SteadyClock:
    """Milliseconds since 1970, from the wall clock at the start and a steady clock since."""

    def __init__(self) -> None:
        self.offset = time.time() - time.monotonic()
        """Seconds between the two."""

    def set(self, now: int) -> None:
        """Go on from another moment."""
        self.offset = now / 1000 - time.monotonic()

    def __call__(self) -> int:
        """Return the present moment."""
        return round((self.offset + time.monotonic()) * 1000)
