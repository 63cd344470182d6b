"""The player's corner of the table: blocks and cards to pick up, and the buttons of the turn.

On the public view it shows the pieces of the seat in turn, with the hand hidden.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.changcheng.rules.commands import Command, EndTurn, Peek, PlayCard
from changcheng_qt.titles.changcheng.rules.geography import Region
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting.seat_colours import colours_of
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand, Held, HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.pointer.play import (
    commands_here,
    why_not_end,
    why_not_held,
)
from changcheng_qt.titles.changcheng.table.pointer.targets import holdable
from changcheng_qt.titles.changcheng.table.tray.blocks import PileButton
from changcheng_qt.titles.changcheng.table.tray.hand_row import HandRow
from changcheng_qt.titles.changcheng.words.names import region_names
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.tray.pickable import Pickable, TrayButton
from changcheng_qt.ui.tray.player_tray import ABOVE, BELOW, PlayerTray

translate = QCoreApplication.translate

_NARROWEST: Final = 0.72
_NARROWEST_OF_FOUR: Final = 0.6
"""With neutral blocks next to the own ones, in a small window with large type."""
_BUTTON_WIDTH: Final = 124
_WIDE_BUTTON: Final = 126


class Tray(PlayerTray):
    """Blocks, hand and buttons on wood; disabled ones give the reason."""

    def __init__(
        self, bridge: MatchBridge, hand: Hand, appearance: Appearance, parent: QWidget
    ) -> None:
        """Show the bridge's view from now on."""
        super().__init__(bridge, appearance, parent)
        self._hand = hand
        self._reminded_at: int | None = None
        """The number of steps at which the turn was to be ended, and a peek was recalled."""
        self._reminder = ""
        """The words of that, while nothing has happened since."""
        self.piles = {pile: PileButton(appearance, pile, self) for pile in Pile}
        self.cards = HandRow(appearance, parent, self)
        self._piles_row = QHBoxLayout()
        for button in self.piles.values():
            self._piles_row.addWidget(button)
        self._blocks_title = self.add_section(self._piles_row, 0)
        self._hand_title = self.add_section(self.cards, 1)
        self._connect()
        self.restyle()
        self.retranslate()

    def pick(self, held: Held) -> None:
        """Pick something up, or put it back, as its key does, or show why that is impossible."""
        button = self._pickable(held)
        if button is None or not button.isVisible():
            return
        if button.isEnabled():
            self._hand.toggle(held)
        else:
            button.refuse()

    def take_form(self) -> None:
        """Give the piles the form for the height, and the width that the hand leaves them."""
        for pile in self.piles.values():
            pile.be_slim(self.is_slim)
        self._share_width()

    def finish_turn(self) -> None:
        """End the turn; if a peek is left, remind of it before, once."""
        regions, here = self._left_to_see(), self._bridge.step_count
        if regions and self._reminded_at != here:
            self._reminded_at = here
            words = translate("Tray", "You can still peek at {regions}. End turn again to skip it.")
            names = region_names(self._bridge.view.wall, regions)
            self._reminder = fill(words, regions=names)
            self.said.emit(self._reminder)
        else:
            self._bridge.commit(EndTurn())

    def _left_to_see(self) -> Sequence[Region]:
        """Return the regions that may still be peeked at, if the table has any help."""
        legal = commands_here(self._bridge) if self._bridge.help.follows else ()
        return [command.region for command in legal if isinstance(command, Peek)]

    def _share_width(self) -> None:
        """Give the piles less width if the hand needs it."""
        piles = [pile for pile in self.piles.values() if not pile.isHidden()]
        wanted = sum(pile.sizeHint().width() for pile in piles)
        self._keep_distance(1.0)
        if self._left_for_piles(len(piles)) < wanted:
            self._keep_distance(_NARROWEST)
        share = self._left_for_piles(len(piles)) / wanted
        least = _NARROWEST if len(piles) < len(Pile) else _NARROWEST_OF_FOUR
        for pile in self.piles.values():
            pile.use_width(max(least, min(1.0, share)))

    def _keep_distance(self, share: float) -> None:
        """Set a share of the ordinary margins and distances, and narrower buttons below 1."""
        side, between = self.appearance.px(17 * share), self.appearance.px(16 * share)
        self._row.setContentsMargins(
            side, self.appearance.px(ABOVE), side, self.appearance.px(BELOW)
        )
        self._row.setSpacing(between)
        self._piles_row.setSpacing(self.appearance.px(8 * share))
        self._buttons.use_width(self.appearance.px(_WIDE_BUTTON if share == 1 else _BUTTON_WIDTH))

    def _left_for_piles(self, count: int) -> int:
        """Return the width that hand, buttons and distances leave to the given number of piles."""
        margins = self._row.contentsMargins()
        distances = 2 * self._row.spacing() + (count - 1) * self._piles_row.spacing()
        others = self._hand_width() + self.undo.minimumWidth()
        return self.width() - margins.left() - margins.right() - distances - others

    def _hand_width(self) -> int:
        """Return the preferred width of the hand in a tray of this height."""
        title = 0 if self.is_slim else self._hand_title.sizeHint().height()
        return self.cards.width_wanted(self.room - title)

    def _connect(self) -> None:
        for button in self.piles.values():
            button.picked.connect(self._hand.toggle)
            button.drag_begun.connect(self.drag_begun)
        for pickable in (*self.piles.values(), *self.cards.buttons.values()):
            pickable.refused.connect(self.said)
        self.cards.picked.connect(self._hand.toggle)
        self.cards.drag_begun.connect(self.drag_begun)
        self._hand.changed.connect(self._on_hand_changed)
        self._bridge.decider_changed.connect(self.on_offered)

    def show_view(self, view: View) -> None:
        """Show blocks and hand."""
        if self._reminder and self._bridge.step_count != self._reminded_at:
            self.withdrawn.emit(self._reminder)
            self._reminder = ""
        seat = self.seat
        self._say_titles()
        self._show_piles(view, seat)
        self.cards.show_hand(view, seat)

    def _say_titles(self) -> None:
        own = translate("Tray", "Your blocks")
        blocks = self.whose(own, translate("Tray", "{player}'s blocks"))
        hand = self.whose(translate("Tray", "Your hand"), translate("Tray", "{player}'s hand"))
        self._blocks_title.setText(blocks)
        self._hand_title.setText(hand)
        self.cards.setAccessibleName(hand)

    def _show_piles(self, view: View, seat: Seat) -> None:
        supply, colours = view.supplies[seat], colours_of(view, seat)
        counts = {
            Pile.SINGLE: supply.singles,
            Pile.DOUBLE: supply.doubles,
            Pile.TOWER: supply.towers,
        }
        for pile, count in counts.items():
            self.piles[pile].show_pile(colours, count)
        neutral = self.piles[Pile.NEUTRAL]
        neutral.show_pile(colours_of(view, NEUTRAL), view.neutrals)
        if neutral.isHidden() is (view.seats == 2):
            neutral.setHidden(view.seats != 2)
            self._share_width()

    def refresh(self) -> None:
        """Enable the pieces that can be placed, and the possible buttons."""
        bridge = self._bridge
        view: View = bridge.view
        can_be_held, by_rules = holdable(commands_here(bridge)), holdable(bridge.possible)
        for button in (*self.piles.values(), *self.cards.buttons.values()):
            if not button.isHidden():
                held = button.held
                possible, is_possible = held in can_be_held, held in by_rules
                say = partial(why_not_held, bridge, view, held, is_possible=is_possible)
                button.allow(possible, "" if possible else say())
        can_end = bridge.decider is not None and EndTurn in map(type, bridge.legal)
        self._buttons.allow(self.end_turn, can_end, "" if can_end else why_not_end(bridge, view))
        self._buttons.allow_back()

    def button_of(self, command: Command) -> TrayButton | None:
        return self.cards.buttons[command.card] if isinstance(command, PlayCard) else None

    def _pickable(self, held: Held) -> Pickable[Held] | None:
        match held:
            case HeldBlock(pile):
                return self.piles[pile]
            case HeldCard(ActionCard() as card):
                return self.cards.buttons[card]
            case _:
                return None

    def _on_hand_changed(self, held: Held | None) -> None:
        shown = HeldBlock(held.pile) if isinstance(held, HeldBlock) else held
        for button in self.piles.values():
            button.show_held(shown)
        self.cards.show_held(shown)
