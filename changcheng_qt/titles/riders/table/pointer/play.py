"""The possible actions on the map and in the tray, and why others are refused."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.advice import best_sites
from changcheng_qt.titles.riders.rules.commands import Command, Refusal
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.places import Place
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.pointer.targets import Hand, Held, Offers, command_at
from changcheng_qt.titles.riders.words.commands import command_label
from changcheng_qt.titles.riders.words.refusals import refusal, refusal_at
from changcheng_qt.titles.riders.words.sights import Sight
from changcheng_qt.titles.riders.words.told import sight_of
from changcheng_qt.ui.pointer.play import Play
from changcheng_qt.ui.pointer.reasons import Refusals
from changcheng_qt.ui.seam.bridge import Bridge

REFUSALS: Final = Refusals(refusal, Refusal.GAME_OVER, Refusal.NOT_NOW)


class _Meaning:
    """The meaning of commands, held things and places."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self.has_ranks = True
        """Whether the best corners have ranks, where there is help."""

    def legal(self) -> Sequence[Command]:
        """Return the legal commands that the viewer may know of; none for somebody else's."""
        return () if self._bridge.decider is None else self._bridge.legal

    def offers(self, legal: Sequence[Command], held: Held | None) -> Offers:
        view, is_helped = self._bridge.view, self._bridge.help.hints and self.has_ranks
        best = best_sites(view, legal) if is_helped else ()
        return replace(Offers.of(view.board, legal, held), best=best)

    def command_at(self, offers: Offers, target: Place) -> Command | None:
        return command_at(self._bridge.view, offers.held, target)


class MapPlay(Play[Place, Held, Offers]):
    """Offers on the map, and the effect of choosing one; a step forward empties the hand."""

    keeps_hand = False

    def __init__(self, bridge: Bridge, hand: Hand, parent: QObject | None = None) -> None:
        self._ranking = meaning = _Meaning(bridge)
        super().__init__(bridge, hand, meaning, parent)

    def rank(self, *, has_ranks: bool) -> None:
        """Offer the best corners with their ranks, or without."""
        self._ranking.has_ranks = has_ranks
        self.refresh()

    def give(self, good: Good) -> bool:
        """Give a good for the wanted one of the supply, or hold it; return whether it traded."""
        held = self._hand.held
        if held is not None and held.get is not None:
            return self.choose(places.PaymentPlace(good))
        self._hand.toggle(Held(give=good))
        return False

    def refusal_at(self, target: Place) -> str:
        """Return why a place's command is refused: what is missing or in the way; else empty."""
        view = self._bridge.view
        reason, command = self.why_not(target), command_at(view, self._offers.held, target)
        if isinstance(reason, Refusal) and command is not None:
            return refusal_at(reason, command, view, self.players)
        return ""

    def sight(self, target: Place, view: View) -> Sight:
        """Return the state of a place in a view, with what its viewer is helped to deduce."""
        return sight_of(target, view, self.players, is_aided=self.counts_for(view.viewer))

    def label(self, target: Place) -> str:
        """Return a short name for the command of a place; empty if it has none."""
        command = self._offers.targets.get(target)
        if command is None:
            return ""
        return command_label(command, self._bridge.view, self.players)

    @property
    def begun_at(self) -> Place | None:
        """The place of the first of two choices, None without one."""
        held = self._hand.held
        if held is not None and held.get is not None:
            return places.SupplyPlace(held.get)
        return None if held is None or held.start is None else places.GroundPlace(held.start)
