"""Buttons, check boxes and lists, in the type of the program: push buttons, of which a disabled one
gives the reason, check boxes, and drop-down lists.

The wheel scrolls the page. Over a value under the moving page it would change that value by
accident, so a closed list never handles it, and a slider only while it has the focus; open lists
scroll as all lists do.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QPushButton, QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.icons import Icon, paint_icon
from changcheng_qt.ui.panels.words import give_tooltip

_PADDING: Final = 16
_ABOVE: Final = 7
"""The usual padding above and below, with the border."""
_LEAST_PADDING: Final = 7
"""The least padding, if even the smallest words need more room."""
_SMALLEST: Final = 0.85
_STEP: Final = 0.25
_ARMED: Final = "armed"
_LOW: Final = "low"
_TIGHT: Final = "tight"
"""The property of a button with the least padding, for the style sheet."""
_PRESSING: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
_STROKE = 3.6
"""The width of the tick, in units of the grid of icons: bold, for the box is small."""


class Rank(Enum):
    """The emphasis of a button; the style sheet has the names. One primary on each screen."""

    PRIMARY = "primary"
    ORDINARY = "ordinary"
    QUIET = "quiet"


class Button(QPushButton):
    """A button with a rank; its text is plain, an ampersand in a name is shown as one."""

    def __init__(
        self,
        appearance: Appearance,
        rank: Rank = Rank.ORDINARY,
        parent: QWidget | None = None,
        *,
        size: float = 15,
    ) -> None:
        """Start without words; `size` is that of the text in a window of 1280 x 800."""
        super().__init__(parent)
        self._appearance = appearance
        self._size = size
        self._words = ""
        self.commits = False
        """Whether a press cannot be undone, or not without losing something."""
        self.setProperty(rank.value, True)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._on_appearance_changed)
        self._on_appearance_changed()

    def set_words(self, text: str) -> None:
        """Show these words; smaller in a button of limited width, and at worst elided."""
        self._words = text
        self.setAccessibleName(text)
        self._fit()

    def limit(self, width: int) -> None:
        """Limit the width to the given pixels, with smaller words if there are too many."""
        if width != self.maximumWidth():
            self.setMaximumWidth(width)
            self._fit()

    def share_width(self) -> None:
        """Accept any width from a layout, with smaller words if there are too many."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def stand_out(self, rank: Rank) -> None:
        """Set another rank."""
        if self.property(rank.value):
            return
        for other in Rank:
            self.setProperty(other.value, other is rank)
        self._polish()

    def keep_height(self, height: int) -> None:
        """Keep a height in pixels, with little padding where a line has no room else."""
        self.setFixedHeight(height)
        metrics = QFontMetrics(self._appearance.text_font(self._size, bold=True))
        self.be_low(low=height < metrics.height() + 2 * self._appearance.px(_ABOVE))

    def be_low(self, *, low: bool) -> None:
        """Leave little room above and below the words, or the usual one."""
        if bool(self.property(_LOW)) != low:
            self.setProperty(_LOW, low)
            self._polish()

    @property
    def words(self) -> str:
        """Return the whole text, also if it is elided."""
        return self._words

    @property
    def is_armed(self) -> bool:
        """Whether the button waits for a second key."""
        return bool(self.property(_ARMED))

    def arm(self, *, armed: bool) -> None:
        """Look armed, or normal."""
        if armed != self.is_armed:
            self.setProperty(_ARMED, armed)
            self._polish()

    def allow(self, possible: bool, why_not: str = "") -> None:
        """Enable the button, or give the reason; elided words are shown in full."""
        self.setEnabled(possible)
        cut = self._words if self.text() != _shown(self._words) else ""
        give_tooltip(self, cut if possible else why_not)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore a key that was pressed for something else and is still held."""
        if not (event.isAutoRepeat() and event.key() in _PRESSING):
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget the pointer: Qt would show the button lit when it comes back elsewhere."""
        super().hideEvent(event)
        self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the words in a size that fits."""
        super().resizeEvent(event)
        self._fit()

    def _polish(self) -> None:
        """Apply changed properties to the style."""
        if self.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            self.style().unpolish(self)
            self.style().polish(self)

    def _fit(self) -> None:
        shares = self.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored
        widest = self.width() if shares else self.maximumWidth()
        room = widest - 2 * self._appearance.px(_PADDING)
        size = self._size
        font = self._appearance.text_font(size, bold=True)
        shown, wanted = self._words, QFontMetrics(font).horizontalAdvance(self._words)
        while 0 < room < wanted and size > _SMALLEST * self._size:
            size = max(_SMALLEST * self._size, size - _STEP)
            font = self._appearance.text_font(size, bold=True)
            wanted = QFontMetrics(font).horizontalAdvance(self._words)
        is_tight = 0 < room < wanted
        if is_tight:
            room += 2 * self._appearance.px(_PADDING - _LEAST_PADDING)
            cut_short = Qt.TextElideMode.ElideRight
            shown = QFontMetrics(font).elidedText(self._words, cut_short, room)
        if font != self.font():
            self.setFont(font)
        self.setText(_shown(shown))
        if bool(self.property(_TIGHT)) != is_tight:
            self.setProperty(_TIGHT, is_tight)
            self._polish()

    def _on_appearance_changed(self) -> None:
        self._fit()


class Foremost:
    """Ways of which one stands out, and has the focus if the one before had it, or would have it in
    an active window; where none of them is open, the last buttons do, which are of one kind.
    """

    def __init__(self, ways: Sequence[Button], last: Sequence[Button]) -> None:
        """Start with the first of the last ones."""
        self._ways, self._last = ways, last
        self.button = last[0]

    def choose(self, *are_open: bool) -> None:
        """Have the first open way stand out that is not hidden."""
        had_keys = self.button.window().focusWidget() is self.button
        ways = zip(self._ways, are_open, strict=True)
        chosen = [way for way, is_open in ways if is_open and not way.isHidden()][:1]
        for button in (*self._ways, *self._last):
            is_first = button in (chosen or self._last)
            button.stand_out(Rank.PRIMARY if is_first else Rank.ORDINARY)
        self.button = (*chosen, *self._last)[0]
        if had_keys:
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)


class DropDown(QComboBox):
    """Every drop-down list of the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty, as wide as its longest entry."""
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Pass the wheel on to the page behind."""
        event.ignore()


class TickBox(QCheckBox):
    """A check box whose tick is painted, to be visible in every theme: the style sheet, which draws
    its frame, would need a file for the tick.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tick over the filled box."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        from PySide6.QtWidgets import QStyle, QStyleOptionButton  # 4 ms before the first frame.

        option = QStyleOptionButton()
        self.initStyleOption(option)
        where = QStyle.SubElement.SE_CheckBoxIndicator
        box = QRectF(self.style().subElementRect(where, option, self))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_icon(painter, Icon.CHECK, box, self._appearance.colour("accent_text"), _STROKE)


def lay_in_row(
    row: QBoxLayout,
    buttons: Sequence[Button],
    width: int,
    down: QBoxLayout.Direction = QBoxLayout.Direction.TopToBottom,
) -> None:
    """Lay buttons in a row of that width, or in a column if they are too wide for it."""
    widths = [button.sizeHint().width() for button in buttons if not button.isHidden()]
    has_room = sum(widths) + max(0, len(widths) - 1) * row.spacing() <= width
    row.setDirection(QBoxLayout.Direction.LeftToRight if has_room else down)


def _shown(text: str) -> str:
    """Return the text with ampersands escaped, which would mark a key."""
    return text.replace("&", "&&")
