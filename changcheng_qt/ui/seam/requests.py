"""The requests of a title's widgets to the shell, as signals."""

from PySide6.QtCore import QObject, Signal


class Requests(QObject):
    """The requests of a title's widgets to the shell."""

    new_game_asked = Signal()
    rematch_asked = Signal()
    replay_asked = Signal()
    why_asked = Signal()
    """Show the replay of the finished game, with its costs for every seat."""
    practice_asked = Signal(object, int)
    """Practise the mistakes of a seat that an `Analyst` has found."""
    result_asked = Signal()
    """Show the result of the replayed game."""
    result_shown = Signal()
    """The result of the match on the table may be shown, its last scoring being over."""
    leave_replay_asked = Signal()
    report_asked = Signal()
    """Save a report of the finished game."""
    notes_asked = Signal(int)
    """The player of that seat wants to see the own notes: drop the gate, then show the own view."""
    reference_asked = Signal()
    options_asked = Signal()
    """Show the table options in force."""
    busy_changed = Signal(bool)
    """A panel has begun or ended a reveal for which bots must wait."""
    prompted = Signal(str)
    """The text of the bar while a panel is busy, instead of the title's prompt; empty for none."""
    held_changed = Signal()
    """The held thing has changed: the prompt is about it."""
    spoken = Signal(str)
    """A plain sentence to be spoken to the person who requested it, and shown nowhere."""
    said = Signal(str)
    """A plain sentence to show for a moment, such as why something is impossible."""
    withdrawn = Signal(str)
    """A sentence of `said` no longer holds."""
    press_asked = Signal(object)
    """Press this button of a panel over the table, as its key does."""
