"""The effect of a decision in a scoring, shown before it is taken."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.commands import BreakWall, RemoveThreat
from changcheng_qt.titles.changcheng.rules.forecast import province_forecast, region_forecast
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.pointer.prospect import prospect_of
from changcheng_qt.titles.changcheng.table.pointer.targets import Offers, SquareTarget
from changcheng_qt.titles.changcheng.table.reveal.scoring_choices import outlook_text
from changcheng_qt.titles.changcheng.words.names import owner_name
from tests.titles.changcheng.table.playing import being_scored, completed_with
from tests.titles.changcheng.table.scored_table import Show

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER, MANDARIN = ActionCard


def test_the_traitors_owner_is_asked_for_a_wall_on_the_board_or_a_threat(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(TRAITOR, FLOOD, BUILDER))
    assert show.panel.strip.question.text() == (
        "Choose a wall on the board to break, or a threat to remove."
    )
    assert all(isinstance(c, RemoveThreat | BreakWall) for c in show.bridge.legal)


def test_a_button_that_is_pointed_at_tells_what_it_would_do(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(FLOOD, BUILDER, MASTER))
    strip, view = show.panel.strip, show.bridge.view
    value = province_forecast(view, view.scoring.province).now.value
    strip.buttons[0].clearFocus()
    assert strip.outlook.text().startswith("Now: ")
    assert strip.outlook.text().endswith(f"value {value}")
    said = []
    for button in strip.buttons:
        button.setFocus()
        said.append(strip.outlook.text())
        button.clearFocus()
    assert all(text.startswith("Then: ") for text in said)
    assert {text.rpartition(" ")[2] for text in said} == {str(value + 2), str(value - 2)}
    assert strip.outlook.text().startswith("Now: ")


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_no_button_moves_when_another_is_pointed_at(qtbot: QtBot, scale: float) -> None:
    show = Show(qtbot, being_scored(TRAITOR, FLOOD, BUILDER))
    show.panel.appearance.choose_scale(scale)
    strip, places = show.panel.strip, []
    for button in (None, *strip.buttons):
        if button is None:
            strip.buttons[0].clearFocus()
        else:
            button.setFocus()
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        places.append([one.mapToGlobal(QPoint()).toTuple() for one in strip.buttons])
    assert all(place == places[0] for place in places)


def test_a_removed_threat_names_the_spared_seats_and_no_value(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(TRAITOR, FLOOD, BUILDER))
    view = show.bridge.view
    for command in show.bridge.legal:
        if isinstance(command, RemoveThreat):
            text = outlook_text(view, command, show.bridge.players)
            losers = region_forecast(view, command.region).losers
            names = [owner_name(show.bridge.players, loser) for loser in losers]
            assert all(name in text for name in names)
            assert ("nobody" in text) == (not names)
            assert not any(sign.isdigit() for sign in text)


def test_a_wall_that_is_pointed_at_tells_who_would_hold_the_province(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(TRAITOR, FLOOD, BUILDER))
    view = show.bridge.view
    offers = Offers.of(show.bridge.legal, None)
    breaks = [c for c in show.bridge.legal if isinstance(c, BreakWall)]
    assert breaks
    for command in breaks:
        prospect = prospect_of(view, offers, SquareTarget(command.square))
        assert prospect is not None
        (province,) = prospect.provinces
        now = province_forecast(view, province.province)
        assert province.now.walls == now.now.walls - 1
        assert prospect.squares == (command.square,)


def test_a_card_that_is_cancelled_leaves_open_what_comes_of_it(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(FLOOD, BUILDER, WARRIOR))
    show.panel.strip.buttons[0].setFocus()
    assert show.panel.strip.outlook.text().startswith("Now: ")


def test_nothing_is_looked_ahead_to_before_the_cards_are_turned_up(qtbot: QtBot) -> None:
    show = Show(qtbot, completed_with(TRAITOR, FLOOD, BUILDER), 0)
    assert show.panel.strip.isVisible()
    assert not show.panel.strip.outlook.isVisible()
