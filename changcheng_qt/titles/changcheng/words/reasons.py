"""Why a command is better than another, by figures from simulated games."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.engine import lead_text, own_points_text, rival_points_text
from changcheng_qt.i18n.phrases.wording import fill, player_name, plural_of, told_of
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square, Wall
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.rules.why import Why
from changcheng_qt.titles.changcheng.words.cards import event_card_name
from changcheng_qt.titles.changcheng.words.names import province_name, region_name
from changcheng_qt.verdicts.reasons import Reason

translate = QCoreApplication.translate

_ABOUT_REGIONS: Final = {ActionCard.TRAITOR, ActionCard.MANDARIN}
"""The cards that may change a region: by its threat, or by a wall."""
ALL: Final = 100
"""The share of an event in all games."""


def is_about(reason: Reason[Why], command: Command, view: View) -> bool:
    """Return whether a reason is about a province or region of a command; about points of another
    source it is in any case.
    """
    provinces, regions = _places(command, view)
    match Why(reason.why):
        case Why.PROVINCE_WON | Why.PROVINCE_VALUE | Why.PROVINCE_DENIED | Why.PROVINCE_LEAD:
            return not provinces or reason.place in provinces
        case Why.REGION_AVOIDED | Why.REGION_VALUE | Why.REGION_OF_RIVAL | Why.REGION_LEAD:
            return not (provinces or regions) or reason.place in regions
        case _:
            return True


def _places(command: Command, view: View) -> tuple[set[Province], set[Region]]:
    """Return the provinces and regions of a command; both empty for one without a place."""
    wall, squares = view.wall, tuple[Square, ...]()
    provinces = set[Province]() if view.scoring is None else {view.scoring.province}
    match command:
        case commands.PlaceSingle(square) | commands.PlaceTower(square):
            squares = (square,)
        case commands.PlaceNeutral(square) | commands.BreakWall(square):
            squares = (square,)
        case commands.PlaceDouble(one, other) | commands.SwapWalls(one, other):
            squares = (one, other)
        case commands.PlayCard(card, province) if card in _ABOUT_REGIONS:
            return {*provinces, province}, {*wall.regions_bordering[province]}
        case commands.CancelCard() if _may_change_regions(view):
            return provinces, {
                region for one in provinces for region in wall.regions_bordering[one]
            }
        case commands.PlayCard(_, province) | commands.BeginScoring(province):
            provinces.add(province)
        case commands.RemoveThreat(region):
            return provinces, {region}
        case _:
            pass
    return (
        provinces | {wall.province_of[square] for square in squares},
        {wall.region_of[square] for square in squares},
    )


def _may_change_regions(view: View) -> bool:
    """Whether a card of the scoring that is not resolved may change a region."""
    pending = () if view.scoring is None else view.scoring.pending
    return any(one.card in _ABOUT_REGIONS for one in pending)


def reason_text(reason: Reason[Why], view: View, players: Sequence[Player], named: str = "") -> str:
    """Return a reason as a sentence about the seat that decides in a view, which is "you" only to
    itself; without its place after a sentence that `named` it. The `why` of the reason may also be
    the value in a file.
    """
    reason = replace(reason, why=Why(reason.why))
    place = _place(reason, view.wall)
    text = _fact(reason.why, reason.points, is_named=place == named)
    seat, player = view.to_act, ""
    if seat is not None and seat != view.viewer:
        text, player = _by_name(reason.why) or text, player_name(players, seat)
    first, second = reason.shares
    points = QLocale().toString(abs(reason.points), "f", 1)
    fact = fill(
        text,
        player=player,
        first=_first_share(first),
        second=_second_share(second),
        points=points,
    )
    return told_of(place, fact, "" if reason.why is Why.REGION_VALUE else named)


def _by_name(why: Why) -> str:
    """Return the pattern of a reason that names its seat; empty where none says "you"."""
    if why is Why.PROVINCE_WON:
        return translate("Reasons", "{player} scores there {first}; with the other move, {second}")
    if why is Why.REGION_AVOIDED:
        return translate(
            "Reasons", "{player} loses points there {first}; with the other move, {second}"
        )
    return ""


def _first_share(share: int) -> str:
    """Return a share as games of 100, for the first share in a sentence."""
    if share == 0:
        return translate("Reasons", "in no simulated game")
    if share == ALL:
        return translate("Reasons", "in all simulated games")
    return translate("Reasons", "in %n of 100 simulated games", "", share)


def _second_share(share: int) -> str:
    """Return a share as games of 100, for the second share in a sentence."""
    if share == 0:
        return translate("Reasons", "in none")
    if share == ALL:
        return translate("Reasons", "in all")
    return fill(translate("Reasons", "in {share}"), share=share)


def _place(reason: Reason[Why], wall: Wall) -> str:
    """Return the part before the colon: a province, a region, or another source of points."""
    match reason.why:
        case Why.PROVINCE_WON | Why.PROVINCE_VALUE | Why.PROVINCE_DENIED | Why.PROVINCE_LEAD:
            return province_name(wall, reason.place or 0)
        case Why.REGION_AVOIDED | Why.REGION_VALUE | Why.REGION_OF_RIVAL | Why.REGION_LEAD:
            return region_name(wall, reason.place or 0)
        case Why.DOUBLE:
            return translate("Reasons", "Double walls")
        case Why.DIPLOMACY:
            return event_card_name(EventCard.DIPLOMACY)
        case Why.DOMINANCE:
            return event_card_name(EventCard.DOMINANCE)
        case Why.IMPERIAL_REWARD:
            return event_card_name(EventCard.IMPERIAL_REWARD)


def _fact(why: Why, points: float, *, is_named: bool) -> str:
    """Return the pattern about a line that favours the command, or another one, for `told_of`."""
    match why:
        case Why.PROVINCE_WON:
            return translate("Reasons", "you score there {first}; with the other move, {second}")
        case Why.PROVINCE_VALUE:
            return own_points_text(points, is_named=is_named)
        case Why.PROVINCE_DENIED:
            return rival_points_text(points)
        case Why.REGION_AVOIDED:
            return translate(
                "Reasons", "you lose points there {first}; with the other move, {second}"
            )
        case Why.REGION_VALUE:
            return _own_loss(points)
        case Why.REGION_OF_RIVAL:
            return _rival_loss(points)
        case (
            Why.PROVINCE_LEAD
            | Why.REGION_LEAD
            | Why.DOUBLE
            | Why.DIPLOMACY
            | Why.DOMINANCE
            | Why.IMPERIAL_REWARD
        ):
            return lead_text(points, is_named=is_named)
        case _:
            assert_never(why)


def _own_loss(points: float) -> str:
    count = plural_of(points)
    if points > 0:
        return translate("Reasons", "costs {points} fewer points on average", "", count)
    return translate("Reasons", "costs {points} more points on average", "", count)


def _rival_loss(points: float) -> str:
    count = plural_of(points)
    if points > 0:
        return translate(
            "Reasons", "the rival who finishes best loses {points} more points there", "", count
        )
    return translate(
        "Reasons", "the rival who finishes best loses {points} fewer points there", "", count
    )
