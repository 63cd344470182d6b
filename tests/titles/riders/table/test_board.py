"""The map as a widget: it fills its view, and a game is played on it by pointer and keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QMargins, QPointF, QRectF, QSize
from PySide6.QtGui import QPainterPath, QPolygonF
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules import commands, events
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.pieces import Good, Numeral
from changcheng_qt.titles.riders.rules.places import (
    ArrowPlace,
    CornerPlace,
    DicePlace,
    GroundPlace,
    HexPlace,
    HomePlace,
    Place,
    RoadPlace,
    SeaPlace,
    SectionPlace,
    SupplyPlace,
    sector_of,
)
from changcheng_qt.titles.riders.rules.turn import Stage, Turn
from changcheng_qt.titles.riders.table.board.motions import WALK, map_motions
from changcheng_qt.titles.riders.table.geometry.frame import Room
from changcheng_qt.titles.riders.table.geometry.layout import TOKEN
from changcheng_qt.titles.riders.table.pointer.targets import Held, Offers, command_at
from changcheng_qt.titles.riders.table.scene.land_art import NAME
from changcheng_qt.titles.riders.table.scene.marks import GhostMark, GlowMark, OfferMark, WayMark
from changcheng_qt.titles.riders.table.scene.scene import MapScene
from changcheng_qt.titles.riders.table.scene.touched import LastMove
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.ui.lessons.frames import Frames
from changcheng_qt.ui.lessons.place import Column
from changcheng_qt.ui.looks.strokes import centred
from changcheng_qt.ui.painting.lettering import lettering_at
from changcheng_qt.ui.scene.motions import Pace
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from tests.titles.changcheng.table.playing import plain_looks
from tests.titles.riders.table.map_board import (
    MEI,
    board_of,
    bridge_at,
    click,
    hover,
    is_city,
    rich,
    targets,
)
from tests.titles.riders.table.positions import empty, middle, seen
from tests.titles.riders.table.test_scene import LOOKS
from tests.ui.lessons.test_frames import painted


def test_the_silk_fills_the_view_at_every_size(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), MEI))
    for size in (QSize(732, 484), QSize(1500, 820), QSize(700, 700)):
        board.resize(size)
        seen_room = board.view.mapFromScene(board.scene.room).boundingRect()
        assert abs(seen_room.width() - size.width()) <= 3
        assert abs(seen_room.height() - size.height()) <= 3
        assert board.is_whole
        assert board.scene.setting.looks.room == Room(size.width(), size.height(), 1.0)
        assert board.shape == 0.0, "no height of the window is left to the tray for its shape"


def test_the_silk_fills_what_an_open_drawer_leaves(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), MEI))
    board.resize(1000, 490)
    for drawer in (QMargins(0, 0, 400, 0), QMargins()):
        board.fit_beside(drawer)
        seen_room = board.view.mapFromScene(board.scene.room).boundingRect()
        left = 1000 - drawer.right()
        assert abs(seen_room.width() - left) <= 3
        assert abs(seen_room.height() - 490) <= 3
        assert board.scene.setting.looks.room == Room(left, 490, 1.0)


@pytest.mark.parametrize("covered", [QMargins(430, 0, 0, 0), QMargins(0, 0, 430, 0)])
def test_the_silk_fills_what_a_panel_leaves(qtbot: QtBot, covered: QMargins) -> None:
    """Otherwise a wide map is shown whole, and very small, although much of it is empty sea."""
    board = board_of(qtbot, bridge_at(middle(), MEI))
    board.resize(960, 365)
    whole = board.view.shown_scale
    board.keep_clear(covered)
    seen_room = board.view.mapFromScene(board.scene.room).boundingRect()
    assert abs(seen_room.width() - 530) <= 3
    assert abs(seen_room.left() - covered.left()) <= 3
    assert board.view.shown_scale > 0.9 * whole
    board.keep_clear(QMargins())
    assert board.scene.setting.looks.room == Room(960, 365, 1.0)


def test_the_large_map_is_whole_next_to_a_hint_with_the_largest_letters(qtbot: QtBot) -> None:
    """In a window of 1024 x 720, where it is a little smaller than it should be for long."""
    board = board_of(qtbot, bridge_at(middle(seats=6), MEI))
    board.resize(1024, 484)
    board.keep_clear(QMargins(0, 0, 471, 0))
    seen_room = board.view.mapFromScene(board.scene.room).boundingRect()
    assert board.is_whole
    assert abs(seen_room.width() - 553) <= 3
    assert abs(seen_room.height() - 484) <= 3


def test_the_map_leaves_a_column_to_the_card_of_a_lesson(qtbot: QtBot) -> None:
    """Also next to an open drawer, which covers much of the map then."""
    board = board_of(qtbot, bridge_at(middle(), MEI))
    board.resize(1024, 484)
    column = Column(board.rect(), board.least_shape).card((360,), lambda _: 300, ())
    assert column is not None
    board.keep_clear(QMargins(360, 0, 0, 0))
    alone = board.scene.setting.looks.room
    assert board.view.shows_all
    board.fit_beside(QMargins(0, 0, 428, 0))
    assert board.scene.setting.looks.room == alone == Room(664, 484, 1.0)


def test_a_game_begins_by_pointer_alone(qtbot: QtBot) -> None:
    """Each seat founds its fort, a settlement and a road, on the public view of all."""
    bridge = bridge_at(empty(), PUBLIC)
    board = board_of(qtbot, bridge)
    for _ in range(4):
        click(board, targets(board, CornerPlace)[0])
    assert bridge.view.stage is Stage.SETTLEMENTS
    click(board, targets(board, CornerPlace)[5])
    assert bridge.view.stage is Stage.FIRST_ROADS
    click(board, targets(board, RoadPlace)[0])
    assert sum(owner is not None for owner in bridge.view.roads) == 1


def test_the_dice_are_rolled_on_the_quay_and_their_hexes_glow(qtbot: QtBot) -> None:
    bridge = bridge_at(replace(middle(), stage=Stage.BEFORE_ROLL, turn=Turn(MEI, 9)), MEI)
    board = board_of(qtbot, bridge)
    assert targets(board, DicePlace) == [DicePlace()]
    click(board, DicePlace())
    assert bridge.view.turn.dice is not None
    assert board.scene.rolls.sums == (sum(bridge.view.turn.dice),)
    assert board.scene.rolls.is_fresh
    board.show_past(Change(seen(middle()), (), Motion.JUMP), 0)
    assert board.scene.rolls.sums == (), "the roll came later"
    board.show_present()
    assert board.scene.rolls.is_fresh


def test_with_empty_hands_a_click_builds_the_one_thing_that_fits(qtbot: QtBot) -> None:
    bridge = bridge_at(rich(), MEI)
    board = board_of(qtbot, bridge)
    road = targets(board, RoadPlace)[0]
    hover(board, road)
    ghosts = [one for one in board.scene.marks.figures.values() if isinstance(one, GhostMark)]
    assert ghosts == [GhostMark(road, Build.ROAD, "red")]
    click(board, road)
    assert isinstance(road, RoadPlace)
    assert bridge.view.roads[road.number] == MEI
    city = next(place for place in targets(board, CornerPlace) if is_city(board, place))
    click(board, city)
    assert bridge.view.stage is Stage.RIDER_DUE
    click(board, HomePlace())
    assert bridge.view.stage is Stage.BUILDING


def test_a_held_piece_goes_to_its_own_kind_of_place_and_is_refused_elsewhere(qtbot: QtBot) -> None:
    bridge = bridge_at(rich(), MEI)
    board = board_of(qtbot, bridge)
    board.pointing._hand.pick(Held(Build.ROAD))  # noqa: SLF001 - shared with the tray
    assert targets(board, CornerPlace) == []
    far = next(
        RoadPlace(road)
        for road in range(bridge.view.board.roads)
        if RoadPlace(road) not in board.play.offers.targets and bridge.view.roads[road] is None
    )
    hover(board, far)
    assert board.pointing.reason is Refusal.ROAD_UNCONNECTED
    taken = next(RoadPlace(n) for n, owner in enumerate(bridge.view.roads) if owner is not None)
    hover(board, taken)
    assert board.pointing.reason is Refusal.ROAD_TAKEN
    carried = board.pointing._ground.carried()  # noqa: SLF001 - the item of a drag
    assert carried is not None


def test_a_good_of_the_supply_begins_a_trade_and_a_stack_of_goods_ends_it(qtbot: QtBot) -> None:
    bridge = bridge_at(rich(), MEI)
    board = board_of(qtbot, bridge)
    click(board, SupplyPlace(Good.CLAY))
    offers = board.play.offers
    assert offers.held == Held(get=Good.CLAY)
    begun = OfferMark(SupplyPlace(Good.CLAY), strong=True)
    assert begun in board.scene.marks.figures.values()
    assert offers.payments == {Good.WOOD, Good.WOOL, Good.GRAIN, Good.ORE}
    board.pointing._hand.pick(Held(give=Good.WOOD))  # noqa: SLF001 - shared with the tray
    assert set(targets(board, SupplyPlace)) == {
        SupplyPlace(good) for good in (Good.CLAY, Good.WOOL, Good.GRAIN)
    }, "no ore is left, and wood is no trade for wood"
    click(board, SupplyPlace(Good.CLAY))
    assert bridge.view.supply[Good.CLAY] == 15


def test_a_soldier_shifts_chases_and_moves_the_pirate(qtbot: QtBot) -> None:
    state = rich(stage=Stage.SOLDIER, turn=Turn(MEI, 9, dice=(5, 3), deeds=2))
    bridge = bridge_at(state, MEI)
    board = board_of(qtbot, bridge)
    click(board, GroundPlace(1))
    assert board.play.offers.held == Held(start=1)
    assert set(board.play.offers.targets) == {GroundPlace(0), GroundPlace(2)}
    click(board, GroundPlace(0))
    assert len(bridge.view.gathered[0]) == 2
    entered = next(land for land, riders in enumerate(bridge.view.entered) if riders)
    assert HexPlace(entered) in board.play.offers.targets
    assert SeaPlace(3) in board.play.offers.targets
    click(board, HexPlace(entered))
    assert bridge.view.stage is not Stage.SOLDIER


def test_nobody_else_may_act(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(rich(), 0))
    assert not [place for place in board.play.offers.walk if isinstance(place, RoadPlace)]


def test_pointing_at_a_section_lights_its_numbers_and_its_way(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), 0))
    hover(board, SectionPlace(1))
    shown = set(board.scene.marks.figures.values())
    numbers = (3, 4)
    assert {GlowMark(ArrowPlace(number)) for number in numbers} <= shown
    assert {GlowMark(SectionPlace(1)), WayMark(1)} <= shown
    hover(board, ArrowPlace(4))
    assert GlowMark(SectionPlace(1)) in board.scene.marks.figures.values()


def test_pointing_at_a_hex_lights_the_others_of_its_number(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), 0))
    lands = board.scene.view.board.yielding[8]
    hover(board, HexPlace(lands[0]))
    shown = set(board.scene.marks.figures.values())
    assert shown == {GlowMark(HexPlace(land)) for land in lands}


def test_pointing_at_a_road_lights_the_line_that_counts(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), 0))
    view = board.scene.view
    road = next(n for n, owner in enumerate(view.roads) if owner == 2)
    hover(board, RoadPlace(road))
    shown = [one for one in board.scene.marks.figures.values() if isinstance(one, GlowMark)]
    assert GlowMark(RoadPlace(road)) in shown
    owners = {view.roads[mark.place.number] for mark in shown if isinstance(mark.place, RoadPlace)}
    assert owners == {2}


def test_a_player_that_is_pointed_at_has_all_of_theirs_lit(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), 0))
    marks = board.sights.marks_of_seat(2)
    board.pointing.light_up(marks)
    assert set(marks) <= set(board.scene.marks.figures)
    view = board.scene.view
    own = sum(owner == 2 for owner in view.roads)
    own += sum(built is not None and built.seat == 2 for built in view.buildings)
    assert len([one for one in marks.values() if isinstance(one, GlowMark)]) == own + 1


def test_the_rules_can_refuse_every_place_of_a_decision() -> None:
    view = seen(empty(), 0)
    fort = view.board.sectors[2].fort
    assert command_at(view, None, CornerPlace(fort)) == commands.FoundFort(2)
    free = next(n for n in range(view.board.corners) if n not in view.board.fort_corners)
    assert command_at(view, None, CornerPlace(free)) is None
    later = replace(view, stage=Stage.SETTLEMENTS)
    assert command_at(later, None, CornerPlace(free)) == commands.FoundSettlement(free)
    roads = replace(view, stage=Stage.FIRST_ROADS)
    assert command_at(roads, None, RoadPlace(3)) == commands.FoundRoad(3)
    corvee = replace(view, stage=Stage.CORVEE)
    assert command_at(corvee, None, RoadPlace(3)) == commands.BuildRoad(3)
    pirate = replace(view, stage=Stage.PIRATE)
    assert command_at(pirate, None, SeaPlace(3)) == commands.MovePirate(3)
    soldier = replace(view, stage=Stage.SOLDIER)
    assert command_at(soldier, None, HexPlace(3)) == commands.ChaseRider(3)
    assert command_at(soldier, Held(start=1), GroundPlace(2)) == commands.ShiftRider(1, 2)
    building = replace(view, stage=Stage.BUILDING)
    settlement = command_at(building, Held(Build.SETTLEMENT), CornerPlace(free))
    assert settlement == commands.BuildSettlement(free)
    trade = command_at(building, Held(give=Good.ORE), SupplyPlace(Good.WOOD))
    assert trade == commands.TradeWithSupply(Good.ORE, Good.WOOD)
    for place in (RoadPlace(3), CornerPlace(free), SeaPlace(3), HexPlace(3), HomePlace()):
        assert command_at(building, None, place) is None


def test_offers_without_legal_commands_are_empty() -> None:
    offers = Offers.of(seen(empty(), 0).board, (), None)
    assert not offers.is_anywhere
    assert offers.pieces == offers.payments == frozenset()


def test_keys_walk_through_legal_places_sector_by_sector(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(empty(), PUBLIC))
    visited = []
    for _ in range(4):
        assert board.pointing.walk(1)
        visited.append(board.pointing.target)
    sectors = [sector_of(board.scene.view.board, place) for place in visited if place]
    assert sectors == sorted(sectors, key=str)
    assert board.pointing.enter()
    assert board.scene.view.stage is Stage.FORTS


@pytest.mark.parametrize("moves", [True, False])
def test_riders_walk_from_their_gathering_ground_and_end_at_their_places(
    moves: bool, qtbot: QtBot
) -> None:
    view = seen(middle())
    after = replace(
        view,
        gathered=put(view.gathered, 0, ()),
        waiting=put(view.waiting, 2, view.gathered[0]),
        entered=put(view.entered, view.board.sectors[0].way[0], ()),
        pirate=2,
    )
    scene = MapScene(view, LOOKS)
    pace = Pace(lambda ordinary: ordinary * moves, lambda ordinary: ordinary)
    difference = scene.show_position(after, LastMove())
    motions = map_motions(difference, scene, pace)
    for motion in motions:
        motion.show(0.0)
    item = scene.position.items["rider AssaultPlace", 2, 0]
    start = scene.layout.grounds[0] - scene.layout.waiting(2)[0]
    if moves:
        assert (item.pos() - start).manhattanLength() < 10
        assert max(motion.ends_after for motion in motions) == WALK
        assert scene.position.items["pirate", 0, 0].pos() != QPointF()
    for motion in motions:
        motion.show(1.0)
    assert item.pos() == QPointF()
    fresh = MapScene(after, LOOKS)
    assert scene.position.figures == fresh.position.figures
    assert len(scene.items()) == len(fresh.items())


def test_events_are_shown_at_their_places(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(rich(), MEI))
    road = commands.BuildRoad(3)
    assert board.sights.rooms_of_way(road)
    assert len(board.sights.way_marks(road, board.scene.view)) == 2
    assert board.sights.way_marks(commands.EndTurn(), board.scene.view) == {}
    assert board.sights.rooms_of_way(commands.EndTurn()) == []
    assert board.sights.offered_rooms()
    happened: list[events.Event] = [
        events.SettlementBuilt(MEI, 4),
        events.RiderDrawn(MEI, Numeral.I, told=()),
    ]
    assert len(board.sights.rooms_of(happened)) == 2
    assert len(board.sights.rooms_of([*happened, *happened])) == 2, "each place once"
    view = board.scene.view
    assert len(board.sights.flashes_of(happened, view, is_past=False)) == 2
    assert len(board.sights.flashes_of(happened, view, is_past=True)) == 1
    assert QRectF(board.sights.spot_of(HexPlace(1))).width() > 80


def test_names_grow_where_the_map_is_small() -> None:
    assert lettering_at(NAME, 1.0) == 1.0
    assert lettering_at(NAME, 0.64, 0.92) == 1.3
    assert lettering_at(NAME, 0.1) == 1.7


def test_the_frame_of_a_lesson_runs_through_no_number_and_no_name(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), MEI))
    signs, places = board.signs(), board.scene.view.board
    sections = map(SectionPlace, range(len(places.sectors)))
    framed: list[Place] = [*sections, GroundPlace(Numeral.II)]
    outlines = [QPainterPath() for _ in framed]
    for place, outline in zip(framed, outlines, strict=True):
        drawn = board.sights.outline_of(place).toFillPolygon()
        outline.addPolygon(QPolygonF(board.view.mapFromScene(drawn)))
    through, around = Frames(plain_looks(), board), Frames(plain_looks(), board, board.signs)
    for frames in (through, around):
        frames.frame(outlines)
    plates = [board.view.mapFromScene(board.scene.layout.plate(n)) for n in places.arrow_of]
    assert all(any(sign.contains(plate) for sign in signs) for plate in plates)
    assert any(painted(through, sign) for sign in signs), "sections begin at plates"
    assert not any(painted(around, sign) for sign in signs)


def test_a_section_is_framed_without_the_numbers_of_hexes(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), MEI))
    layout = board.scene.layout
    for sector in range(len(layout.board.sectors)):
        outline = board.sights.outline_of(SectionPlace(sector))
        assert all(outline.contains(socket) for socket in layout.sockets[sector])
        for at in layout.lands:
            assert not outline.intersects(centred(at, 2 * TOKEN, 2 * TOKEN))
