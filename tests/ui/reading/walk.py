"""Walks through screens and says where text is cut off, overlaps, or is told as markup.

It is a process of its own:
``python -m tests.ui.reading.walk PLACE …``, each place a screen, a language, the size of the window
and the size of everything in percent: ``keys/xx/800x600/200``.
"""

import gc
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Self
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.ui.window.main_window import MainWindow
from golden_pictures import alone_with_bundled_fonts
from screens import stills
from screens.stage import Screens, Stage, settle
from screens.stillness import bring_to_rest
from tests.effort import effort
from tests.ui.reading import spoken, standard
from tests.ui.reading.inked import inking
from tests.ui.reading.on_board import faults_on
from titles import rooms

EFFORT: Final = effort(sample=60_000, nightly=stills.HINT_EFFORT)
"""The effort of the search for hints: by day a small one, whose hints have the same sentences as
good ones.
"""


@dataclass(frozen=True, slots=True)
class Place:
    """One screen in one language and size."""

    screen: str
    language: str
    size: QSize
    percent: int

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a place; raises ValueError for any other text."""
        screen, language, size, percent = text.split("/")
        width, height = map(int, size.split("x"))
        return cls(screen, language, QSize(width, height), int(percent))


def windows() -> Screens:
    """Return every window of the gallery, by name."""
    return {name: one for room in rooms("gallery").values() for name, one in room.WINDOWS.items()}


def faults_at(place: Place, application: QApplication) -> Iterator[str]:
    """Show a screen and report the faults of its text."""
    stage = Stage(application, place.size, "light", place.language)
    with inking() as ink:
        window = windows()[place.screen](stage)
        try:
            _show(window, place, application)
            ink.wipe()
            window.grab()
            yield from [*ink.faults, *ink.overlaps(), *standard.faults_in(window, ink.cut)]
            for board in window.findChildren(BoardView):
                yield from faults_on(board.scene)
            yield from spoken.faults_in(window)
        finally:
            window.close()
            window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            del window
            gc.collect()  # and with the window its translators, which would go on translating


def _show(window: QWidget, place: Place, application: QApplication) -> None:
    window.resize(place.size)
    if isinstance(window, MainWindow):
        window.table.appearance.choose_scale(place.percent / 100)
    window.show()
    settle(application)
    bring_to_rest(window)


def main(places: list[str]) -> int:
    """Walk through places; 1 if something is wrong."""
    application = alone_with_bundled_fonts(1)
    gc.freeze()  # so that only what a screen leaves is looked at after it
    is_wrong = False
    with patch.object(stills, "HINT_EFFORT", EFFORT):
        for text in places:
            for fault in dict.fromkeys(faults_at(Place.read(text), application)):
                is_wrong = True
                sys.stdout.write(f"{text}: {fault}\n")
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
