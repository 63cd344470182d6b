"""Art in small: faces on buttons, riders behind words."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.table.painting.riders import paint_riders
from changcheng_qt.titles.changcheng.table.widgets.faces import paint_face_picture
from tests.titles.changcheng.table.playing import box, plain_looks
from tests.ui.canvas import canvas


@pytest.mark.parametrize("theirs", [0, 1, 2])
def test_faces_with_other_cuts_look_different(qtbot: QtBot, theirs: int) -> None:
    faces = [face for board in box()[:2] for face in board.faces]
    room, looks = QRectF(0, 0, 170, 85), plain_looks()
    pictures = [
        canvas(lambda p, face=face: paint_face_picture(p, room, face, looks), room)  # type: ignore[misc]
        for face in (faces[3], faces[theirs], faces[3])
    ]
    assert pictures[0].differing(pictures[1]) > 2_000
    assert pictures[0].differing(pictures[2]) == 0


def test_riders_stay_in_their_room_and_are_faint(qtbot: QtBot) -> None:
    room = QRectF(0, 0, 200, 100)
    faint, strong = (
        canvas(lambda p, o=opacity: paint_riders(p, room, plain_looks().colour("text"), o), room)  # type: ignore[misc]
        for opacity in (0.3, 1.0)
    )
    assert room.contains(faint.painted())
    assert not faint.painted().isEmpty()
    assert strong.count(plain_looks().palette.text) > 500
    assert faint.count(plain_looks().palette.text) == 0
