"""The rules at a glance, on one page: sections in columns, with small figures."""

from collections.abc import Sequence
from enum import Enum
from itertools import combinations, pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.games.changcheng.pieces import ActionCard, EventCard
from changcheng_qt.games.changcheng.setup import Options
from changcheng_qt.i18n.phrases.changcheng.commands import TurnAction
from changcheng_qt.i18n.phrases.changcheng.reference import reference_sections
from changcheng_qt.i18n.phrases.option_texts import RulesSection
from changcheng_qt.ui.changcheng.dialogs.figures import ActionFigure, CountFigure, TowerFigure
from changcheng_qt.ui.changcheng.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.ui.changcheng.tray.card_face import CardFace
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
_CARD: Final = 42
_DENSE_CARD: Final = 37
"""The height of the pictures of the cards, in a window of 1280 x 800."""


class Topic(Enum):
    """What each section is about, in the order of `reference_sections`."""

    AIM = "aim"
    TURN = "turn"
    PEEK = "peek"
    TOWER = "tower"
    SCORING = "scoring"
    CARDS = "cards"
    EXTENSION = "extension"
    TWO_PLAYERS = "two_players"
    ATTACK = "attack"
    EVENTS = "events"


_ORDER: Final = (
    Topic.AIM,
    Topic.TURN,
    Topic.CARDS,
    Topic.SCORING,
    Topic.ATTACK,
    Topic.TWO_PLAYERS,
    Topic.PEEK,
    Topic.TOWER,
    Topic.EXTENSION,
    Topic.EVENTS,
)
"""The order on the page: so three columns are about equally high in every language, and all is seen
at once in a window of 1280 x 800, where every event is told too.
"""


class SectionBlock(Panel):
    """One section: heading, figure, sentences, with a small picture before some of them."""

    def __init__(self, appearance: Appearance, topic: Topic, parent: QWidget) -> None:
        """Begin without words."""
        super().__init__(appearance, parent)
        self.topic = topic
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._heading = Heading(appearance, self)
        self.lines: list[Words] = []
        self._cards: list[CardFace] = []
        self._is_dense = False
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 3)
        self._layout.setSpacing(2)
        self._layout.addWidget(self._heading)
        figure = _figure(appearance, topic, self)
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
        for card in self._cards:
            card.use_height(_DENSE_CARD if dense else _CARD)
        self._layout.setSpacing(1 if dense else 2)
        self._layout.invalidate()

    def height_at(self, width: int) -> int:
        """Return how high the section is in a column of some width."""
        return height_for(self._layout, width)

    def _add_line(self, place: int) -> None:
        words = Words(self.appearance, self._style, self, wrap=True)
        self.lines.append(words)
        picture = _picture(self.appearance, self.topic, place, self)
        if isinstance(picture, CardFace):
            self._cards.append(picture)
        row = QHBoxLayout()
        row.setSpacing(8)
        if picture is not None:
            row.addWidget(picture)
        row.addWidget(words, 1)
        self._layout.addLayout(row)

    @property
    def _style(self) -> TextStyle:
        return _DENSE_LINE if self._is_dense else _LINE


class ReferenceSheet(Panel):
    """All sections, in one to three columns."""

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        options: Options | None = None,
        events: Sequence[EventCard] | None = None,
    ) -> None:
        """Tell the rules as a game has them, or without one the usual rules with every event."""
        super().__init__(appearance, parent)
        self._options = options
        self._events = events
        self._page = QWidget()
        self._columns_row = QHBoxLayout(self._page)
        self.blocks = tuple(SectionBlock(appearance, topic, self._page) for topic in Topic)
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
        sections = reference_sections(self._options, self._events)
        for block, section in zip(self.blocks, sections, strict=True):
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
        blocks = sorted(self.blocks, key=lambda block: _ORDER.index(block.topic))
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


def _figure(appearance: Appearance, topic: Topic, parent: QWidget) -> QWidget | None:
    """Return the figure of a section, if it has one."""
    match topic:
        case Topic.TOWER:
            return TowerFigure(appearance, parent)
        case Topic.SCORING:
            return CountFigure(appearance, region=False, parent=parent)
        case Topic.ATTACK:
            return CountFigure(appearance, region=True, parent=parent)
        case _:
            return None


def _picture(appearance: Appearance, topic: Topic, place: int, parent: QWidget) -> QWidget | None:
    """Return the small picture before a sentence, if it has one: an action or a card."""
    actions, cards = tuple(TurnAction), tuple(ActionCard)
    if topic is Topic.TURN and 1 <= place <= len(actions):
        return ActionFigure(appearance, actions[place - 1], parent)
    if topic is Topic.CARDS and place < len(cards):
        face = CardFace(appearance, _CARD, parent)
        face.show_card(cards[place], SEAT_COLOURS["red"])
        return face
    return None
