"""After a switch of language a window shows and says the same as one begun in that language.

All that is painted is compared, pixel by pixel, and all texts for a screen reader: no walk over
labels and buttons, which would miss texts that are painted or kept in a list.
"""

import inspect
from collections.abc import Callable
from itertools import islice

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize
from PySide6.QtGui import QCursor, QImage
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.table.panels.turn_guide import TurnGuide
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.ui.panels.chronicle import Chronicle
from changcheng_qt.ui.window.main_window import MainWindow
from screens.stillness import bring_to_rest
from tests.conformance.leaks.ears import Heard, everything_in, new_window, open_turns
from tests.conformance.leaks.photographs import Session, alone, together
from tests.effort import by_day, by_night
from tests.titles.changcheng.sample.leaks import SAMPLE
from tests.titles.changcheng.sample.pairs import pairs

OTHER = "it"
AT_ONCE = 1.0
ASIDE = QPoint(-100, -100)
"""Where the pointer is over no window."""
ROOM = QSize(1280, 1000)
"""Nothing needs to scroll that would scroll, or not, depending on the texts there before."""


pytestmark = pytest.mark.usefixtures("listened_to")


def looked_at(languages: Languages, session: Session, *, switches: bool) -> tuple[QImage, Heard]:
    """Play a session in one language or switch to it at the end; return the picture and speech."""
    languages.install("en" if switches else OTHER)
    QCursor.setPos(ASIDE)
    window = new_window(languages, SAMPLE.shown)
    window.resize(ROOM)
    pair = next(islice(pairs(), 1, None))
    list(session(window, pair.real, pair.viewer, AT_ONCE))
    open_turns(window)
    if switches:
        languages.install(OTHER)
        QApplication.processEvents()
    bring_to_rest(window)
    seen, heard = window.grab().toImage(), everything_in(window)
    close(window)
    return seen, heard


def close(window: MainWindow) -> None:
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("session", by_day((alone, together), slow=(together,)))
def test_nothing_is_left_in_the_language_before(languages: Languages, session: Session) -> None:
    born = looked_at(languages, session, switches=False)
    switched = looked_at(languages, session, switches=True)
    assert switched[1] == born[1], "what is said"
    assert switched[0] == born[0], "what is painted"


@pytest.mark.parametrize(
    "fault",
    [
        Chronicle,
        pytest.param(TurnGuide, marks=by_night),
        pytest.param(Tray, marks=by_night),
    ],
)
def test_a_part_that_keeps_its_language_is_found(
    languages: Languages, monkeypatch: pytest.MonkeyPatch, fault: type[QWidget]
) -> None:
    born = looked_at(languages, alone, switches=False)
    monkeypatch.setattr(fault, "changeEvent", lambda *_: None)
    monkeypatch.setattr(fault, "retranslate", _first_time_only(_retranslation(fault)))
    switched = looked_at(languages, alone, switches=True)
    assert switched[1] != born[1]
    assert switched[0] != born[0]


def _retranslation(part: type[QWidget]) -> Callable[[object], None]:
    """Return how a part says itself, be it its own way or one that it inherits."""
    said: Callable[[object], None] = inspect.getattr_static(part, "retranslate")
    return said


def _first_time_only(retranslate: Callable[[object], None]) -> Callable[[object], None]:
    """A fault: a widget sets its texts when it is built, and never again."""
    said: set[int] = set()

    def once(widget: object) -> None:
        if id(widget) not in said:
            said.add(id(widget))
            retranslate(widget)

    return once
