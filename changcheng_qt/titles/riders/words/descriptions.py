"""Things of the map as a screen reader tells them: the name, whose it is, and its state, side by
side; of public information.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, labelled, listed, player_name, side_by_side
from changcheng_qt.titles.riders.rules.forecast import rates_of, riders_to_breach, ways_to_roll
from changcheng_qt.titles.riders.rules.geography import Corner, Ground, Hex, Road, Sea, Sector
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.state import CROWN
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.names import (
    good_in_sentence,
    good_text,
    riders_text,
    towers_text,
)
from changcheng_qt.titles.riders.words.places import (
    corner_name,
    full_ground_name,
    harbour_name,
    hex_name,
    pass_name,
    road_name,
    sea_name,
)

translate = QCoreApplication.translate


def corner_text(view: View, corner: Corner, players: Sequence[Player]) -> str:
    """Return a corner with its building, its harbour and the chance that a hex there gives."""
    board = view.board
    numbers = [board.lands[hex].number for hex in board.lands_at[corner]]
    harbours = [harbour_name(board.harbours[n]) for n in board.harbours_at[corner]]
    return side_by_side(
        (
            corner_name(board, corner),
            _building(view, corner, players),
            *harbours,
            chance_text(sum(ways_to_roll(number) for number in numbers if number)),
        )
    )


def road_text(view: View, road: Road, players: Sequence[Player]) -> str:
    """Return a road with its owner."""
    seat = view.roads[road]
    owner = translate("RidersPlace", "free") if seat is None else player_name(players, seat)
    return side_by_side((road_name(view.board, road), owner))


def section_text(view: View, sector: Sector, players: Sequence[Player]) -> str:
    """Return a section with its prince, its towers, the riders before it, and whether one more
    breaks through.
    """
    prince, riders = view.princes[sector], len(view.waiting[sector])
    name = pass_name(view.board, sector)
    if prince == CROWN:
        held = translate("RidersPlace", "held by the crown: five towers")
        return side_by_side((name, held, riders_text(riders)))
    owner = translate("RidersPlace", "free") if prince is None else player_name(players, prince)
    danger = translate("RidersPlace", "in danger") if is_in_danger(view, sector) else ""
    level = view.levels[sector]
    return side_by_side((name, owner, towers_text(level), riders_text(riders), danger))


def is_in_danger(view: View, sector: Sector) -> bool:
    """Whether one more rider breaks through a section."""
    is_held = view.princes[sector] not in (None, CROWN)
    return is_held and riders_to_breach(view, sector) == 1


def breaks_in(view: View, number: int) -> bool:
    """Whether an assault number would lead a rider through its section now."""
    ground, sector = view.board.arrow_of[number]
    return bool(view.gathered[ground]) and is_in_danger(view, sector)


def hex_text(view: View, hex: Hex) -> str:
    """Return a land hex with its good, its chance, and the riders that hold it."""
    land = view.board.lands[hex]
    riders = len(view.entered[hex])
    return side_by_side(
        (
            hex_name(view.board, hex),
            "" if land.terrain.good is None else good_in_sentence(land.terrain.good),
            "" if land.number is None else chance_text(ways_to_roll(land.number)),
            riders_text(riders) if riders else "",
        )
    )


def ground_text(view: View, ground: Ground) -> str:
    """Return a gathering ground with its riders, and where its numbers lead."""
    board = view.board
    riders = [rider.word for rider in view.gathered[ground]]
    arrow = translate("RidersPlace", "{number} to {fort}", "an arrow")
    arrows = [
        fill(arrow, number=number, fort=pass_name(board, sector))
        for number, sector in board.grounds[ground].arrows
    ]
    queue = labelled(riders_text(len(riders)), listed(riders)) if riders else riders_text(0)
    return side_by_side((full_ground_name(board, ground), queue, *arrows))


def sea_text(view: View, sea: Sea) -> str:
    """Return a sea hex with its harbour and the pirate."""
    board = view.board
    harbours = [harbour_name(harbour) for harbour in board.harbours if harbour.sea == sea]
    pirate = translate("RidersPlace", "the pirate") if view.pirate == sea else ""
    return side_by_side((sea_name(board, sea), *harbours, pirate))


def harbour_text(view: View, harbour: int) -> str:
    """Return a harbour with its rate, its sea hex, and the pirate."""
    here = view.board.harbours[harbour]
    pirate = translate("RidersPlace", "the pirate") if view.pirate == here.sea else ""
    return side_by_side((harbour_name(here), sea_name(view.board, here.sea), pirate))


def supply_text(view: View, good: Good) -> str:
    """Return how much of a good the supply has, and what one of it costs."""
    words = translate("RidersPlace", "{supply}; one for {first}, {second}, {third}, or {fourth}")
    rates = prices(view)
    costs = [good_text(one, rates[one]) for one in Good if one is not good]
    named = dict(zip(("first", "second", "third", "fourth"), costs, strict=True))
    return fill(words, supply=in_supply(view, good), **named)


def in_supply(view: View, good: Good) -> str:
    """Return how much of a good the supply has."""
    words = translate("RidersSight", "Supply: {goods}")
    return fill(words, goods=good_text(good, view.supply[good]))


def prices(view: View) -> Sequence[int]:
    """Return how many cards of each good the viewer, else the seat in turn, pays for another."""
    return rates_of(view, view.viewer if isinstance(view.viewer, int) else view.turn.seat)


def chance_text(ways: int) -> str:
    """Return a chance as a number of the 36 rolls of two dice."""
    return fill(translate("RidersPlace", "{ways} of 36", "a chance"), ways=ways)


def _building(view: View, corner: Corner, players: Sequence[Player]) -> str:
    building = view.buildings[corner]
    if building is None:
        return translate("RidersPlace", "free")
    match corner in view.board.fort_corners, building.is_city:
        case True, True:
            name = translate("RidersPlace", "border city")
        case True, False:
            name = translate("RidersPlace", "border fort")
        case False, True:
            name = translate("RidersPlace", "city")
        case _:
            name = translate("RidersPlace", "settlement")
    return side_by_side((name, player_name(players, building.seat)))
