"""The possible actions of the person at the screen, doing them, and why others are refused.

`Play` combines the legal commands and the held thing into `Offers`, and turns a target into a
submitted command or into something held. The bridge decides who may act on this screen. Reasons of
refusal are only for the seat that is due and looks at its own view: they may depend on that seat's
hand.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.ui.pointer.hand import Hand, HeldT
from changcheng_qt.ui.pointer.offers import Offers, TargetT
from changcheng_qt.ui.seam.bridge import Bridge, counts_for
from changcheng_qt.ui.seam.match_bridge import Change, Motion

OffersT = TypeVar("OffersT", bound=Offers[Any, Any, Any])
TargetT_contra = TypeVar("TargetT_contra", contravariant=True)
HeldT_contra = TypeVar("HeldT_contra", contravariant=True)


class Meaning(Protocol[TargetT_contra, HeldT_contra, OffersT]):
    """The meaning of legal commands, held things and targets in a title."""

    def legal(self) -> Sequence[Any]:
        """Return the legal commands that this screen accepts now."""

    def offers(self, legal: Sequence[Any], held: HeldT_contra | None) -> OffersT:
        """Return the offers of legal commands for the held thing."""

    def command_at(self, offers: OffersT, target: TargetT_contra) -> object | None:
        """Return the command of a target, legal or not, so that the rules can give the reason; None
        if it has none at all.
        """


class Play(QObject, Generic[TargetT, HeldT, OffersT]):
    """Offers, and the effect of choosing one."""

    changed = Signal()
    """The offers have changed."""
    keeps_hand: ClassVar[bool] = True
    """Whether a step forward leaves things in the hand that can still be placed."""

    def __init__(
        self,
        bridge: Bridge,
        hand: Hand[HeldT],
        meaning: Meaning[TargetT, HeldT, OffersT],
        parent: QObject | None = None,
    ) -> None:
        """Offer the legal commands."""
        super().__init__(parent)
        self._bridge = bridge
        self._hand = hand
        self._meaning = meaning
        self._offers = meaning.offers(meaning.legal(), hand.held)
        self._is_following = self._is_waiting = False
        bridge.decider_changed.connect(self.refresh)
        hand.changed.connect(self._on_hand_changed)

    @property
    def offers(self) -> OffersT:
        """Return the present offers."""
        return self._offers

    @property
    def players(self) -> Sequence[Player]:
        return self._bridge.players

    def counts_for(self, viewer: Viewer) -> bool:
        """Whether a viewer gets deductions by counting."""
        return counts_for(self._bridge, viewer)

    def wait(self, is_waiting: bool) -> None:
        """Offer nothing while a panel reveals something for which the game waits."""
        self._is_waiting = is_waiting
        self.refresh()

    def part(self) -> None:
        """Offer nothing until `follow`: the board shows another position before that is
        announced.
        """
        self._offers = self._meaning.offers((), None)

    def follow(self, change: Change) -> None:
        """Offer the legal commands of a new position; keep things in the hand that can still be
        placed.
        """
        self._is_following = True
        if change.motion is Motion.FORWARD and not self.keeps_hand:
            self._hand.drop()
        held = self._hand.held
        self._look_again()
        if change.motion is Motion.JUMP or not self._offers.is_anywhere:
            self._hand.drop()
        elif held is not None:
            self._hand.lend(held)
        self._is_following = False
        self._tell()

    def refresh(self) -> None:
        """Update the offers, and emit the change."""
        self._look_again()
        self._tell()

    def choose(self, target: TargetT) -> bool:
        """Do the action of a target; return whether it has any. The place where the held thing was
        picked up puts it back.
        """
        if (begun := self._offers.starts.get(target)) is not None:
            self._hand.toggle(begun)
            return True
        command = self._offers.targets.get(target)
        return command is not None and self._bridge.submit(command)

    def begin(self, target: TargetT) -> bool:
        """Choose a target before the thing to place there, with empty hands; return whether that is
        possible.
        """
        return False

    def why_not(self, target: TargetT) -> Enum | None:
        """Return the rule that forbids the command of a target, None if none does."""
        if self._offers.allows(target) or not self._offers.legal:
            return None
        command = self._meaning.command_at(self._offers, target)
        return None if command is None else self._bridge.why_not(command)

    def _look_again(self) -> None:
        legal = () if self._is_waiting else self._meaning.legal()
        self._offers = self._meaning.offers(legal, self._hand.held)

    def _tell(self) -> None:
        self.changed.emit()

    def _on_hand_changed(self) -> None:
        self._offers = self._meaning.offers(self._offers.legal, self._hand.held)
        if not self._is_following:
            self._tell()
