"""The parts of the window that every match and replay uses."""

from collections.abc import Callable
from dataclasses import dataclass

from changcheng_qt.engine.seats import Controller
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import Choices
from changcheng_qt.ui.sound.output import Player
from changcheng_qt.ui.window.dialogs import Dialogs
from changcheng_qt.ui.window.table import GameTable


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The parts that stay while matches and replays come and go."""

    titles: TitleChoice
    table: GameTable
    actions: Actions
    dialogs: Dialogs
    requests: Requests
    bots: Callable[[str], tuple[Controller, ...]]
    """Returns the kinds of bot that can take over a seat in a match of a title."""
    player: Player | None
    """The player of sounds, if there is one."""
    choices: Choices
    """The choices made at tables."""
