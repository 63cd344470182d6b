"""The golden pictures of one scale, in a process of their own: rendered and compared, or renewed.

``golden.py`` starts it, once for each scale: ``golden_pictures.py SCALE OUT WHAT NAME …`` with
``check`` or ``renew`` for WHAT. A screen that differs leaves three pictures in OUT: as it is, as it
should be, and the difference. Nothing of the machine has a part in a picture: neither its screen
nor any font but the bundled ones.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from checkout import ROOT
from golden_tolerance import SHARE, amplified, decoded, difference, encoded, worst_tile
from screens.stage import Stage, picture

GOLDEN: Final = ROOT / "tests" / "golden"
SIZES: Final = {1: QSize(1280, 800), 2: QSize(1024, 720)}
"""The window of the pictures of each scale, in logical pixels."""


def golden_file(name: str, scale: int) -> Path:
    """Return where the golden picture of a screen is kept."""
    return GOLDEN / f"scale{scale}" / f"{name}.webp"


def alone_with_bundled_fonts(scale: int) -> QApplication:
    """Return an application that draws at a scale, on no screen, without the machine's fonts."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    os.environ["FONTCONFIG_FILE"] = str(GOLDEN / "fonts.conf")
    return QApplication([])


def rendered(
    application: QApplication, scale: int, names: list[str]
) -> Iterator[tuple[str, bytes]]:
    """Render screens, in light colours and English; raises KeyError where there is none of that
    name.
    """
    from screens.scenes import SCREENS

    stage = Stage(application, SIZES[scale], "light", "en")
    for name in names:
        yield name, encoded(picture(SCREENS[name], stage).toImage())


def verdict(golden: Path, fresh: bytes) -> str:
    """Say what is wrong with a screen; nothing where it is as it should be."""
    if not golden.is_file():
        return "has no golden picture"
    share = worst_tile(decoded(fresh), decoded(golden.read_bytes()))
    return f"differs in {share:.0%} of a tile" if share > SHARE else ""


def leave_pictures(folder: Path, golden: Path, fresh: bytes) -> None:
    """Leave what a person needs to see what is wrong."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{golden.parent.name}_{golden.stem}"
    (folder / f"{name}_is.webp").write_bytes(fresh)
    if golden.is_file():
        kept = golden.read_bytes()
        (folder / f"{name}_should_be.webp").write_bytes(kept)
        changed = amplified(difference(decoded(fresh), decoded(kept)))
        changed.save(str(folder / f"{name}_difference.png"))


def renew(golden: Path, fresh: bytes) -> None:
    """Keep another picture from now on."""
    golden.parent.mkdir(parents=True, exist_ok=True)
    golden.write_bytes(fresh)


def main(arguments: list[str]) -> int:
    """Check or renew pictures, and say which were not as they should be; 1 if a check failed."""
    scale, out, what, *names = arguments
    application = alone_with_bundled_fonts(int(scale))
    complaints = 0
    for name, fresh in rendered(application, int(scale), names):
        golden = golden_file(name, int(scale))
        if complaint := verdict(golden, fresh):
            complaints += 1
            print(f"{name} at scale {scale} {complaint}", flush=True)
            if what == "renew":
                renew(golden, fresh)
            else:
                leave_pictures(Path(out), golden, fresh)
    return 1 if complaints and what != "renew" else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
