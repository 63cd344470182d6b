"""The map for those who do not see it: a tree of places that can be asked, pressed and heard."""

from dataclasses import dataclass

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.table.accessible.names import name_of
from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    RoadPlace,
    TownPlace,
)
from changcheng_qt.titles.china.table.pointer.hand import Hand, Held
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.ui.accessible.board_actions import FOCUS, PRESS
from changcheng_qt.ui.accessible.board_tree import BoardTree, SpokenPlace
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.titles.china.rules.scene import Scene, X, Y, Z, lay
from tests.titles.china.table.map_table import bridge_at

HOUSE, EMISSARY = Held(Piece.HOUSE), Held(Piece.EMISSARY)


@dataclass
class Heard:
    """A board with its tree, and all that was answered."""

    board: MapBoard
    bridge: MatchBridge
    hand: Hand
    answers: list[str]

    @property
    def tree(self) -> BoardTree[Place]:
        return self.board.tree

    @property
    def map(self) -> Board:
        return self.bridge.view.board  # type: ignore[no-any-return]

    def town(self, name: str) -> TownPlace:
        return TownPlace(self.map.space_numbers[name])

    def court(self, name: str) -> CourtPlace:
        return CourtPlace(self.map.region_numbers[name])

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
    bridge, hand, answers = bridge_at(scene), Hand(), list[str]()
    board = MapBoard(bridge, hand, Appearance(Looks(motion=MotionSpeed.NONE)))
    qtbot.addWidget(board)
    board.resize(1200, 800)
    board.show()
    board.tree.actions.answered.connect(answers.append)
    return Heard(board, bridge, hand, answers)


def some_scene() -> Scene:
    houses = {"luoyang": Y, "wan": X, "chen": X, "linzi": Z}
    return lay("red red purple", houses=houses, courts={"wei": {Y: 1}}, fortified="wan")


def test_everything_on_the_map_is_found_once_in_the_place_that_it_names(qtbot: QtBot) -> None:
    heard = heard_at(qtbot, some_scene())
    tops = heard.tree.places
    found = [place.thing for top in tops for place in (top, *heard.tree.inside(top))]
    board = heard.map
    count = len(board.regions) * 2 + len(board.spaces) + len(board.alliances) + len(board.roads)
    assert len(found) == len(set(found)) == count
    for top in tops:
        for inside in heard.tree.inside(top):
            assert heard.tree.around(inside) is top
    whole = heard.board.scene.room
    assert all(whole.contains(heard.tree.things.room_of(thing).center()) for thing in found)
    middle = heard.board.scene.hit_map.middle
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
    taken, free = heard.town("luoyang"), heard.town("dai")
    heard.hand.pick(HOUSE)
    heard.do(PRESS, taken)
    assert heard.answers == ["There is already a house in this town."]
    assert free in heard.board.play.offers.targets
    heard.do(FOCUS, free)
    assert heard.board.pointing.walked_to == free
    heard.do(PRESS, free)
    assert heard.bridge.view.houses[free.space] == X


def test_the_text_read_aloud_about_a_legal_place_names_no_card(qtbot: QtBot) -> None:
    """The price tells of a hand; the room may listen."""
    heard = heard_at(qtbot, some_scene())
    heard.hand.pick(HOUSE)
    for thing in heard.board.play.offers.walk:
        said = heard.prospect(thing)
        assert said
        assert not any(colour.word in said.lower() for colour in Colour)
        assert "pair" not in said
        heard.do(FOCUS, thing)
        described = heard.board.view.accessibleDescription()
        assert said in described
        assert "pair" not in described
        assert " card" not in described.replace("Choose the cards", "")
    assert any("red" in heard.board.play.label(place) for place in heard.board.play.offers.targets)


def test_a_place_that_waits_for_its_cards_is_chosen(qtbot: QtBot) -> None:
    heard = heard_at(qtbot, some_scene())
    heard.hand.pick(HOUSE)
    waits = next(iter(heard.board.play.offers.starts))
    assert heard.prospect(waits) == "Choose the cards to pay with: they glow in your hand."
    heard.do(PRESS, waits)
    assert heard.tree.actions.is_chosen(waits)
    assert not heard.answers


def test_with_an_emissary_a_town_means_the_court_of_its_region(qtbot: QtBot) -> None:
    heard = heard_at(qtbot, lay("red purple purple", houses={"wan": X}))
    heard.hand.pick(EMISSARY)
    for thing in (heard.town("chen"), heard.court("chu")):
        assert heard.prospect(thing) == "Send an emissary."
    heard.do(PRESS, heard.town("chen"))
    chu = heard.map.region_numbers["chu"]
    assert heard.bridge.view.courts[chu][X] == 1


def test_with_empty_hands_a_press_explains(qtbot: QtBot) -> None:
    scene = lay("red red purple", houses={"wan": X, "luoyang": Y}, courts={"chu": {X: 1}})
    heard = heard_at(qtbot, scene)
    heard.do(PRESS, heard.town("wan"))
    assert heard.answers[-1].startswith("Wan (Chu): house, Blue. Roads lead to ")
    heard.do(PRESS, heard.court("chu"))
    assert "Alliance" in heard.answers[-1]
    heard.do(PRESS, RegionPlace(heard.map.region_numbers["chu"]))
    assert "would score now: Blue " in heard.answers[-1]
    heard.do(PRESS, AlliancePlace(0))
    assert heard.answers[-1].startswith("Alliance 1 ")


def test_roads_can_only_be_read(qtbot: QtBot) -> None:
    heard = heard_at(qtbot, some_scene())
    road = next(n for n, ends in enumerate(heard.map.roads) if set(ends) == _ends(heard))
    assert heard.tree.actions.possible(RoadPlace(road)) == []
    assert heard.tree.things.role_of(RoadPlace(road)) is QAccessible.Role.StaticText
    assert "houses of Blue" in heard.tree.things.name_of(RoadPlace(road))


def test_a_house_that_fills_a_region_is_said_to_score_it(qtbot: QtBot) -> None:
    scene = lay("orange orange red", houses={"yan": {Z: 5}})
    heard = heard_at(qtbot, scene)
    heard.hand.pick(HOUSE)
    [last] = scene.state.free_in(scene.board.region_numbers["yan"])
    said = heard.prospect(TownPlace(last))
    assert said == "Build a house. Fills Yan, so its houses will be scored."


def test_a_listener_hears_of_renamed_places(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = heard_at(qtbot, some_scene())
    dai = heard.town("dai")
    assert [place.name for place in heard.tree.places]
    place = heard.place(dai)
    happened: list[object] = []
    monkeypatch.setattr(
        "changcheng_qt.ui.accessible.board_tree._happened",
        lambda thing, event: happened.append((getattr(thing, "thing", None), event)),
    )
    heard.hand.pick(HOUSE)
    heard.board.pointing.choose(dai)
    assert (dai, QAccessible.Event.NameChanged) in happened
    assert "house" in place.name


def _ends(heard: Heard) -> set[int]:
    """The two ends of a road whose houses are of one seat."""
    view = heard.bridge.view
    return next(
        {one, other}
        for one, other in view.board.roads
        if view.houses[one] is not None and view.houses[one] == view.houses[other]
    )
