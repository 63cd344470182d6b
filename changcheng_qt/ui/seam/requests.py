"""What the widgets of a title ask of the shell, as signals."""

from PySide6.QtCore import QObject, Signal


class Requests(QObject):
    """What the widgets of a title ask of the shell."""

    new_game_asked = Signal()
    rematch_asked = Signal()
    replay_asked = Signal()
    why_asked = Signal()
    """Show the finished game again, with what it cost every seat."""
    practice_asked = Signal(object, int)
    """Go through the mistakes of a seat that an `Analyst` has found."""
    result_asked = Signal()
    """Show how the replayed game ended."""
    result_shown = Signal()
    """How the match on the table ended can be seen now, its last scoring being over."""
    leave_replay_asked = Signal()
    report_asked = Signal()
    """Save a report of the finished game."""
    notes_asked = Signal(int)
    """That seat wants to look at its own notes: drop the gate, then show its own view."""
    reference_asked = Signal()
    options_asked = Signal()
    """Show the table options in force."""
    busy_changed = Signal(bool)
    """A panel shows what has to be seen before bots go on, or has shown it."""
    prompted = Signal(str)
    """What the bar says while a panel is busy, instead of the title's prompt; empty for nothing."""
    held_changed = Signal()
    """Something else is held, or nothing any more: the prompt says what to do with it."""
    spoken = Signal(str)
    """A plain sentence to be spoken to the person who asked for it, and shown nowhere."""
    said = Signal(str)
    """A plain sentence to show for a moment, such as why something is not possible."""
