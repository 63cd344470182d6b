"""The focus reached by Tab is always visible: on every screen, in every theme."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.focus_ring import FocusRing
from changcheng_qt.ui.window.main_window import MainWindow
from screens.stage import Stage, settle
from screens.stillness import bring_to_rest
from tests.effort import combined, effort
from titles.changcheng.screens import SCREENS

SCREENS_WALKED = ("main_two_boards", "start_games", "gate", "extension", "replay", "result")
DIALOGS_WALKED = ("new_game", "options_in_force", "settings", "keys")
THEMES = ("light", "dark", "high_contrast")
WALKED, OPENED = effort(sample=3, nightly=6), effort(sample=1, nightly=4)
SIZE = QSize(1100, 760)
LONGEST_WALK = 60
AROUND = 8
"""How many pixels beyond a widget its focus may be shown."""
SHARE = 0.3
"""How much of a widget's edge, at least, looks different where it has the focus."""
LONGEST_EDGE = 400
"""The edge of a large thing counts for this many pixels: its focus may be shown in a part of it."""
CONTRAST = 1.8


@cache
def luminance(colour: bytes) -> float:
    """The relative luminance of a pixel, blue first (WCAG 2)."""
    blue, green, red = (_linear(part / 255) for part in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)


def changed(before: QImage, after: QImage, room: QRect) -> int:
    """How many pixels of a room differ in contrast."""
    found = 0
    for y in range(room.top(), room.bottom() + 1):
        first, second = (_row(picture, room, y) for picture in (before, after))
        if first == second:
            continue
        for x in range(0, len(first), 4):
            one, other = first[x : x + 4], second[x : x + 4]
            if one != other:
                dark, bright = sorted((luminance(one), luminance(other)))
                found += (bright + 0.05) / (dark + 0.05) >= CONTRAST
    return found


def _row(picture: QImage, room: QRect, y: int) -> bytes:
    start = y * picture.bytesPerLine() + 4 * room.left()
    return bytes(picture.constBits()[start : start + 4 * room.width()])


def photographed(window: QWidget) -> QImage:
    settle(_application())
    bring_to_rest(window)
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


@dataclass(frozen=True, slots=True)
class Stop:
    """The widget reached by Tab, its place in the window, and the look of the window then."""

    focused: QWidget
    room: QRect
    picture: QImage


def stops(window: QWidget) -> Iterator[Stop]:
    """Walk by Tab until it begins again."""
    first = None
    for _ in range(LONGEST_WALK):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
        focused = window.focusWidget()
        if focused is None or focused is first:
            return
        first = first or focused
        picture = photographed(window)
        room = QRect(focused.mapTo(window, QPoint()), focused.size())
        room.adjust(-AROUND, -AROUND, AROUND, AROUND)
        yield Stop(focused, room & window.rect(), picture)


def unseen(window: QWidget) -> list[str]:
    """Every stop that looks the same with the focus as without."""
    walked = list(stops(window))
    assert len(walked) > 1
    found = []
    for before, stop in pairwise([walked[-1], *walked]):
        focused = stop.focused
        edge = min(LONGEST_EDGE, 2 * (focused.width() + focused.height()))
        if changed(before.picture, stop.picture, stop.room) < SHARE * edge:
            found.append(f"{type(focused).__name__} {focused.accessibleName()}")
    return found


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    yield Stage(qapp, SIZE, "light", "en")
    qapp.setCursorFlashTime(flash)


def shown(qtbot: QtBot, stage: Stage, name: str, theme: str) -> QWidget:
    window = SCREENS[name](Stage(stage.application, SIZE, theme, "en"))
    qtbot.addWidget(window)
    window.resize(SIZE)
    window.show()
    settle(stage.application)
    bring_to_rest(window)
    return window


@combined(name=SCREENS_WALKED[:WALKED], theme=THEMES)
def test_focus_is_seen(qtbot: QtBot, stage: Stage, name: str, theme: str) -> None:
    assert unseen(shown(qtbot, stage, name, theme)) == []


def test_without_the_ring_the_focus_is_not_seen(
    qtbot: QtBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FocusRing, "follow_tab", lambda ring: None)
    assert unseen(shown(qtbot, stage, "main_two_boards", "light"))


@combined(action=DIALOGS_WALKED[:OPENED], theme=THEMES[-OPENED:])
def test_focus_is_seen_in_dialogs(qtbot: QtBot, stage: Stage, action: str, theme: str) -> None:
    window = shown(qtbot, stage, "main_two_boards", theme)
    assert isinstance(window, MainWindow)
    window.table_actions[action].trigger()
    dialog = window.dialogs.shown
    assert dialog is not None
    assert unseen(dialog) == []


def test_the_ring_forgets_what_goes_behind_another_window(qtbot: QtBot) -> None:
    """There it loses no focus before it is deleted."""
    window, other = QWidget(), QWidget()
    qtbot.addWidget(window)
    qtbot.addWidget(other)
    ring = FocusRing(Appearance(), window)
    area = QScrollArea(window)
    window.show()
    area.setFocus(Qt.FocusReason.TabFocusReason)
    ring.follow_tab()
    assert ring.isVisible()
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    ring.follow_tab()
    shiboken6.delete(area)
    assert not ring.isVisible()
    other.setFocus()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
