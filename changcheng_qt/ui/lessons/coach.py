"""The coach: a narrow paper card with one task at a time, whose targets are framed on the table.

The card is at the foot of the side panel, whose chronicle ends above it, so that nobody has to
look for it, and its buttons stay in one place. Without a side panel, as in a narrow window, it gets
a column at the left, and the board the rest. Only if both are targets, covered, or too small, it is
next to its targets, and stays as long as possible.

While others play, during a reveal, and in a free step, the card is hidden. It takes the focus only
if it waits for a button of its own; for a task on the table, the table keeps it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMargins, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.lessons.frames import Frames, PartFrames
from changcheng_qt.ui.lessons.guide import Wanted
from changcheng_qt.ui.lessons.place import Column, at_foot, beside, stays
from changcheng_qt.ui.panels.buttons import Button, Rank, lay_in_row
from changcheng_qt.ui.panels.words import NOTE, ElidedWords, TextStyle, Words
from changcheng_qt.ui.widgets.overlay_panel import SHADOW, OverlayPanel

if TYPE_CHECKING:
    from collections.abc import Sequence
    from enum import Enum

    from PySide6.QtGui import QPainterPath

    from changcheng_qt.ui.lessons.guide import Leading, Offer
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.seam.table import TableParts

translate = QCoreApplication.translate

_KEPT: Final = (("wall", -1), ("signs", -1))
"""The areas that the card leaves free if possible: one in both lists counts twice, as does the
tray.
"""
_WIDTH: Final = 330
_COLUMNS: Final = (196, 228, 260)
"""The widths of the card in a column of its own; the first that is high enough is used."""
_LEAST: Final = 270
"""The least width of a side panel under the card."""
_GAP: Final = 10
_SETTLED: Final = 120
"""Milliseconds after which everything on the table has its place."""
_BRIEFLY: Final = 1.6
"""How much faster than usual reveals outside the lesson's subject run, automatically."""
_TEXT: Final = TextStyle(size=16)
_HEAD_LINES: Final = 3
"""The most lines of a title."""
_ACROSS: Final = QBoxLayout.Direction.LeftToRight
_TOP_RIGHT: Final = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight


class Coach(OverlayPanel):
    """The card of one lesson."""

    left = Signal()
    """The learner wants to leave the lesson."""
    said = Signal(str)
    """The text of the card, for a screen reader."""
    side_covered = Signal(int)
    """The height that the card covers at the foot of the side panel, 0 if it is not there."""

    def __init__(
        self, guide: Leading, parts: TableParts, appearance: Appearance, parent: QWidget
    ) -> None:
        """Point at the parts of a table, by a guide."""
        super().__init__(appearance, parent)
        self.guide = guide
        self._parts = parts
        self._table = parent
        self._is_busy = parts.reveals.is_busy
        self._room = QRect()
        self._side = self._board = QRect()
        self._conceals = False
        self._said = ""
        self.place_frames = Frames(appearance, parts.board, parts.signs)
        """Frames around places, below the board's notes on them."""
        self.part_frames = PartFrames(appearance, parent)
        """Frames around parts of the table."""
        self._head = ElidedWords(appearance, NOTE, self)
        self._count = Words(appearance, NOTE, self)
        self.words = Words(appearance, _TEXT, self, wrap=True)
        self.words.setFocusPolicy(Qt.FocusPolicy.TabFocus)
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
        """Return the widgets that can be pressed now, after the text of a question."""
        text = (self.words,) if self.guide.wanted is Wanted.ANSWER else ()
        answers = (button for button in self.answers if button.isEnabled())
        following = (one for one in (self.next, self.leave) if not one.isHidden())
        return (*text, *answers, *following)

    @property
    def first_control(self) -> QWidget | None:
        """Return the widget that the card waits for: for a question its text, so that no answer
        seems to be chosen; None for a task on the table.
        """
        match self.guide.wanted:
            case Wanted.READING:
                return self.next
            case Wanted.ANSWER:
                return self.words
            case Wanted.PLAY | Wanted.REFUSAL:
                return None

    def follow(self) -> None:
        """Show the present task, or hide if there is none."""
        is_shown = self.guide.is_due and not self._is_busy
        self._parts.reveals.play_on(_BRIEFLY if self.guide.is_brief else None)
        if is_shown:
            self._tell()
        self.setVisible(is_shown)
        if is_shown:
            self._put()
            self.controls_changed.emit()
            self._put_again()
        else:
            if self._is_busy or not self.guide.goes_on:
                self._parts.controls.keep_clear(QMargins(), "coach")
            if not self.guide.goes_on:
                self.side_covered.emit(0)
            self._said = ""
            for frames in (self.place_frames, self.part_frames):
                frames.frame(())

    def follow_busy(self, is_busy: bool) -> None:
        """Wait during a reveal."""
        self._is_busy = is_busy
        self.follow()

    def be_refused(self, reason: Enum) -> bool:
        """Record a refusal; return whether the lesson asked for it."""
        return self.guide.is_due and self.guide.be_refused(reason)

    def place(self, table: QRect, board: QRect) -> None:
        """Place the card within the table, at the foot of the side panel if there is one."""
        self._room, self._board = table, board
        self._side = table.adjusted(board.right() + 1 - table.left(), 0, 0, 0)
        self._put()
        self._put_again()

    def restyle(self) -> None:
        px = self.appearance.px
        margin = px(SHADOW + 12)
        self._layout.setContentsMargins(margin, px(SHADOW + 8), margin, px(SHADOW + 10))
        self._layout.setSpacing(px(8))
        self._offers.setSpacing(px(8))
        self._put()

    def retranslate(self) -> None:
        self.leave.set_words(translate("Coach", "Leave"))
        self.setAccessibleName(translate("Coach", "Coach"))
        self._said = ""
        self.follow()

    def _tell(self) -> None:
        guide = self.guide
        self._parts.let_try(guide.points if guide.wanted is Wanted.REFUSAL else ())
        self._parts.controls.show_way(guide.way)
        if self._conceals is not (guide.wanted is Wanted.ANSWER):
            self._conceals = not self._conceals
            self._parts.conceal(self._conceals)
        self._head.setText(guide.title)
        step, steps = guide.place
        self._count.setText(fill(translate("Coach", "{step} of {steps}"), step=step, steps=steps))
        self.words.setText(guide.text)
        self._offer(guide.offers)
        self.next.setVisible(guide.wanted is Wanted.READING)
        self.next.set_words(guide.next_words)
        self.leave.setHidden(guide.ends_here)
        if guide.text != self._said:
            self._said = guide.text
            self.said.emit(guide.text)

    def _offer(self, offers: Sequence[Offer]) -> None:
        if [button.words for button in self.answers] != [offer.words for offer in offers]:
            for button in self.answers:
                button.hide()
                button.deleteLater()
            self.answers = tuple(self._button(offer) for offer in offers)
        for button, offer in zip(self.answers, offers, strict=True):
            button.setEnabled(offer.is_open)

    def _button(self, offer: Offer) -> Button:
        button = Button(self.appearance, Rank.ORDINARY, self, size=15)
        button.set_words(offer.words)
        button.clicked.connect(lambda _checked: offer.press())
        self._offers.addWidget(button)
        button.show()
        return button

    @property
    def spots(self) -> tuple[QRect, ...]:
        """Return the visible targets of the card, in the pixels of the table."""
        corner = self._parts.board.pos()
        places = (rect.translated(corner) for rect in self.place_frames.rects)
        return (*places, *self.part_frames.rects)

    def _put(self) -> None:
        """Frame the targets of the card, and place it where it covers none of them."""
        if self.isHidden() or self._room.isEmpty():
            return
        others = [o.geometry() for o in self._parts.overlays if o is not self and o.isVisible()]
        has_side = self._side.width() >= self.appearance.px(_LEAST)
        column = None if has_side else self._column_above(others)
        corner = 0 if has_side or self.guide.points else self._size(self._room.width()).width()
        self._parts.controls.keep_clear(self._column.covered(column, corner), "coach")
        for frames in (self.place_frames, self.part_frames):
            frames.frame(self._outlines(frames))
        self.part_frames.raise_()
        self.raise_()
        self.setGeometry(self._best_place(others, column, has_side=has_side))
        self.side_covered.emit(self.covered_foot(self._room))

    def _put_again(self) -> None:
        """Place the card again once the parts of the bar have their places, and when a longer
        prompt has moved them.
        """
        for later in (0, _SETTLED):
            QTimer.singleShot(later, self, self._put)

    def _column_above(self, others: Sequence[QRect]) -> QRect | None:
        """Return the place of the card in a column of the board, and above other panels, if
        possible.
        """
        widths = tuple(map(self.appearance.px, _COLUMNS))
        return self._column.card(widths, lambda wide: self._size(wide).height(), others)

    @property
    def _column(self) -> Column:
        return Column(self._board, self._parts.controls.least_shape)

    def _best_place(
        self, others: Sequence[QRect], column: QRect | None, *, has_side: bool
    ) -> QRect:
        """Return the place of the card among other panels."""
        covered = (*self.spots, *others)
        if has_side:
            home = at_foot(self._size(self._side.width() + self._shadow), self._room, self._shadow)
            if stays(home, self._room, covered):
                return home
        elif column is not None and stays(column, self._room, covered):
            self._size(column.width())
            return column
        size, tray = self._size(self._room.width()), self._parts.tray.geometry()
        present = QRect(self.pos(), size)
        present.moveBottom(self.geometry().bottom())
        if self.width() == size.width() and stays(present, self._room, (*covered, tray)):
            return present
        free = (self._parts.spot(*kind) for kind in _KEPT)
        kept = [tray, tray, *others, *(_seen(self._table, *room) for room in free if room)]
        gap = self.appearance.px(_GAP) - self._shadow
        return beside(size, self._room, self.spots, kept, gap)

    @property
    def _shadow(self) -> int:
        return self.appearance.px(SHADOW)

    def _size(self, most: int) -> QSize:
        width = min(self.appearance.px(_WIDTH), most)
        margins = self._layout.contentsMargins()
        inner = width - margins.left() - margins.right()
        lay_in_row(self._offers, self.answers, inner)
        lay_in_row(self._row, (self.leave, self.next), inner, QBoxLayout.Direction.BottomToTop)
        beside_head = self._count.sizeHint().width() + self._head_row.spacing()
        self._head.use_lines(self._head.lines_for(inner - beside_head, _HEAD_LINES))
        self._layout.activate()
        return QSize(width, self._layout.heightForWidth(width))

    def _outlines(self, frames: Frames) -> list[QPainterPath]:
        """Return the visible outlines of the targets that are framed there."""
        found = (self._parts.spot(*point) for point in self.guide.points)
        seen = [spot for spot in found if spot is not None and spot[0].isVisible()]
        places = self.place_frames
        mine = (spot for spot in seen if places.holds(spot[0]) is (frames is places))
        outlines = (frames.brought_here(*spot) for spot in mine)
        return [outline for outline in outlines if not outline.isEmpty()]

    def _lay_out(self) -> None:
        self._head_row = QHBoxLayout()
        self._head_row.addWidget(self._head, 1)
        self._head_row.addWidget(self._count, 0, _TOP_RIGHT)
        self._row = QBoxLayout(_ACROSS)
        self._row.addWidget(self.leave)
        self._row.addStretch(1)
        self._row.addWidget(self.next)
        self._layout = QVBoxLayout(self)
        self._offers = QBoxLayout(_ACROSS)
        self._layout.addLayout(self._head_row)
        self._layout.addWidget(self.words)
        self._layout.addLayout(self._offers)
        self._layout.addLayout(self._row)


def _seen(table: QWidget, widget: QWidget, outline: QPainterPath) -> QRect:
    """Return the rectangle around the visible part of an outline in a widget of a table."""
    corner = widget.mapTo(table, QPoint(0, 0))
    room = outline.boundingRect().toAlignedRect().translated(corner)
    return room.intersected(QRect(corner, widget.size()))
