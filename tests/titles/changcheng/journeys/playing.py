"""Playing Chang Cheng: the commands given in public, and the places of things along the wall."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.changcheng.rules.commands import Command, Decision, Peek
from changcheng_qt.titles.changcheng.rules.geography import Province, Square
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.commands import command_label
from tests.journeys.plan import Move
from tests.journeys.playing import Playing

translate = QCoreApplication.translate


class WallPlaying(Playing[View, Command]):
    """Knows the wall."""

    def words_to_go_on(self) -> tuple[str, ...]:
        """The words of the buttons that continue a scoring."""
        return translate("Reveal", "Next"), translate("Reveal", "Continue")

    def is_given_in_public(self, command: Command) -> bool:
        """Decisions of a scoring are."""
        return isinstance(command, Decision)

    def come_to_the_screen(self, move: Move) -> None:
        """Only a scoring is decided in another seat's turn."""
        super().come_to_the_screen(move)
        assert not move.is_foreign or self.view.stage is Stage.DECISION

    def end_turn(self, press: Callable[[], None]) -> None:
        """End the turn; where a look is left, the first press only brings a reminder of it."""
        is_reminded = self.journey.match.help.follows and bool(self.legal(Peek))
        number = len(self.journey.match.steps)
        press()
        if is_reminded:
            self.person.settle()
            assert len(self.journey.match.steps) == number, "the look is lost without a word"
            press()

    def label(self, command: Command) -> str:
        """Return the text of a command's button."""
        return command_label(command, self.view, self.journey.match.players)

    def westwards(self, squares: set[Square]) -> list[Square]:
        """Return squares from west to east, as they are drawn."""
        return sorted(squares, key=self.view.wall.west_to_east.index)

    def provinces_westwards(self, provinces: set[Province]) -> list[Province]:
        """Return provinces from west to east, as they are drawn."""
        wall = self.view.wall
        order = [wall.province_of[square] for square in wall.west_to_east]
        return sorted(provinces, key=order.index)
