"""Rolls, riders, breaches, offers and answers are announced in a sentence each, to the player who
brought them about as well.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from changcheng_qt.engine.tuples import put
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.positions import book_parts
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.pieces import Good, goods
from changcheng_qt.titles.riders.rules.turn import Stage, Turn
from changcheng_qt.titles.riders.table.factory import RidersUi
from changcheng_qt.titles.riders.words import telling
from changcheng_qt.ui.accessible.announcer import Announcer
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.titles.riders.table.map_board import MEI, bridge_at, rich

Said = list[str]


@pytest.fixture
def listen(qapp: QApplication, languages: Languages) -> Callable[[MatchBridge], Said]:
    """Hears the announcements of a match in English."""
    languages.install("en")

    def begin(bridge: MatchBridge) -> Said:
        said: Said = []
        Announcer(RidersUi(book_parts), bridge, said.append, bridge)
        return said

    return begin


def heard_after(said: Said, bridge: MatchBridge, command: Command) -> Said:
    """The announcements of a command."""
    said.clear()
    assert bridge.submit(command)
    QApplication.processEvents()
    return said


def before_roll() -> MatchBridge:
    """Mei's turn before the roll; with a six a rider breaks in at the pass of Luca."""
    return bridge_at(replace(rich(), stage=Stage.BEFORE_ROLL, turn=Turn(MEI, 9)), MEI)


def test_an_own_roll_is_heard(listen: Callable[[MatchBridge], Said]) -> None:
    bridge = before_roll()
    (text,) = heard_after(listen(bridge), bridge, commands.RollDice((6, 5)))
    assert text.startswith("Mei rolled 11")


def test_a_breach_is_heard_once(listen: Callable[[MatchBridge], Said]) -> None:
    bridge = before_roll()
    (text,) = heard_after(listen(bridge), bridge, commands.RollDice((3, 3)))
    assert text.startswith("Mei rolled 6")
    assert text.count("Breach at Zhenbei Tower: 2 riders against 1 tower.") == 1


def test_an_own_rider_is_heard_but_no_deed_of_ones_own(
    listen: Callable[[MatchBridge], Said],
) -> None:
    bridge = bridge_at(rich(), MEI)
    said = listen(bridge)
    city = next(one for one in bridge.legal if isinstance(one, commands.BuildCity))
    assert not heard_after(said, bridge, city)
    (text,) = heard_after(said, bridge, commands.DrawRider())
    ((drawn,),) = bridge.events(bridge.step_count - 1)
    assert text.startswith(f"Rider {drawn.numeral.word} gathers at ")


def test_an_offer_is_the_prompt_and_its_answers_are_a_sentence(
    listen: Callable[[MatchBridge], Said],
) -> None:
    state = rich()
    bridge = bridge_at(replace(state, hands=put(state.hands, 0, (0, 1, 0, 0, 0))), MEI)
    said = listen(bridge)
    offer = commands.Offer(goods(Good.WOOD), goods(Good.CLAY))
    assert not heard_after(said, bridge, offer)
    bridge.look_as(0)
    prompt = telling.prompt(bridge.view, bridge.players, bridge.legal)
    assert prompt.text == "Mei gives 1 wood for 1 clay: yes, no or other terms?"
    bridge.look_as(MEI)
    (text,) = heard_after(said, bridge, commands.Accept())
    assert text == "Answers: Luca accepts."
