"""The warning before the end of a turn: it names the better command, offers the way back where
there is one, never keeps the turn from being ended, and leaves nothing behind.
"""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from changcheng_qt.engine.help import Help
from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import quoted
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.ui.flow.losses import Losses
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.table import Overlay
from changcheng_qt.ui.window.hint_panel import LossSheet
from changcheng_qt.ui.window.toast import Toast
from changcheng_qt.verdicts.reasons import Reason, Way
from screens.windows import load_fonts
from tests.planted import Fault, planted, with_and_without
from tests.toy.rules import Refused, ToyView
from tests.toy.words import ToyWords
from tests.ui.shop import Shop, settle

REASON = Reason(Refused.NOT_NOW, None, 3.0, (60, 40))


def costs(points: int) -> str:
    """The first words of a warning."""
    return f"Compared with the best choices, this turn costs you about {points} points."


def sheet_of(shop: Shop) -> LossSheet:
    sheet = shop.window.findChild(LossSheet)
    assert sheet is not None
    return sheet


def as_on_button(words: ToyWords, command: str, view: ToyView, players: Sequence[Player]) -> str:
    return quoted(words.way_label(command, view, players))


def given_away(
    shop: Shop,
    kinds: str = "hb",
    later: tuple[str, ...] = (),
    why: Sequence[Reason[Refused]] = (REASON,),
) -> MatchBridge:
    """Give much away, and do something more."""
    bridge = shop.play(kinds, help=Help(warning=True))
    shop.window.show()
    assert shop.flow is not None
    shop.flow.lift_gate()
    shop.submit("work")
    better = Way("ask 1", reasons=tuple(why))
    shop.adviser.answer(better, Way("work", 5.2, is_equal=False, is_mistake=True))
    shop.submit(*later)
    return bridge


def warned(shop: Shop, kinds: str = "hb", later: tuple[str, ...] = ()) -> LossSheet:
    """Give much away, do something more, and want to end the turn."""
    assert not given_away(shop, kinds, later).commit("end")
    settle()
    return sheet_of(shop)


def test_it_says_how_much_what_and_why(shop: Shop) -> None:
    sheet = warned(shop)
    assert sheet.isVisible()
    assert sheet.points.text() == costs(5)
    better = "You chose to work, seen by 0; to ask 1, seen by 0 would have been better."
    assert sheet.better.text() == better
    assert sheet.reason.text() == "3.0 here"
    assert sheet.back.accessibleDescription().startswith(sheet.points.text())
    assert sheet.back.hasFocus()
    assert sheet.end.words == "do end, seen by 0"


def test_first_comes_what_is_sure_of_the_choice(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A province filled for a rival was named last, after reasons in other places."""

    def sure(words: ToyWords, action: Sequence[str], *_: object) -> AtOnce:
        return AtOnce("Kai scores 6 points.") if action == ["work"] else AtOnce()

    monkeypatch.setattr(ToyWords, "at_once", sure)
    told = warned(shop).reason.text()
    assert told == "Your choice – Kai scores 6 points. The better move – 3.0 here"


def test_it_never_lacks_a_reason(shop: Shop) -> None:
    given_away(shop, why=()).commit("end")
    settle()
    assert sheet_of(shop).reason.text() == "Its gain is spread over many places."


def test_panels_that_offer_the_same_give_way_while_it_asks(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(Overlay, "give_way", lambda panel, *, is_asked: asked.append(is_asked))
    warned(shop)
    assert asked[-1]
    assert shop.flow is not None
    shop.flow.losses.put_away()
    assert not asked[-1]


def ignore_panels(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toast, "keep_off", lambda toast, panels: None)


@with_and_without(ignore_panels)
def test_no_sentence_of_before_covers_it(shop: Shop, fault: Fault | None) -> None:
    with planted(fault):
        shop.window.resize(800, 600)
        bridge = given_away(shop)
        toast = shop.window.table.toast
        toast.show_sentence("You can still peek here. End turn again to skip it.")
        bridge.commit("end")
        settle()
        assert sheet_of(shop).isVisible()
        assert not toast.geometry().intersects(sheet_of(shop).geometry())


def tell_only_the_largest(patch: pytest.MonkeyPatch) -> None:
    def largest(losses: Losses) -> float:
        return max((loss.points for loss in losses._found.values()), default=0.0)  # noqa: SLF001

    patch.setattr(Losses, "total", property(largest))


@with_and_without(tell_only_the_largest)
def test_several_losses_are_shown_as_their_sum(shop: Shop, fault: Fault | None) -> None:
    with planted(fault):
        bridge = shop.play("hb", help=Help(warning=True))
        shop.window.show()
        for points in (4.2, 6.1):
            shop.submit("work")
            shop.adviser.answer(Way("ask 1"), Way("work", points, is_equal=False, is_mistake=True))
        assert not bridge.commit("end")
        settle()
        assert sheet_of(shop).points.text() == costs(10)


def test_where_the_end_of_the_turn_costs_most_the_turn_goes_on(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To restart the turn would take back what was right."""
    monkeypatch.setattr(MatchBridge, "endings", ["end"])
    bridge = given_away(shop)
    shop.adviser.answer(Way("ask 1"), Way("end", 6.4, is_equal=False, is_mistake=True))
    assert not bridge.commit("end")
    settle()
    sheet = sheet_of(shop)
    assert sheet.better.text().startswith("You chose to end, seen by 0;")
    assert sheet.back.words == "Not yet"
    sheet.back.click()
    settle()
    assert not sheet.isVisible()
    assert bridge.step_count == 1


def test_it_offers_to_restart_the_turn(shop: Shop) -> None:
    """All that it warns of is taken back, not the latest step alone."""
    sheet = warned(shop, later=("work", "work"))
    assert sheet.back.words == "Restart turn"
    sheet.back.click()
    settle()
    assert shop.bridge is not None
    assert shop.bridge.step_count == 0
    assert sheet.isHidden()


def test_without_a_way_back_it_goes_back_to_the_table(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MatchBridge, "may_go_back", property(lambda _: False))
    sheet = warned(shop)
    assert sheet.back.words == "Not yet"
    sheet.back.click()
    assert shop.bridge is not None
    assert (shop.bridge.step_count, sheet.isHidden()) == (1, True)


def test_an_irreversible_loss_is_not_warned_of(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not either where only later steps can be taken back."""
    monkeypatch.setattr(MatchBridge, "free_steps", property(lambda _: 0))
    bridge = given_away(shop)
    assert bridge.commit("end")
    settle()
    assert bridge.turn_seat == 1


def test_the_turn_can_be_ended_on_it_or_as_before(shop: Shop) -> None:
    sheet = warned(shop)
    assert shop.bridge is not None
    sheet.end.click()
    settle()
    assert shop.bridge.turn_seat == 1
    assert sheet.isHidden()
    warned(shop)
    assert shop.bridge is not None
    assert shop.bridge.commit("end")


def test_escape_puts_it_away_and_nothing_ends(shop: Shop) -> None:
    sheet = warned(shop)
    QTest.keyClick(sheet.back, Qt.Key.Key_Escape)
    assert shop.bridge is not None
    assert (sheet.isHidden(), shop.bridge.turn_seat) == (True, 0)


def test_nothing_of_it_is_left(shop: Shop) -> None:
    sheet = warned(shop, "hh")
    assert shop.flow is not None
    shop.window.table_actions["hide_hand"].trigger()
    settle()
    left = (sheet.points, sheet.better, sheet.reason)
    assert [words.text() for words in left] == ["", "", ""]
    assert sheet.back.accessibleDescription() == ""
    assert sheet.isHidden()


def test_nothing_is_spoken_to_the_room(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(shop.window.table.voice, "announce", spoken.append)
    warned(shop)
    assert not any("away" in text or "better" in text for text in spoken)


def never_stack(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LossSheet, "arrange", lambda sheet, width: None)


@with_and_without(never_stack)
def test_buttons_too_wide_for_a_row_stand_below_each_other(shop: Shop, fault: Fault | None) -> None:
    load_fonts()
    with planted(fault):
        sheet = warned(shop)
        again, end = "Recommencer tout le tour", "Finir le tour tel quel"
        sheet.tell("Five points.", "Better.", "", again, end)
        for size in (1, 2, 1):
            shop.appearance.choose_scale(size)
            settle()
            for button in (sheet.back, sheet.end):
                assert button.width() >= button.sizeHint().width()
                assert sheet.rect().contains(button.geometry())


@pytest.mark.parametrize(
    ("choice", "better"),
    [
        (ToyWords.choice_in_sentence, "to ask 1, seen by 0, then to end would have been better"),
        (as_on_button, "“do ask 1, seen by 0, then to end” would have been better"),
    ],
)
def test_it_names_the_whole_action(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, choice: Callable[..., str], better: str
) -> None:
    """What is named as on its button is quoted whole."""
    monkeypatch.setattr(ToyWords, "next_in_sentence", lambda *_: "to end")
    monkeypatch.setattr(ToyWords, "choice_in_sentence", choice)
    bridge = shop.play("hb", help=Help(warning=True))
    shop.window.show()
    assert shop.flow is not None
    shop.flow.lift_gate()
    shop.submit("work")
    shop.adviser.answer(Way("ask 1", then="end"), Way("work", 5.2, is_equal=False, is_mistake=True))
    assert not bridge.commit("end")
    settle()
    assert better in sheet_of(shop).better.text()
