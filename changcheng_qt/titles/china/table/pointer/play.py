"""The possible actions on the map and with the cards, and why others are refused."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.china.rules.commands import Command, Refusal
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.geometry.places import CourtPlace, Place, TownPlace, region_of
from changcheng_qt.titles.china.table.pointer import targets
from changcheng_qt.titles.china.table.pointer.hand import NOTHING, Hand, Held, cards_of
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.china.words.commands import command_label
from changcheng_qt.titles.china.words.names import place_name, region_name
from changcheng_qt.titles.china.words.refusals import OF_A_PLACE, half_a_pair, nowhere, refusal
from changcheng_qt.ui.pointer.play import Play
from changcheng_qt.ui.pointer.reasons import Refusals, commonest, spread
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion

REFUSALS: Final = Refusals(refusal, Refusal.GAME_OVER, Refusal.PLACING_ENDED)


class _Meaning:
    """The meaning of commands, held things and places."""

    def __init__(self, bridge: Bridge) -> None:
        """Use the bridge's legal commands, and the board."""
        self._bridge = bridge

    def legal(self) -> Sequence[Command]:
        return commands_here(self._bridge)

    def offers(self, legal: Sequence[Command], held: Held | None) -> targets.Offers:
        """Return the offers of legal commands for the held things."""
        return targets.Offers.of(self._bridge.view.board, legal, held)

    def command_at(self, offers: targets.Offers, target: Place) -> Command | None:
        """Return the command of a place."""
        return targets.command_at(self._bridge.view.board, offers.held, target)


class MapPlay(Play[Place, Held, targets.Offers]):
    """Offers on the map, and the choice of cards or piece after that of a place; a step forward
    has placed the held piece.
    """

    keeps_hand = False

    def __init__(self, bridge: Bridge, hand: Hand, parent: QObject | None = None) -> None:
        """Offer the legal commands."""
        super().__init__(bridge, hand, _Meaning(bridge), parent)

    def hold(self, held: Held) -> None:
        """Hold a piece and cards, or nothing. If a place was chosen before and one command is left
        that fits, submit it: there one card of a pair means both.
        """
        if replace(held, at=None) == NOTHING:
            self._hand.drop()
            return
        board, legal = self._bridge.view.board, self._offers.legal
        fitting = targets.placements(board, legal, held)
        if held.cards and not fitting:
            ways = targets.placements(board, legal, replace(held, cards=()))
            fitting = [command for command in ways if held.cards[0] in cards_of(board, command)]
        if held.at is not None and len(fitting) == 1:
            self._hand.pick(held.whole)
            self._bridge.submit(fitting[0])
        else:
            self._hand.pick(held)

    def begin(self, target: Place) -> bool:
        held = targets.begun_at(self._bridge.view.board, self._offers.legal, target)
        if held is not None:
            self._hand.pick(held)
        return held is not None

    def why_not_begun(self, target: Place) -> str:
        """Return why nothing can be placed here; empty if something can, or nobody may act."""
        view, legal = self._bridge.view, self._offers.legal
        command = targets.command_at(view.board, NOTHING, target)
        if command is None or not legal or targets.begun_at(view.board, legal, target):
            return ""
        return REFUSALS.why_not(self._bridge, view, [command])

    def follow(self, change: Change) -> None:
        """Offer the legal commands of a new position. If a fortification needs a house, hold one:
        nothing else can be placed.
        """
        super().follow(change)
        is_owed = change.view.stage is Stage.HOUSE_OWED and bool(self._offers.legal)
        if is_owed and change.motion is Motion.FORWARD:
            self._hand.lend(Held(Piece.HOUSE))

    def label(self, target: Place) -> str:
        """Return a short name for the meaning of a place: a legal command, or the place of an
        unfinished choice; empty if it has none.
        """
        view: View = self._bridge.view
        if (command := self._offers.targets.get(target)) is not None:
            return command_label(command, view)
        match target:
            case TownPlace(space) if target in self._offers.starts:
                return place_name(view.board, space)
            case CourtPlace(region) if target in self._offers.starts:
                return region_name(view.board, region)
            case _:
                return ""


def commands_here(bridge: Bridge) -> Sequence[Command]:
    """Return the legal commands that the screen accepts now: all of them on the person's own view,
    none on the public one, where hands are hidden.
    """
    is_here = bridge.decider is not None and bridge.viewer is not PUBLIC
    return bridge.legal if is_here else ()


def why_not_held(bridge: Bridge, view: View, held: Held, *, is_possible: bool = False) -> str:
    """Return why nothing can be placed with the things that would be held: in the region of this
    turn, or in all places together, if each is refused for a reason of its own; `is_possible` if
    the rules would allow it, so that only a lesson does not. A town with a house says nothing
    about the things held, so it counts only where it was chosen, or no town is free.
    """
    board, region, places = view.board, view.turn.region, targets.wanted(view.board, held)
    if region is not None:
        places = [place for place in places if region_of(board, place) == region]
    if held.at is None:
        taken = {TownPlace(space) for space, owner in enumerate(view.houses) if owner is not None}
        places = [place for place in places if place not in taken] or places
    asked = [one for at in spread(places) if (one := targets.command_at(board, held, at))]
    is_anywhere = region is None and held.at is None and held.piece is not None
    is_refused = not is_possible and view.to_act == view.viewer
    if is_anywhere and is_refused and commonest(bridge, asked) in OF_A_PLACE:
        return nowhere(is_emissary=held.piece is Piece.EMISSARY)
    is_single = len(held.cards) == 1 and held.piece is not None
    if is_single and is_refused and any(bridge.why_not(one) is None for one in asked):
        return half_a_pair()
    return REFUSALS.why_not(bridge, view, asked, is_possible=is_possible)
