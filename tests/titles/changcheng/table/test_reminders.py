"""The reminder of an unused peek when a turn is about to end."""

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import PURISTS, USUAL, Help
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, Peek, PlaceSingle
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from tests.titles.changcheng.table.playing import play, worked_setup
from tests.titles.changcheng.table.test_tray import Corner


def about_to_end(help: Help) -> AnyMatch:
    """A match in which seat 1 has done its action, and may still look at a counter."""
    setup = worked_setup(3)
    players = [Player(name) for name in ("Mei", "Luca", "Claire")]
    match: AnyMatch = Match(CHANG_CHENG, setup, players, help)
    return play(match, PlaceSingle(0), EndTurn(), PlaceSingle(5), PlaceSingle(9))


@pytest.mark.parametrize("help", [USUAL, PURISTS])
def test_a_look_that_is_left_is_reminded_of_once(qtbot: QtBot, help: Help) -> None:
    corner = Corner(qtbot, about_to_end(help), 1)
    assert any(isinstance(command, Peek) for command in corner.bridge.legal)
    said: list[str] = []
    unsaid: list[str] = []
    corner.tray.said.connect(said.append)
    corner.tray.withdrawn.connect(unsaid.append)
    corner.tray.end_turn.click()
    is_helped = help is USUAL
    assert corner.bridge.turn_seat == (1 if is_helped else 2)
    assert bool(said) is is_helped
    if is_helped:
        assert said[0].startswith("You can still peek at ")
        assert not unsaid
        corner.tray.end_turn.click()
        assert (len(said), corner.bridge.turn_seat) == (1, 2)
    assert unsaid == said, "it no longer holds once the turn has ended"


def test_a_look_that_was_taken_is_not_reminded_of(qtbot: QtBot) -> None:
    corner = Corner(qtbot, about_to_end(USUAL), 1)
    while looks := [one for one in corner.bridge.legal if isinstance(one, Peek)]:
        assert corner.bridge.submit(looks[0])
    corner.tray.end_turn.click()
    assert corner.bridge.turn_seat == 2
