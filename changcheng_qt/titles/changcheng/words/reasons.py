"""Why a command is better than another: its sure consequences in its own place, counted from the
View of its seat, and figures from simulated games.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.engine import lead_text, own_points_text, rival_points_text
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, listed, plural_of
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.titles.changcheng.rules import commands, forecast, pieces
from changcheng_qt.titles.changcheng.rules.commands import Command, Decision
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square, Wall
from changcheng_qt.titles.changcheng.rules.majority import Tally
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, BlockKind, EventCard, Owner
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.rules.why import Why
from changcheng_qt.titles.changcheng.words.cards import card_rule, event_card_name
from changcheng_qt.titles.changcheng.words.names import owners_named, province_name, region_name
from changcheng_qt.verdicts.reasons import Reason

translate = QCoreApplication.translate

ALL: Final = 100
"""The share of an event in all games."""
_VIRTUAL: Final = {
    ActionCard.BUILDER: pieces.BUILDER_WALLS,
    ActionCard.MASTER_BUILDER: pieces.MASTER_BUILDER_WALLS,
}
"""The extra walls that a card can give its owner."""


def at_once(command: Command, view: View, players: Sequence[Player]) -> AtOnce:
    """Return the sure consequences of a command in its own place: points, who leads then, and for
    what worth; and the threats that it exposes its seat to.
    """
    match command:
        case commands.PlaceSingle(square):
            return _built(view, (square,), BlockKind.SINGLE, players)
        case commands.PlaceTower(square):
            return _built(view, (square,), BlockKind.TOWER, players)
        case commands.PlaceDouble(west, east):
            return _built(view, (west, east), BlockKind.DOUBLE, players)
        case commands.PlaceNeutral(square):
            return _built(view, (square,), BlockKind.SINGLE, players, is_neutral=True)
        case commands.PlayCard(card, province):
            lead = _province(view, province, players, extra=_VIRTUAL.get(card, 0))
            return AtOnce(join_sentences([lead, card_rule(card, view.options)]))
        case commands.BeginScoring(province):
            return AtOnce(_province(view, province, players))
        case commands.ExtendMap(board, side):
            face = next(one.face(side) for one in view.box if one.name == board)
            sizes = listed([str(area.squares) for area in face.provinces])
            return AtOnce(fill(translate("AtOnce", "Provinces of {sizes} squares."), sizes=sizes))
        case commands.RemoveThreat(region):
            return AtOnce(_spared(view, region, players))
        case _:
            if view.scoring is None or not isinstance(command, Decision):
                return AtOnce()
            return AtOnce(
                _province(forecast.decided(view, command), view.scoring.province, players)
            )


def is_about(told: Reason[Why], command: Command, view: View) -> bool:
    """Return whether a reason is about a province or region of a command; about points of another
    source it is in any case.
    """
    provinces, regions = _places(command, view)
    match Why(told.why):
        case Why.PROVINCE_WON | Why.PROVINCE_VALUE | Why.PROVINCE_DENIED | Why.PROVINCE_LEAD:
            return not provinces or told.place in provinces
        case Why.REGION_AVOIDED | Why.REGION_VALUE | Why.REGION_OF_RIVAL | Why.REGION_LEAD:
            return not (provinces or regions) or told.place in regions
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


def _built(
    view: View,
    squares: tuple[Square, ...],
    kind: BlockKind,
    players: Sequence[Player],
    *,
    is_neutral: bool = False,
) -> AtOnce:
    wall, seat = view.wall, view.to_act
    if seat is None:
        return AtOnce()
    after = forecast.built_on(
        view, squares, pieces.Block(kind, pieces.NEUTRAL if is_neutral else seat)
    )
    points = wall.areas_touched(*squares) if kind is BlockKind.DOUBLE else 0
    said = [translate("AtOnce", "%n point(s) at once.", "", points)] if points else []
    provinces = dict.fromkeys(wall.province_of[square] for square in squares)
    said += [_province(after, province, players) for province in provinces]
    regions = dict.fromkeys(wall.region_of[square] for square in squares)
    if kind is BlockKind.TOWER:
        said += [_sheltered(after, region) for region in regions]
    exposed = [_exposed(view, after, region) for region in regions]
    return AtOnce(join_sentences(said), join_sentences(exposed))


def _province(view: View, province: Province, players: Sequence[Player], extra: int = 0) -> str:
    """Return who leads in a province, `extra` walls of the viewer counted, and for what worth; for
    a full one, who scores.
    """
    sight = forecast.province_forecast(view, province)
    leaders, cards = _leaders(view, sight, extra), len(view.cards_in(province))
    scorers = [owner for owner in leaders if owner != pieces.NEUTRAL]
    is_full = sight.occupied == sight.squares
    if is_full and view.scoring is None and not cards:
        return _scored(view, sight, scorers, players)
    worth = translate("Prospect", "worth {value}", "read aloud")
    later = translate("AtOnce", "worth {value} when full")
    told = fill(
        translate("AtOnce", "{place}: {lead}; {worth}.", "a province, who leads there, its worth"),
        place=province_name(view.wall, province),
        lead=_led_by(view, leaders, players),
        worth=fill(worth if is_full else later, value=sight.complete.value),
    )
    if not cards:
        return told
    may = translate("AtOnce", "%n card(s) there may change that.", "", cards)
    return join_sentences([told, may])


def _leaders(view: View, sight: forecast.ProvinceForecast, extra: int) -> list[Owner]:
    rows = [
        Tally(one.owner, one.walls, one.virtual + (extra if one.owner == view.viewer else 0))
        for one in sight.presences
    ]
    return list(forecast.holders_of(view, rows))


def _led_by(view: View, leaders: Sequence[Owner], players: Sequence[Player]) -> str:
    """Return who leads, within a sentence."""
    if not leaders:
        return translate("AtOnce", "nobody leads yet")
    if leaders == [view.viewer]:
        return translate("AtOnce", "you lead")
    one, several = (
        translate("AtOnce", "{players} leads"),
        translate("AtOnce", "{players} share the lead"),
    )
    names = owners_named(view, leaders, players)
    return fill(several if len(leaders) > 1 else one, players=names)


def _scored(
    view: View,
    sight: forecast.ProvinceForecast,
    scorers: Sequence[Owner],
    players: Sequence[Player],
) -> str:
    """Return who scores a full province without cards: nobody where neutral walls lead alone."""
    value = sight.now.value
    if not scorers:
        text = translate("AtOnce", "{place} is full: nobody scores there.")
    elif len(scorers) > 1:
        text = translate("AtOnce", "{place} is full: %n point(s) each – {players}.", "", value)
    elif scorers[0] == view.viewer:
        text = translate("AtOnce", "{place} is full: you score %n point(s).", "", value)
    else:
        text = translate("AtOnce", "{place} is full: {players} scores %n point(s).", "", value)
    return fill(
        text,
        place=province_name(view.wall, sight.province),
        players=owners_named(view, scorers, players),
    )


def _sheltered(after: View, region: Region) -> str:
    text = translate("AtOnce", "The tower shelters you in {place}.")
    is_safe = region in after.removed
    return "" if is_safe else fill(text, place=region_name(after.wall, region))


def _exposed(before: View, after: View, region: Region) -> str:
    """Return the loss that the viewer would newly have in a region if the Mongols attacked now."""
    now, then = forecast.region_forecast(before, region), forecast.region_forecast(after, region)
    if before.viewer in now.losers or before.viewer not in then.losers:
        return ""
    place = region_name(after.wall, region)
    if then.threat is None:
        return fill(translate("AtOnce", "In {place} its threat would hit you."), place=place)
    text = translate("AtOnce", "In {place} you would lose %n point(s).", "", then.threat)
    return fill(text, place=place)


def _spared(view: View, region: Region, players: Sequence[Player]) -> str:
    """Return who would lose points in a region without the removal of its threat."""
    sight = forecast.region_forecast(view, region)
    place = region_name(view.wall, region)
    if not sight.losers:
        return fill(translate("AtOnce", "Nobody would lose points in {place} now."), place=place)
    text = translate("AtOnce", "Spares those who would lose in {place}: {players}.")
    return fill(text, place=place, players=owners_named(view, sight.losers, players))


def reason_text(reason: Reason[Why], wall: Wall) -> str:
    """Return a reason as a sentence; its `why` may also be the value in a file."""
    reason = replace(reason, why=Why(reason.why))
    text = _sentence(reason.why, reason.points)
    first, second = reason.shares
    points = QLocale().toString(abs(reason.points), "f", 1)
    return fill(
        text,
        place=_place(reason, wall),
        first=_first_share(first),
        second=_second_share(second),
        points=points,
    )


def _first_share(share: int) -> str:
    """Return a share as games of 100, for the first share in a sentence."""
    if share == 0:
        return translate("Reasons", "in no simulated game")
    if share == ALL:
        return translate("Reasons", "in all simulated games")
    return fill(translate("Reasons", "in {share} of 100 simulated games"), share=share)


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


def _sentence(why: Why, points: float) -> str:
    """Return the sentence about a line that favours the command, or another one."""
    match why:
        case Why.PROVINCE_WON:
            return translate("Reasons", "You win {place} {first}; with the other move, {second}.")
        case Why.PROVINCE_VALUE:
            return own_points_text(points)
        case Why.PROVINCE_DENIED:
            return rival_points_text(points)
        case Why.REGION_AVOIDED:
            return translate(
                "Reasons", "You lose points in {place} {first}; with the other move, {second}."
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
            return lead_text(points)
        case _:
            assert_never(why)


def _own_loss(points: float) -> str:
    count = plural_of(points)
    if points > 0:
        return translate("Reasons", "{place}: costs {points} fewer points on average.", "", count)
    return translate("Reasons", "{place}: costs {points} more points on average.", "", count)


def _rival_loss(points: float) -> str:
    count = plural_of(points)
    if points > 0:
        return translate(
            "Reasons", "{place}: the strongest rival loses {points} more points there.", "", count
        )
    return translate(
        "Reasons", "{place}: the strongest rival loses {points} fewer points there.", "", count
    )
