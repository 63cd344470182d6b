"""The eyes of the journeys see marks where they are painted, and nothing where there is none."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from pytestqt.qtbot import QtBot

from tests.journeys import eyes

GROUND = "#8E231A"
MIDDLE = QPoint(120, 90)


def picture() -> QImage:
    made = QImage(300, 260, QImage.Format.Format_RGB32)
    made.fill(QColor(GROUND))
    return made


def with_lines(colour: str, width: float, *lines: tuple[QPoint, QPoint]) -> QImage:
    made = picture()
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for start, end in lines:
            painter.drawLine(start, end)
    return made


def cross(colour: str = eyes.CROSS, arm: int = 8) -> QImage:
    along, down = QPoint(arm, 0), QPoint(0, arm)
    return with_lines(colour, 4, (MIDDLE - along, MIDDLE + along), (MIDDLE - down, MIDDLE + down))


def outline(colour: str, corners: list[QPoint], width: float, *, closed: bool = True) -> QImage:
    sides = list(zip(corners, corners[1:] + corners[:1], strict=True))
    return with_lines(colour, width, *(sides if closed else sides[:3]))


def corners_of(rect: QRect, slant: int = 12) -> list[QPoint]:
    return [
        rect.topLeft() + QPoint(slant, 0),
        rect.topRight(),
        rect.bottomRight() - QPoint(slant, 0),
        rect.bottomLeft(),
    ]


RING = corners_of(QRect(90, 70, 50, 44))


def near(seen: list[QPoint], meant: QPoint) -> bool:
    return len(seen) == 1 and (seen[0] - meant).manhattanLength() <= 3


def test_a_cross_is_seen_in_its_middle(qtbot: QtBot) -> None:
    assert near(eyes.crosses(cross()), MIDDLE)


def test_a_cross_is_seen_although_a_spot_of_its_colour_touches_it(qtbot: QtBot) -> None:
    touched = cross()
    with QPainter(touched) as painter:
        painter.fillRect(QRect(MIDDLE + QPoint(-3, 9), QSize(3, 4)), QColor(eyes.CROSS))
    (shape,) = eyes.shapes(touched, eyes.CROSS)
    assert shape.box.height() > shape.box.width() + 2, "one shape, and no square"
    assert near(eyes.crosses(touched), MIDDLE)


def lozenge() -> QImage:
    """Four even arms, and between them the same colour."""
    made = picture()
    ways = (QPoint(-10, 0), QPoint(0, -10), QPoint(10, 0), QPoint(0, 10))
    with QPainter(made) as painter:
        painter.setBrush(QColor(eyes.CROSS))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon([MIDDLE + way for way in ways])
    return made


def rider() -> QImage:
    """A slanting figure with a lance, as horsemen on the boards look from afar."""
    lance = (MIDDLE + QPoint(8, -12), MIDDLE + QPoint(8, 9))
    return with_lines(eyes.CROSS, 4, (MIDDLE - QPoint(9, 0), MIDDLE + QPoint(9, 0)), lance)


@pytest.mark.parametrize(
    "other",
    [
        picture,
        lozenge,
        rider,
        lambda: cross(colour="#2356A6"),
        lambda: cross(arm=60),
        lambda: with_lines(eyes.CROSS, 4, (MIDDLE, MIDDLE + QPoint(9, 0))),
        lambda: with_lines(eyes.CROSS, 14, (MIDDLE, MIDDLE + QPoint(14, 0))),
    ],
)
def test_shapes_that_are_no_crosses_are_not_found(qtbot: QtBot, other: object) -> None:
    assert callable(other)
    assert eyes.crosses(other()) == []


def test_a_ring_is_seen_only_where_it_is_closed(qtbot: QtBot) -> None:
    assert near(eyes.rings(outline(eyes.RING, RING, 2.5)), QRect(90, 70, 50, 44).center())
    assert eyes.rings(outline(eyes.RING, RING, 2.5, closed=False)) == []
    assert eyes.rings(outline("#2356A6", RING, 2.5)) == []


def test_an_outline_has_a_foot_inside(qtbot: QtBot) -> None:
    high = corners_of(QRect(60, 20, 90, 220), slant=30)
    (seen,) = eyes.outlines(outline(eyes.OUTLINE, high, 4))
    inside = QPainterPath()
    inside.addPolygon([QPointF(corner) for corner in high])
    assert inside.contains(QPointF(eyes.foot(seen)))
    assert inside.contains(QPointF(eyes.foot(seen, 0.85)))
    assert eyes.foot(seen).y() > eyes.foot(seen, 0.85).y() + 100
    assert eyes.outlines(outline(eyes.OUTLINE, RING, 4)) == [], "a square is no province"


def test_an_eye_is_a_disc_around_a_pupil(qtbot: QtBot) -> None:
    made = picture()
    with QPainter(made) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(eyes.EYE))
        painter.drawEllipse(MIDDLE, 14, 14)
        assert eyes.eyes(made) == [], "a disc is no eye yet"
        painter.setBrush(QColor("#4A2E00"))
        painter.drawEllipse(MIDDLE, 4, 4)
    assert near(eyes.eyes(made), MIDDLE)


def test_a_pale_spot_in_a_landscape_is_no_eye(qtbot: QtBot) -> None:
    made = picture()
    with QPainter(made) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(eyes.EYE))
        painter.drawPolygon(
            [MIDDLE + QPoint(-10, -10), MIDDLE + QPoint(10, -2), MIDDLE + QPoint(6, 10)]
        )
        painter.drawRect(QRect(MIDDLE - QPoint(10, 0), QSize(20, 10)))
        painter.setBrush(QColor("#4A2E00"))
        painter.drawEllipse(MIDDLE, 3, 3)
    assert eyes.eyes(made) == []


def test_how_much_of_a_picture_has_a_colour(qtbot: QtBot) -> None:
    made = picture()
    with QPainter(made) as painter:
        painter.fillRect(0, 0, 150, 260, QColor(eyes.HELD))
    assert eyes.share_of(made, eyes.HELD) == pytest.approx(0.5)
    assert eyes.share_of(made, eyes.EYE) == 0
