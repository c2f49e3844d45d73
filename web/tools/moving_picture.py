"""Put the frames of `moving.screenshots.spec.ts` together: docs/screenshots/game.webp.

.venv/bin/python web/tools/moving_picture.py
"""

from pathlib import Path
from typing import Final

from PIL import Image

WEB: Final = Path(__file__).parents[1]
FRAMES: Final = WEB / "node_modules" / ".moving"
PICTURE: Final = WEB.parent / "docs" / "screenshots" / "game.webp"
WIDTH: Final = 960
MILLISECONDS: Final = 650
PAUSE: Final = 2500


def main() -> None:
    """Make one moving picture of all frames, and stay at the last for a while."""
    pictures = [Image.open(path).convert("RGB") for path in sorted(FRAMES.glob("*.png"))]
    height = round(pictures[0].height * WIDTH / pictures[0].width)
    first, *others = [one.resize((WIDTH, height), Image.Resampling.LANCZOS) for one in pictures]
    durations = [MILLISECONDS] * len(others) + [PAUSE]
    first.save(
        PICTURE,
        save_all=True,
        append_images=others,
        duration=durations,
        loop=0,
        quality=70,
        method=6,
        minimize_size=True,
    )


if __name__ == "__main__":
    main()
