"""An offer in the window: answered by clicks, with the same picture for all hands."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.ui.flow.ballot import PAUSE
from changcheng_qt.ui.flow.screens import Gate, GateReason, Public
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.gate.plaque import Plaque
from changcheng_qt.ui.panels.words import Words
from changcheng_qt.ui.window import match_screen
from tests.planted import Fault, plant, planted, with_and_without
from tests.toy.fair import Fair
from tests.toy.play import bridge_to
from tests.toy.rules import ToyState
from tests.toy.table import ToyPlates
from tests.ui.shop import Shop, open_shop, settle

RICH = (("tea",), ("silk",), ("silk",), ("silk",))
POOR = (("tea",), ("tea",), ("silk",), ("tea",))
KINDS = "hhhb"


def offered(shop: Shop, hands: tuple[tuple[str, ...], ...]) -> ToyPlates:
    """The plates after an offer of the first of four seats, the last of which is a bot."""
    shop.show_bridge(bridge_to(ToyState(4, fair=Fair(hands)), KINDS))
    assert shop.flow is not None
    shop.flow.lift_gate()
    shop.submit("roll 1", "offer")
    assert shop.flow.screen == Public()
    assert shop.title.plates is not None
    return shop.title.plates


def press(plates: ToyPlates, seat: int, answer: str) -> None:
    button = plates.buttons[seat, answer]
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()


def test_an_offer_to_three_is_answered_with_a_click_for_each_person(shop: Shop) -> None:
    plates = offered(shop, RICH)
    shop.thinker.answer("say no")
    assert shop.bridge is not None
    press(plates, 2, "say yes")
    press(plates, 1, "say no")
    assert shop.bridge.step_count == 2
    shop.clock.pass_time(PAUSE)
    settle()
    assert (shop.bridge.step_count, plates.isVisible()) == (5, False)
    assert shop.bridge.legal_for(0) == ("deal 2", "withdraw")


def test_no_banner_covers_the_board_while_plates_ask(shop: Shop) -> None:
    plates = offered(shop, RICH)
    banners = shop.window.table.banners
    assert "screen" not in banners
    shop.window.requests.notes_asked.emit(2)
    settle()
    assert shop.flow is not None
    assert shop.flow.screen == Gate(2, GateReason.NOTES)
    shop.flow.lift_gate()
    settle()
    assert banners["screen"].words.text == "h2's cards and notes"
    press(plates, 2, "say no")
    assert shop.flow.screen == Public(), "the hand is covered once the answer is given"
    assert "screen" not in banners


def see_no_public_view(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableFlow, "is_public_beneath", False)


@with_and_without(see_no_public_view)
def test_the_gate_over_an_offer_to_all_keeps_nobody_away(shop: Shop, fault: Fault | None) -> None:
    with planted(fault):
        offered(shop, RICH)
        assert shop.flow is not None
        plaque = shop.window.table.gate.findChild(Plaque)
        assert isinstance(plaque, Plaque)
        shop.flow.drop_gate(GateReason.LOCKED)
        settle()
        assert {"Waiting for", "Everybody may see the screen now."} <= {*words_of(plaque)}
        shop.flow.lift_gate()
        shop.flow.look_at_notes(2)
        settle()
        assert "Only h2 should see the screen now." in words_of(plaque)


def words_of(plaque: Plaque) -> list[str]:
    return [words.text() for words in plaque.findChildren(Words)]


def show_the_prompt_of_the_title(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(match_screen, "awaited_in", lambda _: ())


@with_and_without(show_the_prompt_of_the_title)
def test_a_player_who_has_answered_reads_for_whom_the_table_waits(
    shop: Shop, fault: Fault | None
) -> None:
    with planted(fault):
        shop.show_bridge(bridge_to(ToyState(4, fair=Fair(RICH)), "bhbb"))
        assert shop.bridge is not None
        shop.submit("roll 1", "offer")
        before = shop.window.table.bar.prompt.text
        shop.bridge.plates.answer(1, "say yes")
        settle()
        assert shop.window.table.bar.prompt.text == "Waiting for b2, b3."
        assert before != shop.window.table.bar.prompt.text


def ask_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(match_screen, "_view_asked", lambda bridge: bridge.view)


@with_and_without(ask_on)
def test_a_player_who_has_answered_is_not_asked_while_answers_are_entered(
    shop: Shop, fault: Fault | None
) -> None:
    """The rows say that a bot has answered before its answer is in."""
    with planted(fault):
        shop.show_bridge(bridge_to(ToyState(4, fair=Fair(RICH)), "bhbb"))
        assert shop.bridge is not None
        shop.submit("roll 1", "offer")
        shop.bridge.plates.answer(1, "say yes")
        seen: list[object] = []
        told = shop.title.words.prompt

        def listen(view: Any, *rest: Any) -> Any:  # noqa: ANN401 - the words of any title
            seen.append(view.viewer)
            return told(view, *rest)

        with pytest.MonkeyPatch.context() as patch:
            plant(patch, shop.title.words, "prompt", listen)
            shop.clock.pass_time(PAUSE)
            settle()
        assert shop.bridge.is_ballot, "bots think on"
        assert set(seen) == {PUBLIC}


def test_the_player_who_offered_reads_for_whom_the_table_waits_elsewhere(shop: Shop) -> None:
    bridge = bridge_to(ToyState(4, fair=Fair(RICH)), "hhhh")
    bridge._seats = frozenset({0})  # noqa: SLF001 - the others are elsewhere
    shop.show_bridge(bridge)
    shop.submit("roll 1", "offer")
    assert shop.window.table.bar.prompt.text == "Waiting for h1, h2, h3."


def pictures(hands: tuple[tuple[str, ...], ...]) -> Iterator[QImage]:
    """The window while an offer is answered: Yes by the first person, with any hand."""
    with open_shop() as shop:
        plates = offered(shop, hands)
        yield shop.window.grab().toImage()
        press(plates, 1, "say yes")
        yield shop.window.grab().toImage()
        shop.thinker.answer("say yes" if hands is RICH else "say no")
        shop.clock.pass_time(PAUSE)
        settle()
        yield shop.window.grab().toImage()


def test_no_picture_of_an_offer_depends_on_a_hand(qtbot: QtBot) -> None:
    rich, poor = list(pictures(RICH)), list(pictures(POOR))
    assert rich == poor
    assert rich[0] != rich[1] != rich[2], "a click and the pause can be seen"


def test_a_plate_that_follows_the_hand_is_found(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = ToyPlates.follow

    def follow(plates: ToyPlates) -> None:
        honest(plates)
        for (seat, answer), button in plates.buttons.items():
            button.setEnabled(answer in plates.bridge.legal_for(seat))

    plant(monkeypatch, ToyPlates, "follow", follow)
    assert list(pictures(RICH)) != list(pictures(POOR))
