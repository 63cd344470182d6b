"""The golden pictures of one scale, in a process of their own: rendered and compared, or renewed.

``golden.py`` starts it, once for each scale: ``golden_pictures.py SCALE OUT WHAT NAME …`` with
``check`` or ``renew`` for WHAT. A screen that differs leaves three pictures in OUT: as it is, as it
should be, and the difference. Nothing of the machine has a part in a picture: neither its screen
nor any font but the bundled ones.

With `KEEP` for WHAT, pictures of this machine are kept in OUT; with `COMPARE`, another machine is
compared with them. Both paint with the fonts in OUT.

Packing a picture as golden ones are, and comparing the two, takes nearly as long as painting it. So
`--update` also keeps, in ``known.json``, a digest of each with the pixels that it was found to be
right for: the same pixels are right at once, and only others are compared.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from changcheng_qt import assets
from checkout import ROOT
from golden_tolerance import SHARE, amplified, decoded, difference, encoded, worst_tile
from screens.painted_once import Paintings, painted_once
from screens.stage import Screens, Stage, picture
from titles import rooms

KEEP: Final = "keep"
COMPARE: Final = "compare"
FONTS: Final = "fonts"
KEPT: Final = "kept"
"""The folders in OUT for two machines."""
GOLDEN: Final = ROOT / "tests" / "golden"
SIZES: Final = {1: QSize(1280, 800), 2: QSize(1024, 720)}
"""The window of the pictures of each scale, in logical pixels."""


def fine() -> set[str]:
    """Return the screens that have a golden picture at scale 2, too: four times as many pixels."""
    return {name for room in rooms("gallery").values() for name in room.FINE}


def kept_at(scale: int, names: Iterable[str]) -> list[str]:
    """Return those of the screens that have a golden picture at a scale."""
    return [name for name in names if scale == 1 or name in fine()]


def golden_file(name: str, scale: int) -> Path:
    """Return where the golden picture of a screen is kept."""
    return GOLDEN / f"scale{scale}" / f"{name}.webp"


def known_file(scale: int) -> Path:
    """Return where the digests of the golden pictures are kept."""
    return GOLDEN / f"scale{scale}" / "known.json"


def known_digests(scale: int) -> dict[str, str]:
    """Return the digest of each screen with its golden picture, by its name."""
    file = known_file(scale)
    known: dict[str, str] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return known


def keep_digests(scale: int, known: dict[str, str]) -> None:
    """Keep the digests of the screens that have a golden picture."""
    kept = {name: known[name] for name in sorted(known) if golden_file(name, scale).is_file()}
    known_file(scale).write_text(json.dumps(kept, indent=0) + "\n", "utf-8")


def digest(golden: Path, picture: QImage) -> str:
    """Return the digest of a golden picture and the pixels that are compared with it."""
    both = hashlib.sha256(golden.read_bytes() if golden.is_file() else b"")
    both.update(picture.convertToFormat(QImage.Format.Format_RGB32).constBits())
    return both.hexdigest()


def alone_with_bundled_fonts(scale: int) -> QApplication:
    """Return an application that draws at a scale, on no screen, without the machine's fonts."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    os.environ["FONTCONFIG_FILE"] = str(GOLDEN / "fonts.conf")
    return QApplication([])


def rendered(
    application: QApplication, scale: int, names: list[str]
) -> Iterator[tuple[str, QImage]]:
    """Render screens, in light colours and English; raises KeyError where there is none of that
    name.
    """
    every, stage = pictured(), Stage(application, SIZES[scale], "light", "en")
    with painted_once(Paintings()):
        for name in names:
            yield name, picture(every[name], stage).toImage()


def pictured() -> Screens:
    """Return the screens that have a golden picture, by name."""
    return {name: room.SCREENS[name] for room in rooms("gallery").values() for name in room.GOLDEN}


def verdict(golden: Path, fresh: bytes) -> str:
    """Return the fault of a screen; empty if it has none."""
    if not golden.is_file():
        return "has no golden picture"
    share = worst_tile(decoded(fresh), decoded(golden.read_bytes()))
    return f"differs in {share:.0%} of a tile" if share > SHARE else ""


def leave_pictures(folder: Path, golden: Path, fresh: bytes) -> None:
    """Save the pictures that show a person the fault."""
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


def judge(golden: Path, screen: QImage, folder: Path | None) -> bool:
    """Return whether a screen is as it should be; leave pictures in the folder if not, or keep it
    from now on where there is no folder.
    """
    fresh = encoded(screen)
    complaint = verdict(golden, fresh)
    if not complaint:
        return True
    print(f"{golden.stem} at {golden.parent.name} {complaint}", flush=True)
    if folder is None:
        renew(golden, fresh)
    else:
        leave_pictures(folder, golden, fresh)
    return False


def of_two_machines(what: str, scale: int, out: Path, names: list[str]) -> int:
    """Keep the pictures of one machine, or compare those of another one; 1 if any differs."""
    fonts, wrong = tuple(sorted((out / FONTS).glob("*.ttf"))), 0
    with patch.object(assets, "font_files", lambda: fonts):
        for name, screen in rendered(alone_with_bundled_fonts(scale), scale, names):
            kept = out / KEPT / f"{name}.webp"
            if what == KEEP:
                renew(kept, encoded(screen))
            else:
                wrong += not judge(kept, screen, out)
    return min(wrong, 1)


def main(arguments: list[str]) -> int:
    """Check or renew pictures, and say which were not as they should be; 1 if a check failed."""
    scale, out, what, *names = arguments
    if what in {KEEP, COMPARE}:
        return of_two_machines(what, int(scale), Path(out), names)
    number, folder = int(scale), None if what == "renew" else Path(out)
    known, wrong = known_digests(number), 0
    for name, screen in rendered(alone_with_bundled_fonts(number), number, names):
        golden = golden_file(name, number)
        if known.get(name) == digest(golden, screen):
            continue
        wrong += not judge(golden, screen, folder)
        known[name] = digest(golden, screen)
    if folder is None:
        keep_digests(number, known)
        return 0
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
