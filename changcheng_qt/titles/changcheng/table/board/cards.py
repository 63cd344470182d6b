"""The cards on the board under the pointer: the viewer's own face-down ones, and revealed ones.

A player's own face-down card is shown large once the pointer rests on it. Its face is from the
viewer's own View, and is painted, not spoken: others may listen. The card of each dashed place in a
scored province is public, and its note names it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, QRectF, QTimer
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.changcheng.rules.turn import PlacedCard, RevealedCard
from changcheng_qt.titles.changcheng.rules.view import CardBack, View
from changcheng_qt.titles.changcheng.table.geometry.layout import WallLayout
from changcheng_qt.titles.changcheng.table.painting.seat_colours import colours_of
from changcheng_qt.titles.changcheng.table.pointer.pointing import WallPointing
from changcheng_qt.titles.changcheng.table.scene.piece_art import gone_card_rect
from changcheng_qt.titles.changcheng.table.scene.projection import GoneCardFigure
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.titles.changcheng.table.tray.card_face import LargeCard
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.widgets.large_sheet import HOVER

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class OwnCard:
    """A card that the viewer has played, and its place in the scene."""

    placed: PlacedCard
    place: QRectF


def card_at(view: View, layout: WallLayout, point: QPointF) -> tuple[CardBack, QRectF] | None:
    """Return the card in a province that is visible at a point of the scene, and its place; a later
    card of a row may cover it.
    """
    for province in {card.province for card in view.cards}:
        backs = view.cards_in(province)
        row = zip(backs, layout.card_row(province, len(backs)), strict=True)
        here = [(back, place) for back, place in row if place.contains(point)]
        if here:
            return here[-1]
    return None


def own_card_at(view: View, layout: WallLayout, point: QPointF) -> OwnCard | None:
    """Return the viewer's own card that is visible at a point of the scene."""
    found = card_at(view, layout, point)
    own = (private.placed for private in view.privates if private.seat == view.viewer)
    known = {placed.ply: placed for cards in own for placed in cards}
    if found is None or found[0].ply not in known:
        return None
    back, place = found
    return OwnCard(known[back.ply], place)


def gone_card_at(scene: BoardScene, point: QPointF) -> RevealedCard | None:
    """Return the revealed card whose place is visible at a point of the scene."""
    figures = scene.position.figures.items()
    gone = [(key[2], figure) for key, figure in figures if isinstance(figure, GoneCardFigure)]
    here = {ply for ply, figure in gone if gone_card_rect(figure, scene.setting).contains(point)}
    return next((card for card in reversed(scene.view.gone) if card.ply in here), None)


def gone_card_note(scene: BoardScene, point: QPointF, players: Sequence[Player]) -> str:
    """Return which card was at a point of the scene before it was revealed; empty if none was."""
    card = gone_card_at(scene, point)
    if card is None:
        return ""
    words = translate("Board", "Revealed here: {card} ({player})")
    return fill(words, card=card_name(card.card), player=player_name(players, card.owner))


class OwnCards(QObject):
    """Shows the large card next to the viewer's own card under the pointer."""

    def __init__(
        self,
        scene: BoardScene,
        view: ZoomView,
        pointing: WallPointing,
        appearance: Appearance,
        board: QWidget,
        window: QWidget,
    ) -> None:
        """Live as long as the board and show nothing yet; the large card is on top of `window`, for
        it may be higher than a board.
        """
        super().__init__(board)
        self._scene = scene
        self._view = view
        self._pointing = pointing
        self._large = LargeCard(appearance, window)
        self.destroyed.connect(self._large.deleteLater)
        self._pointed: OwnCard | None = None
        self._rest = QTimer(self, singleShot=True, interval=HOVER)
        self._rest.timeout.connect(self._on_rested)
        pointing.note_wanted.connect(self._follow)
        scene.shown.connect(self._follow)
        view.view_changed.connect(self._put_away)

    def _follow(self) -> None:
        """Start to wait when the pointer has reached a card; hide the large card of another."""
        at = self._pointing.pointer_at
        view, layout = self._scene.view, self._scene.layout
        pointed = None if at is None else own_card_at(view, layout, at)
        if pointed == self._pointed:
            return
        self._put_away()
        self._pointed = pointed
        if pointed is not None:
            self._rest.start()

    def _put_away(self) -> None:
        self._pointed = None
        self._rest.stop()
        self._large.put_away()

    def _on_rested(self) -> None:
        if self._pointed is None or self._view.pointer.mode is not None:
            return
        card, view = self._pointed.placed, self._scene.view
        shown = self._view.mapFromScene(self._pointed.place).boundingRect()
        corner = self._view.viewport().mapToGlobal(shown.topLeft())
        place = QRect(corner, shown.size())
        self._large.show_card(place, card.card, colours_of(view, card.owner), view.options)
