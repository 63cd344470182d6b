"""Sentences for what the engine knows, whatever is played."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import HUMAN, Controller
from changcheng_qt.i18n.phrases.wording import fill

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


def controller_text(controller: Controller) -> str:
    """Return what a kind of player is called; one without words keeps its name."""
    known = {
        HUMAN: translate("Controllers", "Human"),
        "novice": translate("Controllers", "Novice"),
        "club": translate("Controllers", "Club player"),
        "strong": translate("Controllers", "Strong player"),
        "master": translate("Controllers", "Master"),
        "random": translate("Controllers", "Random bot"),
        "greedy": translate("Controllers", "Greedy bot"),
    }
    text = known.get(controller)
    return text or fill(translate("Controllers", "Bot: {name}"), name=controller)
