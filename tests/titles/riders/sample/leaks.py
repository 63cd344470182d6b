"""Leaks of Riders to be planted, and the deeds of the leak tests at its table."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtWidgets import QToolTip, QWidget

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.titles.riders.rules import commands, places
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.goods_events import GoodsRobbed
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, goods
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.view import View, view_of
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.panels.places_sheet import PlacesSheet
from changcheng_qt.titles.riders.table.pointer.targets import Held
from changcheng_qt.titles.riders.table.tray.build_row import BuildButton
from changcheng_qt.titles.riders.words import sights
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.titles.riders.words.sights import Sight
from changcheng_qt.ui.panels.stock_line import StockLine
from changcheng_qt.ui.window.main_window import MainWindow
from screens.stillness import hold
from tests.conformance.leaks import photographs
from tests.conformance.leaks.pairs import Tale
from tests.conformance.leaks.photographs import (
    Moment,
    Photograph,
    alone,
    hovering,
    looking_back,
    pointing_at,
)
from tests.conformance.leaks.sample import Leak, LeakSample, note_hidden
from tests.effort import effort
from tests.titles.riders.sample.pairs import pairs, with_a_card_robbed, with_a_section_breached

_APART: Final = effort(sample=101, nightly=20)
"""One corner or road in this many is pointed at."""
_HELD: Final = (Held(get=Good.ORE), Held(piece=Build.ROAD), Held(piece=Build.CITY))
_HELD_OVER: Final = effort(sample=1, nightly=len(_HELD))
"""How many of these are held over the map."""
_KINDS: Final = tuple(Edict)


def _places(board: MapBoard) -> Iterable[QPointF]:
    """Corners and roads here and there, a hex, a section, the steppe and the quay."""
    land = board.scene.view.board
    found: tuple[places.Place, ...] = (
        *map(places.CornerPlace, range(0, land.corners, _APART)),
        *map(places.RoadPlace, range(0, land.roads, _APART)),
        *(places.HexPlace(3), places.SectionPlace(1), places.GroundPlace(0)),
        *(places.SupplyPlace(Good.ORE), places.StackPlace()),
    )
    return map(board.scene.hit_map.middle, found)


_on_the_map: Final = pointing_at(MapBoard, _HELD[:_HELD_OVER], _places)


def pointing(window: MainWindow, tale: Tale, viewer: Viewer, share: float) -> Iterator[Photograph]:
    """The viewer points at the map, and opens the list of all places."""
    yield from _on_the_map(window, tale, viewer, share)
    (sheet,) = (one for one in window.findChildren(PlacesSheet) if one.parent() is not None)
    sheet.toggle()
    sheet.which.setCurrentIndex(1)
    hold(window, share)
    yield Moment.POINTED, photographs.picture_of(window)


def _left(state: State) -> list[int]:
    """The edicts that can still be bought, the next one first, as numbers."""
    return [_KINDS.index(edict) for edict in state.setup.stack[state.taken :]]


def _next(state: State) -> list[int]:
    """The next edict to be bought."""
    return _left(state)[:1]


def _hands(state: State) -> object:
    """The goods in all hands."""
    return state.hands


def _weighed(state: State) -> int:
    """A number that follows from the goods in all hands."""
    return sum(
        (seat + 1) * (good + 1) ** 2 * count
        for seat, hand in enumerate(state.hands)
        for good, count in enumerate(hand)
    )


def _hands_open(patch: pytest.MonkeyPatch) -> None:
    """All hands are open to everybody."""

    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        return replace(view_of(state, knowledge, viewer), hands=state.hands)

    patch.setitem(vars(RIDERS), "view", leaking)


def _points_by_hand(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees points for the goods in hand."""

    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        view = view_of(state, knowledge, viewer)
        return replace(view, points=(_weighed(state), *view.points[1:]))

    patch.setitem(vars(RIDERS), "view", leaking)


def _past_with_another_supply(patch: pytest.MonkeyPatch) -> None:
    """The view shown again has a supply that follows from all hands."""
    line = Replay.view_at

    def leaking(past: Any, position: int, viewer: Viewer) -> View:  # noqa: ANN401
        patch.setattr(Replay, "viewers", property(lambda _: (EVERYONE, viewer)))
        hands = line(past, position, EVERYONE).hands
        view: View = line(past, position, viewer)
        held = sum((good + 1) * count for hand in hands for good, count in enumerate(hand or ()))
        return replace(view, supply=(held, *view.supply[1:]))

    patch.setattr(Replay, "view_at", leaking)


def _stack_named(patch: pytest.MonkeyPatch) -> None:
    """The text about the stack names the next edict."""
    found: list[int] = []

    def note(state: State) -> None:
        found[:] = _next(state)

    def leaking(view: View, *, is_aided: bool) -> Sight:
        return Sight(f"{found}")

    note_hidden(patch, RIDERS, note)
    patch.setattr(sights, "stack_sight", leaking)


def _rows_by_hand(patch: pytest.MonkeyPatch) -> None:
    """The tooltip of a row tells of more than the number of cards."""
    held = [0]

    def note(state: State) -> None:
        held[0] = _weighed(state)

    def leaking(line: StockLine, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(QPoint(), f"{held[0]}")
        return QWidget.event(line, event)

    note_hidden(patch, RIDERS, note)
    patch.setattr(StockLine, "event", leaking)


def _tray_by_hand(patch: pytest.MonkeyPatch) -> None:
    """The tooltip of a thing to build follows from all hands."""
    held = [0]

    def note(state: State) -> None:
        held[0] = _weighed(state)

    note_hidden(patch, RIDERS, note)
    patch.setattr(BuildButton, "_tooltip", property(lambda _: f"{held[0]}"))


def _tries(match: AnyMatch) -> list[list[Any]]:
    """Everything that can be tried; the edict that is played and the card that is given up are in
    hand, so these are tried together.
    """
    board = match.view(PUBLIC).board
    corners, seats = range(board.corners), range(len(match.players))
    pairs_of_goods = [(goods(one), goods(other)) for one, other in combinations(Good, 2)]
    return [
        *([commands.BuildRoad(road)] for road in range(board.roads)),
        *([commands.BuildSettlement(corner)] for corner in corners),
        *([commands.BuildCity(corner)] for corner in corners),
        *([commands.MovePirate(sea)] for sea in range(len(board.seas))),
        *([commands.ChaseRider(land)] for land in range(len(board.lands))),
        *([commands.Rob(seat)] for seat in seats),
        *([commands.Deal(seat)] for seat in seats),
        *([commands.Offer(give, want)] for give, want in pairs_of_goods),
        *([commands.TradeWithSupply(give, get)] for give in Good for get in Good),
        [commands.RaiseWall()],
        [commands.BuyEdict()],
        [commands.PlaySoldier(), commands.PlayCorvee(), commands.PlayLevy(Good.ORE)],
        [commands.Discard(good) for good in Good],
        [commands.RollDice()],
        [commands.EndTurn()],
    ]


SAMPLE: Final = LeakSample(
    "riders",
    pairs,
    pointing,
    effort(sample=2, nightly=300),
    seen={
        "a tooltip counts what is held": Leak(Moment.HOVERED, hovering, _rows_by_hand, _hands),
        "a tooltip of the tray follows from hands": Leak(
            Moment.HOVERED, hovering, _tray_by_hand, _hands
        ),
        "the note on the stack names the next edict": Leak(
            Moment.POINTED, pointing, _stack_named, _next
        ),
        "hands lie open": Leak(Moment.STILL, alone, _hands_open, _hands),
        "the last round shows what is held": Leak(
            Moment.PAST, looking_back, _past_with_another_supply, _hands
        ),
    },
    by_day={"the note on the stack names the next edict", "hands lie open"},
    heard=(
        Leak(Moment.POINTED, pointing, _stack_named, _next),
        Leak(Moment.STILL, alone, _hands_open, _hands),
    ),
    heard_by_day=1,
    opened=_points_by_hand,
    unseen=_left,
    bots=(2,),
    drawn=with_a_card_robbed,
    told=GoodsRobbed,
    private="good",
    tries=_tries,
    refuses_by_hand=True,
    scored=with_a_section_breached,
)
"""By day leaks of the shell are planted in games of another title."""
