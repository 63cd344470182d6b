"""The rules at a glance, on one page: sections in columns, with small figures."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.table.dialogs.figures import (
    ActionFigure,
    CountFigure,
    TowerFigure,
)
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.tray.card_face import CardFace
from changcheng_qt.titles.changcheng.words.commands import TurnAction
from changcheng_qt.titles.changcheng.words.reference import reference_sections
from changcheng_qt.ui.dialogs.reference_page import ReferencePage
from changcheng_qt.ui.looks.appearance import Appearance

translate = QCoreApplication.translate

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


class ReferenceSheet(ReferencePage):
    """All sections of Chang Cheng's rules."""

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        options: Options | None = None,
        events: Sequence[EventCard] | None = None,
    ) -> None:
        """Tell the rules as a game has them, or without one the usual rules with every event."""
        super().__init__(
            appearance,
            lambda: reference_sections(options, events),
            [list(Topic).index(topic) for topic in _ORDER],
            _Decoration(appearance),
            parent,
        )


class _Decoration:
    """Figures of towers and counts, small pictures of actions and cards."""

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance

    def figure(self, section: int, parent: QWidget) -> QWidget | None:
        """Return the figure of a section, if it has one."""
        return _figure(self._appearance, list(Topic)[section], parent)

    def picture(self, section: int, line: int, parent: QWidget) -> QWidget | None:
        """Return the small picture before a sentence, if it has one: an action or a card."""
        return _picture(self._appearance, list(Topic)[section], line, parent)

    def set_dense(self, picture: QWidget, dense: bool) -> None:
        """Let cards be smaller where all is."""
        if isinstance(picture, CardFace):
            picture.use_height(_DENSE_CARD if dense else _CARD)


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
