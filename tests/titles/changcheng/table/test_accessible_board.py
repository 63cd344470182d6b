"""The board for those who do not see it: a tree of places that can be asked, pressed and heard."""

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle, PlayCard
from changcheng_qt.titles.changcheng.rules.events import (
    DoublePlaced,
    Peeked,
    SinglePlaced,
    ThreatRemoved,
    WallsSwapped,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.table.accessible.actions import PEEK, TELL
from changcheng_qt.titles.changcheng.table.accessible.names import name_of
from changcheng_qt.titles.changcheng.table.pointer.aiming import anything_at
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import Offers, SquareTarget
from changcheng_qt.ui.accessible.board_actions import FOCUS, PRESS
from tests.effort import by_night, effort
from tests.titles.changcheng.table.board_table import seen_at
from tests.titles.changcheng.table.hearing import Listened
from tests.titles.changcheng.table.positions import deciding, extended, half_built

SINGLE = HeldBlock(Pile.SINGLE)


def listened(qtbot: QtBot, **changes: object) -> Listened:
    return Listened(seen_at(qtbot, half_built(**changes)))  # type: ignore[arg-type]


def test_deeds_go_by_the_names_that_qt_has_for_them() -> None:
    assert QAccessibleActionInterface.pressAction() == PRESS
    assert QAccessibleActionInterface.setFocusAction() == FOCUS


def test_the_tree_holds_provinces_with_their_squares_and_cards_and_then_regions(
    qtbot: QtBot,
) -> None:
    board = listened(qtbot).board
    view = board.interface.object()
    assert board.name == "Board"
    names = [node.name.partition(":")[0] for node in board.children]
    assert names[:2] == ["Dunhuang", "Jiuquan"]
    assert names[6:] == ["Alasha", "Torghut", "Khoshut", "Naiman", "Kereit", "Ordos"]
    assert [node.name for node in board.children[1].children] == [
        "Jiuquan, square 1 of 4, facing Alasha: Wall (Blue)",
        "Jiuquan, square 2 of 4, facing Torghut: reserved, Green",
        "Jiuquan, square 3 of 4, facing Torghut: Tower (Green)",
        "Jiuquan, square 4 of 4, facing Torghut: reserved, Green",
        "Jiuquan: face-down card, Red",
        "Jiuquan: face-down card, Blue",
    ]
    assert board.children[0].children[-1].name == "Dunhuang: emperor card"
    for node in board.walk():
        for number, child in enumerate(node.children):
            assert child.interface.parent().object() is node.interface.object()
            assert node.interface.indexOfChild(child.interface) == number
        assert node.interface.indexOfChild(board.interface) == -1
        assert node.interface.child(len(node.children)) is None
        assert node.interface.object() is view or node.interface.rect().width() > 20


def test_the_place_at_a_pixel_is_found(qtbot: QtBot) -> None:
    heard = listened(qtbot)
    leaves = [node for node in heard.board.walk() if "facing" in node.name]
    for node in leaves:
        middle = node.interface.rect().center()
        found = heard.board.interface.childAt(middle.x(), middle.y())
        assert found.object() is node.interface.object()
    corner = heard.table.board.view.mapToGlobal(QPoint(1, 1))
    assert heard.board.interface.childAt(corner.x(), corner.y()) is None
    assert heard.board.interface.childAt(-5, -5) is None
    spot = heard.find("Alasha").interface.rect()
    found = heard.board.interface.childAt(spot.center().x(), spot.top() + 12)
    assert found.text(QAccessible.Text.Name).startswith("Alasha")


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(half_built(), id="two", marks=by_night),
        pytest.param(extended(half_built()), id="three"),
    ],
)
def test_a_screen_reader_names_what_a_click_would_hit_at_every_pixel(
    qtbot: QtBot, state: State
) -> None:
    heard = Listened(seen_at(qtbot, state))
    board = heard.table.board
    port, scene = board.view.viewport(), board.scene
    told = set()
    for x in range(0, port.width(), effort(sample=13, nightly=9)):
        for y in range(0, port.height(), effort(sample=7, nightly=5)):
            point = board.view.mapToScene(QPoint(x, y))
            hit = anything_at(scene.on_painting(point), scene.hit_map, scene.view, Offers())
            pixel = port.mapToGlobal(QPoint(x, y))
            found = heard.board.interface.childAt(pixel.x(), pixel.y())
            if hit is None or found is None:
                assert hit is found, (x, y)
                continue
            told.add(hit)
            assert found.text(QAccessible.Text.Name) == name_of(hit, scene.view), (x, y)
    assert {SquareTarget(square) for square in scene.view.wall.squares} <= told


def test_a_place_says_what_can_be_done_there_and_what_that_sets_off(qtbot: QtBot) -> None:
    heard = listened(qtbot)
    square = heard.find("Ningxia, square 4 of 5")
    assert not square.state.selectable
    assert not square.description
    heard.table.hand.pick(SINGLE)
    assert square.state.selectable
    assert square.description == (
        "Wall: Ningxia, square 4 of 5, facing Naiman "
        "Ningxia: worth 7; majority: you, Claire. Naiman: would lose: Claire. "
        "Completes Ningxia, so it will be scored."
    )
    assert not heard.find("Ningxia, square 5 of 5").state.selectable


def test_a_press_is_a_click(qtbot: QtBot) -> None:
    heard = listened(qtbot)
    heard.table.hand.pick(SINGLE)
    heard.find("Jiuquan, square 2 of 4").do(PRESS)
    assert heard.table.happened(SinglePlaced) == SinglePlaced(0, 5)
    assert (
        heard.find("Jiuquan, square 2 of 4").name
        == "Jiuquan, square 2 of 4, facing Torghut: Wall (Red)"
    )
    assert heard.told == []


def test_a_press_out_of_sight_brings_the_place_there_first(qtbot: QtBot) -> None:
    heard = Listened(seen_at(qtbot, extended(half_built()), size=(500, 420)))
    heard.table.hand.pick(SINGLE)
    heard.table.board.view.zoom_by(6)
    hidden = [node for node in heard.board.walk() if node.state.offscreen and node.state.selectable]
    assert hidden
    square = hidden[-1]
    square.do(PRESS)
    assert heard.table.happened(SinglePlaced)
    assert not square.state.offscreen


def test_a_forbidden_press_shows_the_reason(qtbot: QtBot) -> None:
    heard = listened(qtbot)
    heard.table.hand.pick(SINGLE)
    heard.find("Jiuquan, square 1 of 4").do(PRESS)
    assert heard.table.events == []
    assert heard.told == ["This square is occupied."]


def test_a_double_is_pressed_half_by_half(qtbot: QtBot) -> None:
    heard = listened(qtbot)
    heard.table.hand.pick(HeldBlock(Pile.DOUBLE))
    first, second = heard.find("Zhangye, square 4 of 5"), heard.find("Zhangye, square 5 of 5")
    first.do(PRESS)
    if not heard.table.events:
        assert first.state.selected
        assert not second.state.selected
        assert second.description.startswith("Double: ")
        second.do(PRESS)
    assert isinstance(heard.table.happened(DoublePlaced), DoublePlaced)


def test_cards_walls_regions_and_ends_are_pressed_likewise(qtbot: QtBot) -> None:
    heard = listened(qtbot)
    hand = heard.table.bridge.view.private(0).hand
    heard.table.hand.pick(HeldCard(hand[0]))
    heard.find("Yan'an:").do(PRESS)
    assert len(heard.table.events) == 1
    assert heard.find("Yan'an: face-down card, Red")

    heard = Listened(seen_at(qtbot, deciding(ActionCard.MANDARIN)))
    walls = [node for node in heard.board.walk() if node.state.selectable]
    walls[0].do(PRESS)
    assert heard.find(walls[0].name).state.selected
    next(node for node in heard.board.walk() if node.state.selectable).do(PRESS)
    assert isinstance(heard.table.happened(WallsSwapped), WallsSwapped)

    heard = Listened(seen_at(qtbot, deciding(ActionCard.TRAITOR)))
    region = next(node for node in heard.board.children if node.state.selectable)
    region.do(PRESS)
    assert isinstance(heard.table.happened(ThreatRemoved), ThreatRemoved)


def test_a_look_has_a_name_of_its_own_and_is_spoken_once(qtbot: QtBot) -> None:
    heard = listened(qtbot, turned_up=frozenset())
    heard.table.bridge.submit(PlaceSingle(11))
    heard.table.events.clear()
    (region,) = (node for node in heard.board.walk() if PEEK in node.deeds)
    actions = region.interface.actionInterface()
    assert actions.localizedActionName(PEEK) == "Peek at Khoshut"
    assert "undo a peek" in actions.localizedActionDescription(PEEK)
    region.do(PRESS)
    assert heard.table.events == [], "a press is no look"
    region.do(PEEK)
    value = heard.table.happened(Peeked).value
    assert heard.told == [f"Khoshut: threat −{value}, seen by you"]
    assert heard.table.board.look.shown is None
    assert region.name == "Khoshut: face-down threat counter, seen by you"
    assert region.deeds == [PRESS, FOCUS, TELL]
    region.do(PEEK)
    assert len(heard.told) == 1, "there is nothing to look at any more"


def test_secrets_of_the_viewer_are_spoken_on_request(qtbot: QtBot) -> None:
    heard = listened(qtbot)
    cards = [node for node in heard.board.walk() if "face-down card" in node.name]
    own = [node for node in cards if TELL in node.deeds]
    assert [node.name.rpartition(" ")[2] for node in own] == ["Red", "Red"]
    for node in own:
        node.do(TELL)
    assert heard.told == ["Jiuquan: Flood, Red", "Zhangye: Builder, Red"]
    heard.table.bridge.look_as(PUBLIC)
    assert not any(TELL in node.deeds for node in heard.board.walk())


def test_everyone_hears_all_of_it(qtbot: QtBot) -> None:
    heard = Listened(seen_at(qtbot, half_built(over=True), EVERYONE))
    assert heard.find("Jiuquan: Flood, Red")
    assert heard.find("Alasha: threat −")
    assert not any(TELL in node.deeds for node in heard.board.walk())


def test_the_held_key_is_heard_as_long_as_it_shows(qtbot: QtBot) -> None:
    heard = listened(qtbot, turned_up=frozenset())
    heard.table.bridge.submit(PlaceSingle(11))
    heard.table.board.peek_key.begin()
    qtbot.waitUntil(lambda: bool(heard.told))
    assert heard.table.board.look.shown
    heard.table.board.peek_key.end()
    assert heard.table.board.look.shown is None
    assert len(heard.told) == 1


def test_keys_are_where_they_have_walked_to(qtbot: QtBot) -> None:
    heard = listened(qtbot)
    assert heard.board.interface.focusChild() is None
    heard.table.hand.pick(SINGLE)
    heard.table.key(Qt.Key.Key_Right)
    heard.table.key(Qt.Key.Key_Right)
    focused = [node for node in heard.board.walk() if node.state.focused]
    assert heard.board.interface.focusChild().object() is focused[-1].interface.object()
    assert focused[-1].description.startswith("Wall: ")
    far = heard.find("Yan'an, square 3 of 3")
    far.do(FOCUS)
    assert far.state.focused
    heard.table.key(Qt.Key.Key_Return)
    assert isinstance(heard.table.happened(SinglePlaced), SinglePlaced)


def test_a_table_that_takes_no_commands_takes_none_from_here(qtbot: QtBot) -> None:
    """Behind the gate, or while a seat looks at its notes."""
    heard = listened(qtbot, turned_up=frozenset())
    heard.table.bridge.submit(PlaceSingle(11))
    heard.table.events.clear()
    heard.table.hand.pick(SINGLE)
    heard.table.bridge.take_commands(takes_commands=False)
    for node in heard.board.walk():
        assert not node.state.selectable
        assert PEEK not in node.deeds
        if PRESS in node.deeds:
            node.do(PRESS)
    assert heard.table.events == []


def test_a_listener_hears_of_new_removed_and_renamed_places(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listened(qtbot)
    list(heard.board.walk())
    happened: list[tuple[str, QAccessible.Event]] = []
    monkeypatch.setattr(
        "changcheng_qt.ui.accessible.board_tree._happened",
        lambda thing, event: happened.append((type(thing).__name__, event)),
    )
    heard.table.bridge.submit(PlaceSingle(11))
    events = [event for _, event in happened]
    assert events.count(QAccessible.Event.NameChanged) == 2, "a square and its province"
    assert QAccessible.Event.ObjectReorder not in events
    heard.table.bridge.undo()
    happened.clear()
    heard.table.bridge.submit(PlayCard(heard.table.bridge.view.private(0).hand[0], 5))
    assert ("ZoomView", QAccessible.Event.ObjectReorder) in happened
    card = heard.find("Yan'an: face-down card")
    happened.clear()
    heard.table.bridge.undo()
    assert ("ZoomView", QAccessible.Event.ObjectReorder) in happened
    assert not card.name
    assert card.state.invalid
    assert card.deeds == []
    assert card.interface.rect().isNull()


def test_a_switch_of_language_renames_everything(qtbot: QtBot) -> None:
    heard = listened(qtbot)
    before = [node.name for node in heard.board.walk()]
    heard.table.board.retranslate()
    assert [node.name for node in heard.board.walk()] == before


def test_interfaces_go_with_their_board(qtbot: QtBot) -> None:
    heard = listened(qtbot)
    interfaces = [node.interface for node in heard.board.walk()]
    assert all(shiboken6.isValid(interface) for interface in interfaces)
    heard.table.board.view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not any(shiboken6.isValid(interface) for interface in interfaces)
