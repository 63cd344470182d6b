"""A person who continues a game of Riders by mouse from any position."""

from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton

from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.places import Place
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.ui.flow.screens import Notes, Public
from tests.journeys.journey import Journey
from tests.journeys.willing import lead_to_own_view
from tests.titles.riders.journeys.by_mouse import RidersByMouse

NOBODY = ("Nobody", "Nobody else", "Pass")
"""The words of the button with which nobody builds in an extra building round."""


def go_on(journey: Journey) -> None:
    """Bring about one more step, or see the game replaced by one that was opened just before."""
    match, willing = journey.match, WillingRider(journey, ())
    before = len(match.log)

    def has_gone_on() -> bool:
        journey.person.settle()
        if journey.program.session.match is match and len(match.log) == before:
            willing.act(Random(0))
        return journey.program.session.match is not match or len(match.log) > before

    journey.person.wait(has_gone_on, lambda: f"no way on from {journey.show.flow.screen}")


class WillingRider(RidersByMouse):
    """Also puts book and notes away, asks a bot again, and looks for things out of sight."""

    def act(self, rng: Random) -> bool:
        flow = self.journey.show.flow
        if self.person.sees("Close the rulebook"):
            self.person.click_on("Close the rulebook")
        elif isinstance(flow.screen, Notes) or flow.screen == Public(board_only=True):
            lead_to_own_view(self.person)
        elif flow.bots.failed_seat is not None:
            self.person.click_on("Try again")
        else:
            return super().act(rng)
        return False

    def give(self, command: Command) -> None:
        """Click again where the first click has only closed the drawer."""
        match, number = self.journey.match, len(self.journey.match.steps)
        super().give(command)
        self.person.settle()
        if len(match.steps) == number:
            super().give(command)

    def say_no(self, name: str) -> None:
        """Open the side panel first where nothing is in sight to say it with."""
        words = NOBODY if self.view.stage is Stage.EXTRA_ROUND else (f"{name}: No", "No")
        seen = [one for one in words if self.person.sees(one, QAbstractButton)]
        if seen:
            self.person.click_on(seen[0])
        else:
            self.person.key(Qt.Key.Key_L)

    def pixel_of(self, place: Place) -> QPoint:
        """Look at the whole map first where the place is out of sight."""
        if not self.board.contains(super().pixel_of(place)):
            self.person.key(Qt.Key.Key_F)
        return super().pixel_of(place)
