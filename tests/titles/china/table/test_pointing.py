"""The thing pointed at on the map, the effects of a click and a drag there, and where keys walk."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.china.rules.commands import PlaceHouse, Refusal, TakeOpenCard
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Options
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    Place,
    RegionPlace,
    TownPlace,
)
from changcheng_qt.titles.china.table.pointer.hand import Held
from changcheng_qt.titles.china.table.pointer.play import REFUSALS, why_not_held
from changcheng_qt.titles.china.table.scene.marks import (
    GhostMark,
    GlowMark,
    LitRoadMark,
    LitSealMark,
    OfferMark,
    OutlineMark,
    Piece,
)
from changcheng_qt.ui.pointer.keys import walk_towards
from tests.titles.china.rules.scene import X, Y, Z, cards, lay
from tests.titles.china.table.map_table import MapTable, table_of

HOUSE, EMISSARY = Held(Piece.HOUSE), Held(Piece.EMISSARY)
EAST, WEST, SOUTH = QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1)
REGIONS = ("yan", "zhao", "wei", "qin", "shu", "chu", "yue", "lu", "qi")


def first_turn() -> MapTable:
    return table_of(lay("red red purple"))


def a_town(places: Iterable[Place]) -> TownPlace:
    """The first town among some places."""
    return next(place for place in places if isinstance(place, TownPlace))


def test_a_click_builds_where_one_price_is_left(qtbot: QtBot) -> None:
    table = first_turn()
    assert not table.play.offers.walk, "nothing is held"
    table.hand.pick(HOUSE)
    target = a_town(table.play.offers.targets)
    table.hover(target)
    assert table.pointing.can_act
    table.pointing.choose(target)
    assert table.bridge.view.houses[target.space] == X
    assert table.hand.held is None, "the region was empty, so no second piece follows"


def test_where_several_prices_fit_the_cards_are_chosen_after_the_place(qtbot: QtBot) -> None:
    table = first_turn()
    table.hand.pick(HOUSE)
    target = a_town(table.play.offers.starts)
    table.pointing.choose(target)
    assert table.hand.held == Held(Piece.HOUSE, at=target)
    assert table.play.offers.ways == {(Colour.PURPLE,), (Colour.RED, Colour.RED)}
    marks = set(table.scene.marks.figures.values())
    assert {GlowMark(target), GhostMark(target, Piece.HOUSE, "blue")} <= marks
    table.play.hold(table.hand.held.with_card(Colour.RED, in_hand=2))
    assert table.bridge.view.houses[target.space] == X
    assert table.bridge.view.privates[0].hand == (Colour.PURPLE,)
    assert table.hand.held is None


def test_a_click_with_empty_hands_chooses_the_place_first(qtbot: QtBot) -> None:
    table = first_turn()
    table.hand.pick(HOUSE)
    town = a_town(table.play.offers.starts)
    table.hand.drop()
    table.hover(town)
    assert not table.pointing.can_act, "the map is not all gold"
    assert not [one for one in table.scene.marks.figures.values() if isinstance(one, OfferMark)]
    assert table.pointing.explain()
    assert table.hand.held == Held(Piece.HOUSE, at=town), "no emissary goes to an empty region"
    table.play.hold(table.hand.held.with_card(Colour.PURPLE, in_hand=1))
    assert table.bridge.view.houses[town.space] == X


def test_where_several_pieces_fit_the_piece_is_chosen_after_the_place(qtbot: QtBot) -> None:
    table = table_of(lay("red red purple", options=Options(fortifications=True)))
    table.hand.pick(HOUSE)
    town = a_town(table.play.offers.starts)
    table.hand.drop()
    table.hover(town)
    assert table.pointing.explain()
    assert table.hand.held == Held(at=town)
    assert table.play.offers.pieces == {Piece.HOUSE, Piece.FORTIFICATION}
    assert table.play.offers.allows(a_town(set(table.play.offers.starts) - {town})), "or another"
    table.play.hold(table.hand.held.with_piece(Piece.HOUSE))
    table.hand.step_back()
    assert table.hand.held == HOUSE
    table.hand.pick(Held(at=town))
    table.hand.step_back()
    assert table.hand.held is None


def test_a_click_where_nothing_fits_explains_the_place(qtbot: QtBot) -> None:
    table = first_turn()
    for place in (table.court("qin"), RegionPlace(0), AlliancePlace(0)):
        table.hover(place)
        assert table.pointing.explain()
        assert table.pointing.asked == place
        assert table.hand.held is None


def test_one_card_of_a_pair_means_both_only_once_a_place_was_chosen(qtbot: QtBot) -> None:
    table = first_turn()
    table.play.hold(Held(Piece.EMISSARY, (Colour.RED,)))
    assert table.hand.held == Held(Piece.EMISSARY, (Colour.RED,))
    table.play.hold(Held(Piece.HOUSE, (Colour.RED,)))
    assert table.hand.held == Held(Piece.HOUSE, (Colour.RED,))
    assert not table.play.offers.starts
    table.hand.pick(HOUSE)
    chosen = a_town(table.play.offers.starts)
    table.pointing.choose(chosen)
    table.play.hold(Held(Piece.HOUSE, (Colour.PURPLE,), chosen))
    assert table.bridge.view.privates[0].hand == (Colour.RED, Colour.RED)


def test_stepping_back_forgets_the_place_before_the_piece(qtbot: QtBot) -> None:
    table = first_turn()
    table.hand.pick(HOUSE)
    table.pointing.choose(a_town(table.play.offers.starts))
    table.hand.step_back()
    assert table.hand.held == HOUSE
    table.hand.step_back()
    assert table.hand.held is None
    table.play.hold(Held())
    assert table.hand.held is None


def test_a_drag_builds_or_waits_for_the_cards_and_else_drops_the_piece(qtbot: QtBot) -> None:
    table = first_turn()
    table.hand.pick(HOUSE)
    waits = a_town(table.play.offers.starts)
    table.drag_to(waits)
    assert table.hand.held == Held(Piece.HOUSE, at=waits)
    table.hand.pick(HOUSE)
    table.drag_to(AlliancePlace(0))
    assert table.hand.held is None
    table.hand.pick(HOUSE)
    target = a_town(table.play.offers.targets)
    table.drag_to(target)
    assert table.bridge.view.houses[target.space] == X


def test_a_held_piece_means_the_place_that_it_can_stand_on(qtbot: QtBot) -> None:
    table = table_of(lay("red red purple", houses={"luoyang": Y}))
    table.hand.pick(HOUSE)
    table.hover(table.town("luoyang"))
    assert table.pointing.reason is Refusal.SPACE_TAKEN
    beside = a_town(table.play.offers.targets)
    table.hover(beside, aside=35)
    assert table.pointing.target == beside, "let go beside a town it falls onto that"
    table.hand.pick(EMISSARY)
    table.hover(table.town("luoyang"))
    wei = table.board.region_of(table.town("luoyang").space)
    assert table.pointing.target == table.court(table.board.regions[wei].id)
    table.hand.drop()
    table.hover(RegionPlace(wei))
    assert table.pointing.target == RegionPlace(wei), "with empty hands all is pointed at"


def test_a_house_that_is_owed_is_in_the_hand(qtbot: QtBot) -> None:
    """A click on the fortification builds it: nothing else can be placed."""
    forts = Options(fortifications=True)
    table = table_of(lay("purple orange orange", houses={"chu": {Z: 1}}, options=forts))
    table.hand.pick(Held(Piece.FORTIFICATION, cards("orange orange")))
    ying = table.town("ying")
    assert table.play.choose(ying)
    assert table.hand.held == HOUSE
    assert table.play.offers.walk == (ying,)
    assert table.play.choose(ying)
    assert table.bridge.view.houses[ying.space] == X


def test_reasons_are_given_for_courts_and_to_the_deciding_seat_alone(qtbot: QtBot) -> None:
    scene = lay("yellow yellow red", houses={"linzi": X, "jimo": Y}, courts={"qi": {Z: 1}})
    table = table_of(scene)
    table.hand.pick(EMISSARY)
    table.hover(table.court("qi"))
    assert table.pointing.reason is Refusal.COURT_FULL
    others = table_of(scene, PUBLIC)
    others.hand.pick(EMISSARY)
    others.hover(others.court("qi"))
    assert others.pointing.reason is None
    assert not others.play.offers.legal
    assert not others.play.offers.ways


def test_a_house_in_a_line_lights_up_its_roads(qtbot: QtBot) -> None:
    """In the colour of its owner, no matter who points at it, and nothing next to the line."""
    towns = ("didao", "yong", "xianyang", "anyi")
    table = table_of(lay("red red purple", houses={**dict.fromkeys(towns, Y), "wan": Y}))

    def lit(town: str) -> list[str]:
        table.hover(table.town(town))
        marks = table.scene.marks.figures.values()
        roads = [mark for mark in marks if isinstance(mark, LitRoadMark)]
        assert all(mark.colour == table.bridge.view.colours[Y].value for mark in roads)
        numbers = [space for mark in roads for space in table.board.roads[mark.road]]
        return [table.board.spaces[number].id for number in numbers]

    assert Counter(lit("yong")) == Counter(lit("anyi")) == Counter((*towns, *towns[1:-1]))
    assert lit("wan") == lit("bodao") == []


def test_tray_buttons_tell_why_they_do_nothing(qtbot: QtBot) -> None:
    table = first_turn()
    view = table.bridge.view
    assert "no emissaries until" in why_not_held(table.bridge, view, EMISSARY)
    assert (
        REFUSALS.why_not(table.bridge, view, [TakeOpenCard(0)])
        == "First place a piece or swap a card."
    )
    crowded = lay(
        hand="red red purple",
        houses={region: {X: 1} for region in REGIONS},
        courts={region: {Y: 1} for region in REGIONS},
    )
    full = table_of(crowded, X)
    said = why_not_held(full.bridge, full.bridge.view, replace(EMISSARY, cards=cards("red")))
    assert said == "No court that you can pay for has room for an emissary.", "no single court"
    other = table_of(lay("red red purple"), 1)
    assert "Ada" in why_not_held(other.bridge, other.bridge.view, HOUSE)


def test_a_card_that_pays_for_no_second_piece_is_not_refused_for_a_town_that_is_taken(
    qtbot: QtBot,
) -> None:
    table = table_of(lay("red green purple", houses={"wei": {X: 2, Y: 2}}))
    region = table.board.region_numbers["wei"]
    free = [space for space in table.board.spaces_of[region] if not_built(table, space)]
    table.bridge.submit(PlaceHouse(free[0], None))
    view = table.bridge.view
    assert table.board.colour_of(region) is Colour.RED
    held = Held(cards=cards("purple"))
    assert why_not_held(table.bridge, view, held) == "You don't have two cards of this colour."
    asked = replace(HOUSE, cards=cards("purple"), at=TownPlace(free[0]))
    said = why_not_held(table.bridge, view, asked)
    assert said == "There is already a house in this town.", "this one was chosen"


def test_one_card_of_a_pair_is_refused_for_want_of_the_other(qtbot: QtBot) -> None:
    """Nothing was swapped, so nothing is said of that."""
    table = table_of(lay("green orange orange", houses={"zhao": {Y: 1}}))
    region = table.board.region_numbers["zhao"]
    free = [space for space in table.board.spaces_of[region] if not_built(table, space)]
    table.bridge.submit(PlaceHouse(free[0], None))
    held = replace(HOUSE, cards=cards("orange"))
    said = why_not_held(table.bridge, table.bridge.view, held)
    assert said == "Here this card alone isn't enough: choose both of the pair."


def not_built(table: MapTable, space: int) -> bool:
    """Whether a town is free."""
    return table.bridge.view.houses[space] is None


def test_marks_show_what_is_offered_what_would_stand_there_and_what_is_spoken_of(
    qtbot: QtBot,
) -> None:
    table = first_turn()
    colour = table.bridge.view.colours[X].value
    table.hand.pick(HOUSE)
    target = a_town(table.play.offers.targets)
    table.hover(target)
    marks = set(table.scene.marks.figures.values())
    assert GhostMark(target, Piece.HOUSE, colour) in marks
    assert sum(isinstance(mark, OfferMark) for mark in marks) == 56
    table.hand.drop()
    table.hover(AlliancePlace(0))
    one, other = table.board.alliances[0]
    marks = set(table.scene.marks.figures.values())
    assert marks == {LitSealMark(0), OutlineMark(one), OutlineMark(other)}
    table.hover(RegionPlace(2))
    table.pointing.light_up({("outline", 3, 0): OutlineMark(3)})
    assert {OutlineMark(3), OutlineMark(2)} == set(table.scene.marks.figures.values())
    table.pointing.light_up({})
    assert {OutlineMark(2)} == set(table.scene.marks.figures.values())


def test_arrows_walk_to_the_next_place_in_their_direction(qtbot: QtBot) -> None:
    table = first_turn()
    pointing, middle = table.pointing, table.scene.hit_map.middle
    table.hand.pick(Held(Piece.HOUSE, (Colour.RED,)))
    assert walk_towards(pointing, EAST)
    at = pointing.walked_to
    assert at is not None
    assert at == pointing.target
    assert at in table.play.offers.targets
    seen = {at}
    for direction in (EAST, WEST, SOUTH) * 12:
        before = pointing.walked_to
        assert before is not None
        if walk_towards(pointing, direction):
            now = pointing.walked_to
            assert now is not None
            assert QPointF.dotProduct(middle(now) - middle(before), direction) > 0
            seen.add(now)
        else:
            assert pointing.walked_to == before, "at an edge the keys stay"
    assert len(seen) > 4
    assert seen <= table.play.offers.targets.keys()


def test_every_place_that_is_offered_can_be_reached_by_arrows(qtbot: QtBot) -> None:
    table = first_turn()
    pointing = table.pointing
    table.hand.pick(HOUSE)
    reached = set[Place]()
    assert pointing.walk(1)
    waiting = [pointing.walked_to]
    while waiting:
        at = waiting.pop()
        assert at is not None
        if at in reached:
            continue
        reached.add(at)
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            pointing.walk_to(at)
            if walk_towards(pointing, QPointF(x, y)):
                waiting.append(pointing.walked_to)
    assert reached == set(table.play.offers.walk)


def test_other_keys_walk_in_the_order_of_reading(qtbot: QtBot) -> None:
    table = first_turn()
    pointing = table.pointing
    order = list[Place]()
    for _ in range(56 + 9 + 15):
        assert pointing.walk(1)
        assert pointing.walked_to is not None
        order.append(pointing.walked_to)
    assert len(set(order)) == len(order), "with nothing to do keys walk over all of the map"
    first, last = table.scene.hit_map.middle(order[0]), table.scene.hit_map.middle(order[-1])
    assert first.y() < last.y()
    assert pointing.is_at_end(1)
    assert pointing.enter(), "a house may stand there"
    assert table.hand.held is not None
    assert (table.hand.held.piece, table.hand.held.at) == (Piece.HOUSE, order[-1])
