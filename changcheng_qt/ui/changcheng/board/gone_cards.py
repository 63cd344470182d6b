"""The cards that lay in a scored province: whose each of the dashed places is, and which card."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF

from changcheng_qt.engine.seats import Player
from changcheng_qt.games.changcheng.turn import RevealedCard
from changcheng_qt.i18n.phrases.changcheng.cards import card_name
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.changcheng.scene.items.piece_art import gone_card_rect
from changcheng_qt.ui.changcheng.scene.projection import GoneCardFigure
from changcheng_qt.ui.changcheng.scene.scene import BoardScene

translate = QCoreApplication.translate


def gone_card_at(scene: BoardScene, point: QPointF) -> RevealedCard | None:
    """Return the card whose place is seen at a point of the scene; all know which it was."""
    figures = scene.position.figures.items()
    gone = [(key[2], figure) for key, figure in figures if isinstance(figure, GoneCardFigure)]
    here = {ply for ply, figure in gone if gone_card_rect(figure, scene.setting).contains(point)}
    return next((card for card in reversed(scene.view.gone) if card.ply in here), None)


def gone_card_note(card: RevealedCard, players: Sequence[Player]) -> str:
    """Say which card lay here."""
    words = translate("Board", "Revealed here: {card} ({player})")
    return fill(words, card=card_name(card.card), player=player_name(players, card.owner))
