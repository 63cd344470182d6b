"""The texts of the map: notes next to the pointer, and the places for screen readers."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import BEGINNERS, USUAL, Help
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules.advice import numbered
from changcheng_qt.titles.riders.rules.commands import EndTurn, Refusal
from changcheng_qt.titles.riders.rules.forecast import ways_at
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.places import (
    AssaultPlace,
    CornerPlace,
    DicePlace,
    HexPlace,
    RoadPlace,
    SectionPlace,
    SupplyPlace,
)
from changcheng_qt.titles.riders.table.accessible.things import MapThings
from changcheng_qt.titles.riders.table.board.notes import MapSays
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.painting.numbers import TO_RANK
from changcheng_qt.titles.riders.table.pointer.targets import Held, held_prompt
from changcheng_qt.titles.riders.table.scene.marks import GlowMark, SiteMark
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.titles.riders.words.aid import seven_text
from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from tests.titles.riders.rules.scene import B, C, fixture, with_building, with_roads
from tests.titles.riders.rules.test_advice import founding
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
from tests.titles.riders.table.positions import middle


def says_of(board: MapBoard) -> MapSays:
    says = board.notes._says  # noqa: SLF001 - the text that a person reads
    assert isinstance(says, MapSays)
    return says


def test_a_slip_has_the_state_of_a_place_and_the_line_that_a_road_makes(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(rich(), MEI))
    hover(board, targets(board, RoadPlace)[0])
    note, _ = says_of(board).slip()
    assert note.title[:1].isupper()
    assert "No road." in note.sentences
    assert any(line.startswith("Your longest line: ") for line in note.sentences)


def test_a_line_names_and_lights_the_building_that_cuts_it(
    qtbot: QtBot, languages: Languages
) -> None:
    languages.install("en")
    state = with_roads(fixture(), B, "4.mountains5.NE", "4.mountains5.SE", "4.hills4.NE")
    board = board_of(qtbot, bridge_at(with_building(state, C, "4.mountains5.SE"), 0))
    roads, corners = state.setup.board.road_of, state.setup.board.corner_of
    hover(board, RoadPlace(roads["4.mountains5.NE"]))
    note, _ = says_of(board).slip()
    assert any(line.startswith("Claire cuts the line here: ") for line in note.sentences)
    cut = GlowMark(CornerPlace(corners["4.mountains5.SE"]))
    assert cut in board.scene.marks.figures.values()


@pytest.mark.parametrize("help", [BEGINNERS, USUAL])
def test_corners_of_the_founding_show_pips_and_beginners_the_best_of_them(
    help: Help, qtbot: QtBot
) -> None:
    bridge = bridge_at(founding(), 0)
    bridge.change_help(help, agreed=range(4))
    board = board_of(qtbot, bridge)
    shown = [one for one in board.scene.marks.figures.values() if isinstance(one, SiteMark)]
    free = {place.number for place in corners(board)}
    best = set(numbered(board.scene.view, tuple(free)))
    assert {one.corner for one in shown} >= best
    assert {one.corner for one in shown if not one.rank} <= best < free, "70 would hide the map"
    assert all(one.ways == ways_at(board.scene.view, one.corner) for one in shown)
    is_helped = help is BEGINNERS
    assert sorted(one.rank for one in shown if one.rank) == [1, 2, 3] * is_helped
    place = CornerPlace(max(shown, key=lambda one: (one.rank == 1, one.ways)).corner)
    hover(board, place)
    note, _ = says_of(board).slip()
    assert any("number 1: " in line for line in note.sentences) is is_helped


def test_the_corners_near_the_pointer_have_their_pips_too(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(founding(), 0))

    def shown() -> set[int]:
        found = board.scene.marks.figures.values()
        return {one.corner for one in found if isinstance(one, SiteMark)}

    best, free = shown(), {place.number for place in corners(board)}
    plain = next(iter(sorted(free - best)))
    hover(board, CornerPlace(plain))
    near = {plain, *board.scene.view.board.neighbours[plain]} & free
    assert shown() >= best | near
    assert shown() < free
    board.pointing.hover(None)
    assert shown() == best


def test_a_rank_is_a_part_of_its_corner(qtbot: QtBot) -> None:
    """It is painted next to the corner, over a road or a hex: a click on it founds there too."""
    bridge = bridge_at(founding(), 0)
    bridge.change_help(BEGINNERS, agreed=range(4))
    board = board_of(qtbot, bridge)
    layout = board.scene.layout
    for site in board.play.offers.best:
        rank = layout.corners[site.corner] + TO_RANK * layout.sign_growth
        found = board.pointing._ground.target_at(PointerPlace(rank, QPointF()))  # noqa: SLF001 - there
        assert found == CornerPlace(site.corner)


def test_the_best_corners_have_no_ranks_while_a_hint_marks_its_own(qtbot: QtBot) -> None:
    bridge = bridge_at(founding(), 0)
    bridge.change_help(BEGINNERS, agreed=range(4))
    board = board_of(qtbot, bridge)

    def ranks() -> set[int]:
        shown = board.scene.marks.figures.values()
        return {one.rank for one in shown if isinstance(one, SiteMark)}

    board.show_way(bridge.legal[:1])
    assert ranks() == {0}
    board.show_way(())
    assert ranks() == {0, 1, 2, 3}


def test_corners_have_no_pips_while_no_settlement_is_held(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(rich(), MEI))
    assert not any(isinstance(one, SiteMark) for one in board.scene.marks.figures.values())
    board.play._hand.pick(Held(piece=Build.SETTLEMENT))  # noqa: SLF001 - as the tray does
    shown = [one for one in board.scene.marks.figures.values() if isinstance(one, SiteMark)]
    assert {one.corner for one in shown} == {place.number for place in corners(board)}


def corners(board: MapBoard) -> list[CornerPlace]:
    return [place for place in board.play.offers.targets if isinstance(place, CornerPlace)]


def test_a_place_without_an_action_has_a_slip_once_it_is_clicked(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), 0))
    hover(board, SectionPlace(1))
    assert says_of(board).subject() is None
    click(board, SectionPlace(1))
    note, about = says_of(board).slip()
    assert says_of(board).subject() is not None
    assert note.title == "Yanmen Pass"
    assert "Held by Mei." in note.sentences
    assert about.around.isValid()
    assert says_of(board).spoken(is_missed=False)[0] == note.title


def test_a_refused_place_says_why(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(rich(), MEI))
    board.pointing._hand.pick(Held(Build.CITY))  # noqa: SLF001 - shared with the tray
    hover(board, CornerPlace(board.scene.view.board.sectors[0].fort))
    note, _ = says_of(board).slip()
    assert note.sentences == ("You have no settlement here.",)


def test_a_click_that_does_nothing_tells_what_the_held_piece_needs(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(rich(), MEI))
    board.pointing._hand.pick(Held(Build.CITY))  # noqa: SLF001 - shared with the tray
    board.pointing.hover(None)
    says, needed = says_of(board), held_prompt(Held(Build.CITY))
    assert says.plain(is_missed=True).sentences == (needed,)
    assert says.spoken(is_missed=True) == [needed]
    assert not says.plain(is_missed=False).sentences
    assert says.spoken(is_missed=False) == []


def test_a_city_draws_a_rider_and_a_good_begins_a_trade(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(rich(), MEI))
    city = next(place for place in targets(board, CornerPlace) if is_city(board, place))
    hover(board, city)
    assert "Then a rider is drawn." in says_of(board).slip()[0].sentences
    hover(board, SupplyPlace(Good.CLAY))
    assert held_prompt(Held(get=Good.CLAY)) in says_of(board).slip()[0].sentences


def test_screen_readers_find_every_place_in_a_sector_or_on_the_map(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), 0))
    things = MapThings(board.scene, board.play, board.sights)
    found = [*things.on_board()]
    for thing in things.on_board():
        inside = things.inside(thing)
        assert all(things.around(one) == thing for one in inside)
        assert bool(inside) == isinstance(thing, AssaultPlace)
        found += inside
    assert set(found) == set(board.scene.hit_map.all_places)
    assert len(found) == len(set(found))
    for thing in found:
        assert things.name_of(thing)
        assert things.at(board.scene.hit_map.middle(thing)) == thing
        assert things.room_of(thing).isValid()


def test_screen_readers_learn_the_effect_of_a_press(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(rich(), MEI))
    things = MapThings(board.scene, board.play, board.sights)
    road = targets(board, RoadPlace)[0]
    assert things.prospect(road)[0].startswith("Road: ")
    assert things.meant_by(road) == things.target_of(road) == road
    assert things.meant_by(HexPlace(0)) is None
    assert things.prospect(HexPlace(0)) == []
    assert things.explained(HexPlace(0))
    assert things.refused(Refusal.ROAD_TAKEN)
    click(board, SupplyPlace(Good.CLAY))
    assert things.is_chosen(SupplyPlace(Good.CLAY))


def test_screen_readers_are_told_the_aid_that_a_click_shows(qtbot: QtBot) -> None:
    bridge = bridge_at(rich(), MEI)
    board = board_of(qtbot, bridge)
    things = MapThings(board.scene, board.play, board.sights)
    aid = seven_text(board.scene.view)
    assert aid
    assert aid not in things.explained(DicePlace())
    bridge.change_help(BEGINNERS, range(4))
    assert aid in things.explained(DicePlace())


def test_a_note_asked_for_by_keys_goes_with_the_target(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), PUBLIC))
    board.pointing.walk_to(HexPlace(3))
    assert board.pointing.enter()
    (note,) = board.findChildren(HoverNote)
    assert note.isVisible()
    board.point_at_nothing()
    assert not note.isVisible()
    assert board.pointing.walked_to is None


def test_only_where_there_may_be_more_to_do_the_end_of_the_turn_can_be_warned_of() -> None:
    assert bridge_at(rich(), MEI).endings == [EndTurn()]
    assert not bridge_at(founding(), MEI).endings
