"""The bar, banners and passing sentences: whole texts, plain texts, and calm."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.history import Barrier
from changcheng_qt.ui.flow.bot_turns import LONG as THINKS_LONG
from changcheng_qt.ui.flow.playhead import BEAT
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from changcheng_qt.ui.panels.words import ElidedWords, in_lines, is_cut
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.window.banner import Banner, BannerButton, Banners, BannerWords
from changcheng_qt.ui.window.match_screen import ScreenShow
from changcheng_qt.ui.window.prompt_bar import Prompt
from changcheng_qt.ui.window.toast import Toast
from tests.planted import Fault, planted, with_and_without
from tests.toy.table import ToyTitle
from tests.ui.shop import Shop, open_shop, settle

LONG = "Place your first single, then a second one in a different province. " * 6
MARKUP = "<img src='x'> & <b>bold</b>"


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    with open_shop(1000, 700) as made:
        yield made


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    widget.resize(800, 500)
    qtbot.addWidget(widget)
    widget.show()
    return widget


def still() -> Appearance:
    return Appearance(Looks(motion=MotionSpeed.NONE))


def test_the_prompt_follows_the_game(shop: Shop) -> None:
    shop.play("hb")
    assert shop.window.table.bar.prompt.text == "seat 0, turn 0"
    shop.submit("end")
    assert shop.window.table.bar.prompt.text == "seat 1, turn 1"
    shop.clock.pass_time(THINKS_LONG)
    assert shop.window.table.bar.prompt.text == "b1 is thinking…"
    shop.thinker.answer("end")
    shop.clock.pass_time(BEAT)
    settle()
    assert shop.window.table.bar.prompt.text == "seat 0, turn 2"


def test_a_long_prompt_is_within_reach_and_does_not_widen_the_window(
    shop: Shop, parent: QWidget
) -> None:
    prompt = Prompt(still(), parent)
    prompt.resize(300, 40)
    prompt.show()
    prompt.show_sentence(LONG)
    assert prompt.minimumSizeHint().width() < 300
    assert LONG.strip() in prompt.toolTip()
    assert prompt.accessibleName() == LONG
    prompt.grab()


@pytest.mark.parametrize(("scale", "is_slim"), [(1.0, False), (2.0, True)])
def test_a_slim_bar_leaves_out_what_the_menu_has(shop: Shop, scale: float, is_slim: bool) -> None:
    bar = shop.window.table.bar
    shop.window.resize(1280, 800)
    shop.window.table.appearance.choose_scale(scale)
    settle()
    for name in ("fit", "switch_theme"):
        assert bar.button(name).isHidden() is is_slim
    for name in ("menu", "undo", "redo", "reference"):
        assert not bar.button(name).isHidden()


def test_markup_in_a_prompt_stays_text(parent: QWidget) -> None:
    prompt = Prompt(still(), parent)
    prompt.show_sentence(MARKUP)
    assert "<img" not in prompt.toolTip()
    assert "&lt;img" in prompt.toolTip()


def test_banners_are_below_each_other_in_the_middle_of_the_board(parent: QWidget) -> None:
    banners = Banners(still(), ToyTitle().paint_token, parent)
    board = QRect(100, 50, 600, 400)
    banners.raise_banner("one", lambda: BannerWords("One", "red"))
    banners.raise_banner("two", lambda: BannerWords("Two", warning=True))
    banners.place(board)
    assert board.contains(banners.geometry())
    assert abs(banners.geometry().center().x() - board.center().x()) <= 1
    assert banners["one"].geometry().bottom() < banners["two"].geometry().top()
    banners.grab()
    banners.lower_banner("one")
    banners.lower_banner("two")
    banners.place(board)
    assert not banners.isVisible()


def test_words_that_are_too_long_for_a_line_of_a_banner_have_two(parent: QWidget) -> None:
    banners = Banners(still(), ToyTitle().paint_token, parent)
    text = "Replay: Luca built houses in Linxiang and in Suiyang, and took two red cards."
    banners.raise_banner(
        "one", lambda: BannerWords(text, "red", (BannerButton("Next", lambda: None),))
    )
    banners.place(QRect(0, 0, 520, 500))
    banners.grab()
    (label,) = banners.findChildren(ElidedWords)
    assert label.toolTip() == "", "none is cut"
    assert label.height() >= label.sizeHint().height(), "nor the second line"
    assert is_cut(text, in_lines(text, label.font(), label.width(), 1)), "in one line they would be"


def as_narrow_as_others(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Banner, "in_two_lines", 0)


@with_and_without(as_narrow_as_others)
def test_a_banner_with_many_buttons_is_as_wide_as_its_words_need(
    parent: QWidget, fault: Fault | None
) -> None:
    banners = Banners(still(), ToyTitle().paint_token, parent)
    names = "Let a bot play for Alessandra", "Invite again", "Keep waiting"
    buttons = tuple(BannerButton(name, lambda: None) for name in names)
    text = "Alessandra has been away since 8:15 yesterday evening, and a bot may play for her."
    banners.raise_banner("one", lambda: BannerWords(text, "red", buttons))
    with planted(fault):
        banners.place(QRect(0, 0, 1200, 500))
        banners.grab()
        (label,) = banners.findChildren(ElidedWords)
        assert label.toolTip() == "", "none is cut"
        assert banners.width() < 1200


def beside_the_words(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(QBoxLayout, "setDirection", lambda *_: None)


@with_and_without(beside_the_words)
def test_buttons_are_below_words_that_have_no_room_beside_them(
    parent: QWidget, fault: Fault | None
) -> None:
    banners, board = Banners(still(), ToyTitle().paint_token, parent), QRect(0, 0, 700, 500)
    names = "Let a bot play for Alessandra-Bartholomea", "Invite again", "Keep waiting"
    buttons = tuple(BannerButton(name, lambda: None) for name in names)
    text = "Alessandra-Bartholomea has been away since 8:15."
    banners.raise_banner("one", lambda: BannerWords(text, "red", buttons))
    with planted(fault):
        for width, is_below in ((700, True), (1200, False)):
            banners.place(board.adjusted(0, 0, width - board.width(), 0))
            banners.grab()
            (label,) = banners.findChildren(ElidedWords)
            assert label.toolTip() == "", "none is cut"
            button = banners["one"].buttons[0]
            assert (button.y() > label.geometry().bottom()) == is_below
            assert button.width() >= button.sizeHint().width()


def test_banners_are_in_the_highest_room_with_a_line_for_each(parent: QWidget) -> None:
    banners, board = Banners(still(), ToyTitle().paint_token, parent), QRect(0, 46, 900, 500)
    narrow, low, high = QRect(0, 50, 90, 300), QRect(20, 400, 600, 90), QRect(300, 200, 500, 90)
    for name in ("Luca has not answered yet.", "Two."):
        banners.raise_banner(name, partial(BannerWords, name))
    banners.place(board, [narrow, low, high])
    banners.grab()
    assert high.contains(banners.geometry())
    assert not banners.is_on_top
    assert banners.width() < high.width(), "no wider than the words"
    assert all(label.toolTip() == "" for label in banners.findChildren(ElidedWords)), "none is cut"
    banners.place(board, [narrow])
    assert banners.is_on_top
    assert banners.geometry().top() < narrow.bottom()


def test_banners_keep_clear_of_the_strip_along_the_top_of_the_board(
    parent: QWidget,
) -> None:
    banners, head = Banners(still(), ToyTitle().paint_token, parent), QWidget(parent)
    board = QRect(0, 46, 900, 500)
    banners.changed.connect(lambda: banners.place(board))
    head.setGeometry(0, 46, 900, 66)
    head.hide()
    parent.show()
    banners.raise_banner("one", lambda: BannerWords("One"))
    assert banners.geometry().intersects(head.geometry())
    banners.keep_clear_of(head)
    head.show()
    settle()
    assert not banners.geometry().intersects(head.geometry())
    head.resize(900, 90)
    settle()
    assert not banners.geometry().intersects(head.geometry())
    head.hide()
    settle()
    assert banners.geometry().intersects(head.geometry())
    banners.keep_clear_of(None)
    head.show()
    settle()
    assert banners.geometry().intersects(head.geometry())


def test_a_head_that_has_to_go_again_leaves_its_place_to_the_banners(parent: QWidget) -> None:
    """Where the banners make the board so low that it needs no head after all."""
    banners, head = Banners(still(), ToyTitle().paint_token, parent), QWidget(parent)
    board = QRect(0, 46, 900, 500)
    head.setGeometry(0, 46, 900, 66)
    head.hide()
    parent.show()
    banners.raise_banner("one", lambda: BannerWords("One"))
    banners.keep_clear_of(head)

    def arrange() -> None:
        head.hide()
        banners.place(board)

    banners.changed.connect(arrange)
    head.show()
    settle()
    assert not head.isVisible()
    assert banners.geometry().intersects(head.geometry())


def test_a_banner_that_says_the_same_keeps_its_widget(parent: QWidget) -> None:
    banners = Banners(still(), ToyTitle().paint_token, parent)
    presses: list[int] = []
    banners.raise_banner("one", lambda: BannerWords("One", None, (_button(presses),)))
    first = banners["one"]
    banners.raise_banner("one", lambda: BannerWords("One", None, (_button(presses),)))
    assert banners["one"] is first
    first.buttons[0].click()
    assert presses == [1]
    banners.raise_banner("one", lambda: BannerWords("Other", None, (_button(presses),)))
    assert banners["one"] is not first


def test_a_banner_is_translated_in_another_language(parent: QWidget) -> None:
    banners = Banners(still(), ToyTitle().paint_token, parent)
    word = ["One"]
    banners.raise_banner("one", lambda: BannerWords(word[0]))
    word[0] = "Un"
    banners.retranslate()
    assert banners["one"].words.text == "Un"


def test_a_banner_with_nothing_to_say_goes(parent: QWidget) -> None:
    banners = Banners(still(), ToyTitle().paint_token, parent)
    banners.raise_banner("one", lambda: BannerWords("One"))
    banners.raise_banner("one", lambda: None)
    assert "one" not in banners


def raise_none(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ScreenShow, "_notice_words", lambda _: None)


@with_and_without(raise_none)
def test_a_notice_of_the_title_lasts_as_long_as_it_is_true(shop: Shop, fault: Fault | None) -> None:
    with planted(fault):
        shop.play("hb")
        banners = shop.window.table.banners
        shop.title.notice = "Mei gives up 4."
        shop.title.controls.settled.emit()
        assert "notice" in banners
        assert banners["notice"].words.text == "Mei gives up 4."
        shop.window.requests.busy_changed.emit(True)
        assert "notice" not in banners
        shop.window.requests.busy_changed.emit(False)
        assert "notice" in banners
        shop.title.notice = ""
        shop.submit("work")
        assert "notice" not in banners
        shop.title.notice = "Luca gives up 5."
        shop.submit("work")
    shop.window.show_start(can_resume=False)
    assert "notice" not in banners


def test_a_passing_sentence_takes_no_click_and_goes(parent: QWidget) -> None:
    toast = Toast(still(), parent)
    toast.place(QRect(0, 0, 800, 400))
    toast.show_sentence(MARKUP)
    assert toast.isVisible()
    assert parent.childAt(toast.geometry().center()) is not toast
    toast.grab()
    toast.withdraw()
    assert not toast.isVisible()
    assert toast.text == MARKUP


def test_a_passing_sentence_stays_within_the_board(parent: QWidget) -> None:
    toast = Toast(still(), parent)
    board = QRect(0, 50, 400, 300)
    toast.place(board)
    toast.show_sentence(LONG)
    assert board.contains(toast.geometry())


def test_a_passing_sentence_does_not_cover_the_button_it_speaks_of(parent: QWidget) -> None:
    toast, board = Toast(still(), parent), QRect(0, 50, 400, 300)
    toast.place(board)
    toast.show_sentence("Press again")
    button = QRect(toast.geometry()).adjusted(20, -10, 20, -10)
    toast.show_sentence("Press again", apart_from=button)
    toast.place(board)
    assert not toast.geometry().intersects(button)
    toast.show_sentence("Something else")
    assert board.contains(toast.geometry())


def _button(presses: list[int]) -> BannerButton:
    return BannerButton("Go", lambda: presses.append(1))


def test_the_room_hears_nothing_where_only_the_sentence_for_the_eyes_changes(shop: Shop) -> None:
    prompt, said = shop.window.table.bar.prompt, list[str]()
    prompt.said.connect(said.append)
    prompt.show_sentence("Take a card.", "Place a piece, or take a card.")
    prompt.show_sentence("Place a piece, or take a card.")
    prompt.show_sentence("Take a card.", "Place a piece, or take a card.")
    assert prompt.text == prompt.accessibleName() == "Take a card."
    assert said == ["Place a piece, or take a card."]


def test_a_lesson_that_takes_less_than_the_rules_is_pointed_to(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge, prompt = shop.play("hb"), shop.window.table.bar.prompt
    assert prompt.text == "seat 0, turn 0"
    monkeypatch.setattr(MatchBridge, "legal", property(lambda one: list(one.possible)[:1]))
    bridge.players_changed.emit()
    assert prompt.text == "Your turn – follow the lesson."


def test_a_lesson_that_asks_for_nothing_more_is_over(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge, prompt = shop.play("hb"), shop.window.table.bar.prompt
    monkeypatch.setattr(MatchBridge, "legal", [])
    for reason, text in (
        (Barrier.NOT_ASKED, "Your turn – follow the lesson."),
        (Barrier.LESSON_OVER, "The lesson is over."),
    ):
        monkeypatch.setattr(MatchBridge, "why_not", lambda _bridge, _one, reason=reason: reason)
        bridge.players_changed.emit()
        assert prompt.text == text
