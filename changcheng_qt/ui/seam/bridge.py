"""What widgets are shown a match through, whether it is being played or shown again.

`ui.seam.match_bridge.MatchBridge` shows a live match, `ui.replay.bridge.ReplayBridge` a recorded
one. The board, the panels and the chronicle cannot tell them apart, but for one thing: in a replay
nothing is legal.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from changcheng_qt.engine.game import Outcome
from changcheng_qt.engine.help import Help
from changcheng_qt.engine.replay import Mark
from changcheng_qt.engine.seats import Player, Seat, Viewer
from changcheng_qt.engine.step import Seen


def counts_for(bridge: "Bridge", viewer: Viewer) -> bool:
    """Whether what follows by counting is shown in a view: the table has that help, and the viewer
    is a seat.
    """
    return bridge.help.follows and isinstance(viewer, int)


class Shown(Protocol):
    """What is to be drawn: the position of a bridge, or that as far as it has been revealed."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted with a `Change`: a step forward or back, or a jump."""

    @property
    def view(self) -> Any:  # noqa: ANN401 - the View type belongs to the title
        """What the viewer sees now."""


class Bridge(Shown, Protocol):
    """Shows one match to one viewer at a time, as Views and filtered events."""

    @property
    def players_changed(self) -> SignalInstance:
        """Emitted when somebody else sits in a seat, or has another name."""

    @property
    def decider_changed(self) -> SignalInstance:
        """Emitted when somebody else may act on this screen, while it shows the same view."""

    @property
    def title(self) -> str:
        """The name of the title that is played, as `engine.game.Game.name`."""

    @property
    def viewer(self) -> Viewer:
        """Whom the screen is shown to."""

    @property
    def legal(self) -> Sequence[Any]:
        """The legal commands that the viewer may know of."""

    @property
    def possible(self) -> Sequence[Any]:
        """What the rules allow, of that which the viewer may know of: in a lesson more than is
        legal, so it is told of and not offered.
        """

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits in the seats."""

    @property
    def help(self) -> Help:
        """The help that everybody at the table has while playing, at the position shown."""

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides next, None when the game is over."""

    @property
    def decider(self) -> Seat | None:
        """The person who may act on this screen now, None where nobody may. All that takes commands
        asks here, and nowhere else.
        """

    @property
    def turn_seat(self) -> Seat:
        """The seat whose turn it is."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""

    @property
    def seed(self) -> str:
        """The seed that the game was drawn from, empty until the game is over and where nobody
        knows it.
        """

    @property
    def step_count(self) -> int:
        """How many steps led to the present position."""

    @property
    def marks(self) -> Sequence[Mark]:
        """Where on the line of play the table went back or changed its help by agreement, somebody
        else sat down, or a hint was taken.
        """

    def events(self, since: int = 0) -> Sequence[tuple[Any, ...]]:
        """Return the events of each step from number `since` on, as the viewer may see them."""

    def beats(self, number: int) -> Sequence[Seen[Any, Any]]:
        """Return the beats of the step of that number as the viewer may see them, each with the
        view right after it; they are found again at every call.
        """

    @property
    def told_count(self) -> int:
        """How many steps the chronicle tells of: all up to the present position, or the whole game
        in a replay with everything shown.
        """

    @property
    def told_view(self) -> Any:  # noqa: ANN401
        """What the viewer sees after the last step that the chronicle tells of."""

    def told(self, since: int = 0) -> Sequence[tuple[Any, ...]]:
        """Return the events of each step from number `since` on that the chronicle tells of."""

    def why_not(self, command: object) -> Enum | None:
        """Return why a command is not legal now, or None."""

    def submit(self, command: object) -> bool:
        """Give a command for the seat to act; tell whether it was accepted."""

    def commit(self, command: object) -> bool:
        """Give one after which there is no way back, unless there is something to say before."""
