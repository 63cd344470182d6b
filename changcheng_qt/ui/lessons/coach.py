"""The coach: a narrow paper card beside what it speaks of, with one thing to do at a time.

While others play, while something is revealed, and in a step that is played freely, the card is
gone. It takes the keys only where it waits for a button of its own; where it asks for something on
the table, the table keeps them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.lessons.frames import Frames
from changcheng_qt.ui.lessons.place import beside
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import NOTE, ElidedWords, TextStyle, Words
from changcheng_qt.ui.widgets.overlay_panel import SHADOW, OverlayPanel

if TYPE_CHECKING:
    from collections.abc import Sequence
    from enum import Enum

    from changcheng_qt.ui.lessons.guide import Leading, Offer
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.seam.table import TableParts

translate = QCoreApplication.translate

_KEPT: Final = (("wall", -1), ("signs", -1))
"""What the card leaves free as far as it can: what is in both counts twice, as does the tray."""
_WIDTH: Final = 330
_GAP: Final = 10
_TEXT: Final = TextStyle(size=16)


class Coach(OverlayPanel):
    """The card of one lesson."""

    left = Signal()
    """The learner wants to leave the lesson."""
    said = Signal(str)
    """What the card says, for a screen reader."""

    def __init__(
        self,
        guide: Leading,
        parts: TableParts,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """Speak of the parts of a table, as a guide has it."""
        super().__init__(appearance, parent)
        self.guide = guide
        self._parts = parts
        self._table = parent
        self._is_busy = parts.reveals.is_busy
        self._room = QRect()
        self._said = ""
        self.frames = Frames(appearance, parent)
        self._head = ElidedWords(appearance, NOTE, self)
        self._count = Words(appearance, NOTE, self)
        self.words = Words(appearance, _TEXT, self, wrap=True)
        self.answers: tuple[Button, ...] = ()
        self.next = Button(appearance, Rank.PRIMARY, self, size=15)
        self.leave = Button(appearance, Rank.QUIET, self, size=14)
        self.next.clicked.connect(guide.go_on)
        self.leave.clicked.connect(self.left)
        self._lay_out()
        guide.changed.connect(self.follow)
        parts.controls.view_changed.connect(self._put)
        self.restyle()
        self.retranslate()

    @property
    def controls(self) -> Sequence[QWidget]:
        """Return what can be pressed now."""
        own = (*self.answers, *(() if self.next.isHidden() else (self.next,)))
        return (*own, self.leave)

    @property
    def first_control(self) -> QWidget | None:
        """Return what the card waits for; None where it asks for something on the table."""
        waited_for = self.controls[0]
        return None if waited_for is self.leave else waited_for

    def follow(self) -> None:
        """Say what is asked for now, or be gone while nothing is."""
        is_shown = self.guide.is_due and not self._is_busy
        if is_shown:
            self._tell()
        self.setVisible(is_shown)
        if is_shown:
            self._put()
            self.controls_changed.emit()
            QTimer.singleShot(0, self, self._put)
        else:
            self._said = ""
            self.frames.frame(())

    def follow_busy(self, is_busy: bool) -> None:
        """Wait while something is revealed."""
        self._is_busy = is_busy
        self.follow()

    def be_refused(self, reason: Enum) -> str:
        """Return what the coach says to a refusal, empty where the rules say it better."""
        if not self.guide.is_due or not self.guide.be_refused(reason):
            return ""
        return "" if self.guide.is_read else self.guide.text

    def place(self, table: QRect, board: QRect) -> None:
        """Lie within the table, beside what the card speaks of."""
        self._room = table
        self.frames.setGeometry(self._table.rect())
        self._put()
        QTimer.singleShot(0, self, self._put)  # the parts of the bar have their places only then

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        px = self.appearance.px
        margin = px(SHADOW + 12)
        self._layout.setContentsMargins(margin, px(SHADOW + 8), margin, px(SHADOW + 10))
        self._layout.setSpacing(px(8))
        self._put()

    def retranslate(self) -> None:
        """Update all texts."""
        self.leave.set_words(translate("Coach", "Leave"))
        self.setAccessibleName(translate("Coach", "Coach"))
        self._said = ""
        self.follow()

    def _tell(self) -> None:
        guide = self.guide
        self._head.setText(guide.title)
        step, steps = guide.place
        self._count.setText(fill(translate("Coach", "{step} of {steps}"), step=step, steps=steps))
        self.words.setText(guide.text)
        self._offer(guide.offers)
        self.next.setVisible(guide.is_read)
        self.next.set_words(guide.next_words)
        if guide.text != self._said:
            self._said = guide.text
            self.said.emit(guide.text)

    def _offer(self, offers: Sequence[Offer]) -> None:
        if [button.words for button in self.answers] == [offer.words for offer in offers]:
            return
        for button in self.answers:
            button.hide()
            button.deleteLater()
        self.answers = tuple(self._button(offer) for offer in offers)

    def _button(self, offer: Offer) -> Button:
        button = Button(self.appearance, Rank.ORDINARY, self, size=15)
        button.set_words(offer.words)
        button.clicked.connect(lambda _checked: offer.press())
        self._row.insertWidget(self._row.count() - 2, button)
        button.show()
        return button

    def _put(self) -> None:
        """Lie beside what the card speaks of, and frame that."""
        if self.isHidden() or self._room.isEmpty():
            return
        places = (self._spot(*point) for point in self.guide.points)
        spots = [spot for spot in places if spot is not None]
        self.frames.frame(spots)
        self.frames.raise_()
        self.raise_()
        free = (self._spot(*kind) for kind in _KEPT)
        tray = self._parts.tray.geometry()
        kept = [tray, tray, *(room for room in free if room is not None)]
        kept += [o.geometry() for o in self._parts.overlays if o is not self and o.isVisible()]
        self.setGeometry(
            beside(self._size(), self._room, spots, kept, self.appearance.px(_GAP) - self._shadow)
        )

    @property
    def _shadow(self) -> int:
        return self.appearance.px(SHADOW)

    def _size(self) -> QSize:
        width = min(self.appearance.px(_WIDTH), self._room.width())
        self._layout.activate()
        return QSize(width, self._layout.heightForWidth(width))

    def _spot(self, kind: str, number: int) -> QRect | None:
        """Return where something lies, in the pixels of the table; None where it is not seen."""
        found = self._parts.spot(kind, number)
        if found is None:
            return None
        widget, rect = found
        if not widget.isVisible() or rect.isEmpty():
            return None
        corner = widget.mapTo(self._table, QPoint(0, 0))
        seen = rect.translated(corner).intersected(QRect(corner, widget.size()))
        return None if seen.isEmpty() else seen

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._head, 1)
        head.addWidget(self._count, 0, Qt.AlignmentFlag.AlignRight)
        self._row = QHBoxLayout()
        self._row.addWidget(self.leave)
        self._row.addStretch(1)
        self._row.addWidget(self.next)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(head)
        self._layout.addWidget(self.words)
        self._layout.addLayout(self._row)
