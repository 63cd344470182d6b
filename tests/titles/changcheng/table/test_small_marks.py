"""Small marks on the board that stay whole and can be read: a note on a shield that is held up, the
place of a card that is gone.
"""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle
from changcheng_qt.titles.changcheng.table.geometry.face_layout import COUNTER_RADIUS
from changcheng_qt.titles.changcheng.table.painting.counters import peeked_tag
from changcheng_qt.titles.changcheng.table.scene.marks import LookMark, Pointed, marks_of
from changcheng_qt.titles.changcheng.table.scene.piece_art import change_art
from changcheng_qt.titles.changcheng.table.scene.projection import GoneCardFigure
from changcheng_qt.ui.board.zoom import Extent
from screens.windows import load_fonts
from tests.titles.changcheng.table.board_table import Table, seen_at
from tests.titles.changcheng.table.positions import half_built
from tests.titles.changcheng.table.test_place_marks import boards

EDGE = 2
"""Pixels at the edge of a tag that blend into its surroundings."""


def looked(qtbot: QtBot, count: int) -> tuple[Table, int]:
    """A board on which a region has been looked at, whole in the view."""
    load_fonts()
    table = seen_at(qtbot, boards(count))
    table.board.view.hold_to(Extent.WHOLE)
    place = next(c for c in table.bridge.legal if isinstance(c, PlaceSingle))
    assert table.bridge.submit(place)
    region = table.bridge.view.wall.region_of[place.square]
    assert table.board.play.peek(region)
    table.board.view.settle()
    return table, region


def tag_seen(table: Table, region: int) -> tuple[QRect, QImage]:
    """The place and the look of the tag of a region."""
    view, setting = table.board.view, table.board.scene.setting
    row = setting.region_row(region, "Name")
    tag = peeked_tag(row.counter, COUNTER_RADIUS * row.lettering)
    place = view.mapFromScene(tag).boundingRect().adjusted(EDGE, EDGE, -EDGE - 1, -EDGE - 1)
    return place, view.grab().toImage().copy(place)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_shield_that_is_held_up_leaves_its_own_note_whole(qtbot: QtBot, count: int) -> None:
    table, region = looked(qtbot, count)
    place, before = tag_seen(table, region)
    assert place.width() > 10
    view = table.bridge.view
    look = Pointed(look=(region, view.known_threats[region]))
    table.board.scene.show_marks(marks_of(view, table.board.play.offers, look))
    table.board.view.settle()
    (mark,) = (
        figure
        for figure in table.board.scene.marks.figures.values()
        if isinstance(figure, LookMark)
    )
    assert mark.is_noted
    assert alike(tag_seen(table, region)[1], before) > 0.97


def test_a_shield_over_its_note_would_be_noticed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "changcheng_qt.titles.changcheng.table.painting.counters.paint_peeked_tag",
        lambda *args: None,
    )
    with pytest.raises(AssertionError):
        test_a_shield_that_is_held_up_leaves_its_own_note_whole(qtbot, 2)


def alike(picture: QImage, other: QImage) -> float:
    """How many pixels of two pictures are nearly the same, 0 to 1."""
    places = [QPoint(x, y) for x in range(picture.width()) for y in range(picture.height())]
    near = [
        abs(picture.pixelColor(place).lightness() - other.pixelColor(place).lightness()) < 24
        for place in places
    ]
    return sum(near) / len(near)


@pytest.mark.parametrize(("scale", "breaks"), [(0.5, False), (0.8, False), (2.0, True)])
def test_the_place_of_a_card_that_is_gone_is_dashed_where_dashes_can_be_told_from_dots(
    qtbot: QtBot, scale: float, breaks: bool
) -> None:
    table = seen_at(qtbot, half_built())
    setting = table.board.scene.setting
    art = change_art(GoneCardFigure(1, 0, 1, "violet"), setting)
    picture = QImage((art.bounds.size() * scale).toSize(), QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.white)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-art.bounds.topLeft())
        art.paint(painter)
    card = QRectF(art.bounds.adjusted(3, 3, -3, -3)).translated(-art.bounds.topLeft())
    west = int(card.left() * scale)
    rows = range(int((card.top() + 5) * scale), int((card.bottom() - 5) * scale))
    tones = [min(picture.pixelColor(west + x, y).green() for x in (-1, 0, 1)) for y in rows]
    assert (max(tones) - min(tones) > 60) is breaks
