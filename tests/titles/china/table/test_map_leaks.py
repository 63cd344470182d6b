"""Secrets from a seat change nothing on the map that it sees, hears or may try."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.geometry.places import CourtPlace, Place, TownPlace
from changcheng_qt.titles.china.table.pointer.hand import Hand, Held
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from tests.titles.china.rules.scene import X, Y, Z, lay
from tests.titles.china.table.map_table import bridge_at

HANDS = ("red red purple", "green yellow orange")
PILES = ("red green yellow orange purple", "purple orange yellow green red")


def heard_and_seen(qtbot: QtBot, which: int, viewer: Viewer) -> list[object]:
    """Everything that the map says and marks, with each piece in hand, wherever it is tried."""
    scene = lay(
        HANDS[which],
        houses={"luoyang": Y, "wan": X, "linzi": Z},
        courts={"wei": {Y: 1}},
        open_cards="red green yellow orange",
        pile=PILES[which],
    )
    bridge = bridge_at(scene, viewer)
    board = MapBoard(bridge, Hand(), Appearance(Looks(motion=MotionSpeed.NONE)))
    qtbot.addWidget(board)
    board.resize(900, 600)
    board.show()
    found: list[object] = []
    places: list[Place] = [*map(TownPlace, range(56)), *map(CourtPlace, range(9))]
    for held in (None, *map(Held, Piece), Held(cards=(Colour.RED,))):
        if held is not None:
            board.play.hold(held)
        found += [board.play.offers.legal, board.play.offers.pieces, board.play.offers.ways]
        for top in board.tree.places:
            for place in (top, *board.tree.inside(top)):
                actions, thing = board.tree.actions, place.thing
                found += [place.name, actions.possible(thing), actions.prospect(thing)]
        for spot in places:
            point = board.scene.hit_map.middle(spot)
            board.pointing.hover(PointerPlace(point, QPointF(0, 0)))
            found += [board.pointing.reason, board.pointing.can_act]
            found += [dict(board.scene.marks.figures), board.view.accessibleDescription()]
    return found


@pytest.mark.parametrize("viewer", [PUBLIC, Y])
def test_hands_of_others_and_the_pile_change_nothing(qtbot: QtBot, viewer: Viewer) -> None:
    one, other = (heard_and_seen(qtbot, which, viewer) for which in (0, 1))
    assert one == other


def test_the_own_hand_does(qtbot: QtBot) -> None:
    """The control: the seat in turn is offered the pieces that its hand can pay for."""
    one, other = (heard_and_seen(qtbot, which, X) for which in (0, 1))
    assert one != other
