"""``dev.py gallery DIR``: renders every named screen to PNG, and a contact sheet of them all.

They are those of each title, in ``packaging/titles/TITLE/gallery.py``: a function gets a
`screens.stage.Stage` and returns a widget, not yet shown, in the stage's language and theme, from
fixed seeds, without animations. It is shown at the stage's size, photographed as ``NAME.png`` and
thrown away. Runs inside ``.venv``, offscreen.
"""

import argparse
import os
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from changcheng_qt.i18n.languages import LANGUAGES, PSEUDO
from changcheng_qt.ui.looks.appearance import ThemeChoice
from screens.stage import Screens, Stage, contact_sheet, picture, save
from titles import rooms

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

SHEET = "contact_sheet.png"
CODES = tuple(language.code for language in (*LANGUAGES, PSEUDO))
THEMES = tuple(theme.value for theme in ThemeChoice if theme is not ThemeChoice.SYSTEM)


def size(text: str) -> QSize:
    """A size from its text, such as ``1280x800``; raises ValueError on any other text."""
    width, height = (int(part) for part in text.lower().split("x"))
    if min(width, height) < 1:
        raise ValueError(text)
    return QSize(width, height)


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="dev.py gallery", description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--only", action="append", metavar="NAME", help="this screen; repeatable")
    parser.add_argument(
        "--lang", choices=CODES, default="en", help="language, xx for a made-up one"
    )
    parser.add_argument("--theme", choices=THEMES, default="light")
    parser.add_argument("--size", type=size, default=QSize(1280, 800), metavar="WxH")
    parser.add_argument("--interface", type=float, default=1.0, help="interface size, such as 1.5")
    parser.add_argument("--scale", type=float, default=1.0, help="device pixels to a logical one")
    return parser.parse_args(arguments)


def render(screens: Screens, stage: Stage, folder: Path) -> list[str]:
    """Write the pictures and the contact sheet; return the names of screens that failed."""
    folder.mkdir(parents=True, exist_ok=True)
    taken: list[tuple[str, QPixmap]] = []
    failed = []
    for name, build in screens.items():
        try:
            pixmap = picture(build, stage)
        except Exception:
            # One broken screen must not hide the others from a reviewer.
            traceback.print_exc()
            failed.append(name)
            continue
        save(pixmap, folder / f"{name}.png")
        taken.append((name, pixmap))
    save(contact_sheet(taken), folder / SHEET)
    return failed


def chosen(screens: Screens, names: list[str] | None) -> Screens:
    """The screens that were asked for; raises KeyError for a name that is none."""
    return {name: screens[name] for name in names} if names else screens


def main(arguments: list[str]) -> int:
    """Render the gallery; 1 if a screen failed, 2 if there is none of that name."""
    options = parse(arguments)
    os.environ["QT_SCALE_FACTOR"] = str(options.scale)
    application = QApplication([])

    every = {name: one for room in rooms("gallery").values() for name, one in room.SCREENS.items()}
    stage = Stage(application, options.size, options.theme, options.lang, options.interface)
    try:
        screens = chosen(every, options.only)
    except KeyError as missing:
        print(f"There is no screen {missing}; there are: {', '.join(every)}", file=sys.stderr)
        return 2
    failed = render(screens, stage, options.folder)
    print(f"{len(screens) - len(failed)} pictures and {SHEET} are in {options.folder.resolve()}")
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
