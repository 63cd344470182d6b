"""Who decides for a seat, in words."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import HUMAN, Controller
from changcheng_qt.i18n.phrases.wording import fill

translate = QCoreApplication.translate


def controller_text(controller: Controller) -> str:
    """Return what a kind of player is called; one without words keeps its name."""
    known = {
        HUMAN: translate("Controllers", "Human"),
        "random": translate("Controllers", "Easy bot"),
        "greedy": translate("Controllers", "Hard bot"),
    }
    text = known.get(controller)
    return text or fill(translate("Controllers", "Bot: {name}"), name=controller)
