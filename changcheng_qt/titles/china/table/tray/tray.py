"""The player's corner of the table: pieces and cards to pick up, cards to take, and the buttons of
the turn.

On the public view only the open part of the hand is shown. The last button ends the turn, swaps the
card that is picked up, or passes.
"""

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QSize
from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.china.rules.commands import Command, EndTurn, Pass, SwapCard
from changcheng_qt.titles.china.rules.pieces import HAND, Colour
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.pointer.hand import NOTHING, Hand, Held
from changcheng_qt.titles.china.table.pointer.play import REFUSALS, MapPlay, why_not_held
from changcheng_qt.titles.china.table.pointer.targets import Offers
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.china.table.tray.display import Display
from changcheng_qt.titles.china.table.tray.hand_row import CardButton, HandRow
from changcheng_qt.titles.china.table.tray.hands import known_hand
from changcheng_qt.titles.china.table.tray.pieces import PieceButton, left_of
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.bridge import counts_for
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.tray.pickable import TrayButton
from changcheng_qt.ui.tray.player_tray import PlayerTray
from changcheng_qt.ui.widgets.seats import colours_of

translate = QCoreApplication.translate

_PIECES_APART: Final = 6
_NARROWEST: Final = 0.8
"""The share of its width that a piece keeps if the cards need the rest."""
_NARROWEST_OF_LARGE: Final = 0.74
"""The same with large type, which makes everything but the window larger."""

_MUCH: Final = 1.1
"""How many times wider cards must become for hand and open cards one above the other."""


class Tray(PlayerTray):
    """Pieces, hand, open cards with the pile, buttons; disabled ones give the reason."""

    button_width = 124

    def __init__(
        self,
        bridge: MatchBridge,
        hand: Hand,
        play: MapPlay,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """Show the bridge's view from now on; `play` has the possible actions."""
        super().__init__(bridge, appearance, parent)
        self._held = hand
        self._play = play
        view: View = bridge.view
        colours = colours_of(view, self.seat)
        kinds = [p for p in Piece if p is not Piece.FORTIFICATION or view.options.fortifications]
        self.pieces = {kind: PieceButton(appearance, kind, colours, self) for kind in kinds}
        self.hand = HandRow(appearance, view.board, self)
        self.display = Display(appearance, view.board, self)
        self._pieces_title = self.add_pieces(list(self.pieces.values()), _PIECES_APART)
        cards = (self.hand, HAND), (self.display, len(self.display.buttons))
        self._hand_title, self._display_title = self.add_stackable(cards)
        self._ending: Command = EndTurn()
        self._connect()
        self.restyle()
        self.retranslate()

    def take_form(self) -> None:
        """Give the pieces the form for the height, and the width that the cards leave them."""
        cards = self.hand.width_wanted(self.room) + self.display.width_wanted(self.room)
        least = _NARROWEST if self.appearance.size <= 1 else _NARROWEST_OF_LARGE
        self._share_with_cards(self.fit_pieces(cards, least))

    def _share_with_cards(self, of_pieces: int) -> None:
        """Make hand and open cards equally large where there is little room: a layout alone would
        give both rows the same width. They are stacked if cards become much larger by that.
        """
        left = self.width() - of_pieces - self.beside_cards
        opened = len(self.display.buttons)
        a_card = max(0, left // (HAND + opened))
        beside = self.display.card_width(QSize(opened * a_card, self.room))
        above = self.display.card_width(QSize(left - self.stack_titles_width, self.room // 2))
        is_stacked = above > _MUCH * beside
        self.stack(stacked=is_stacked)
        self.hand.setMinimumWidth(0 if is_stacked else HAND * a_card)
        self.display.setMinimumWidth(0 if is_stacked else opened * a_card)

    def button_of(self, command: Command) -> TrayButton | None:
        if isinstance(command, SwapCard):
            return next((card for card in self.hand.cards if card.colour is command.colour), None)
        return dict(self.display.takes()).get(command)

    def finish_turn(self) -> None:
        """End the turn, swap or pass."""
        self._bridge.commit(self._ending)

    def _connect(self) -> None:
        for piece in self.pieces.values():
            piece.picked.connect(self._on_piece)
            piece.drag_begun.connect(self._on_drag)
        for button in (*self.pieces.values(), *self.display.buttons):
            button.refused.connect(self.said)
        self.hand.refused.connect(self.said)
        for card in self.hand.cards:
            card.clicked.connect(partial(self._on_card, card))
        self.hand.drag_begun.connect(self._on_drag)
        self.display.chosen.connect(self._bridge.submit)
        self._play.changed.connect(self.on_offered)

    def show_view(self, view: View) -> None:
        """Show the content of a view, whatever is possible."""
        seat = self.seat
        self._say_titles()
        for kind, button in self.pieces.items():
            button.show_pile(colours_of(view, seat), left_of(view.supplies[seat], kind))
        self.hand.show_hand(known_hand(view, seat))
        self.display.show_cards(view, counts=counts_for(self._bridge, view.viewer))

    def _say_titles(self) -> None:
        own = translate("ChinaTray", "Your pieces")
        pieces = self.whose(own, translate("ChinaTray", "{player}'s pieces"))
        hand = self.whose(translate("Tray", "Your hand"), translate("Tray", "{player}'s hand"))
        open_cards = translate("ChinaTray", "Open cards")
        self._pieces_title.setText(pieces)
        self._hand_title.setText(hand)
        self._display_title.setText(open_cards)
        self.hand.setAccessibleName(hand)
        self.display.setAccessibleName(open_cards)

    def refresh(self) -> None:
        view: View = self._bridge.view
        held = self._held.held or NOTHING
        for kind, piece in self.pieces.items():
            piece.setChecked(held.piece is kind)
        self.hand.show_cards_held(held.cards)
        self._allow_held(view, held)
        self._allow_taking(view)
        self._allow_end(view, held)
        self._buttons.allow_back()

    def _allow_held(self, view: View, held: Held) -> None:
        """Enable the pieces and cards that can be placed, paid with or swapped, and the held ones,
        to be put back.
        """
        offers = self._play.offers
        rules = Offers.of(view.board, self._bridge.possible, self._held.held)
        say = partial(why_not_held, self._bridge, view)
        for kind, piece in self.pieces.items():
            possible = held.piece is kind or kind in offers.pieces
            wanted = replace(held, piece=kind)
            is_possible = kind in rules.pieces
            piece.allow(possible, "" if possible else say(wanted, is_possible=is_possible))
        for card in self.hand.cards:
            colour = card.colour
            if colour is None:
                continue
            possible = colour in held.cards or _can_use(offers, colour)
            wanted = replace(held, cards=(colour,))
            is_possible = _can_use(rules, colour)
            card.allow(possible, "" if possible else say(wanted, is_possible=is_possible))

    def _allow_taking(self, view: View) -> None:
        legal = self._play.offers.legal
        for command, button in self.display.takes():
            possible = command in legal
            why = "" if possible else REFUSALS.why_not(self._bridge, view, [command])
            button.allow(possible, why)

    def _allow_end(self, view: View, held: Held) -> None:
        """Update the last button to the possible end of the turn."""
        legal = self._play.offers.legal
        swaps = [command for command in legal if isinstance(command, SwapCard)]
        self._ending, words, why_not = EndTurn(), translate("Tray", "End turn"), ""
        if Pass() in legal:
            self._ending, words = Pass(), translate("Command", "Pass")
        elif swaps:
            words = translate("ChinaTray", "Swap", "a button")
            self._ending = SwapCard(held.cards[0]) if len(held.cards) == 1 else swaps[0]
            if len(held.cards) != 1:
                why_not = translate("ChinaTray", "To swap, first choose a card from your hand.")
        elif self._ending not in legal:
            why_not = REFUSALS.why_not(self._bridge, view, [self._ending])
        self.end_turn.set_words(words)
        self._buttons.allow(self.end_turn, self._ending in legal and not why_not, why_not)

    def _on_piece(self, picked: Held) -> None:
        held = self._held.held or NOTHING
        is_held = held.piece is picked.piece
        if picked.piece is not None and not (is_held and self._held.take()):
            self._play.hold(held.with_piece(picked.piece))

    def _on_card(self, card: CardButton) -> None:
        """Pick up a card, or a second one of its colour as a pair; put back a lifted one."""
        if card.colour is None:
            return
        held = self._held.held or NOTHING
        if card.isChecked():
            self._play.hold(replace(held, cards=held.cards[1:]))
        else:
            in_hand = [button.colour for button in self.hand.cards].count(card.colour)
            self._play.hold(held.with_card(card.colour, in_hand))

    def _on_drag(self, dragged: Held, at: QPoint) -> None:
        """Start to drag something, together with the other held things."""
        held = self._held.held or NOTHING
        if dragged.piece is not None:
            held = replace(held, piece=dragged.piece)
        elif not set(dragged.cards) <= set(held.cards):
            held = replace(held, cards=dragged.cards)
        self.drag_begun.emit(held.whole, at)


def _can_use(offers: Offers, colour: Colour) -> bool:
    """Whether a card can pay for something, or be swapped."""
    return any(colour in way for way in offers.ways) or SwapCard(colour) in offers.legal
