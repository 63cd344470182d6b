"""A planned game of China given by mouse: every command as a person clicks or drags it.

A piece is placed in three ways by turns: the cards first and then the piece; the piece alone, with
the cards chosen where several would do; and dragged.
"""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect
from PySide6.QtWidgets import QPushButton

from changcheng_qt.titles.china.rules.commands import (
    Command,
    DrawCard,
    EndTurn,
    Pass,
    PlaceFortification,
    PlaceHouse,
    Placement,
    SendEmissary,
    SwapCard,
    TakeOpenCard,
)
from changcheng_qt.titles.china.rules.pieces import Cards
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.pointer.hand import Target, cards_of, piece_of, target_of
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.china.table.tray.display import OpenCard, Pile
from changcheng_qt.titles.china.table.tray.hand_row import CardButton
from changcheng_qt.titles.china.table.tray.pieces import PieceButton, piece_name
from changcheng_qt.titles.china.words.names import card_name
from tests.journeys import eyes
from tests.journeys.mouse import DRAG_EVERY, Mouse
from tests.titles.china.journeys.playing import MapPlaying

translate = QCoreApplication.translate

_CARDS_FIRST_EVERY = 2
"""For one piece in this many the cards are chosen before it."""


class MapByMouse(MapPlaying, Mouse[View, Command]):
    """Clicks and drags on the map."""

    asked_for_cards = 0
    """How often the cards were chosen after the place."""

    def give(self, command: Command) -> None:
        """Give a command with the mouse."""
        match command:
            case PlaceHouse() | SendEmissary() | PlaceFortification():
                self._place(command)
            case TakeOpenCard(slot):
                self.person.click(self.person.places(None, OpenCard)[slot].center())
            case DrawCard():
                self.person.click(self.person.places(None, Pile)[0].center())
            case SwapCard(colour):
                self._hold_cards((colour,))
                self.person.click_on(translate("ChinaTray", "Swap", "a button"), QPushButton)
            case EndTurn():
                self.person.click_on(translate("Tray", "End turn"), QPushButton)
            case Pass():
                self.person.click_on(translate("Command", "Pass"), QPushButton)

    def _place(self, command: Placement) -> None:
        self.pieces += 1
        piece, cards = piece_of(command), cards_of(self.view.board, command)
        words, target = piece_name(piece), target_of(command)
        is_paid = self.pieces % _CARDS_FIRST_EVERY == 0
        self._hold_cards(cards if is_paid else ())
        offered = self.offered_with(command, is_paid=is_paid)
        if self.pieces % DRAG_EVERY == 0 and not self.is_held(words, PieceButton):
            self.drag(words, lambda: self._find(offered, target), PieceButton)
        else:
            self._hold_piece(piece)
            self.click_at(lambda: self._find(offered, target))
        if not is_paid and len(self.ways(command)) > 1:
            self.asked_for_cards += 1
            self.person.click(self.person.places(card_name(cards[0]), CardButton)[0].center())

    def _hold_piece(self, piece: Piece) -> None:
        if not self.is_held(piece_name(piece), PieceButton):
            self.person.click_on(piece_name(piece), PieceButton)

    def _hold_cards(self, cards: Cards) -> None:
        """Lift these cards of the hand and no others; of two alike it does not matter which."""
        for place in self._lifted():
            self.person.click(place.center())
            self.person.settle()
        for count, card in enumerate(cards):
            self.person.click(self.person.places(card_name(card), CardButton)[count].center())
            self.person.settle()
        lifted = len(self._lifted())
        if lifted != len(cards):
            self.person.go_astray(f"{lifted} cards are lifted instead of {len(cards)}")

    def _lifted(self) -> list[QRect]:
        return [p for p in self.person.places(None, CardButton) if self.is_held_at(p)]

    def _find(self, offered: Mapping[Target, QPointF], wanted: Target) -> QPoint:
        """Return the place of the intended ring: rings are arranged as places on the map are."""
        seen = self.seek(eyes.circles, len(offered), "rings")
        middle, there = _middle([QPointF(p) for p in seen]), _middle(offered.values())
        spread = sum((QPointF(p) - middle).manhattanLength() for p in seen)
        scale = spread / (sum((p - there).manhattanLength() for p in offered.values()) or 1)
        meant = middle + (offered[wanted] - there) * scale
        return min(seen, key=lambda point: (QPointF(point) - meant).manhattanLength())


def _middle(points: Collection[QPointF]) -> QPointF:
    return sum(points, QPointF()) / len(points)
