"""The map for those who do not see it: a tree of places that can be asked, pressed and heard."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.games.china.game import CHINA
from changcheng_qt.games.china.pieces import Colour
from changcheng_qt.ui.accessible.board_actions import FOCUS, PRESS, BoardActions
from changcheng_qt.ui.accessible.board_tree import BoardTree, SpokenPlace
from changcheng_qt.ui.board.pointer_modes import PointerMode, PointerPlace
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.china.accessible.asked import MapAsked
from changcheng_qt.ui.china.accessible.things import MapThings, name_of
from changcheng_qt.ui.china.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    RoadPlace,
    TownPlace,
)
from changcheng_qt.ui.china.pointer.hand import Held
from changcheng_qt.ui.china.scene.marks import Piece
from tests.games.china.scene import Scene, X, Y, Z, lay
from tests.ui.china.map_table import MapTable, table_of

HOUSE, EMISSARY = Held(Piece.HOUSE), Held(Piece.EMISSARY)


class Answers:
    """What a view asks, answered by what is pointed at."""

    def __init__(self, table: MapTable) -> None:
        self._pointing = table.pointing

    def press(self, place: PointerPlace, event: QMouseEvent) -> PointerMode | None:
        return self._pointing.press(place, event)

    def hover(self, place: PointerPlace | None) -> None:
        self._pointing.hover(place)

    def click(self, place: PointerPlace) -> None:
        self._pointing.explain(place)

    def press_key(self, event: object) -> bool:
        return False

    def make_room(self) -> None:
        pass

    def paint_table(self, painter: QPainter, rect: QRectF) -> None:
        pass


@dataclass
class Heard:
    """A map with its tree, and all that was answered."""

    table: MapTable
    window: QWidget
    tree: BoardTree[Place]
    answers: list[str]

    def place(self, thing: Place) -> SpokenPlace[Place]:
        around = self.tree.things.around(thing)
        if around is None:
            return next(place for place in self.tree.places if place.thing == thing)
        inside = self.tree.inside(self.place(around))
        return next(place for place in inside if place.thing == thing)

    def prospect(self, thing: Place) -> str:
        return self.tree.actions.prospect(thing)

    def do(self, action: str, thing: Place) -> None:
        self.tree.actions.do(action, thing)


def heard_at(qtbot: QtBot, scene: Scene) -> Heard:
    table, answers = table_of(scene), list[str]()
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1200, 800)
    view = ZoomView(table.scene, table.scene.sprites, Answers(table), window)
    view.setGeometry(window.rect())
    view.follow(table.scene.room, 1.0)
    window.show()
    asked = MapAsked(table.scene, table.play)
    actions = BoardActions(view, table.pointing, asked)
    actions.answered.connect(answers.append)
    tree = BoardTree(view, table.pointing, table.play, MapThings(table.scene), actions)
    return Heard(table, window, tree, answers)


def some_scene() -> Scene:
    houses = {"luoyang": Y, "wan": X, "chen": X, "linzi": Z}
    return lay("red red purple", houses=houses, courts={"wei": {Y: 1}}, fortified="wan")


def test_everything_on_the_map_is_found_once_and_lies_where_it_is_said_to(qtbot: QtBot) -> None:
    heard = heard_at(qtbot, some_scene())
    tops = heard.tree.places
    found = [place.thing for top in tops for place in (top, *heard.tree.inside(top))]
    board = heard.table.board
    count = len(board.regions) * 2 + len(board.spaces) + len(board.alliances) + len(board.roads)
    assert len(found) == len(set(found)) == count
    for top in tops:
        for inside in heard.tree.inside(top):
            assert heard.tree.around(inside) is top
    whole = heard.table.scene.room
    assert all(whole.contains(heard.tree.things.room_of(thing).center()) for thing in found)
    middle = heard.table.scene.hit_map.middle
    pressed = [thing for thing in found if not isinstance(thing, RoadPlace)]
    assert all(heard.tree.things.at(middle(thing)) == thing for thing in pressed)


def test_names_say_what_stands_there_by_the_colours_of_seats() -> None:
    scene = some_scene()
    view = CHINA.view(scene.state, CHINA.unknowing(), PUBLIC)
    board = scene.board
    town = {name: TownPlace(number) for name, number in board.space_numbers.items()}
    region = board.region_numbers
    named: dict[Place, str] = {
        town["luoyang"]: "Luoyang (Wei): house, Green",
        town["wan"]: "Wan (Chu): house on a fortification, Blue",
        town["ji"]: "Ji (Yan): empty",
        CourtPlace(region["wei"]): "Court of Wei: Green 1; full",
        CourtPlace(region["qi"]): "Court of Qi: empty, room for 1",
        RegionPlace(region["chu"]): "Chu: 2 of 8 towns built, Blue 2",
        RegionPlace(region["yan"]): "Yan: no houses in 6 towns",
    }
    assert {thing: name_of(thing, view) for thing in named} == named
    alliances = [name_of(AlliancePlace(number), view) for number in range(len(board.alliances))]
    assert all("no points" in name for name in alliances)


def test_names_are_the_same_for_everybody() -> None:
    """Nothing on the map is secret: control of the leak tests, over every place."""
    scene = some_scene()
    views = [CHINA.view(scene.state, CHINA.unknowing(), one) for one in (PUBLIC, 0, EVERYONE)]
    board = scene.board
    things: list[Place] = [*map(TownPlace, range(len(board.spaces)))]
    things += [*map(CourtPlace, range(9)), *map(RegionPlace, range(9))]
    things += [*map(RoadPlace, range(len(board.roads))), *map(AlliancePlace, range(15))]
    for thing in things:
        assert len({name_of(thing, view) for view in views}) == 1


def test_a_press_builds_and_another_tells_why_not(qtbot: QtBot) -> None:
    heard = heard_at(qtbot, some_scene())
    table = heard.table
    taken, free = table.town("luoyang"), table.town("dai")
    table.hand.pick(HOUSE)
    heard.do(PRESS, taken)
    assert heard.answers == ["There is already a house on this space."]
    assert free in table.play.offers.targets
    heard.do(FOCUS, free)
    assert table.pointing.walked_to == free
    heard.do(PRESS, free)
    assert table.bridge.view.houses[free.space] == X


def test_what_is_read_aloud_of_a_legal_place_names_no_card(qtbot: QtBot) -> None:
    """The price tells of a hand; the room may listen."""
    heard = heard_at(qtbot, some_scene())
    table = heard.table
    table.hand.pick(HOUSE)
    for thing in table.play.offers.walk:
        said = heard.prospect(thing)
        assert said
        assert not any(colour.word in said.lower() for colour in Colour)
        assert "pair" not in said
    assert any("red" in table.play.label(place) for place in table.play.offers.targets)


def test_a_place_that_waits_for_its_cards_is_chosen(qtbot: QtBot) -> None:
    heard = heard_at(qtbot, some_scene())
    table = heard.table
    table.hand.pick(HOUSE)
    waits = next(iter(table.play.offers.starts))
    assert heard.prospect(waits) == "Choose the cards to pay with."
    heard.do(PRESS, waits)
    assert heard.tree.actions.is_chosen(waits)
    assert not heard.answers


def test_with_an_emissary_a_town_means_the_court_of_its_region(qtbot: QtBot) -> None:
    heard = heard_at(qtbot, lay("red purple purple", houses={"wan": X}))
    heard.table.hand.pick(EMISSARY)
    for thing in (heard.table.town("chen"), heard.table.court("chu")):
        assert heard.prospect(thing) == "Send an emissary."
    heard.do(PRESS, heard.table.town("chen"))
    chu = heard.table.board.region_numbers["chu"]
    assert heard.table.bridge.view.courts[chu][X] == 1


def test_with_empty_hands_a_press_explains(qtbot: QtBot) -> None:
    scene = lay("red red purple", houses={"wan": X, "luoyang": Y}, courts={"chu": {X: 1}})
    heard = heard_at(qtbot, scene)
    table = heard.table
    heard.do(PRESS, table.town("wan"))
    assert heard.answers[-1].startswith("Wan (Chu): house, Blue. Roads lead to ")
    heard.do(PRESS, table.court("chu"))
    assert "Alliance" in heard.answers[-1]
    heard.do(PRESS, RegionPlace(table.board.region_numbers["chu"]))
    assert "would score now: Blue " in heard.answers[-1]
    heard.do(PRESS, AlliancePlace(0))
    assert heard.answers[-1].startswith("Alliance 1 ")


def test_roads_can_only_be_read(qtbot: QtBot) -> None:
    heard = heard_at(qtbot, some_scene())
    road = next(n for n, ends in enumerate(heard.table.board.roads) if set(ends) == _ends(heard))
    assert heard.tree.actions.possible(RoadPlace(road)) == []
    assert heard.tree.things.role_of(RoadPlace(road)) is QAccessible.Role.StaticText
    assert "houses of Blue" in heard.tree.things.name_of(RoadPlace(road))


def test_a_house_that_fills_a_region_is_told_to_score_it(qtbot: QtBot) -> None:
    scene = lay("orange orange red", houses={"yan": {Z: 5}})
    heard = heard_at(qtbot, scene)
    heard.table.hand.pick(HOUSE)
    [last] = scene.state.free_in(scene.board.region_numbers["yan"])
    said = heard.prospect(TownPlace(last))
    assert said == "Build a house. Fills Yan, so its houses will be scored."


def test_who_asked_before_is_told_what_is_called_otherwise(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = heard_at(qtbot, some_scene())
    dai = heard.table.town("dai")
    assert [place.name for place in heard.tree.places]
    place = heard.place(dai)
    happened: list[object] = []
    monkeypatch.setattr(
        "changcheng_qt.ui.accessible.board_tree._happened",
        lambda thing, event: happened.append((getattr(thing, "thing", None), event)),
    )
    heard.table.hand.pick(HOUSE)
    heard.table.pointing.choose(dai)
    assert (dai, QAccessible.Event.NameChanged) in happened
    assert "house" in place.name


def _ends(heard: Heard) -> set[int]:
    """The two ends of a road whose houses are of one seat."""
    view = heard.table.bridge.view
    return next(
        {one, other}
        for one, other in view.board.roads
        if view.houses[one] is not None and view.houses[one] == view.houses[other]
    )
