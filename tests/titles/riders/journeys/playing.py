"""Playing Riders with any hands: when a panel is read on, who may decide on which view."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.places import Place
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.told import text_of
from tests.journeys.plan import Move
from tests.journeys.playing import Playing

translate = QCoreApplication.translate

LAST: Final = (
    commands.RollDice,
    commands.EndTurn,
    commands.DrawRider,
    commands.LeavePirate,
    commands.SpareAll,
    commands.FinishEdict,
)
"""The commands of the last button."""


class MapPlaying(Playing[View, Command]):
    """Knows the table of Riders."""

    def play(self, count: int | None = None) -> None:
        """Give n more moves, or all that are left; cards to give up go in one press."""
        last = len(self.plan) if count is None else self.given + count
        match = self.journey.match
        while self.given < last:
            move = self.plan[self.given]
            if len(match.steps) == self.given:
                self.come_to_the_screen(move)
                if len(match.steps) == self.given and self._rules.forced(move.legal) is None:
                    self.give(move.command)
            self.see_it_done(move)

    def check_foreign(self, move: Move) -> None:
        """Cards are given up on the own view, anything else in another's turn on the public one."""
        if not isinstance(move.command, commands.Discard):
            super().check_foreign(move)

    def words_to_go_on(self) -> tuple[str, ...]:
        """The words of the buttons that continue a breach, or the last one."""
        return translate("Reveal", "Continue"), translate("Reveal", "Result")

    def given_up(self) -> list[commands.Discard]:
        """The cards that the seat to act gives up, from the present move on."""
        seat, found = self.plan[self.given].seat, list[commands.Discard]()
        for move in self.plan[self.given :]:
            if not isinstance(move.command, commands.Discard) or move.seat != seat:
                break
            found.append(move.command)
        return found

    def name(self, place: Place) -> str:
        """The name of a place for a screen reader."""
        return text_of(place, self.view, self.journey.match.players)
