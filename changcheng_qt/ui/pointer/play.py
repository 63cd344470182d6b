"""What the person at the screen can do now, doing it, and why something else cannot be done.

`Play` joins the legal commands with what is held to `Offers`, and turns a target into a submitted
command or into something held. Who may act on this screen is asked of the bridge. Why something
cannot be done is only told to the seat that is due and looks at its own view: what the rules answer
may depend on that seat's hand.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.ui.pointer.hand import Hand, HeldT
from changcheng_qt.ui.pointer.offers import Offers, TargetT
from changcheng_qt.ui.seam.bridge import Bridge, counts_for
from changcheng_qt.ui.seam.match_bridge import Change, Motion

OffersT = TypeVar("OffersT", bound=Offers[Any, Any, Any])
_Target = TypeVar("_Target", contravariant=True)
_Held = TypeVar("_Held", contravariant=True)


class Meaning(Protocol[_Target, _Held, OffersT]):
    """What legal commands, held things and targets mean to each other in a title."""

    def legal(self) -> Sequence[Any]:
        """Return the legal commands that this screen takes now."""

    def offers(self, legal: Sequence[Any], held: _Held | None) -> OffersT:
        """Return what legal commands and what is held offer."""

    def command_at(self, offers: OffersT, target: _Target) -> object | None:
        """Return what the target would stand for, legal or not, so that the rules can be asked why
        not; None where it means nothing at all.
        """


class Play(QObject, Generic[TargetT, HeldT, OffersT]):
    """Offers, and what comes of choosing one."""

    changed = Signal()
    """Other things are offered than before."""

    def __init__(
        self,
        bridge: Bridge,
        hand: Hand[HeldT],
        meaning: Meaning[TargetT, HeldT, OffersT],
        parent: QObject | None = None,
    ) -> None:
        """Offer what is legal now."""
        super().__init__(parent)
        self._bridge = bridge
        self._hand = hand
        self._meaning = meaning
        self._offers = meaning.offers(meaning.legal(), hand.held)
        bridge.decider_changed.connect(self.refresh)
        hand.changed.connect(self._on_hand_changed)

    @property
    def offers(self) -> OffersT:
        """Return what can be done now."""
        return self._offers

    @property
    def players(self) -> Sequence[Player]:
        """Return who plays, by seat."""
        return self._bridge.players

    def counts_for(self, viewer: Viewer) -> bool:
        """Whether a viewer is told what follows by counting."""
        return counts_for(self._bridge, viewer)

    def part(self) -> None:
        """Offer nothing until `follow`: the board shows another position before that is told."""
        self._offers = self._meaning.offers((), None)

    def follow(self, change: Change) -> None:
        """Offer what is legal in a new position; keep in the hand what can still be set down."""
        held = self._hand.held
        self._look_again()
        if change.motion is Motion.JUMP or not self._offers.is_anywhere:
            self._hand.drop()
        elif held is not None:
            self._hand.lend(held)
        self._tell()

    def refresh(self) -> None:
        """Offer what is legal now, and say so."""
        self._look_again()
        self._tell()

    def choose(self, target: TargetT) -> bool:
        """Do what a target stands for; return whether that was anything."""
        if (begun := self._offers.starts.get(target)) is not None:
            self._hand.pick(begun)
            return True
        command = self._offers.targets.get(target)
        return command is not None and self._bridge.submit(command)

    def why_not(self, target: TargetT) -> Enum | None:
        """Return the rule that forbids what a target stands for, None if none does."""
        if self._offers.allows(target) or not self._offers.legal:
            return None
        command = self._meaning.command_at(self._offers, target)
        return None if command is None else self._bridge.why_not(command)

    def _look_again(self) -> None:
        self._offers = self._meaning.offers(self._meaning.legal(), self._hand.held)

    def _tell(self) -> None:
        self.changed.emit()

    def _on_hand_changed(self) -> None:
        self._offers = self._meaning.offers(self._offers.legal, self._hand.held)
        self._tell()
