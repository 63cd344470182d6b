"""Somebody before the window: sees the screen, and has a mouse and a keyboard.

Pictures are those that the window system was given, so unpainted things are never seen. Mouse
and keys go to the window in front, as from the desktop; Qt finds the widget under the pixel, or
the one with the focus.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QScrollBar,
    QWidget,
)
from pytestqt.exceptions import TimeoutError as TookTooLong
from pytestqt.qtbot import QtBot

SeenT = TypeVar("SeenT")
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
EXACTLY = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchCaseSensitive

PATIENCE = 30_000
"""Milliseconds after which somebody gives up waiting, on a computer that is busy too."""
IN_VAIN = 5000
"""Milliseconds of patience for events that never come, where a test expects that."""
MOMENT = 1000
"""Milliseconds in which something is about to happen."""


_PRESSING = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
_FINGER = 80
"""Milliseconds between two strokes of a key: one that follows sooner on a release is a key held."""


class Astray(AssertionError):
    """Something unexpected is on the screen, or has happened."""


class Person:
    """Eyes and hands."""

    def __init__(
        self, qtbot: QtBot, window: QWidget, album: Path, is_holding: Callable[[], bool]
    ) -> None:
        """Sit down at a window; the pictures of a failure are kept in the album.

        Nobody is faster than the disk: the last deed is shown before the next one.
        """
        self._qtbot = qtbot
        self._window = window
        self._album = album
        self._is_holding = is_holding
        self.patience = PATIENCE
        self._struck: Qt.Key | None = None
        self._since_stroke = QElapsedTimer()
        """Which key was pressed last, and the time since its release."""

    # Eyes.

    @property
    def front(self) -> QWidget:
        """The window in front: a menu or list, else a dialog, else the program's own."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self._window

    def look(self, place: QRect | None = None) -> QImage:
        """Return the visible screen of the window in front, or a part of it."""
        self.settle()
        front = self.front
        shown = front.screen().grabWindow(front.winId()).toImage()
        picture = shown.convertToFormat(QImage.Format.Format_RGB32)
        return picture.copy(place) if place else picture

    def look_at_rest(self, place: QRect | None = None, still_for: int = 0) -> QImage:
        """Return the visible screen once it looks the same twice in a row, or for as many
        milliseconds, and delayed events have come, as the focus in a result.
        """
        self.await_moment()
        seen = self.look(place)
        clock = QElapsedTimer()
        clock.start()

        def is_still() -> bool:
            nonlocal seen
            now = self.look(place)
            if now != seen:
                seen = now
                clock.restart()
                return False
            return clock.elapsed() >= still_for

        self.wait(is_still, lambda: "the window never rests")
        return seen

    def watch(self, seek: Callable[[], Sequence[SeenT]], count: int, what: str) -> list[SeenT]:
        """Look until exactly n things are seen, and return them."""
        seen: list[SeenT] = []

        def is_seen() -> bool:
            seen[:] = seek()
            return len(seen) == count

        self.wait(is_seen, lambda: f"{len(seen)} {what} seen instead of {count}")
        return seen

    def wait(self, is_so: Callable[[], bool], complaint: Callable[[], str]) -> None:
        """Wait until something is so; go astray with a complaint where it never is."""
        try:
            self._qtbot.waitUntil(is_so, timeout=self.patience)
        except TookTooLong:
            self.go_astray(complaint())

    def go_astray(self, complaint: str) -> None:
        """Keep a picture, and raise."""
        self.look().save(str(self._album / "astray.png"))
        raise Astray(f"{complaint}; see {self._album}")

    def sees(self, words: str, kind: type[QWidget] = QWidget) -> bool:
        """Return whether something with these words is in sight in the window in front."""
        return self._find(words, kind) is not None

    def place(self, words: str, kind: type[QWidget] = QWidget) -> QRect:
        """Return where in the window in front something with these words is painted."""
        self.wait(lambda: self.sees(words, kind), lambda: f"no {words!r} in sight")
        widget = self._find(words, kind)
        assert widget
        return _place_of(widget, self.front)

    def places(self, words: str | None, kind: type[QWidget]) -> list[QRect]:
        """Return where all of a kind are in sight, or all with these words, from the left."""
        self.settle()
        shown = [w for w in self.front.findChildren(kind) if w.isVisible()]
        named = [w for w in shown if words is None or _says(w, words)]
        seen = [w for w in named if self._is_in_sight(w)]
        places = [QRect(w.mapTo(self.front, QPoint()), w.size()) for w in seen]
        return sorted(places, key=QRect.left)

    def _find(self, words: str, kind: type[QWidget]) -> QWidget | None:
        shown = (w for w in self.front.findChildren(kind) if w.isVisible() and _says(w, words))
        return next((w for w in shown if self._is_in_sight(w)), None)

    def _is_in_sight(self, widget: QWidget) -> bool:
        """Return whether the middle of a widget is uncovered in the window in front."""
        front = self.front
        there = front.childAt(widget.mapTo(front, widget.rect().center()))
        return there is not None and (there is widget or widget.isAncestorOf(there))

    # Hands.

    def await_moment(self) -> None:
        """Wait for events that take up to a second, once."""
        self.wait(
            lambda: not any(map(_is_about_to_act, self._window.findChildren(QTimer))),
            lambda: "something is always about to happen",
        )

    def settle(self) -> None:
        """Process the queued events, and set the focus as the desktop would."""
        self.await_disk()
        for _ in range(3):
            QApplication.processEvents()
            QApplication.sendPostedEvents()
        if QGuiApplication.focusWindow() is None:
            self._window.activateWindow()
            QApplication.processEvents()

    def await_disk(self) -> None:
        """Wait until the last deed is on the disk, and so on the screen."""
        self._qtbot.waitUntil(lambda: not self._is_holding(), timeout=self.patience)

    def click(self, point: QPoint) -> None:
        """Click on a pixel of the window in front."""
        self.move(point)
        QTest.mouseClick(self._handle(), LEFT, NONE, self._nearest(point))

    def double_click(self, point: QPoint) -> None:
        """Click twice, as fast as a double click."""
        self.move(point)
        QTest.mouseDClick(self._handle(), LEFT, NONE, self._nearest(point))

    def move(self, point: QPoint) -> None:
        """Move the pointer; lay out the widgets it woke, such as a list that shrank briefly."""
        QTest.mouseMove(self._handle(), point)
        QApplication.sendPostedEvents()

    def press(self, point: QPoint) -> None:
        """Press the button down and keep it."""
        self.move(point)
        QTest.mousePress(self._handle(), LEFT, NONE, self._nearest(point))

    def release(self, point: QPoint) -> None:
        """Release the button."""
        QTest.mouseRelease(self._handle(), LEFT, NONE, point)

    def _nearest(self, point: QPoint) -> QPoint:
        """Return the nearest pixel of the window, which a move may have found smaller."""
        size = self._handle().size()
        return QPoint(min(point.x(), size.width() - 1), min(point.y(), size.height() - 1))

    def click_on(self, words: str, kind: type[QWidget] = QAbstractButton) -> None:
        """Click on a painted thing with these words, as soon as it is there."""
        self.wait(lambda: self.click_if_seen(words, kind), lambda: f"no {words!r} in sight")

    def click_if_seen(self, words: str, kind: type[QWidget] = QAbstractButton) -> bool:
        """Click on a painted thing with these words if it is in sight, and stays where it is as
        long as a look takes; return whether it did.
        """
        if (widget := self._find(words, kind)) is None:
            return False
        place = _place_of(widget, self.front)
        picture = self.look(place)
        if self._find(words, kind) is not widget or _place_of(widget, self.front) != place:
            return False
        if _is_blank(picture):
            self.go_astray(f"nothing is painted where {words!r} should be")
        self.click(place.center())
        return True

    def lead_on(self, words: str) -> None:
        """Click on a button that continues until it is gone: a new one ignores clicks at first."""

        def has_gone() -> bool:
            if self.click_if_seen(words):
                self.settle()
            return not self.sees(words, QAbstractButton)

        self.wait(has_gone, lambda: f"{words!r} leads nowhere")

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Strike a key; one that presses buttons no faster again than a finger can."""
        self.settle()
        if key in _PRESSING and key == self._struck:
            QTest.qWait(max(0, _FINGER - self._since_stroke.elapsed()))
        QTest.keyClick(self._focused(), key, modifiers)
        self._struck = key
        self._since_stroke.start()

    def key_down(self, key: Qt.Key) -> None:
        """Press a key and keep it."""
        QTest.keyPress(self._focused(), key)

    def key_up(self, key: Qt.Key) -> None:
        """Release a key."""
        QTest.keyRelease(self._focused(), key)

    def type(self, text: str) -> None:
        """Type digits and capital letters."""
        for letter in text:
            self.key(Qt.Key(ord(letter)))

    def choose_entry(self, words: str) -> None:
        """Click on an entry of the menu in front, once it is there."""
        menu = self._popup(f"no menu with {words!r}")
        assert isinstance(menu, QMenu)
        entries = {action.text().replace("&", ""): action for action in menu.actions()}
        self.click(menu.actionGeometry(entries[words]).center())
        self.settle()

    def choose(self, words: str, item: str) -> None:
        """Open the list with these words and click on one of its items, once it is there."""
        self.click_on(words, QComboBox)
        popup = self._popup(f"{words!r} opens no list")
        (rows,) = popup.findChildren(QListView)
        first = rows.model().index(0, 0)
        (index,) = rows.model().match(first, Qt.ItemDataRole.DisplayRole, item, 1, EXACTLY)
        self.click(rows.viewport().mapTo(popup, rows.visualRect(index).center()))
        self.wait(
            lambda: QApplication.activePopupWidget() is not popup,
            lambda: f"{item!r} cannot be chosen",
        )
        self.settle()

    def _popup(self, complaint: str) -> QWidget:
        """Return the popup in front, which may open in a later turn of the event loop."""
        self.wait(lambda: QApplication.activePopupWidget() is not None, lambda: complaint)
        self.settle()
        return self.front

    def _handle(self) -> QWindow:
        return self.front.windowHandle()

    def _focused(self) -> QWindow:
        """Return the window that keys go to; Qt hands them to the widget with the focus."""
        return QGuiApplication.focusWindow() or self._handle()


def scroll_down(person: Person) -> None:
    """Drag the handle of the scroll bar of the window in front to its lower end."""
    bars = (bar for bar in person.front.findChildren(QScrollBar) if bar.isVisible())
    bar = next(bar for bar in bars if bar.maximum() > 0)
    corner = bar.mapTo(person.front, QPoint())
    handle = corner + QPoint(bar.width() // 2, bar.height() // 4)
    person.press(handle)
    foot = corner + QPoint(bar.width() // 2, bar.height() - 2)
    person.move((handle + foot) / 2)
    person.move(foot)
    person.release(foot)
    person.settle()


def _says(widget: QWidget, words: str) -> bool:
    """Return whether a widget has this name, regardless of words after a comma."""
    text = widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""
    if isinstance(widget, QLineEdit):
        text = widget.placeholderText()
    said = widget.accessibleName() or text
    return said == words or said.startswith((f"{words},", f"{words}，"))


def _place_of(widget: QWidget, front: QWidget) -> QRect:
    return QRect(widget.mapTo(front, QPoint()), widget.size())


def _is_blank(picture: QImage) -> bool:
    """Return whether the middle row of a picture has only one colour."""
    middle = picture.height() // 2
    return len({picture.pixel(x, middle) for x in range(picture.width())}) == 1


def _is_about_to_act(timer: QTimer) -> bool:
    return timer.isActive() and timer.isSingleShot() and timer.interval() <= MOMENT
