"""Sentences for what the engine knows, whatever is played."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.history import Barrier

translate = QCoreApplication.translate


def barrier_text(barrier: Barrier) -> str:
    """Return why undo or redo is refused."""
    return {
        Barrier.NOTHING_DONE: translate("Barrier", "Nothing to undo."),
        Barrier.NOTHING_UNDONE: translate("Barrier", "Nothing to redo."),
        Barrier.HIDDEN_SHOWN: translate(
            "Barrier", "You can't undo this: hidden information was revealed."
        ),
        Barrier.OTHER_DECIDED: translate(
            "Barrier", "You can't undo this: another player has made a choice since."
        ),
        Barrier.SCREEN_HANDED_OVER: translate(
            "Barrier",
            "Your turn has ended. To go back, everyone must agree.",
        ),
        Barrier.NOT_AGREED: translate("Barrier", "Everyone must agree to go back."),
        Barrier.LOG_FULL: translate(
            "Barrier", "You can't undo any more: this game's record is full."
        ),
    }[barrier]
