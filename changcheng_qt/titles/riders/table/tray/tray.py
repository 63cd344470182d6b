"""The player's corner of the table: the things to build, goods, edicts, the buttons of the turn.

On a view where a hand is not seen, its cards are backs and every price is whole. The last button
does the step that ends the present stage; a press meant for its previous meaning does nothing.
"""

from collections.abc import Set
from functools import partial
from itertools import chain
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, Signal
from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command, Refusal
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, total
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels.choice_sheet import NAMED_GOODS
from changcheng_qt.titles.riders.table.pointer.play import REFUSALS, MapPlay
from changcheng_qt.titles.riders.table.pointer.targets import PIECES, Hand, Held
from changcheng_qt.titles.riders.table.tray.build_row import BuildButton
from changcheng_qt.titles.riders.table.tray.edict_row import EdictRow, fresh_edicts
from changcheng_qt.titles.riders.table.tray.flag_button import FlagButton
from changcheng_qt.titles.riders.table.tray.goods_row import CardCount, GoodsRow
from changcheng_qt.titles.riders.words.affording import (
    AT_ONCE,
    Build,
    built_at,
    cost_of,
    left_of,
    places_of,
)
from changcheng_qt.titles.riders.words.at_once import before_ending
from changcheng_qt.titles.riders.words.commands import primary_of, primary_text
from changcheng_qt.titles.riders.words.refusals import exact_refusal, missing_goods, refusal
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.pointer.reasons import spread
from changcheng_qt.ui.seam.bridge import Shown
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.tray.pickable import TrayButton
from changcheng_qt.ui.tray.player_tray import PlayerTray
from changcheng_qt.ui.widgets.seats import colours_of

translate = QCoreApplication.translate

_PIECES_APART: Final = 3
_NARROWEST, _NARROWEST_LARGE = 0.74, 0.6
"""The share of its width that a piece keeps if the cards need the rest; with everything large."""
_LARGE: Final = 1.2
_ANY_OFFER: Final = commands.Offer(NO_GOODS, NO_GOODS)


class Tray(PlayerTray):
    """Build, goods, edicts, buttons; disabled ones give the reason."""

    button_width = 112
    trade_asked = Signal(object)
    """The wanted goods, to be traded for; None if only the sheet is wanted."""
    edict_asked = Signal(object)
    """An edict whose goods are to be chosen first."""

    def __init__(
        self,
        bridge: MatchBridge,
        hand: Hand,
        play: MapPlay,
        appearance: Appearance,
        parent: QWidget,
        shown: Shown | None = None,
    ) -> None:
        """Show the bridge's view from now on, with `shown` goods; `play` has what is possible."""
        self._shown = shown or bridge
        self.trade = Button(appearance, size=15)
        super().__init__(bridge, appearance, parent, self.trade)
        self._held = hand
        self._play = play
        self._primary = primary_of(bridge.view)
        colours = colours_of(bridge.view, self.seat)
        self.pieces = {kind: BuildButton(appearance, kind, colours, self) for kind in Build}
        self.goods = GoodsRow(appearance, self)
        self.edicts = EdictRow(appearance, self)
        self.card_count = CardCount(appearance, self)
        self.flag = FlagButton(appearance, self)
        self._has_flag = False
        self._pieces_title = self.add_pieces(list(self.pieces.values()), _PIECES_APART, self.flag)
        self._goods_title = self.add_section(self.goods, 5, self.card_count)
        self._edicts_title = self.add_section(self.edicts, 2)
        self._connect()
        self.restyle()
        self.retranslate()

    def press_edict(self, place: int) -> None:
        """Press the edict at a place of the row, if there is one."""
        if place < len(self.edicts.cards):
            self.press(self.edicts.cards[place])

    def press_roll(self) -> None:
        """Roll the dice if that is due, as its key does."""
        if self._primary == commands.RollDice():
            self.press_end_turn()

    def retranslate(self) -> None:
        self.trade.set_words(translate("RidersTray", "Trade", "a button"))
        super().retranslate()

    def show_flag(self, *, is_there: bool, is_raised: bool) -> None:
        """Show whether an extra building round is asked for, if there are any."""
        self._has_flag = is_there
        self.flag.setChecked(is_raised)
        self.flag.setVisible(is_there and not self.is_slim)

    def take_form(self) -> None:
        """Give the pieces the form for the height, and the width that the cards leave them."""
        self.flag.setVisible(self._has_flag and not self.is_slim)
        cards = self.goods.sizeHint().width() + self.edicts.sizeHint().width()
        self.fit_pieces(cards, _NARROWEST_LARGE if self.appearance.size >= _LARGE else _NARROWEST)

    def button_of(self, command: Command) -> TrayButton | None:
        played = commands.EDICT_OF.get(type(command))
        cards = (card for card in self.edicts.cards if card.edict is played)
        pieces = (self.pieces[kind] for kind, built in AT_ONCE.items() if built == command)
        return next(chain(cards, pieces), None)

    def finish_turn(self) -> None:
        if self._primary in self._play.offers.legal:
            self._bridge.commit(self._primary)

    def show_view(self, view: View) -> None:
        """Show the content of a view, whatever is possible."""
        seat, shown = self.seat, self._shown.view
        hand, edicts = shown.hands[seat], view.edicts[seat]
        for kind, button in self.pieces.items():
            button.show_pile(colours_of(view, seat), left_of(view, seat, kind))
            button.show_price(cost_of(view, seat, kind), hand)
        if hand is None:
            self.goods.veil(shown.hand_counts[seat])
        else:
            self.goods.show_goods(hand)
        if edicts is None:
            self.edicts.veil(view.edict_counts[seat])
        else:
            self.edicts.show_edicts(edicts, fresh_edicts(self._bridge, view, seat))
        self.card_count.show_count(shown.hand_counts[seat])
        self._say_titles()

    def _connect(self) -> None:
        for piece in self.pieces.values():
            piece.picked.connect(self._on_piece)
            piece.drag_begun.connect(self._on_drag_piece)
            piece.refused.connect(partial(self._on_refused_piece, piece.build))
        self.goods.picked.connect(self._on_good)
        self.goods.drag_begun.connect(self.drag_begun)
        self.goods.refused.connect(self.said)
        self.edicts.picked.connect(self._on_edict)
        self.edicts.refused.connect(self.said)
        self.trade.clicked.connect(lambda: self.trade_asked.emit(None))
        self._play.changed.connect(self.on_offered)
        self._bridge.plates.changed.connect(self.on_offered)

    def _say_titles(self) -> None:
        own, edicts = translate("RidersTray", "Your goods"), translate("RidersTray", "Edicts")
        goods = self.whose(own, translate("RidersTray", "{player}'s goods"))
        self._pieces_title.setText(translate("RidersTray", "Build"))
        self._goods_title.setText(goods)
        self._edicts_title.setText(edicts)
        self.goods.setAccessibleName(goods)
        self.edicts.setAccessibleName(edicts)

    def refresh(self) -> None:
        view: View = self._bridge.view
        held = self._held.held
        kinds = {type(command) for command in self._play.offers.legal}
        self._allow_pieces(view, held)
        self._allow_goods(view, held)
        self._allow_edicts(view, kinds)
        self._allow_end(view, kinds)
        self._allow_trade(view)
        self._buttons.allow_back()

    def _allow_pieces(self, view: View, held: Held | None) -> None:
        pieces = self._play.offers.pieces
        for kind, button in self.pieces.items():
            button.show_held(held)
            possible = kind in pieces
            button.allow(possible, "" if possible else self._why_not_build(view, kind))

    def _allow_goods(self, view: View, held: Held | None) -> None:
        offers = self._play.offers
        self.goods.show_held(held)
        is_wish = held is not None and held.get is not None
        usable = offers.payments if is_wish else offers.spare
        for stack in self.goods.cards:
            possible = bool(stack.count) and stack.good in usable
            allowed = possible or held == Held(give=stack.good)
            why_not = "" if allowed or is_wish else _why_no_trade(self._bridge, view, stack.good)
            stack.allow(allowed, why_not)

    def _allow_edicts(self, view: View, kinds: Set[type[Command]]) -> None:
        for card in self.edicts.cards:
            plays = commands.PLAYS.get(card.edict, ())
            possible = any(type(one) in kinds for one in plays)
            if card.edict.is_point:
                why = translate("RidersTray", "Never played: it counts by itself.")
            elif card.is_fresh:
                why = refusal(Refusal.EDICT_FRESH)
            else:
                why = REFUSALS.why_not(self._bridge, view, plays[:1])
            card.allow(possible and not card.is_fresh, why)

    def _allow_trade(self, view: View) -> None:
        """Enable the sheet of trades while its seat may trade."""
        is_mine = self._bridge.decider is not None and view.viewer == view.turn.seat
        possible = is_mine and view.stage is Stage.BUILDING
        why_not = "" if possible else REFUSALS.why_not(self._bridge, view, [_ANY_OFFER])
        self._buttons.allow(self.trade, possible, why_not)

    def _allow_end(self, view: View, kinds: Set[type[Command]]) -> None:
        self._primary = primary_of(view)
        say_primary(self.end_turn, self._primary)
        self._buttons.steady.mean(self._primary)
        possible = type(self._primary) in kinds
        if not possible:
            note = REFUSALS.why_not(self._bridge, view, [self._primary])
        elif self._bridge.help.warning:
            legal, players = self._play.offers.legal, self._bridge.players
            note = before_ending(self._primary, view, legal, players)
        else:
            note = ""
        self._buttons.allow(self.end_turn, possible, note)

    def _why_not_build(self, view: View, kind: Build) -> str:
        """Return the missing goods, else why nothing of a kind can be built."""
        is_due = view.to_act == view.viewer and view.stage in (Stage.BUILDING, Stage.EXTRA_ROUND)
        if is_due and (lacking := _lacking(built_at(kind, 0), view)):
            return lacking
        is_asked = view.viewer in self._bridge.plates.left(self._bridge.here)
        if is_asked and view.stage is Stage.EXTRA_ROUND:
            return translate("RidersTray", "Choose “Build” or “Pass” first.")
        pieces = {PIECES.get(type(one)) for one in self._bridge.possible}
        possible = kind not in AT_ONCE and kind in pieces
        wanted = [built_at(kind, place) for place in spread(places_of(view.board, kind))]
        return REFUSALS.why_not(self._bridge, view, wanted, is_possible=possible)

    def _on_piece(self, picked: Held) -> None:
        if (command := _at_once(picked)) is not None:
            self._bridge.submit(command)
        else:
            self._held.toggle(picked)

    def _on_refused_piece(self, kind: Build, why: str) -> None:
        """Name the missing goods, and offer to trade for them."""
        missing = missing_goods(built_at(kind, 0), self._bridge.view, self.seat)
        self.said.emit(why)
        if total(missing) and self.trade.isEnabled():
            self.trade_asked.emit(missing)

    def _on_good(self, picked: Held) -> None:
        if picked.give is not None:
            self._play.give(picked.give)

    def _on_edict(self, picked: Held) -> None:
        if picked.edict in NAMED_GOODS:
            self.edict_asked.emit(picked.edict)
        elif picked.edict is not None:
            self._bridge.submit(commands.PLAYS[picked.edict][0])

    def _on_drag_piece(self, dragged: Held, at: QPoint) -> None:
        if _at_once(dragged) is None:
            self.drag_begun.emit(dragged, at)


def say_primary(button: Button, command: Command) -> None:
    """Show the command on the last button; one that gives up a deal or a card stands out less."""
    declines = isinstance(command, commands.Withdraw | commands.SpareAll | commands.LeavePirate)
    button.set_words(primary_text(command))
    button.stand_out(Rank.ORDINARY if declines else Rank.PRIMARY)


def _at_once(picked: Held) -> Command | None:
    """Return the command of something without a place, None for anything else."""
    return None if picked.piece is None else AT_ONCE.get(picked.piece)


def _why_no_trade(bridge: MatchBridge, view: View, give: Good) -> str:
    """Return the number missing of a good for the supply, else why it can't be traded."""
    trades = [commands.TradeWithSupply(give, get) for get in Good if get is not give]
    is_due = view.to_act == view.viewer and view.stage is Stage.BUILDING
    lacking = _lacking(trades[0], view) if is_due else ""
    return lacking or REFUSALS.why_not(bridge, view, trades)


def _lacking(command: Command, view: View) -> str:
    """Return the goods that the deciding seat lacks for a command, in words; empty for none."""
    is_lacking = view.to_act is not None and total(missing_goods(command, view, view.to_act))
    return exact_refusal(Refusal.LACKING, command, view) if is_lacking else ""
