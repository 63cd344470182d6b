"""What the person at the screen can do on the board now, and doing it.

`Play` joins the legal commands with what is held to `Offers`, and turns a target into a submitted
command or into something held. It takes commands only for a person who may decide here and now:
the seat whose own view is shown, or on the public view whoever has to decide about a revealed card.
"""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.games.changcheng.commands import Command, ExtendMap, Peek, Refusal
from changcheng_qt.games.changcheng.geography import Region
from changcheng_qt.games.changcheng.turn import Stage
from changcheng_qt.i18n.phrases.changcheng.commands import command_label, wall_label
from changcheng_qt.ui.changcheng.pointer.hand import Hand
from changcheng_qt.ui.changcheng.pointer.targets import (
    Offers,
    RegionTarget,
    SquareTarget,
    Target,
    command_at,
    is_possible,
    squares_of,
)
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion


class Play(QObject):
    """Offers, and what comes of choosing one."""

    changed = Signal()
    """Other things are offered than before."""

    def __init__(self, bridge: Bridge, hand: Hand, parent: QObject | None = None) -> None:
        """Offer what is legal now."""
        super().__init__(parent)
        self._bridge = bridge
        self._hand = hand
        self._allowed = True
        self._waits = False
        self._offers = Offers()
        self._refresh()
        hand.changed.connect(self._on_hand_changed)

    @property
    def offers(self) -> Offers:
        """Return what can be done now."""
        return self._offers

    @property
    def players(self) -> Sequence[Player]:
        """Return who plays, by seat."""
        return self._bridge.players

    def allow(self, allowed: bool) -> None:
        """Take commands, or only show the board, as while a seat looks at its notes."""
        if allowed != self._allowed:
            self._allowed = allowed
            self._refresh()
            self.changed.emit()

    def wait(self, waits: bool) -> None:
        """Keep the ends of the wall back while a scoring is to be seen first, or offer them now."""
        if waits != self._waits:
            self._waits = waits
            self._refresh()
            self.changed.emit()

    def part(self) -> None:
        """Offer nothing until `follow`: the board shows another position before that is told."""
        self._offers = Offers()

    def follow(self, change: Change) -> None:
        """Offer what is legal in a new position; keep in the hand what can still be set down."""
        held = self._hand.held
        self._refresh()
        if held is not None and (
            change.motion is Motion.JUMP or not is_possible(self._offers.legal, held)
        ):
            self._hand.drop()
        self.changed.emit()

    def choose(self, target: Target) -> bool:
        """Do what a target stands for; tell whether that was anything."""
        if (begun := self._offers.starts.get(target)) is not None:
            self._hand.pick(begun)
            return True
        command = self._offers.targets.get(target)
        return command is not None and self._bridge.submit(command)

    def why_not(self, target: Target) -> Enum | None:
        """Return the rule that forbids what a target stands for, None if none does."""
        if self._offers.allows(target) or not self._offers.legal:
            return None
        command = command_at(self._offers.legal, self._offers.held, target)
        reason = None if command is None else self._bridge.why_not(command)
        if reason is Refusal.SQUARE_OCCUPIED and self._is_half_free(target):
            return Refusal.SQUARES_APART
        return reason

    def label(self, target: Target) -> str:
        """Return a short name for what a target stands for: a command that is legal now, or the
        first of two squares; empty where it stands for nothing.
        """
        view, players = self._bridge.view, self._bridge.players
        if (command := self._offers.targets.get(target)) is not None:
            return command_label(command, view, players)
        match target:
            case SquareTarget(square) if target in self._offers.starts:
                return wall_label(view, square, players)
            case RegionTarget(region) if region in self._offers.peeks:
                return command_label(Peek(region), view, players)
            case _:
                return ""

    def peek(self, region: Region) -> bool:
        """Look at a threat counter in secret; tell whether that was possible."""
        return region in self._offers.peeks and self._bridge.submit(Peek(region))

    def _is_half_free(self, target: Target) -> bool:
        """Tell whether a square of a pair is empty: it would be wrong to call that one occupied."""
        blocks = [self._bridge.view.blocks[square] for square in squares_of(target)]
        return None in blocks

    def _refresh(self) -> None:
        self._offers = Offers.of(self._legal(), self._hand.held)

    def _legal(self) -> Sequence[Command]:
        if not (self._allowed and _may_decide(self._bridge)):
            return ()
        legal = self._bridge.legal
        return [c for c in legal if not isinstance(c, ExtendMap)] if self._waits else legal

    def _on_hand_changed(self) -> None:
        self._offers = Offers.of(self._offers.legal, self._hand.held)
        self.changed.emit()


def _may_decide(bridge: Bridge) -> bool:
    seat = bridge.to_act
    if seat is None or not bridge.players[seat].is_human:
        return False
    is_decision = bridge.view.stage is Stage.DECISION
    return bridge.viewer == seat or (bridge.viewer is PUBLIC and is_decision)
