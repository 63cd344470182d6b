"""What a screen reader may say about the board."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.games.changcheng.commands import PlaceSingle, SwapWalls
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.games.changcheng.turn import Turn
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng import region_name, square_name
from changcheng_qt.ui.changcheng.pointer.hand import HeldBlock, Pile
from changcheng_qt.ui.changcheng.scene.descriptions import description_of
from changcheng_qt.ui.changcheng.scene.last_move import LastMove
from changcheng_qt.ui.changcheng.scene.projection import Key, project
from tests.ui.changcheng.board_table import Table, seat_at
from tests.ui.changcheng.positions import deciding, half_built, seen


def words(view: View) -> dict[Key, str]:
    return {key: description_of(f, view) for key, f in project(view, LastMove()).items()}


def test_everything_but_decoration_has_words() -> None:
    said = words(seen(half_built(), 0, {0: 3}))
    for kind, *_ in said:
        texts = [text for key, text in said.items() if key[0] == kind]
        decorates = kind in ("mount", "roller", "board", "paving", "seam", "rim")
        assert all(texts) is not decorates, kind
    assert said["block", 6, 0] == "Jiuquan 3/4, facing Torghut: Tower (Green)"
    assert said["block", 20, 0] == "Yulin 3/5, facing Kereit: Neutral single"
    assert said["province", 1, 0].startswith("Jiuquan: reputation 1, 2 of 4")
    assert "Violet" in said["card", 3, 7]
    assert "emperor" in said["emperor", 0, 0]


def test_threats_are_told_as_this_viewer_knows_them() -> None:
    said = words(seen(half_built(), 0, {0: 3}))
    assert [said["region", region, 0].partition(": ")[2] for region in (0, 1, 2, 4)] == [
        "threat −3, which only you have seen",
        "threat counter face down",
        "threat −4",
        "no threat counter",
    ]
    public = words(seen(half_built(), PUBLIC))
    assert public["region", 0, 0] == "Alasha: threat counter face down"


def test_items_carry_their_words_and_the_view_what_is_pointed_at(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    item = table.board.scene.position.items["block", 6, 0]
    assert item.property("description") == "Jiuquan 3/4, facing Torghut: Tower (Green)"
    assert table.board.view.accessibleName() == "Board"
    table.hand.pick(HeldBlock(Pile.SINGLE))
    wall = table.bridge.view.wall
    squares = [command.square for command in table.bridge.legal if type(command) is PlaceSingle]
    said = {f"Single: {square_name(wall, square)}" for square in squares}
    assert pointed_by_keys(table) == said


def test_keys_say_every_wall_that_may_be_swapped(qtbot: QtBot) -> None:
    """The first wall is no command yet, but has to be told by its place and its owner."""
    table = seat_at(qtbot, deciding(ActionCard.MANDARIN))
    starts = {s for c in table.legal(SwapWalls) for s in (c.here, c.there)}
    first = pointed_by_keys(table)
    assert len(first) == len(starts) > 3
    assert all("facing" in said and "(" in said for said in first)
    table.key(Qt.Key.Key_Return)
    assert all(said.startswith("Swap ") for said in pointed_by_keys(table))


def test_keys_say_every_look_that_is_offered(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(turn=Turn(0, looks=(0, 1), action_done=True)))
    wall, peeks = table.bridge.view.wall, table.board.play.offers.peeks
    assert peeks
    assert pointed_by_keys(table) == {f"Peek at {region_name(wall, region)}" for region in peeks}


def pointed_by_keys(table: Table) -> set[str]:
    """What the view says first of all that keys walk through."""
    said = set()
    for _ in range(40):
        table.key(Qt.Key.Key_Right)
        said.add(table.board.view.accessibleDescription().partition("\n")[0])
    return said
