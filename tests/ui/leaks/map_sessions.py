"""What a viewer does on the map of China, photographed; the other sessions are the same for every
title (see `photographs`).
"""

from collections.abc import Iterator
from typing import Final

from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    TownPlace,
)
from changcheng_qt.titles.china.table.pointer.hand import Held
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.ui.pointer.hand import Hand
from changcheng_qt.ui.window.main_window import MainWindow
from screens.stillness import bring_to_rest, hold
from tests.effort import effort
from tests.ui.leaks.pairs import Tale
from tests.ui.leaks.photographs import Moment, Photograph, picture_of, shown_in

_APART: Final = effort(sample=26, nightly=13)
"""Every so many towns one is pointed at."""
_HELD: Final = (Held(Piece.HOUSE), Held(Piece.EMISSARY), Held(cards=(Colour.RED,)), None)


def pointing(window: MainWindow, tale: Tale, viewer: Viewer, share: float) -> Iterator[Photograph]:
    """The viewer holds pieces and cards over places here and there, and asks what others are."""
    people = range(tale.setup.seats) if viewer == PUBLIC else (viewer,)
    _, flow = shown_in(window, tale.match(*people))
    if viewer == PUBLIC:
        flow.show_board_only()
    bring_to_rest(window)
    (board,) = (board for board in window.findChildren(MapBoard) if not board.isHidden())
    hand = board.findChild(Hand)
    if hand is None:
        raise AssertionError("a match is on the table")
    towns = map(TownPlace, range(0, len(board.scene.view.houses), _APART))
    places: list[Place] = [*towns, CourtPlace(2), AlliancePlace(4)]
    for held in _HELD:
        hand.drop() if held is None else hand.pick(held)
        for place in places:
            there = board.view.mapFromScene(board.scene.hit_map.middle(place))
            board.hover(board.view.place_at(there.toPointF()))
            if held is None:
                board.click(board.view.place_at(there.toPointF()))
            hold(window, share)
            yield Moment.POINTED, picture_of(window)
