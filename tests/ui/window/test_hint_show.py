"""The hint on the table: its panel keeps off its subject, marks the thing pointed at, is operated
by keys, read aloud, and closed; H asks for it, and says why there is none.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.i18n.telling import Line
from changcheng_qt.ui.flow.hints import Stage
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.widgets.overlay_panel import SHADOW, NumberDisc
from changcheng_qt.ui.widgets.scroll_areas import TallScroll
from changcheng_qt.ui.window.hint_panel import HintPanel
from changcheng_qt.verdicts.reasons import Reason, Way
from tests.toy.rules import Refused
from tests.toy.table import ToyControls
from tests.ui.shop import Shop, settle

HINTS = Help(hints=True)
BEST = Way("work", reasons=(Reason(Refused.NOT_NOW, None, 2.0, (60, 40)),))
ALIKE = Way("ask 1", 0.2)
WORSE = Way("end", 4.0, is_equal=False)


def panel_of(shop: Shop) -> HintPanel:
    panel = shop.window.findChild(HintPanel)
    assert panel is not None
    return panel


def controls_of(shop: Shop) -> ToyControls:
    return shop.title.controls


def hinted(shop: Shop, *ways: Way, kinds: str = "hb") -> HintPanel:
    """Ask for a hint in a window that is seen, and return the panel."""
    shop.play(kinds, help=HINTS)
    shop.window.show()
    settle()
    shop.window.table_actions["hint"].trigger()
    shop.adviser.answer(*(ways or (BEST, ALIKE, WORSE)))
    settle()
    return panel_of(shop)


def test_a_hint_says_each_way_its_worth_and_the_reason(shop: Shop) -> None:
    panel = hinted(shop)
    assert panel.isVisible()
    assert [row.accessibleName() for row in panel.rows] == [
        "do work, seen by 0. 2.0 here",
        "do ask 1, seen by 0. about as good.",
        "3. do end, seen by 0. 4.0 points less. No single reason.",
    ]
    assert panel.note.text() == "I rate the first two equal."
    assert [disc.number for disc in panel.findChildren(NumberDisc)] == [None, None, 3]
    shares = [row.bar.share for row in panel.rows]
    assert shares[0] == shares[1] == 1
    assert shares[2] == pytest.approx(0.5)


def test_games_won_are_shown_where_a_title_counts_them(shop: Shop) -> None:
    ways = (
        replace(BEST, wins=34.4),
        replace(ALIKE, wins=33.9),
        replace(WORSE, wins=24.4, behind=10.0),
    )
    panel = hinted(shop, *ways)
    assert [row.worth.text() for row in panel.rows] == [
        "wins 34 in 100",
        "about as good",
        "wins 24 in 100",
    ]
    assert panel.rows[2].bar.share == pytest.approx(0.5), "10 games matter as much as 4 points"


def test_ways_that_are_alike_are_said_to_be(shop: Shop) -> None:
    panel = hinted(shop, BEST, ALIKE, ALIKE)
    assert panel.note.text() == "I see no difference between these."
    assert not any(row.worth.isVisible() for row in panel.rows)


def test_the_only_way_is_said_to_be(shop: Shop) -> None:
    panel = hinted(shop, Way("work"))
    assert panel.note.text() == "I see nothing else here to compare it with."


def test_while_it_is_thought_about_the_panel_says_so(shop: Shop) -> None:
    shop.play("hb", help=HINTS)
    shop.window.show()
    shop.window.table_actions["hint"].trigger()
    panel = panel_of(shop)
    assert (panel.isVisible(), panel.note.text(), panel.rows) == (True, "Thinking…", [])
    shop.adviser.fail()
    assert panel.note.text() == "No hint was found. Close this and try again."


def test_the_move_pointed_at_is_marked_by_keys_and_pointer(shop: Shop) -> None:
    panel = hinted(shop)
    controls = controls_of(shop)
    assert panel.rows[0].hasFocus()
    assert controls.asked[-1] == ("way", "work")
    QTest.keyClick(panel.rows[0], Qt.Key.Key_Down)
    assert controls.asked[-1] == ("way", "ask 1")
    last = panel.rows[2]
    QTest.mouseMove(last, QPoint(5, 5))
    QApplication.processEvents()
    assert controls.asked[-1] == ("way", "end")
    QTest.mouseMove(panel, QPoint(2, 2))
    QApplication.processEvents()
    assert controls.asked[-1] == ("way", "ask 1")
    assert shop.flow
    shop.flow.hints.put_away()
    assert controls.asked[-1] == ("way",)


def test_both_parts_of_an_action_are_marked(shop: Shop) -> None:
    hinted(shop, replace(BEST, then="ask 1"), ALIKE)
    assert controls_of(shop).asked[-1] == ("way", "work", "ask 1")


def test_to_point_plays_nothing(shop: Shop) -> None:
    panel = hinted(shop)
    for row in panel.rows:
        row.click()
        QTest.keyClick(row, Qt.Key.Key_Return)
    assert shop.bridge is not None
    assert shop.bridge.step_count == 0


def test_escape_its_button_and_its_key_put_it_away(shop: Shop) -> None:
    panel = hinted(shop)
    QTest.keyClick(panel.rows[0], Qt.Key.Key_Escape)
    assert panel.isHidden()
    shop.window.table_actions["hint"].trigger()
    assert len(panel.rows) == 3
    panel.close_button.click()
    assert panel.isHidden()
    shop.window.table_actions["hint"].trigger()
    shop.window.table_actions["hint"].trigger()
    assert panel.isHidden()


def test_playing_on_wipes_it(shop: Shop) -> None:
    panel = hinted(shop)
    rows = panel.rows
    shop.submit("work")
    assert (panel.isHidden(), panel.rows, panel.note.text()) == (True, [], "")
    assert all(row.accessibleName() == "" for row in rows)


def test_a_hint_that_comes_too_late_shows_nothing(shop: Shop) -> None:
    shop.play("hb", help=HINTS)
    shop.window.show()
    shop.window.table_actions["hint"].trigger()
    shop.submit("work")
    shop.adviser.answer(BEST, WORSE)
    assert panel_of(shop).isHidden()


def test_where_there_is_none_the_action_tells_why(shop: Shop) -> None:
    shop.play("hb", help=PURISTS)
    actions = shop.window.table_actions
    assert actions["hint"].isEnabled()
    assert actions.refusal("hint") == "no: no_hints"
    actions["hint"].trigger()
    assert shop.window.table.toast.text == "no: no_hints"
    assert panel_of(shop).isHidden()


def test_the_bar_has_a_button_where_hints_are_given_and_nowhere_else(shop: Shop) -> None:
    shop.window.show()
    button = shop.window.table.bar.button("hint")
    assert button.isHidden(), "the start page"
    shop.play("hb", help=HINTS)
    assert shop.flow is not None
    shop.flow.lift_gate()
    assert not button.isHidden()
    button.click()
    assert shop.flow.hints.stage is Stage.THINKING
    for kinds, help in (("hb", PURISTS), ("bb", HINTS)):
        shop.play(kinds, help=help)
        assert button.isHidden(), f"{kinds} {help}"
    shop.play("hb", help=HINTS)
    shop.window.show_start(can_resume=False)
    assert button.isHidden()


def test_over_the_public_view_the_own_one_is_asked_for_first(shop: Shop) -> None:
    shop.play("hh", help=HINTS)
    assert shop.flow is not None
    shop.flow.lift_gate()
    shop.submit("ask 1")
    actions = shop.window.table_actions
    assert actions.refusal("hint") == "For a hint, look at your own notes first."
    shop.flow.look_at_notes(1)
    shop.flow.lift_gate()
    assert actions.refusal("hint") == ""
    actions["hint"].trigger()
    assert shop.flow.hints.stage is Stage.THINKING


def test_behind_the_gate_nobody_can_ask_for_it(shop: Shop) -> None:
    shop.play("hh", help=HINTS)
    assert not shop.window.table_actions["hint"].isEnabled()


@pytest.mark.parametrize("size", [(800, 600), (1024, 720), (1280, 800)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_board_is_fitted_into_what_the_panel_leaves_of_it(
    shop: Shop, size: tuple[int, int], scale: float
) -> None:
    shop.appearance.choose_scale(scale)
    shop.window.resize(*size)
    panel = hinted(shop)
    table = shop.window.table
    place, board = panel.geometry(), table.places().board
    assert table.rect().adjusted(0, 0, 20, 20).contains(place)
    hidden = place & board
    covered = controls_of(shop).covered["panel"]
    assert covered.left() + covered.right() == (0 if hidden.isEmpty() else hidden.width())
    assert hidden.width() < board.width() / 2
    assert not place.intersects(table.places().tray & board)
    shop.submit("work")
    assert controls_of(shop).covered["panel"].isNull()


def test_the_side_panel_ends_above_it_and_shows_a_part_that_asks(shop: Shop) -> None:
    """A button to press there would be under the hint."""
    panel = hinted(shop)
    side = shop.window.table.side
    area, sheet = side.findChild(QScrollArea), QPushButton()
    assert area is not None
    sheet.setMinimumHeight(area.height() - 40)
    side.insert(sheet)
    side.ask(sheet)
    settle()
    foot = sheet.mapTo(shop.window.table, sheet.rect().bottomLeft()).y()
    assert foot < panel.geometry().top() + shop.appearance.px(SHADOW) < side.geometry().bottom()
    shop.submit("work")
    settle()
    assert area.geometry().bottom() == side.rect().bottom()


def test_it_leaves_the_parts_of_the_side_panel_in_sight_while_one_asks(shop: Shop) -> None:
    """The rows of the players too, above the sheet that asks; the hint scrolls then."""
    panel = hinted(shop)
    side, whole = shop.window.table.side, panel.height()
    area, sheet = side.findChild(QScrollArea), QPushButton()
    assert area is not None
    above = shop.window.table.parts
    assert above is not None
    rows = above.side[0].height()
    sheet.setMinimumHeight(side.height() - rows - whole + 60)
    side.insert(sheet)
    settle()
    assert panel.height() == whole
    side.ask(sheet)
    settle()
    assert area.verticalScrollBar().maximum() == 0
    assert 0 < panel.height() < whole
    side.ask(None)
    settle()
    assert panel.height() == whole


def test_in_a_narrow_window_hint_and_drawer_take_turns(shop: Shop) -> None:
    """The drawer returns after the hint while something asks there."""
    shop.window.resize(800, 600)
    panel, table = hinted(shop), shop.window.table
    assert table.parts is not None
    asks, (part,) = table.parts.side_asks, table.parts.side
    assert not table.side.isVisible()
    asks.say(part)
    assert (panel.isVisible(), table.side.isVisible()) == (False, True)
    shop.window.table_actions["hint"].trigger()
    assert (panel.isVisible(), table.side.isVisible()) == (True, False)
    panel.closed.emit()
    assert (panel.isVisible(), table.side.isVisible()) == (False, True)
    asks.say(None)
    shop.window.table_actions["hint"].trigger()
    panel.closed.emit()
    assert not table.side.isVisible(), "nobody opened it"


def test_a_hint_that_was_put_away_opens_no_drawer_when_it_is_found(shop: Shop) -> None:
    """The drawer takes its place while it is thought of; then the person closes that too."""
    shop.window.resize(800, 600)
    shop.play("hb", help=HINTS)
    shop.window.show()
    settle()
    table = shop.window.table
    assert table.parts is not None
    table.parts.side_asks.say(table.parts.side[0])
    shop.window.table_actions["hint"].trigger()
    table.show_side(shown=True)
    table.show_side(shown=False)
    shop.adviser.answer(BEST, ALIKE, WORSE)
    assert not table.side.isVisible()


def test_marked_places_are_scrolled_into_sight_again_after_a_resize(
    shop: Shop,
) -> None:
    panel = hinted(shop)
    panel.rows[0].setFocus()
    controls = controls_of(shop)
    assert controls.asked[-1] == ("way", "work")
    controls.asked.clear()
    shop.window.resize(800, 600)
    settle()
    assert ("way", "work") in controls.asked
    panel.close_button.setFocus()
    controls.asked.clear()
    shop.window.resize(1024, 720)
    settle()
    assert controls.asked == []


def test_the_frame_of_a_way_is_apart_from_the_bar_that_scrolls_them(shop: Shop) -> None:
    shop.appearance.choose_scale(2.0)
    shop.window.resize(800, 600)
    panel = hinted(shop, BEST, *(WORSE for _ in range(6)))
    area = panel.findChild(TallScroll)
    assert area is not None
    bar = area.verticalScrollBar()
    assert bar.isVisible()
    right = max(row.mapTo(area, QPoint(row.width(), 0)).x() for row in panel.rows)
    assert bar.mapTo(area, QPoint(0, 0)).x() - right >= shop.appearance.px(6)


def test_of_a_way_higher_than_its_room_the_beginning_is_seen(shop: Shop) -> None:
    panel = hinted(shop)
    area = panel.findChild(TallScroll)
    assert area is not None
    area.setMaximumHeight(panel.rows[0].height() // 2)
    settle()
    for row in (panel.rows[0], panel.rows[-1]):
        row.setFocus()
        settle()
        assert row.mapTo(area.viewport(), QPoint()).y() == 0


def test_it_keeps_off_another_panel(shop: Shop) -> None:
    panel = hinted(shop)
    before = QRect(panel.geometry())
    assert shop.window.table.parts is not None
    other = shop.window.table.parts.overlays[0]
    other.setGeometry(before)
    other.show()
    other.setGeometry(before)
    panel.place(shop.window.table.places().table, shop.window.table.places().board)
    assert not panel.geometry().intersects(before)


def test_it_is_said_again_in_another_language(shop: Shop) -> None:
    panel = hinted(shop)
    before = panel.rows
    shop.window.retranslate()
    assert panel.rows != before
    assert len(panel.rows) == 3


def test_a_taken_hint_is_listed_in_the_chronicle(shop: Shop) -> None:
    hinted(shop)
    told = [entry.line.text for entry in shop.window.table.chronicle.entries]
    assert any("hint" in text for text in told)


@pytest.mark.parametrize("drawer", [0, 560])
@pytest.mark.parametrize("is_one_event", [False, True])
def test_the_slip_hides_where_panel_or_drawer_leave_no_room_for_a_line(
    shop: Shop, drawer: int, is_one_event: bool
) -> None:
    """Its last word, about the chronicle, is no news; and all of it would cover the board."""
    shop.play("hbb")
    slip, board = shop.window.table.fittings.round_slip, QRect(0, 40, 700, 400)
    rooms = [QRect(0, 0, 420, 60)]
    slip.share_board(lambda: rooms, None)
    slip.keep_clear(QMargins(0, 0, 560 - drawer, 0))
    slip.place(board, drawer)
    said = [StoryEntry(Line("Luca built walls in Yanmen and Suide."), colour="red")] * 2
    for _ in range(2):
        slip.show_entries(said, is_one_event=is_one_event)
        assert slip.isHidden()
    slip.keep_clear(QMargins())
    slip.place(board)
    assert slip.isVisible()
    rooms[:] = [QRect(0, 0, 240, 400)]
    slip.keep_clear(QMargins(0, 0, 400, 0))
    slip.place(board)
    assert slip.isVisible(), "there is room"
    assert slip.geometry().right() <= board.right() - 400
