"""The held thing on the way to the map: a piece, a good for or from the supply, or the gathering
ground of a rider that a soldier shifts; and the places for actions with it, with their commands:
pure functions over legal commands and the board.

With empty hands every place where one thing fits is a target. A good of the supply and the start of
a shift only begin a choice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.riders.rules import commands, places
from changcheng_qt.titles.riders.rules.advice import Site
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.geography import Board, Ground
from changcheng_qt.titles.riders.rules.pieces import Edict, Good
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.affording import BUILDS, Build
from changcheng_qt.ui.pointer.hand import Hand as AnyHand
from changcheng_qt.ui.pointer.hand import Holdable
from changcheng_qt.ui.pointer.offers import Offers as AnyOffers

translate = QCoreApplication.translate
PIECES: Final[Mapping[type, Build]] = {
    **BUILDS,
    commands.FoundFort: Build.SETTLEMENT,
    commands.FoundSettlement: Build.SETTLEMENT,
    commands.FoundRoad: Build.ROAD,
}
"""The thing that each of these commands builds, for its price or at the founding."""
_PLAIN: Final[dict[type, places.Place]] = {
    commands.RollDice: places.DicePlace(),
    commands.DrawRider: places.HomePlace(),
}
"""The places of commands without a choice of places."""
_NO_SEA: Final = -1
_Trade = commands.TradeWithSupply


@dataclass(frozen=True, slots=True)
class Held(Holdable):
    """One of these: a piece to build, a good to `give` to the supply, one to `get` from it, the
    ground where a shift starts, or an edict to play at once.
    """

    piece: Build | None = None
    give: Good | None = None
    get: Good | None = None
    start: Ground | None = None
    edict: Edict | None = None


Hand: TypeAlias = AnyHand[Held]


def held_prompt(held: Held | None) -> str:
    """Return the prompt for the held thing; empty for none. It names no good of a hand, for the bar
    is read aloud.
    """
    if held is None:
        return ""
    if held.give is not None:
        return translate("RidersHand", "Choose the good to take from the supply.")
    if held.get is not None:
        return translate("RidersHand", "Choose the goods to pay with.")
    if held.start is not None:
        return translate("RidersHand", "Choose the gathering ground to move the rider to.")
    match held.piece:
        case Build.ROAD:
            return translate("RidersHand", "Choose where to build the road.")
        case Build.SETTLEMENT:
            return translate("RidersHand", "Choose the corner for the settlement.")
        case _:
            return translate("RidersHand", "Choose the settlement that becomes a city.")


@dataclass(frozen=True, slots=True)
class Offers(AnyOffers[places.Place, Held, Command]):
    """The offers on the map now, by the held thing; nothing by default."""

    pieces: frozenset[Build] = frozenset()
    """The things that can be built."""
    payments: frozenset[Good] = frozenset()
    """The goods that can be given for the one that is to be taken from the supply."""
    spare: frozenset[Good] = frozenset()
    """The goods that can be given to the supply for any other."""
    best: tuple[Site, ...] = ()
    """The best corners for a settlement of the founding, for beginners."""

    @classmethod
    def of(cls, board: Board, legal: Sequence[Command], held: Held | None) -> "Offers":
        """Return the offers of legal commands for the held thing."""
        fitting = [command for command in legal if _fits(command, held)]
        targets = {
            place: command
            for command in fitting
            if (place := place_of(board, command, held)) is not None
        }
        starts: dict[places.Place, Held] = {}
        for one in legal if held is None else ():
            if isinstance(one, _Trade):
                starts[places.SupplyPlace(one.get)] = Held(get=one.get)
            elif isinstance(one, commands.ShiftRider):
                starts[places.GroundPlace(one.start)] = Held(start=one.start)
        if held is not None and held.start is not None and targets:
            starts[places.GroundPlace(held.start)] = held  # it is put back there
        return cls(
            legal=tuple(legal),
            held=held,
            targets=targets,
            starts=starts,
            pieces=frozenset(PIECES[type(one)] for one in legal if type(one) in PIECES),
            payments=frozenset(at.good for at in targets if isinstance(at, places.PaymentPlace)),
            spare=frozenset(one.give for one in legal if isinstance(one, _Trade)),
        )


def place_of(board: Board, command: Command, held: Held | None = None) -> places.Place | None:
    """Return the place of a command on the map or the quay, None for commands without any."""
    match command:
        case commands.FoundFort(sector):
            return places.CornerPlace(board.sectors[sector].fort)
        case (
            commands.FoundSettlement(corner)
            | commands.BuildSettlement(corner)
            | commands.BuildCity(corner)
        ):
            return places.CornerPlace(corner)
        case commands.FoundRoad(road) | commands.BuildRoad(road):
            return places.RoadPlace(road)
        case commands.MovePirate(sea):
            return places.SeaPlace(sea)
        case commands.ChaseRider(land):
            return places.HexPlace(land)
        case commands.ShiftRider(_, end) if held is not None:
            return places.GroundPlace(end)
        case commands.TradeWithSupply(give, get) if held is not None:
            return places.PaymentPlace(give) if held.get is not None else places.SupplyPlace(get)
        case _:
            return _PLAIN.get(type(command))


def command_at(view: View, held: Held | None, place: places.Place) -> Command | None:
    """Return the command of a place, legal or not, so that the rules can say why not; None if there
    is none. With empty hands only a decision about places has any.
    """
    stage, hand = view.stage, held or Held()
    match place:
        case places.CornerPlace(corner):
            return _at_corner(view, hand.piece, corner)
        case places.RoadPlace(road) if stage is Stage.FIRST_ROADS:
            return commands.FoundRoad(road)
        case places.RoadPlace(road) if hand.piece is Build.ROAD or stage is Stage.CORVEE:
            return commands.BuildRoad(road)
        case places.SeaPlace(sea) if stage in (Stage.PIRATE, Stage.SOLDIER) and not held:
            return commands.MovePirate(sea)
        case places.HexPlace(land) if stage is Stage.SOLDIER and not held:
            return commands.ChaseRider(land)
        case places.HexPlace() if stage is Stage.PIRATE:
            return commands.MovePirate(_NO_SEA)
        case places.GroundPlace(start) if stage is Stage.SOLDIER and not held:
            return commands.ShiftRider(start, 0 if start else 1)
        case places.GroundPlace(end) if hand.start is not None:
            return commands.ShiftRider(hand.start, end)
        case places.SupplyPlace(get) if hand.give is not None:
            return commands.TradeWithSupply(hand.give, get)
        case _:
            return None


def _at_corner(view: View, piece: Build | None, corner: int) -> Command | None:
    if view.stage is Stage.FORTS:
        forts = [site.fort for site in view.board.sectors]
        return commands.FoundFort(forts.index(corner)) if corner in forts else None
    if view.stage is Stage.SETTLEMENTS:
        return commands.FoundSettlement(corner)
    if piece is Build.CITY:
        return commands.BuildCity(corner)
    return commands.BuildSettlement(corner) if piece is Build.SETTLEMENT else None


def _fits(command: Command, held: Held | None) -> bool:
    """Whether a command is done with the held thing, or with empty hands."""
    match command:
        case commands.TradeWithSupply(give, get):
            return held is not None and (held.give == give or held.get == get)
        case commands.ShiftRider(start, _):
            return held is not None and held.start == start
        case _:
            return held is None or PIECES.get(type(command), held) == held.piece
