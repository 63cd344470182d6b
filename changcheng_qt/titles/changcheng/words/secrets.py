"""What the secrets of Chang Cheng are called, and what may be so of them."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.i18n.phrases.wording import fill, signed
from changcheng_qt.titles.changcheng.rules.secrets import (
    BoardSecret,
    CardSecret,
    Secret,
    ThreatSecret,
)
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.names import face_name, province_name, region_name

translate = QCoreApplication.translate


def secret_name(secret: Secret, last: View) -> str:
    """Return the name of a secret; that of a card without its owner."""
    match secret:
        case ThreatSecret(region):
            words = translate("Insight", "Threat in {region}")
            return fill(words, region=region_name(last.wall, region))
        case CardSecret(_, card):
            return card_name(card)
        case BoardSecret(extension):
            return fill(translate("Insight", "Drawn board {number}"), number=extension + 1)
        case _:
            assert_never(secret)


def secret_value(secret: Secret, value: FactValue, last: View) -> str:
    """Return a threat as the points it costs, where a card was, or the name of a board."""
    match secret, value:
        case ThreatSecret(), int():
            return signed(-value)
        case CardSecret(), int():
            words = translate("Insight", "face down in {province}", "a card")
            return fill(words, province=province_name(last.wall, value))
        case BoardSecret(), _:
            faces = (face for board in last.box for face in board.faces)
            return next(face_name(face) for face in faces if face.code == value)
        case _, "hand":
            return translate("Insight", "in hand", "a card")
        case _:
            return translate("Insight", "turned up", "a card")
