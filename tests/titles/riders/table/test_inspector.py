"""The side panel's part about the place under the pointer."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.engine.tuples import put
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.places import Place
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels.inspector import Inspector
from changcheng_qt.titles.riders.words.sights import Sight
from changcheng_qt.titles.riders.words.told import sight_of
from changcheng_qt.ui.looks.appearance import Appearance, Looks
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from screens.windows import load_fonts
from tests.titles.riders.table.corner import match_of, play_until
from tests.titles.riders.table.map_board import MEI, bridge_at
from tests.titles.riders.table.positions import middle, seen
from tests.ui.reading.inked import Ink, inking
from tests.ui.shop import settle

ROOM = 288
"""The width of a heading in the side panel of a window of 1280 x 800."""


def everywhere(view: View) -> Iterator[Place]:
    board = view.board
    yield from map(places.CornerPlace, range(board.corners))
    yield from map(places.RoadPlace, range(board.roads))
    yield from map(places.HexPlace, range(len(board.lands)))
    yield from map(places.SectionPlace, range(len(board.sectors)))
    yield from map(places.SeaPlace, range(len(board.seas)))
    yield from map(places.HarbourPlace, range(len(board.harbours)))
    yield from map(places.GroundPlace, range(len(board.grounds)))


def all_sights() -> list[Sight]:
    view = seen(middle(), 0)
    players = [Player(f"P{seat}", HUMAN) for seat in range(view.seats)]
    return [sight_of(place, view, players) for place in everywhere(view)]


def cut_titles(room: int) -> set[str]:
    """The headings that are cut at a width in pixels."""
    load_fonts()
    heading = Heading(Appearance(Looks()))
    heading.resize(room, heading.sizeHint().height())
    with inking() as ink:
        for sight in all_sights():
            heading.set_title(sight.short_heading)
            heading.grab()
    return ink.cut


@pytest.mark.parametrize("code", ["en", "fr", "it", "zh_CN", "zh_TW"])
def test_the_heading_of_every_place_is_whole(languages: Languages, qtbot: QtBot, code: str) -> None:
    languages.install(code)
    assert cut_titles(ROOM) == set()


def test_in_a_third_of_the_room_headings_are_cut(languages: Languages, qtbot: QtBot) -> None:
    languages.install("it")
    assert len(cut_titles(ROOM // 3)) > 5


def test_somebody_who_cannot_see_the_place_hears_where_it_is() -> None:
    sights = [one for one in all_sights() if one.short]
    assert len({one.sentences[0] for one in sights}) == len(sights)
    assert len({one.short_heading for one in sights}) < len(sights)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_note_has_the_room_of_rows_that_a_place_does_not_need(qtbot: QtBot, scale: float) -> None:
    """The height of both together is the same for every place."""
    bridge = MatchBridge(play_until(match_of(), lambda one: one.turn.number > 9))
    bridge.look_as(0)
    looks = Appearance(Looks(scale=scale))
    inspector = Inspector(bridge, looks)
    qtbot.addWidget(inspector)
    inspector.show()
    heights, notes = {inspector.sizeHint().height()}, dict[int, int]()
    for place in everywhere(bridge.view):
        inspector.look_at(place)
        settle()
        heights.add(inspector.sizeHint().height())
        used = sum(not row[0].isHidden() for row in inspector.rows)
        notes[used] = inspector.note.sizeHint().height()
        assert not any(row[0].text() for row in inspector.rows if row[0].isHidden())
    assert len(heights) == 1
    assert notes[0] > notes[2] > notes[4]


def test_while_a_question_is_asked_the_panel_stays_and_is_empty(qtbot: QtBot) -> None:
    inspector = Inspector(bridge_at(middle(), MEI), Appearance(Looks()))
    qtbot.addWidget(inspector)
    inspector.show()
    inspector.look_at(places.SeatPlace(MEI))
    settle()
    with inking() as ink:
        inspector.grab()
    assert len(texts_of(ink)) > 1
    height = inspector.sizeHint().height()
    inspector.conceal(True)
    inspector.look_at(places.SeatPlace(0))
    settle()
    with inking() as concealed:
        inspector.grab()
    assert texts_of(concealed) <= {"Board"}
    assert (inspector.isVisible(), inspector.sizeHint().height()) == (True, height)
    inspector.conceal(False)
    assert inspector.rows[0][0].isVisible()


def texts_of(ink: Ink) -> set[str]:
    """All that was painted as text."""
    return {text for places in ink.places.values() for text, _ in places}


def test_notes_in_chinese_have_no_space_between_them(languages: Languages, qtbot: QtBot) -> None:
    languages.install("zh_TW")
    bridge = bridge_at(middle(), MEI)
    inspector = Inspector(bridge, Appearance(Looks()))
    qtbot.addWidget(inspector)
    roads = bridge.view.roads
    inspector.look_at(places.RoadPlace(next(n for n, owner in enumerate(roads) if owner == MEI)))
    assert inspector.note.text().count("。") > 1
    assert " " not in inspector.note.text()


@pytest.mark.parametrize("code", ["en", "fr", "it", "zh_CN", "zh_TW"])
@pytest.mark.parametrize(("scale", "width"), [(1.0, 314), (1.0, 292), (2.0, 537), (2.0, 430)])
def test_a_hand_that_is_too_long_for_one_line_has_two(
    languages: Languages, qtbot: QtBot, code: str, scale: float, width: int
) -> None:
    """In the side panel of each window, with the interface as it is and twice as large."""
    load_fonts()
    languages.install(code)
    state = middle()
    bridge = bridge_at(replace(state, hands=put(state.hands, MEI, (1, 2, 1, 1, 2))), MEI)
    inspector = Inspector(bridge, Appearance(Looks(scale=scale)))
    qtbot.addWidget(inspector)
    inspector.resize(width, 400)
    inspector.show()
    heights = {inspector.sizeHint().height()}
    inspector.look_at(places.SeatPlace(MEI))
    settle()
    heights.add(inspector.sizeHint().height())
    cards = inspector.rows[1][0]
    with inking() as ink:
        cards.grab()
    assert cards.text()
    assert not ink.cut
    assert len(heights) == 1


@pytest.mark.parametrize("code", ["en", "fr", "it", "zh_TW"])
@pytest.mark.parametrize("seat", range(4))
def test_the_yields_of_a_seat_are_whole_in_a_large_interface(
    languages: Languages, qtbot: QtBot, code: str, seat: int
) -> None:
    load_fonts()
    languages.install(code)
    inspector = Inspector(bridge_at(middle(), MEI), Appearance(Looks(scale=2.0)))
    qtbot.addWidget(inspector)
    inspector.resize(430, 600)
    inspector.show()
    inspector.look_at(places.SeatPlace(seat))
    settle()
    with inking() as ink:
        inspector.note.grab()
    assert inspector.note.text()
    assert not ink.cut
