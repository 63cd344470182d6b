"""The common base of dialogs: a title, a body, a row of buttons, and the present appearance."""

from collections.abc import Callable
from itertools import product

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from changcheng_qt.ui.looks.appearance import Appearance, FollowsLanguage, Painted
from changcheng_qt.ui.looks.focus_ring import FocusRing
from changcheng_qt.ui.looks.strokes import NO_BRUSH, moved_into, pen
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import TITLE, Words

_WINDOW_SHARE = 0.92
_FRAME = 7
_AROUND = 5
"""The distance of the focus ring around scrolled content, clear of its words."""
_SCROLLED, _STILL = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.NoFocus
_FRET = ((0.0, 3.4), (0.0, 0.0), (3.4, 0.0), (3.4, 1.7), (1.7, 1.7), (1.7, 3.4), (0.0, 3.4))
"""The key pattern in a corner of the frame, in steps from the corner."""


class Sheet(Painted, FollowsLanguage, QDialog):
    """A dialog over its window; subclasses fill `body`, `buttons` and `retranslate`."""

    def __init__(self, appearance: Appearance, parent: QWidget, size: tuple[int, int]) -> None:
        """Start empty; `size` is the width and height in a window of 1280 x 800."""
        super().__init__(parent)
        self._window = parent.window()
        self.appearance = appearance
        self._size = size
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.heading = Words(appearance, TITLE, self)
        self.body = QVBoxLayout()
        self.buttons = QHBoxLayout()
        self.buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addWidget(self.heading)
        layout.addLayout(self.body, 1)
        layout.addLayout(self.buttons)
        self._ring = FocusRing(appearance, self, around=_AROUND)
        appearance.changed.connect(self.restyle)
        self.restyle()

    def add_button(self, *, primary: bool = False) -> Button:
        """Add a button at the right end of the row; Enter presses the primary one."""
        button = Button(self.appearance, Rank.PRIMARY if primary else Rank.ORDINARY, self)
        button.setAutoDefault(primary)
        button.setDefault(primary)
        self.buttons.addWidget(button)
        return button

    def add_decision(self, decide: Callable[[], None]) -> tuple[Button, Button]:
        """Add a button that cancels the dialog, and a primary one; return both."""
        cancel, go = self.add_button(), self.add_button(primary=True)
        cancel.clicked.connect(self.reject)
        go.clicked.connect(decide)
        return cancel, go

    def set_title(self, title: str) -> None:
        """Set the heading, which is also the title of the window."""
        self.setWindowTitle(title)
        self.heading.setText(title)

    def put_buttons_on_top(self) -> None:
        """Put the buttons next to the title, so that a long page has their room below."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.removeItem(self.buttons)
        layout.removeWidget(self.heading)
        self.buttons.insertWidget(0, self.heading)
        layout.insertLayout(0, self.buttons)

    def add_scroll(self, inside: QWidget) -> QScrollArea:
        """Add a widget to the body that scrolls if it is higher than the window allows, and accepts
        the focus only then.
        """
        scroll = QScrollArea(self)
        scroll.setFocusPolicy(_STILL)
        scroll.verticalScrollBar().rangeChanged.connect(
            lambda _, most: scroll.setFocusPolicy(_SCROLLED if most > 0 else _STILL)
        )
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        self.body.addWidget(scroll, 1)
        return scroll

    def restyle(self) -> None:
        px = self.appearance.px
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(26), px(22), px(26), px(22))
            layout.setSpacing(px(12))
        self.buttons.setSpacing(px(10))

    def show_fitting(self) -> None:
        """Show the dialog over its window, no larger than that."""
        self.resize(self.fitting_size())
        self.show()
        # Content has its style, so its true height, only now.
        self.resize(self.fitting_size())

    def fitting_size(self) -> QSize:
        """Return the wanted size, no larger than the window allows."""
        return self.wanted_size().boundedTo(self._window.size() * _WINDOW_SHARE)

    def wanted_size(self) -> QSize:
        """Return the size in a window that is large enough; subclasses may need more for their
        content.
        """
        width, height = (self.appearance.px(length) for length in self._size)
        return QSize(width, height)

    def may_close(self) -> bool:
        """Whether the program may close the dialog now; one that stays asks its person."""
        return True

    def done(self, result: int) -> None:
        """Return the focus to the window if the dialog had it and no other dialog has opened:
        without a window manager nobody else does, and every key is lost.
        """
        had_keyboard = self.isActiveWindow()
        super().done(result)
        if had_keyboard and QApplication.activeModalWidget() is None:
            self._window.activateWindow()

    def refit(self, size: tuple[int, int] | None = None) -> None:
        """Fit the window again below the same upper edge, as far as window and screen allow: sizes
        have changed, or the content has and needs another `size`.
        """
        self._size = size or self._size
        if not self.isVisible() or not self.isWindow():
            return
        before, window = self.geometry(), self._window.geometry()
        self.show_fitting()
        place = self.rect()
        place.moveCenter(before.center())
        place.moveTop(before.top())
        if window.contains(before):
            place = moved_into(window, place)
        self.setGeometry(moved_into(self._free_screen, place))

    @property
    def _free_screen(self) -> QRect:
        """Return the rectangle in which the window and its frame are on the screen."""
        inner, outer = self.geometry(), self.frameGeometry()
        return (
            self.screen()
            .availableGeometry()
            .adjusted(
                inner.left() - outer.left(),
                inner.top() - outer.top(),
                inner.right() - outer.right(),
                inner.bottom() - outer.bottom(),
            )
        )

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Scroll to the widget that Tab has reached."""
        has_moved = super().focusNextPrevChild(forward)
        self._ring.follow_tab()
        return has_moved

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button with Enter, and the primary one from anywhere else."""
        focused = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and event.isAutoRepeat():
            return
        if is_enter and isinstance(focused, QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        """Paint a thin gold frame on the paper, with a key pattern in its corners."""
        inset, step = self.appearance.px(_FRAME), self.appearance.px(3)
        frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(self.appearance.palette.gold, 1.2, 170))
        painter.drawRect(frame)
        for right, down in product((False, True), repeat=2):
            corner = QPointF(
                frame.right() if right else frame.left(),
                frame.bottom() if down else frame.top(),
            )
            way = QPointF(-step if right else step, -step if down else step)
            fret = [corner + QPointF(x * way.x(), y * way.y()) for x, y in _FRET]
            painter.drawPolyline(fret)
