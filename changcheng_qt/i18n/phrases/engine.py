"""Sentences for what the engine knows, whatever is played."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.history import Barrier

translate = QCoreApplication.translate


def barrier_text(barrier: Barrier) -> str:
    """Say why there is no way back, or no way forward again."""
    return {
        Barrier.NOTHING_DONE: translate("Barrier", "There is nothing to take back."),
        Barrier.NOTHING_UNDONE: translate("Barrier", "There is nothing to do again."),
        Barrier.HIDDEN_SHOWN: translate(
            "Barrier", "Something hidden was shown: there is no way back past that."
        ),
        Barrier.OTHER_DECIDED: translate(
            "Barrier", "Somebody else has decided since: there is no way back past that."
        ),
        Barrier.SCREEN_HANDED_OVER: translate(
            "Barrier",
            "The screen has gone to the next player: from here you go back only by agreement.",
        ),
        Barrier.NOT_AGREED: translate("Barrier", "Everybody at the table must agree to go back."),
        Barrier.LOG_FULL: translate(
            "Barrier", "The log of this game is full: nothing can be undone."
        ),
    }[barrier]
