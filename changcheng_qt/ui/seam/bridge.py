"""The interface of a match for widgets, live or replayed.

`ui.seam.match_bridge.MatchBridge` shows a live match, `ui.replay.bridge.ReplayBridge` a recorded
one. The only difference for board, panels and chronicle: a replay has no legal commands.
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
    """Whether deductions by counting are shown in a view: the table has that help, and the viewer
    is a seat.
    """
    return bridge.help.follows and isinstance(viewer, int)


class Shown(Protocol):
    """Anything with a view to draw: a bridge, or its revealed position."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted with a `Change`: a step forward or back, or a jump."""

    @property
    def view(self) -> Any:  # noqa: ANN401 - the View type belongs to the title
        """The View of the viewer now."""


class Bridge(Shown, Protocol):
    """Shows one match to one viewer at a time, as Views and filtered events."""

    @property
    def players_changed(self) -> SignalInstance:
        """Emitted when a seat has another player, or another name."""

    @property
    def decider_changed(self) -> SignalInstance:
        """Emitted when the person who may act on this screen changes, but not the view."""

    @property
    def title(self) -> str:
        """The name of the title, as `engine.game.Game.name`."""

    @property
    def viewer(self) -> Viewer:
        """The viewer of the screen."""

    @property
    def legal(self) -> Sequence[Any]:
        """The legal commands that the viewer may know of."""

    @property
    def possible(self) -> Sequence[Any]:
        """The legal commands under the rules that the viewer may know of: in a lesson more than
        `legal`, for texts only.
        """

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat."""

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose people are at this screen."""

    @property
    def help(self) -> Help:
        """The help of everybody at the table, at the shown position."""

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides next, None when the game is over."""

    @property
    def due(self) -> tuple[Seat, ...]:
        """The seats that are to decide now, several if they are asked at once; none when the game
        is over.
        """

    @property
    def decider(self) -> Seat | None:
        """The person who may act on this screen now, None if nobody may. Everything that accepts
        commands checks this, and nothing else.
        """

    @property
    def turn_seat(self) -> Seat:
        """The seat whose turn it is."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""

    @property
    def seed(self) -> str:
        """The seed of the game, empty until the game is over and if nobody knows it."""

    @property
    def step_count(self) -> int:
        """How many steps there are before the present position."""

    @property
    def marks(self) -> Sequence[Mark]:
        """The marks on the line of play: take-backs and changes of help by agreement, changes of
        players, hints.
        """

    def events(self, since: int = 0) -> Sequence[tuple[Any, ...]]:
        """Return the events of each step from number `since` on, as the viewer may see them."""

    def beats(self, number: int) -> Sequence[Seen[Any, Any]]:
        """Return the beats of the step of that number as the viewer may see them, each with the
        view right after it; computed at every call.
        """

    @property
    def chronicle_length(self) -> int:
        """How many steps are in the chronicle: all up to the present position, or the whole game in
        a replay with everything shown.
        """

    @property
    def chronicle_view(self) -> Any:  # noqa: ANN401
        """The viewer's View after the last step in the chronicle."""

    def chronicled(self, since: int = 0) -> Sequence[tuple[Any, ...]]:
        """Return the events of each step in the chronicle from number `since` on."""

    def why_not(self, command: object) -> Enum | None:
        """Return why a command is not legal now, or None."""

    def submit(self, command: object) -> bool:
        """Submit a command of the seat to act; return whether it was accepted."""

    def commit(self, command: object) -> bool:
        """Submit one that cannot be undone, unless a warning holds it back."""
