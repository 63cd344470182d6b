"""The meaning of the last button: the step that ends the present stage, by its words."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.ui.panels.buttons import Button, Rank

translate = QCoreApplication.translate

_COMMANDS: Final[Mapping[Stage, Command]] = {
    Stage.BEFORE_ROLL: commands.RollDice(),
    Stage.PIRATE: commands.LeavePirate(),
    Stage.ROBBING: commands.SpareAll(),
    Stage.RIDER_DUE: commands.DrawRider(),
    Stage.CHOOSING: commands.Withdraw(),
    Stage.SOLDIER: commands.FinishEdict(),
    Stage.CORVEE: commands.FinishEdict(),
    Stage.EXTRA_ROUND: commands.PassExtra(),
}


def primary_of(view: View) -> Command:
    """Return the command of the last button; the end of the turn where nothing else is due."""
    return _COMMANDS.get(view.stage, commands.EndTurn())


def say_primary(button: Button, command: Command) -> None:
    """Show the command on the last button; one that gives up a deal or a card stands out less."""
    declines = isinstance(command, commands.Withdraw | commands.SpareAll | commands.LeavePirate)
    button.set_words(primary_text(command))
    button.stand_out(Rank.ORDINARY if declines else Rank.PRIMARY)


def primary_text(command: Command) -> str:
    """Return the words of the last button for its command."""
    match command:
        case commands.RollDice():
            return translate("RidersTray", "Roll", "a button")
        case commands.LeavePirate():
            return translate("RidersTray", "Leave it", "the pirate")
        case commands.SpareAll():
            return translate("RidersTray", "Take none")
        case commands.DrawRider():
            return translate("RidersTray", "Draw rider")
        case commands.Withdraw():
            return translate("RidersTray", "Withdraw", "a button")
        case commands.FinishEdict():
            return translate("RidersTray", "Done", "the rest of an edict")
        case commands.PassExtra():
            return translate("RidersCommand", "Pass", "in an extra building round")
        case _:
            return translate("Tray", "End turn")
