"""Another help in a running game: everybody agrees, it applies at once, and the table shows it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from changcheng_qt.engine.help import BEGINNERS, PURISTS, USUAL, Help
from changcheng_qt.engine.match import HelpChanged
from changcheng_qt.engine.replay import Replay
from changcheng_qt.ui.dialogs.game_help import GameHelpDialog
from changcheng_qt.ui.replay.bridge import ReplayBridge
from tests.ui.shop import Shop, settle


def opened(shop: Shop) -> GameHelpDialog:
    shop.window.table_actions["game_help"].trigger()
    settle()
    dialog = shop.window.dialogs.shown
    assert isinstance(dialog, GameHelpDialog)
    return dialog


def lines(shop: Shop) -> list[str]:
    """The text of the chronicle."""
    return [entry.line.text for entry in shop.window.table.chronicle.entries]


def test_one_person_among_bots_has_nobody_to_ask(shop: Shop) -> None:
    bridge = shop.play("hbb", help=USUAL)
    heard: list[str] = []
    shop.window.table.voice.spoken.connect(heard.append)
    assert shop.window.table_actions.refusal("hint") == "no: no_hints"
    button = shop.window.table.bar.button("hint")
    assert not button.isVisible()
    dialog = opened(shop)
    assert dialog.consents == {}
    assert [part.isChecked() for part in dialog.parts] == [True, False, False]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert bridge.help == USUAL, "nothing was changed"
    dialog.parts[1].click()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    settle()
    assert bridge.help == Help(follows=True, hints=True)
    assert shop.window.dialogs.shown is None
    assert shop.window.table_actions.refusal("hint") == ""
    assert button.isVisible()
    assert lines(shop) == ["Help for everyone is now: chances, hints."]
    assert heard.count("Help for everyone is now: chances, hints.") == 1


def test_it_needs_everybody_and_everybody_again_for_something_else(shop: Shop) -> None:
    bridge = shop.play("hhb")
    assert shop.flow is not None
    shop.flow.lift_gate()
    dialog = opened(shop)
    dialog.parts[0].click()
    assert list(dialog.consents) == [0, 1]
    dialog.consents[0].click()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert bridge.help == PURISTS
    dialog.consents[1].click()
    dialog.parts[1].click()
    assert not any(consent.isChecked() for consent in dialog.consents.values())
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert bridge.help == PURISTS
    for consent in dialog.consents.values():
        consent.click()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    settle()
    assert bridge.help == Help(follows=True, hints=True)


def test_all_help_can_be_given_up(shop: Shop) -> None:
    bridge = shop.play("hbb", help=BEGINNERS)
    dialog = opened(shop)
    for part in dialog.parts:
        part.click()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    settle()
    assert bridge.help == PURISTS
    assert lines(shop) == ["Help for everyone is now: none."]


def test_escape_changes_nothing(shop: Shop) -> None:
    bridge = shop.play("hbb")
    dialog = opened(shop)
    dialog.parts[0].click()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert bridge.help == PURISTS


@pytest.mark.parametrize(("kinds", "commands"), [("bbb", ()), ("hhh", ("finish",))])
def test_bots_agree_on_nothing_and_a_finished_game_keeps_its_help(
    shop: Shop, kinds: str, commands: tuple[str, ...]
) -> None:
    shop.play(kinds)
    assert shop.flow is not None
    shop.flow.lift_gate()
    shop.submit(*commands)
    assert not shop.window.table_actions["game_help"].isEnabled()


def test_a_replay_shows_what_the_table_had_at_the_position(shop: Shop) -> None:
    bridge = shop.play("hbb", help=PURISTS)
    shop.submit("work")
    bridge.change_help(USUAL, (0,))
    shop.submit("work", "finish")
    match = bridge._match  # noqa: SLF001 - a replay is made of it
    assert HelpChanged(USUAL, (0,)) in match.log
    replay = ReplayBridge(Replay(match))
    shown = []
    for position in range(4):
        replay.go_to(position)
        shown.append(replay.help)
    assert shown == [PURISTS, USUAL, USUAL, USUAL]


def test_it_speaks_another_language_while_open(shop: Shop) -> None:
    shop.play("hbb")
    dialog = opened(shop)
    dialog.parts[0].click()
    shop.languages.install("fr")
    settle()
    shop.languages.install("en")
    settle()
    assert dialog.windowTitle() == "Help for this game"
    assert dialog.parts[0].isChecked()
