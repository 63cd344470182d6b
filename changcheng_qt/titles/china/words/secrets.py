"""What the secrets of China are called, and what may be so of them."""

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.titles.china.rules.pieces import BY_WORD, Colour
from changcheng_qt.titles.china.rules.secrets import HandSecret, Secret
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words.names import colour_of_card

translate = QCoreApplication.translate


def secret_name(secret: Secret, last: View) -> str:
    """Return the name of a secret; that of cards in a hand without whose hand it is."""
    if isinstance(secret, HandSecret):
        return {
            Colour.RED: translate("Insight", "Red cards"),
            Colour.GREEN: translate("Insight", "Green cards"),
            Colour.YELLOW: translate("Insight", "Yellow cards"),
            Colour.ORANGE: translate("Insight", "Orange cards"),
            Colour.PURPLE: translate("Insight", "Purple cards"),
        }[secret.colour]
    return translate("Insight", "Next card of the pile")


def secret_value(secret: Secret, value: FactValue, last: View) -> str:
    """Return how many cards there were, or the colour of one."""
    return QLocale().toString(value) if isinstance(value, int) else colour_of_card(BY_WORD[value])
