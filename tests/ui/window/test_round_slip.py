"""The bots' last round next to the board: a line a turn, until one's own turn has begun."""

import pytest
from PySide6.QtCore import QMargins, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget

from changcheng_qt.i18n.telling import Line
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.panels.words import Words
from changcheng_qt.ui.seam.table import Told
from changcheng_qt.ui.window import round_slip
from changcheng_qt.ui.window.round import RoundShow
from changcheng_qt.ui.window.round_slip import RoundSlip
from changcheng_qt.ui.window.slip_lines import Form, SlipLines
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop, settle


@pytest.fixture
def game(shop: Shop) -> Shop:
    """One person's turn after those of two bots, a sentence each."""
    shop.title.tells_turns = True
    shop.play("hbb")
    shop.submit("end", "work", "end", "work", "work", "end")
    return shop


def slip_of(shop: Shop) -> RoundSlip:
    return shop.window.table.fittings.round_slip


def test_every_bot_has_a_line(game: Shop) -> None:
    slip = slip_of(game)
    assert slip.isVisible()
    assert slip.texts == ("work+end", "work+work+end")


def test_it_goes_with_the_first_own_step_for_this_turn(game: Shop) -> None:
    """It has been read, so an undo does not bring it back; the next round has its own."""
    slip = slip_of(game)
    game.submit("work")
    assert not slip.isVisible()
    assert game.bridge is not None
    assert game.bridge.undo()
    settle()
    assert not slip.isVisible()
    game.submit("work", "end", "end", "end")
    assert slip.texts == ("end", "end")


def test_a_click_takes_it_away_for_this_turn(game: Shop) -> None:
    slip = slip_of(game)
    QTest.mouseClick(slip, Qt.MouseButton.LeftButton)
    assert not slip.isVisible()
    game.window.table.arrange()
    assert not slip.isVisible()
    game.submit("work", "end", "end", "end")
    assert slip.texts == ("end", "end")


def test_a_cross_says_that_it_can_be_closed(game: Shop) -> None:
    slip = slip_of(game)
    (cross,) = slip.findChildren(QToolButton)
    assert cross.isVisible()
    assert cross.accessibleName() == "Close"
    assert slip.rect().contains(cross.geometry())
    cross.click()
    assert not slip.isVisible()


def test_it_is_hidden_while_something_else_is_shown(game: Shop) -> None:
    slip = slip_of(game)
    game.window.requests.busy_changed.emit(True)
    assert not slip.isVisible()
    game.window.requests.busy_changed.emit(False)
    assert slip.isVisible()
    show = game.window.match_show
    assert show is not None
    show.last_round.begin()
    assert not slip.isVisible()
    show.last_round.end()
    assert slip.isVisible()


@pytest.mark.parametrize("kinds", ["hh", "bb"])
def test_a_gate_tells_several_people_and_bots_alone_need_nothing(shop: Shop, kinds: str) -> None:
    shop.title.tells_turns = True
    shop.play(kinds)
    assert shop.flow is not None
    shop.flow.lift_gate()
    shop.submit("end", "work", "end")
    shop.flow.lift_gate()
    assert not slip_of(shop).isVisible()


@pytest.mark.parametrize("kinds", ["hh", "hb"])
def test_lines_about_an_event_stay_as_long_as_the_title_tells_it(shop: Shop, kinds: str) -> None:
    shop.title.just_told = told_of(1)
    shop.play(kinds)
    assert shop.flow is not None
    shop.flow.lift_gate()
    shop.submit("work")
    assert slip_of(shop).texts == ("Who got what", "two cards")
    shop.submit("work")
    assert slip_of(shop).isVisible()
    shop.title.just_told = None
    shop.submit("work")
    assert not slip_of(shop).isVisible()


def only_hide(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RoundShow, "_on_dismissed", lambda show: slip_of_show(show).hide())


def slip_of_show(show: RoundShow) -> RoundSlip:
    return show._slip  # noqa: SLF001 - the fault is inside


@with_and_without(only_hide)
def test_dismissed_lines_come_back_with_another_event_alone(
    shop: Shop, fault: Fault | None
) -> None:
    with planted(fault):
        shop.title.just_told = told_of(1)
        shop.play("hb")
        shop.submit("work")
        QTest.mouseClick(slip_of(shop), Qt.MouseButton.LeftButton)
        assert not slip_of(shop).isVisible()
        shop.submit("work")
        assert not slip_of(shop).isVisible()
        shop.title.just_told = told_of(2)
        shop.submit("work")
        assert slip_of(shop).isVisible()


def test_bots_that_play_out_the_game_tell_nothing(shop: Shop) -> None:
    shop.title.just_told, shop.title.notice = told_of(1), "Cards are given up."
    shop.play("bb")
    banners = shop.window.table.banners
    assert slip_of(shop).isVisible()
    assert "notice" in banners
    shop.window.table_actions["play_out"].trigger()
    assert not slip_of(shop).isVisible()
    assert "notice" not in banners
    assert shop.title.controls.has_left, "a note on the board goes too"
    shop.window.table_actions["play_out"].trigger()
    assert slip_of(shop).isVisible()
    assert "notice" in banners


def told_of(step: int) -> Told:
    return Told(step, [Line("Who got what"), Line("two cards", 1)])


def test_another_game_begins_without(game: Shop) -> None:
    game.play("hb")
    assert not slip_of(game).isVisible()


BOARD = QRect(0, 40, 700, 400)
LONG = "Luca built walls in Yanmen and Suide, and peeked at Tumed; Suide is complete, and so on."
TOLD = {"red": f"{LONG} {LONG}", "blue": "Mei passed."}
LINES = [StoryEntry(Line(text), colour=colour) for colour, text in TOLD.items()]


def below(end: int) -> QRect:
    return QRect(0, end, 2000, 2000)


@pytest.fixture
def slip(game: Shop) -> RoundSlip:
    """A slip with a sentence that needs two lines."""
    made = slip_of(game)
    made.share_board(tuple, None)
    made.show_entries(LINES)
    return made


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_stays_on_the_board_and_cuts_nothing(game: Shop, slip: RoundSlip, scale: float) -> None:
    game.appearance.choose_scale(scale)
    slip.place(BOARD)
    assert BOARD.contains(slip.geometry())
    for words in slip.findChildren(Words):
        if words.isVisible():
            assert words.height() >= words.heightForWidth(words.width())


@pytest.mark.parametrize("end", [250, 290, 310])
def test_it_is_below_all_that_is_to_be_read_set_smaller_where_there_is_little_room(
    game: Shop, slip: RoundSlip, end: int
) -> None:
    game.appearance.choose_scale(1.6)
    slip.place(BOARD)
    largest = slip.height()
    slip.share_board(lambda: [below(end)], None)
    slip.place(BOARD)
    assert BOARD.contains(slip.geometry())
    assert slip.geometry().top() >= BOARD.top() + end
    assert slip.height() < largest or end + largest < BOARD.height()
    assert all(words.font().pixelSize() >= 12 for words in slip.findChildren(Words))


def test_it_follows_a_board_that_ends_elsewhere(slip: RoundSlip) -> None:
    """As one does that is fitted again after the slip has come."""
    end, lines = [300], [StoryEntry(Line("Luca builds a wall in Wuwei.", 1), (), "red")] * 3
    slip.share_board(lambda: [below(end[0])], None)
    slip.show_entries(lines)
    slip.place(QRect(0, 0, 800, 420))
    high = slip.height()
    end[0] = 420 - high // 2
    assert slip.geometry().top() < end[0]
    slip.follow_board()
    settle()
    assert slip.geometry().top() >= end[0] or slip.height() < high


def test_where_there_is_no_room_for_all_the_latest_turns_stay_and_nothing_else_is_covered(
    game: Shop, slip: RoundSlip
) -> None:
    lines = [StoryEntry(Line(f"{number}. {LONG}"), colour="red") for number in range(3)]
    slip.share_board(lambda: [QRect(0, 0, 420, 400)], None)
    slip.show_entries(lines[:1])
    slip.place(BOARD)
    room = QRect(0, 0, 420, 2 * slip.height())
    slip.share_board(lambda: [room], None)
    slip.show_entries(lines)
    slip.place(BOARD)
    assert slip.texts == tuple(line.line.text for line in lines[-len(slip.texts) :])
    assert 0 < len(slip.texts) < len(lines)
    assert room.translated(BOARD.topLeft()).contains(slip.geometry())
    said = [words.text() for words in slip.findChildren(Words) if words.isVisible()]
    assert said[0] == "Earlier turns are in the chronicle."
    slip.share_board(tuple, None)
    slip.place(BOARD)
    assert len(slip.texts) == len(lines), "all come back with the room"
    assert not any("Earlier" in words.text() for words in slip.findChildren(Words) if _seen(words))


def test_a_turn_too_long_for_any_room_is_in_the_chronicle_alone(slip: RoundSlip) -> None:
    room = QRect(0, 0, 420, 60)
    slip.share_board(lambda: [room], None)
    slip.show_entries([StoryEntry(Line(f"{LONG} " * 9), colour="red")])
    slip.place(BOARD)
    assert room.translated(BOARD.topLeft()).contains(slip.geometry())
    said = [words.text() for words in slip.findChildren(Words) if _seen(words)]
    assert said == ["Earlier turns are in the chronicle."]


SHARES = [
    StoryEntry(Line("Who got what")),
    StoryEntry(Line("1 clay", 0), colour="red"),
    StoryEntry(Line("1 grain and 1 ore", 1), colour="blue"),
    StoryEntry(Line("2 wood", 2), colour="red"),
    StoryEntry(Line("2 wool", 3), colour="blue"),
]
"""The lines about one roll."""


def leave_out_the_oldest(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SlipLines, "forms", lambda lines: map(Form, range(len(SHARES))))


@pytest.mark.parametrize(("lines", "heading"), [(4, True), (3, True), (2, True), (1, False)])
@with_and_without(leave_out_the_oldest)
def test_lines_about_one_event_stay_together_in_columns_and_lose_their_heading_last(
    game: Shop, slip: RoundSlip, lines: int, heading: bool, fault: Fault | None
) -> None:
    slip.show_entries(SHARES[:1], is_one_event=True)
    slip.place(BOARD)
    one = slip.height()
    slip.show_entries(SHARES[:2], is_one_event=True)
    slip.place(BOARD)
    room = QRect(0, 0, 460, one + (lines - 1) * (slip.height() - one) + 6)
    slip.share_board(lambda: [room], None)
    with planted(fault):
        slip.show_entries(SHARES, is_one_event=True)
        slip.place(BOARD)
        texts = tuple(entry.line.text for entry in SHARES)
        assert slip.texts == (texts if heading else texts[1:])
        assert room.translated(BOARD.topLeft()).contains(slip.geometry())
        seen = [words for words in slip.findChildren(Words) if _seen(words)]
        assert [words.text() for words in seen] == list(slip.texts)
        for place, words in enumerate(seen):
            assert slip.rect().contains(words.geometry())
            assert words.height() >= words.heightForWidth(words.width())
            assert not any(words.geometry().intersects(other.geometry()) for other in seen[:place])
    slip.share_board(tuple, None)
    slip.place(BOARD)
    assert slip.texts[0] == "Who got what", "it comes back with the room"


def wrap_anywhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(round_slip, "_NARROWEST", 0)


@with_and_without(wrap_anywhere)
def test_no_line_is_wrapped_in_a_room_too_narrow_for_words(
    slip: RoundSlip, fault: Fault | None
) -> None:
    with planted(fault):
        slip.share_board(lambda: [QRect(500, 0, slip.appearance.px(150), 390)], None)
        slip.show_entries(LINES)
        slip.place(BOARD)
        assert slip.geometry().left() < 100


def _seen(words: Words) -> bool:
    return words.isVisible() and bool(words.text())


def test_of_all_rooms_it_takes_that_with_the_fewest_lines(slip: RoundSlip) -> None:
    slip.share_board(lambda: [QRect(400, 0, 250, 390), QRect(0, 0, 650, 150)], None)
    slip.place(BOARD)
    assert slip.width() > 250


def test_it_is_over_the_strip_where_there_is_no_room_below(game: Shop, slip: RoundSlip) -> None:
    strip = QWidget(game.window)
    strip.setGeometry(0, 0, 700, 120)
    strip.show()
    slip.share_board(lambda: [below(390)], strip)
    slip.place(BOARD)
    assert slip.geometry().bottom() <= BOARD.top() + 120
    strip.hide()
    slip.place(BOARD)
    assert slip.geometry().bottom() > BOARD.bottom() - 20, "low, if there is no room anywhere"


def never_keep_clear(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RoundSlip, "keep_clear", lambda slip, covered: None)


@with_and_without(never_keep_clear)
def test_it_keeps_clear_of_a_panel_over_the_board(slip: RoundSlip, fault: Fault | None) -> None:
    with planted(fault):
        slip.place(BOARD)
        slip.keep_clear(QMargins(0, 0, 400, 0))
        settle()
        assert slip.geometry().right() <= BOARD.right() - 400
        slip.keep_clear(QMargins())
        settle()
        assert slip.geometry().right() > BOARD.right() - 400


def test_a_held_thing_hides_it_until_it_is_put_back(game: Shop) -> None:
    slip = slip_of(game)
    game.title.held_prompt = "Set it down."
    game.window.requests.held_changed.emit()
    assert not slip.isVisible()
    game.title.held_prompt = ""
    game.window.requests.held_changed.emit()
    assert slip.isVisible()


def test_it_is_written_once_for_a_round_however_often_something_is_held(
    game: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    slip = slip_of(game)
    game.title.held_prompt = "Set it down."
    game.window.requests.held_changed.emit()
    place, written = slip.geometry(), list[str]()
    assert slip.texts == (), "what is out of sight says nothing"
    monkeypatch.setattr(Words, "setText", lambda _, text: written.append(text))
    game.title.held_prompt = ""
    game.window.requests.held_changed.emit()
    assert slip.texts == ("work+end", "work+work+end")
    assert slip.geometry() == place
    assert not written


def test_it_looks_for_room_once_however_many_steps_a_zoom_has(slip: RoundSlip) -> None:
    settle()
    asked: list[None] = []

    def free_rooms() -> list[QRect]:
        asked.append(None)
        return [below(100)]

    slip.share_board(free_rooms, None)
    for _ in range(4):
        slip.follow_board()
    settle()
    assert 1 <= len(asked) <= 2, "the second time where its own layout has been asked for"


def test_nothing_of_a_match_is_left_on_it_for_the_next(slip: RoundSlip) -> None:
    assert any("Luca" in words.text() for words in slip.findChildren(Words))
    slip.forget()
    assert not slip.isVisible()
    assert not any(words.text() for words in slip.findChildren(Words))


def test_a_table_that_is_left_forgets_its_slip(game: Shop) -> None:
    slip = slip_of(game)
    assert slip.texts
    game.window.show_start(can_resume=False)
    assert not any(words.text() for words in slip.findChildren(Words))
