"""Six people play a whole game of Riders with the keyboard alone, and hear where they are.

By day the middle of the game is made behind the screen.
"""

from dataclasses import replace
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.table.pointer.play import MapPlay
from changcheng_qt.titles.riders.words.telling import prompt
from tests.effort import NIGHTLY
from tests.journeys.journey import QUIET, Journey, SetOut
from tests.journeys.person import IN_VAIN, Astray
from tests.saves.windows_files import WindowsFiles
from tests.titles.riders.journeys.by_keys import RidersByKeys
from tests.titles.riders.journeys.planning import planned

SIZE: Final = (1280, 800)
SEED: Final = "2"
SEATS: Final = 6
FEWEST: Final = 3
FIRST, LAST = 3, 3
"""How many moves are given by hand by day at the beginning, and at the end."""


def order(journey: Journey) -> RidersByKeys:
    """Order a game of six from the start page, without the extra building round."""
    person = journey.person
    keys = RidersByKeys(journey, ())
    keys.tab_to("New game of Riders at the Wall")
    person.key(Qt.Key.Key_Space)
    keys.tab_to(str(FEWEST))
    person.key(Qt.Key.Key_Space)
    for _ in range(FEWEST, SEATS):
        person.key(Qt.Key.Key_Right)
    keys.hear(str(SEATS))
    for number in range(2, SEATS + 1):
        keys.tab_to(f"Player {number}: human or bot")
        person.key(Qt.Key.Key_Home)
    keys.tab_to("Help")
    person.key(Qt.Key.Key_Home)
    keys.tab_to("Game options")
    person.key(Qt.Key.Key_Space)
    keys.tab_to("Extra building round")
    person.key(Qt.Key.Key_End)
    keys.tab_to("Seed")
    person.type(SEED)
    person.key(Qt.Key.Key_Return)
    person.settle()
    assert [player.is_human for player in journey.match.players] == [True] * SEATS
    keys.plan = planned(journey.match, int(SEED))
    return keys


def test_six_people_play_from_the_dialog_to_the_result(
    set_out: SetOut, windows_files: WindowsFiles
) -> None:
    """With the mouse they play over the files of this computer."""
    journey = set_out(SIZE, replace(QUIET, motion="fast"))
    playing = order(journey)
    if NIGHTLY:
        playing.play()
    else:
        playing.play(FIRST)
        playing.play_next(len(playing.plan) - LAST)
        playing.play()
    match = journey.match
    assert [step.command for step in match.steps] == [move.command for move in playing.plan]
    playing.read_to_the_end()
    view = match.view(0)
    assert journey.person.sees(prompt(view, match.players, ()).text)
    assert journey.person.sees("Rematch", QPushButton)
    journey.see_all_kept(windows_files)


def test_a_key_that_sets_down_next_to_its_target_leads_astray(
    set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enter taken for another target than the one that was announced."""
    choose = MapPlay.choose

    def beside(play: MapPlay, target: object) -> bool:
        return choose(play, next(other for other in play.offers.walk if other != target))

    playing = order(set_out(SIZE))
    monkeypatch.setattr(MapPlay, "choose", beside)
    playing.person.patience = IN_VAIN
    with pytest.raises(Astray, match="was given instead of"):
        playing.play()
    assert isinstance(playing.plan[playing.given].command, commands.FoundFort)
