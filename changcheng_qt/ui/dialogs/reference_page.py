"""The rules of a title at a glance, on one page: sections in columns.

A title gives its sections, and may decorate them with figures below a heading and small pictures
before a sentence (`Decoration`).
"""

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.option_texts import RulesSection
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import TextStyle, Words
from changcheng_qt.ui.widgets.scroll_areas import TallScroll, height_for

translate = QCoreApplication.translate

_LINE: Final = TextStyle(size=13)
_DENSE_LINE: Final = TextStyle(size=12.5)
"""The smallest type there is, where it brings everything onto one page."""
_COLUMN: Final = 300
_MOST_COLUMNS: Final = 3
_BETWEEN: Final = 4


class Decoration(Protocol):
    """What a title shows among the sentences; sections and lines are counted from 0, as given."""

    def figure(self, section: int, parent: QWidget) -> QWidget | None:
        """Return the figure below the heading of a section, if it has one."""

    def picture(self, section: int, line: int, parent: QWidget) -> QWidget | None:
        """Return the small picture before a sentence, if it has one."""

    def set_dense(self, picture: QWidget, dense: bool) -> None:
        """Make a picture as small as can be, or of ordinary size."""


class Undecorated:
    """Nothing but words."""

    def figure(self, section: int, parent: QWidget) -> QWidget | None:
        """Return no figure."""
        return None

    def picture(self, section: int, line: int, parent: QWidget) -> QWidget | None:
        """Return no picture."""
        return None

    def set_dense(self, picture: QWidget, dense: bool) -> None:
        """There is no picture."""


class SectionBlock(Panel):
    """One section: heading, figure, sentences, with a small picture before some of them."""

    def __init__(
        self, appearance: Appearance, number: int, decoration: Decoration, parent: QWidget
    ) -> None:
        """Begin without words."""
        super().__init__(appearance, parent)
        self.number = number
        self._decoration = decoration
        # Not fixed: Qt would let it be no higher than it is at its widest.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._heading = Heading(appearance, self)
        self.lines: list[Words] = []
        self._pictures: list[QWidget] = []
        self._is_dense = False
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 3)
        self._layout.setSpacing(2)
        self._layout.addWidget(self._heading)
        figure = decoration.figure(number, self)
        if figure is not None:
            self._layout.addWidget(figure)

    def say(self, section: RulesSection) -> None:
        """Show these sentences."""
        self._heading.set_title(section.title)
        while len(self.lines) < len(section.lines):
            self._add_line(len(self.lines))
        for words, line in zip(self.lines, section.lines, strict=True):
            words.setText(line)

    def be_dense(self, dense: bool) -> None:
        """Be set as small as can be, or in the ordinary size."""
        if dense == self._is_dense:
            return
        self._is_dense = dense
        for words in self.lines:
            words.use_style(self._style)
        for picture in self._pictures:
            self._decoration.set_dense(picture, dense)
        self._layout.setSpacing(1 if dense else 2)
        self._layout.invalidate()

    def height_at(self, width: int) -> int:
        """Return how high the section is in a column of some width."""
        return height_for(self._layout, width)

    def _add_line(self, place: int) -> None:
        words = Words(self.appearance, self._style, self, wrap=True)
        self.lines.append(words)
        picture = self._decoration.picture(self.number, place, self)
        row = QHBoxLayout()
        row.setSpacing(8)
        if picture is not None:
            self._pictures.append(picture)
            row.addWidget(picture)
        row.addWidget(words, 1)
        self._layout.addLayout(row)

    @property
    def _style(self) -> TextStyle:
        return _DENSE_LINE if self._is_dense else _LINE


class ReferencePage(Panel):
    """All sections, in one to three columns."""

    def __init__(
        self,
        appearance: Appearance,
        sections: Callable[[], Sequence[RulesSection]],
        order: Sequence[int],
        decoration: Decoration,
        parent: QWidget | None = None,
    ) -> None:
        """Show these sections; `order` are their numbers as they stand on the page."""
        super().__init__(appearance, parent)
        self._sections = sections
        self._order = tuple(order)
        self._page = QWidget()
        self._columns_row = QHBoxLayout(self._page)
        self.blocks = tuple(
            SectionBlock(appearance, number, decoration, self._page)
            for number in range(len(self._order))
        )
        self._columns: list[QVBoxLayout] = []
        self._dealt_for = QSize()
        """The size for which the sections were dealt out."""
        self._scroll = TallScroll(self._page, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroll)
        self.retranslate()

    @property
    def columns(self) -> int:
        """Return in how many columns the sections stand."""
        return len(self._columns)

    def retranslate(self) -> None:
        """Update every text to the language of the interface, and deal the sections out again: its
        words have other lengths.
        """
        for block, section in zip(self.blocks, self._sections(), strict=True):
            block.say(section)
        self.setAccessibleName(translate("Reference", "The rules at a glance"))
        self._arrange(len(self._columns) or _MOST_COLUMNS)

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take as many columns as fit."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Deal the sections out: only now do their words have a height."""
        super().showEvent(event)
        self._arrange(len(self._columns))

    def _fit(self) -> None:
        columns = max(1, min(_MOST_COLUMNS, self.width() // self.appearance.px(_COLUMN)))
        if columns != len(self._columns) or self.size() != self._dealt_for:
            self._arrange(columns)

    def _arrange(self, columns: int) -> None:
        """Deal the sections out to columns of about the same length, in their order."""
        for column in self._columns:
            _empty(column)
            self._columns_row.removeItem(column)
            column.deleteLater()
        self._columns = []
        self._columns_row.setContentsMargins(0, 0, self.appearance.px(8), 0)
        self._columns_row.setSpacing(self.appearance.px(24))
        self._dealt_for = self.size()
        for dealt in self._dealt_out(columns):
            column = QVBoxLayout()
            column.setSpacing(self.appearance.px(_BETWEEN))
            for block in dealt:
                column.addWidget(block)
            column.addStretch(1)
            self._columns_row.addLayout(column, 1)
            self._columns.append(column)

    def _dealt_out(self, columns: int) -> list[list[SectionBlock]]:
        """Return the sections by columns: in ordinary type, or in the smallest where that brings
        all of them onto one page.
        """
        dealt, high = self._deal(columns, dense=False)
        if high > self.height():
            closer, high = self._deal(columns, dense=True)
            if high <= self.height():
                return closer
            self._deal(columns, dense=False)
        return dealt

    def _deal(self, columns: int, *, dense: bool) -> tuple[list[list[SectionBlock]], int]:
        """Return the sections by columns in a type, and how high the highest column is."""
        blocks = [self.blocks[number] for number in self._order]
        aside = self._columns_row.contentsMargins().right()
        free = self.width() - aside - (columns - 1) * self._columns_row.spacing()
        width = free // columns
        for block in blocks:
            block.be_dense(dense)
        heights = [block.height_at(width) for block in blocks]
        ways = _dealt(heights, columns)
        return [blocks[way] for way in ways], max(self._height_of(heights[way]) for way in ways)

    def _height_of(self, column: Sequence[int]) -> int:
        margins = self._columns_row.contentsMargins()
        gaps = len(column) * self.appearance.px(_BETWEEN)
        return sum(column) + gaps + margins.top() + margins.bottom()


def _empty(layout: QBoxLayout) -> None:
    while layout.count():
        layout.takeAt(0)


def _dealt(heights: Sequence[int], columns: int) -> list[slice]:
    """Return which blocks stand in each column, in their order and so that the highest column is as
    low as can be.
    """

    def columns_of(cuts: tuple[int, ...]) -> list[slice]:
        return [slice(*ends) for ends in pairwise((0, *cuts, len(heights)))]

    ways = map(columns_of, combinations(range(1, len(heights)), columns - 1))
    return min(ways, key=lambda way: max(sum(heights[blocks]) for blocks in way))
