"""The heading of a section: a title, a hairline, and a short note at its end; a copy of it that
stays in sight while the section scrolls; and one that folds its section, with a line about its
content meanwhile.
"""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import side_by_side
from changcheng_qt.ui.looks.appearance import Appearance, PaintedButton, Panel, without_margins
from changcheng_qt.ui.looks.icons import Icon, paint_icon
from changcheng_qt.ui.painting.lettering import paint_fitted_text
from changcheng_qt.ui.panels.words import NOTE, SUBTITLE, Words

_SIGN = 18


class Heading(Panel):
    """A section's title with a hairline to the right margin or to its note."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._title = ""
        self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def title(self) -> str:
        """Return the title."""
        return self._title

    @property
    def note(self) -> str:
        """Return the note."""
        return self._note

    def set_title(self, title: str, note: str = "") -> None:
        """Change the title."""
        if (title, note) == (self._title, self._note):
            return
        self._title, self._note = title, note
        self.setAccessibleName(side_by_side((title, note)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of one line of the title's type."""
        return QSize(self.appearance.px(200), self.appearance.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, hairline and note; a long title is smaller."""
        px = self.appearance.px
        title_font, note_font = SUBTITLE.font(self.appearance), NOTE.font(self.appearance)
        note_width = QFontMetricsF(note_font).horizontalAdvance(self._note)
        title_width = QFontMetricsF(title_font).horizontalAdvance(self._title)
        room = QRectF(self.contentsRect())
        end = room.right() - (note_width + px(8) if self._note else 0)
        place, middle = QRectF(room), Qt.AlignmentFlag.AlignVCenter
        place.setRight(end)
        colour = self.appearance.colour("text")
        with QPainter(self) as painter:
            left = middle | Qt.AlignmentFlag.AlignLeft
            paint_fitted_text(painter, place, self._title, title_font, colour, left)
            painter.setFont(note_font)
            painter.setPen(self.appearance.colour("text2"))
            painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, self._note)
            start = room.left() + title_width + px(9)
            if start < end:
                line = QRectF(start, room.center().y() + px(1), end - start, 1)
                painter.fillRect(line, self.appearance.colour("rule"))


def heading_of(part: QWidget | None) -> Heading | None:
    """Return the first visible heading in a part of a panel."""
    headings = () if part is None else part.findChildren(Heading)
    return next((one for one in headings if one.isVisible()), None)


class PinnedHeading(Heading):
    """A copy of a heading that has scrolled out of sight, at the top of the visible part of its
    section; screen readers read the heading itself.
    """

    def stand_for(self, heading: Heading | None, seen: QWidget) -> None:
        """Show the copy over the seen part, if a heading has one and is above it."""
        section = None if heading is None else heading.parentWidget()
        if heading is None or section is None:
            self.hide()
            return
        left, below = (
            heading.mapTo(seen, QPoint()),
            section.mapTo(seen, section.rect().bottomLeft()),
        )
        self.set_title(heading.title, heading.note)
        self.setAccessibleName("")
        right = seen.width() - left.x() - heading.width()
        self.setContentsMargins(left.x(), 0, right, 0)
        at = self.mapToParent(self.mapFromGlobal(seen.mapToGlobal(QPoint())))
        self.setGeometry(QRect(at, QSize(seen.width(), heading.height())))
        self.setVisible(left.y() < 0 and below.y() > heading.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heading on paper: content scrolls below it."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.appearance.colour("panel"))
        super().paintEvent(event)


class FoldHeading(PaintedButton):
    """A title with an arrow that points at the open content, and a hairline to the margin."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of a line of the title's type, high enough for a finger."""
        return QSize(self.appearance.px(200), self.appearance.px(34))

    def paint(self, painter: QPainter) -> None:
        """Paint arrow, title and hairline."""
        px, room = self.appearance.px, QRectF(self.rect())
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.appearance.colour("hover"))
            painter.drawRoundedRect(room, px(6), px(6))
        sign = QRectF(px(4), room.center().y() - px(_SIGN) / 2, px(_SIGN), px(_SIGN))
        icon = Icon.DOWN if self.isChecked() else Icon.RIGHT
        paint_icon(painter, icon, sign, self.appearance.palette.gold, 2.4)
        painter.setFont(SUBTITLE.font(self.appearance))
        painter.setPen(self.appearance.colour("text"))
        words = room.adjusted(px(_SIGN + 10), 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        start = words.left() + painter.fontMetrics().horizontalAdvance(self.text()) + px(9)
        line = QRectF(start, room.center().y() + px(1), room.right() - px(6) - start, 1)
        painter.fillRect(line, self.appearance.colour("rule"))
        self.paint_focus(painter, room, 2)


class FoldedSection(Panel):
    """The heading, and below it either the content or a line in place of it."""

    opened = Signal(bool)
    """The content is now shown or hidden."""

    def __init__(self, appearance: Appearance, content: QWidget, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.heading = FoldHeading(appearance, self)
        self._content = content
        self._summary = Words(appearance, NOTE, self, wrap=True)
        without_margins(QVBoxLayout(self), self.heading, self._summary, content)
        content.hide()
        self.heading.toggled.connect(self._on_toggled)
        self.restyle()

    @property
    def summary(self) -> str:
        """Return the line in place of the content."""
        return self._summary.text()

    def set_heading(self, title: str, summary: str) -> None:
        """Change the heading; screen readers read the summary of folded content as well."""
        self.heading.setText(title)
        self.heading.setAccessibleName(title)
        self.heading.setAccessibleDescription("" if self.heading.isChecked() else summary)
        self._summary.setText(summary)
        self._summary.setVisible(not self.heading.isChecked())
        self.heading.update()

    def restyle(self) -> None:
        self._summary.setContentsMargins(self.appearance.px(_SIGN + 10), 0, 0, 0)

    def _on_toggled(self, is_open: bool) -> None:
        self._content.setVisible(is_open)
        self._summary.setVisible(not is_open)
        self.opened.emit(is_open)
