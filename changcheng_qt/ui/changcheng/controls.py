"""What menus, keys and the chronicle do to the board, in a match and in a replay alike."""

from collections.abc import Sequence

from PySide6.QtCore import SignalInstance

from changcheng_qt.games.changcheng.events import Event
from changcheng_qt.ui.changcheng.board.view import BoardView
from changcheng_qt.ui.changcheng.walks import Walks
from changcheng_qt.ui.seam.match_bridge import Change


class TableControls:
    """Leads a board, and the walks beside it."""

    def __init__(self, board: BoardView, walks: Walks) -> None:
        """Speak for a board and its walks."""
        self._board = board
        self._walks = walks

    def toggle_fit(self) -> None:
        """Show the whole board, or go back to the working zoom."""
        self._board.view.toggle_fit()

    def zoom_by(self, steps: int) -> None:
        """Come nearer by so many steps, or go away if negative."""
        self._board.view.zoom_by(steps)

    @property
    def is_whole(self) -> bool:
        """Whether the whole board is shown, so that to toggle comes nearer."""
        return self._board.view.is_whole

    @property
    def view_changed(self) -> SignalInstance:
        """Emitted when another part of the board is shown, or in another size."""
        return self._board.view.view_changed

    def show_events(self, events: Sequence[Event]) -> None:
        """Flash what events speak of."""
        self._board.show_events(events)

    def toggle_changes(self) -> None:
        """Hide the marks of what has changed since the viewer's own turn, or show them again."""
        self._board.toggle_changes()

    def show_past(self, change: Change, number: int) -> None:
        """Show the position after an earlier step, and that step as movement."""
        self._board.show_past(change, number)

    def show_present(self) -> None:
        """Show the present position again, at once."""
        self._board.show_present()

    @property
    def past_left(self) -> SignalInstance:
        """Emitted when somebody wants to play on instead of looking back."""
        return self._board.past_left

    def skip_motion(self) -> None:
        """Bring whatever moves to its end at once."""
        self._board.skip_motion()

    def hurry(self) -> None:
        """Bring whatever moves to its end at once, or else show the next reveal."""
        if self.is_moving:
            self._board.skip_motion()
        else:
            self._walks.advance()

    @property
    def is_moving(self) -> bool:
        """Whether anything moves now, or waits to."""
        return self._board.animator.is_moving

    @property
    def settled(self) -> SignalInstance:
        """Emitted when nothing moves any more."""
        return self._board.animator.settled

    @property
    def shape(self) -> float:
        """The width over the height of the whole board."""
        return self._board.shape

    @property
    def is_spotlit(self) -> bool:
        """Whether a scoring or the attack is being walked through."""
        return self._walks.is_spotlit

    @property
    def spotlit_changed(self) -> SignalInstance:
        """Emitted when such a walk begins or ends."""
        return self._walks.spotlit_changed
