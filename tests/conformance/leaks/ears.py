"""Everything that a screen reader can read in a window, and the announcements."""

from collections.abc import Iterator
from typing import TypeAlias

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.story import Fold
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.main_window import MainWindow, Shell
from changcheng_qt.ui.window.places import DRAWER_BELOW, SMALLEST
from tests.conformance.leaks import photographs

Heard: TypeAlias = list[object]

_KINDS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)
_ON_REQUEST = "Tell"
TURNS_OPENED = 4


def everything_in(window: MainWindow) -> Heard:
    """Walk through the whole tree, and invoke every action that speaks something on request."""
    answers: Heard = []
    window.requests.spoken.connect(answers.append)
    told = list(_walk(QAccessible.queryAccessibleInterface(window)))
    window.requests.spoken.disconnect(answers.append)
    return [*told, *answers]


def everything_of(widget: QWidget) -> Heard:
    """Walk through all that a screen reader finds in a dialog or another widget."""
    return list(_walk(QAccessible.queryAccessibleInterface(widget)))


def open_turns(window: MainWindow) -> None:
    """Open the latest turns of the chronicle into their steps, and scorings among these too."""
    view = window.table.chronicle.findChild(LinesView)
    if view is None:
        raise AssertionError("a match is on the table")
    for _ in range(2):
        closed = [n for n, e in enumerate(view.lines.entries) if e.fold is Fold.CLOSED]
        for row in reversed(closed[-TURNS_OPENED:]):
            view.chosen.emit(row)


def _walk(found: QAccessibleInterface) -> Iterator[object]:
    yield [found.text(kind) for kind in _KINDS]
    state = found.state()
    yield (found.role(), state.disabled, state.checked, state.selectable, state.selected)
    yield _tooltip(found.object())
    actions = found.actionInterface()
    names = actions.actionNames() if actions is not None else []
    yield [(name, actions.localizedActionName(name)) for name in names]
    if _ON_REQUEST in names:
        actions.doAction(_ON_REQUEST)
    for number in range(found.childCount()):
        child = found.child(number)
        if child is not None:
            yield from _walk(child)


def _tooltip(spoken: QObject | None) -> object:
    return (spoken.toolTip(), spoken.windowTitle()) if isinstance(spoken, QWidget) else None


def new_window(languages: Languages, title: TitleUi) -> MainWindow:
    """A window in which nothing moves, no larger than needed for the side panel."""
    appearance = Appearance(Looks(theme=ThemeChoice.LIGHT, motion=MotionSpeed.NONE))
    window = MainWindow(Shell((title,), appearance, languages))
    window.resize(QSize(DRAWER_BELOW, SMALLEST.height()))
    window.show()
    return window


def dark_window(languages: Languages, title: TitleUi, patch: pytest.MonkeyPatch) -> MainWindow:
    """The same, for ears alone: nothing is painted, and no session takes pictures of it."""
    patch.setattr(photographs, "picture_of", lambda window: "")
    window = new_window(languages, title)
    window.setUpdatesEnabled(False)
    return window


class Listener:
    """Writes down the announcements in a window, unprompted."""

    def __init__(self, window: MainWindow) -> None:
        self.spoken: Heard = []
        window.table.voice.spoken.connect(self.spoken.append)

    def since_last(self) -> Heard:
        """Return the words spoken since this was asked last."""
        spoken, self.spoken[:] = list(self.spoken), []
        return spoken
