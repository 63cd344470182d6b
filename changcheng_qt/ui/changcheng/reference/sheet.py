"""The rules at a glance, on one page: sections in columns, with small figures."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.games.changcheng.pieces import ActionCard, EventCard
from changcheng_qt.games.changcheng.setup import Options
from changcheng_qt.i18n.phrases.changcheng import Section, TurnAction, reference_sections
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.changcheng.reference.figures import (
    ActionFigure,
    CountFigure,
    TowerFigure,
)
from changcheng_qt.ui.changcheng.seat_colours import SEAT_COLOURS
from changcheng_qt.ui.changcheng.tray.card_face import CardFace
from changcheng_qt.ui.changcheng.widgets.tall_scroll import TallScroll
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.panel import Panel
from changcheng_qt.ui.panels.words import TextStyle, Words

translate = QCoreApplication.translate

_LINE: Final = TextStyle(size=13)
_COLUMN: Final = 300
_MOST_COLUMNS: Final = 3
_LINE_LENGTH: Final = 44
"""Characters of a line, to weigh sections against each other."""


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
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 6)
        self._layout.setSpacing(3)
        self._layout.addWidget(self._heading)
        figure = _figure(appearance, topic, self)
        if figure is not None:
            self._layout.addWidget(figure)

    def say(self, section: Section) -> None:
        """Show these sentences."""
        self._heading.say(section.title)
        while len(self.lines) < len(section.lines):
            self._add_line(len(self.lines))
        for words, line in zip(self.lines, section.lines, strict=True):
            words.setText(line)

    def _add_line(self, place: int) -> None:
        words = Words(self.appearance, _LINE, self, wrap=True)
        self.lines.append(words)
        picture = _picture(self.appearance, self.topic, place, self)
        row = QHBoxLayout()
        row.setSpacing(8)
        if picture is not None:
            row.addWidget(picture)
        row.addWidget(words, 1)
        self._layout.addLayout(row)


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
        self._scroll = TallScroll(self._page, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroll)
        self.retranslate()
        self._arrange(_MOST_COLUMNS)

    @property
    def columns(self) -> int:
        """Return in how many columns the sections stand."""
        return len(self._columns)

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        sections = reference_sections(self._options, self._events)
        for block, section in zip(self.blocks, sections, strict=True):
            block.say(section)
        self.setAccessibleName(translate("Reference", "The rules at a glance"))

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take as many columns as fit."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a switch of language, whose words are of other lengths."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._arrange(len(self._columns))

    def _fit(self) -> None:
        columns = max(1, min(_MOST_COLUMNS, self.width() // self.appearance.px(_COLUMN)))
        if columns != len(self._columns):
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
        for blocks in _dealt(self.blocks, columns):
            column = QVBoxLayout()
            column.setSpacing(self.appearance.px(4))
            for block in blocks:
                column.addWidget(block)
            column.addStretch(1)
            self._columns_row.addLayout(column, 1)
            self._columns.append(column)


def _empty(layout: QBoxLayout) -> None:
    while layout.count():
        layout.takeAt(0)


def _dealt(blocks: Sequence[SectionBlock], columns: int) -> list[list[SectionBlock]]:
    """Return the blocks column by column, none much longer than its share."""
    share = sum(_weight(block) for block in blocks) / columns
    dealt: list[list[SectionBlock]] = [[] for _ in range(columns)]
    before = 0.0
    for block in blocks:
        middle = before + _weight(block) / 2
        dealt[min(columns - 1, int(middle / share))].append(block)
        before += _weight(block)
    return dealt


def _weight(block: SectionBlock) -> float:
    lines = sum(1 + len(words.text()) // _LINE_LENGTH for words in block.lines)
    figures = {Topic.TOWER: 4.5, Topic.SCORING: 3.0, Topic.ATTACK: 3.0, Topic.CARDS: 6.0}
    return 2.0 + lines + figures.get(block.topic, 0.0)


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
    if topic is Topic.CARDS:
        face = CardFace(appearance, 52, parent)
        face.show_card(cards[place], SEAT_COLOURS["red"])
        return face
    return None
