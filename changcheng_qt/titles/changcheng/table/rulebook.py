"""Chang Cheng's part of its rulebook: the numbers of its rules, and its figures.

Figures of the wall are positions, painted by the board's own painter; a figure shows only a part of
the wall. Pieces alone are painted in a row.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from changcheng_qt.i18n.phrases.option_texts import RulesSection
from changcheng_qt.titles.changcheng.rules import pieces
from changcheng_qt.titles.changcheng.rules.geography import (
    AREA_SQUARES,
    AREAS_PER_SIDE,
    SQUARES_PER_BOARD,
    Square,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, BlockKind
from changcheng_qt.titles.changcheng.rules.setup import SEAT_COUNTS, most_extensions
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.geometry.layout import WallLayout
from changcheng_qt.titles.changcheng.table.painting import blocks, cards, counters
from changcheng_qt.titles.changcheng.table.painting.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.scene.art import BoardLooks
from changcheng_qt.titles.changcheng.table.scene.figure_art import BoardSetting
from changcheng_qt.titles.changcheng.table.scene.projection import project
from changcheng_qt.titles.changcheng.table.scene.touched import LastMove
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.reference import reference_sections
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.scene.layer import Art
from changcheng_qt.ui.scene.small_picture import SmallPicture, art_at, picture_of, row_picture
from changcheng_qt.ui.seam.title import SlowPicture
from changcheng_qt.ui.seam.usual import UsualBook

_ASIDE: Final = 14.0
"""How much more than its squares a figure of the wall shows at either end."""
_LETTERING: Final = 1.15
_BOTTOM: Final = 434.0
"""The bottom of a board in a figure of the wall: below are only mountains and villages."""
_SQUARE, _DEPTH, _BESIDE = 46.0, 17.0, 26.0
_POINTS: Final = 6
_RADIUS: Final = 22.0


@dataclass(frozen=True, slots=True)
class WallFigure:
    """A position as the reader's seat sees it, the shown part of the wall, from one square to
    another, and the squares that are marked as built on last.
    """

    view: View
    first: Square
    last: Square
    marked: frozenset[Square] = frozenset()


WallFigures = Mapping[str, Callable[[], WallFigure]]


class ChangChengBook(UsualBook):
    """The numbers and figures of the book."""

    home = "changcheng_qt.titles.changcheng"

    def __init__(self, walls: WallFigures) -> None:
        """Use the figures of the wall by their names; each is made when it is first shown."""
        self.positions, self.rows = walls, _ROWS

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The numbers of the rules."""
        return rule_numbers()

    def glance(self, view: View | None) -> tuple[RulesSection, ...]:
        if view is None:
            return reference_sections()
        return reference_sections(view.options, view.events)

    def figure(self, name: str, appearance: Appearance, width: int, ratio: float) -> SlowPicture:
        if name in self.positions:
            return _wall_picture(self.positions[name](), appearance, width, ratio)
        arts = _ROWS[name](Script.of(appearance.language))
        return row_picture(arts, appearance.k, width, ratio)


def rule_numbers() -> Mapping[str, int]:
    """Return every number that the chapters may state, from the rules."""
    reputations, threats = pieces.REPUTATION_VALUES, pieces.THREAT_VALUES
    return {
        "players_least": SEAT_COUNTS[0],
        "players_most": SEAT_COUNTS[-1],
        "walls_each": pieces.SINGLES_PER_SEAT,
        "cards_each": len(ActionCard),
        "squares_per_board": SQUARES_PER_BOARD,
        "areas_per_board": AREAS_PER_SIDE,
        "area_least": AREA_SQUARES[0],
        "area_most": AREA_SQUARES[-1],
        "boards_in_box": pieces.BOARDS_IN_BOX,
        "reputation_counters": len(reputations),
        "reputation_of_each": reputations.count(reputations[0]),
        "reputation_least": min(reputations),
        "reputation_most": max(reputations),
        "threat_counters": len(threats),
        "threat_of_each": threats.count(threats[0]),
        "threat_least": min(threats),
        "threat_most": max(threats),
        "double_least": 1 + 1,
        "double_most": 2 + 2,
        "neutral_walls": pieces.NEUTRAL_SINGLES,
        "emperors_for_board": pieces.EMPERORS_PER_EXTENSION,
        "boards_added": most_extensions(SEAT_COUNTS[0]),
        "boards_added_four": most_extensions(SEAT_COUNTS[-1]),
        # A Traitor breaks one wall of the smallest province, and a Flood lowers it; a Flood and a
        # Builder raise the largest one.
        "value_least": AREA_SQUARES[0] - 1 - pieces.VALUE_CHANGE + min(reputations),
        "value_most": AREA_SQUARES[-1] + 2 * pieces.VALUE_CHANGE + max(reputations),
        "value_change": pieces.VALUE_CHANGE,
        "builder_walls": pieces.BUILDER_WALLS,
        "master_walls": pieces.MASTER_BUILDER_WALLS,
        "diplomacy_points": pieces.DIPLOMACY_POINTS,
        "reward_points": pieces.REWARD_PER_CARD,
        **{card.name.lower(): card.priority for card in ActionCard},
    }


def _wall_picture(
    figure: WallFigure, appearance: Appearance, width: int, ratio: float
) -> SmallPicture:
    looks = BoardLooks(appearance.palette, Script.of(appearance.language), _LETTERING)
    setting = BoardSetting(WallLayout(figure.view.wall), looks)
    layout = setting.layout
    ends = layout.quad(figure.first).boundingRect() | layout.quad(figure.last).boundingRect()
    boards = layout.scroll_rect
    part = QRectF(ends.left() - _ASIDE, boards.top(), ends.width() + 2 * _ASIDE, _BOTTOM)

    def arts() -> Iterator[Art]:
        marks = LastMove(squares=figure.marked)
        yield from map(setting.art_of, project(figure.view, marks).values())

    return picture_of(arts(), part & boards, appearance.k, width, ratio)


def _blocks(script: Script) -> Iterator[Art]:
    """Yield each kind of block, side by side; the double wall is two squares wide."""
    red = SEAT_COLOURS["red"]
    row = (
        (BlockKind.SINGLE, 1, red),
        (BlockKind.DOUBLE, 2, red),
        (BlockKind.TOWER, 1, red),
        (BlockKind.SINGLE, 1, SEAT_COLOURS[NEUTRAL_COLOUR]),
        (BlockKind.BROKEN, 1, red),
    )
    left = 0.0
    for kind, squares, colours in row:
        ground = _ground(left, squares)
        bounds = ground.boundingRect().adjusted(-16, -84, 16, 16)
        yield Art(
            bounds, 0.0, partial(blocks.paint_block, ground=ground, kind=kind, colours=colours)
        )
        left += squares * _SQUARE + _BESIDE


def _ground(left: float, squares: int) -> QPolygonF:
    """Return the ground of a block; the edges of a double wall have many points, as on a board."""
    parts = 1 if squares == 1 else squares * _POINTS
    xs = [left + squares * _SQUARE * n / parts for n in range(parts + 1)]
    north, south = [QPointF(x, -_DEPTH) for x in xs], [QPointF(x, _DEPTH) for x in xs]
    return QPolygonF([*north, *reversed(south)])


def _cards(script: Script) -> Iterator[Art]:
    """Yield the six action cards, in the order of their numbers."""
    for place, card in enumerate(ActionCard):
        rect = QRectF(place * (cards.MASTER_WIDTH + 10), 0, cards.MASTER_WIDTH, cards.MASTER_HEIGHT)
        paint = partial(
            cards.paint_action_card,
            rect=rect,
            card=card,
            colours=SEAT_COLOURS["red"],
            name=card_name(card),
            script=script,
        )
        yield Art(rect.adjusted(-3, -3, 3, 3), 0.0, paint)


def _counters(script: Script) -> Iterator[Art]:
    """Yield a reputation counter, and both sides of a threat counter."""

    def reputation(painter: QPainter) -> None:
        counters.paint_reputation(painter, QPointF(0, 0), 3, _RADIUS)

    def hidden(painter: QPainter) -> None:
        counters.paint_threat(painter, QPointF(0, 0), _RADIUS)

    def shown(painter: QPainter) -> None:
        counters.paint_open_threat(painter, QPointF(0, 0), 4, _RADIUS)

    for place, paint in enumerate((reputation, hidden, shown)):
        centre = QPointF(place * 2.8 * _RADIUS, 0)
        bounds = QRectF(-1.3 * _RADIUS, -1.3 * _RADIUS, 2.6 * _RADIUS, 2.6 * _RADIUS)
        yield art_at(centre, bounds, paint)


_ROWS: Final[Mapping[str, Callable[[Script], Iterator[Art]]]] = {
    "blocks": _blocks,
    "cards": _cards,
    "counters": _counters,
}
