"""Why a command is better than another: its sure consequences in its own place, counted from the
View of its seat, and figures from simulated games.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases import wording
from changcheng_qt.i18n.phrases.engine import lead_text, own_points_text, rival_points_text
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, side_by_side
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.titles.china.rules import commands, forecast
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.geography import Board, Region, Space
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.reasons import Why
from changcheng_qt.titles.china.rules.scoring import leaders
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words import names
from changcheng_qt.titles.china.words.names import alliance_name, place_name, region_name
from changcheng_qt.verdicts.reasons import Reason

translate = QCoreApplication.translate

_OWN = (Why.REGION, Why.ALLIANCE, Why.ROADS)
_OF_RIVAL = (Why.REGION_OF_RIVAL, Why.ALLIANCE_OF_RIVAL, Why.ROADS_OF_RIVAL)


def reason_text(reason: Reason[Why], board: Board) -> str:
    """Return a reason as a sentence; its `why` may also be the value in a file."""
    reason = replace(reason, why=Why(reason.why))
    text = _text(reason.why, reason.points)
    points = QLocale().toString(abs(reason.points), "f", 1)
    return fill(text, place=_place(reason, board), points=points)


def _text(why: Why, points: float) -> str:
    if why in _OWN:
        return own_points_text(points)
    return rival_points_text(points) if why in _OF_RIVAL else lead_text(points)


def _place(reason: Reason[Why], board: Board) -> str:
    """Return the part before the colon."""
    match reason.why:
        case Why.REGION | Why.REGION_OF_RIVAL | Why.REGION_LEAD:
            return region_name(board, reason.place or 0)
        case Why.ALLIANCE | Why.ALLIANCE_OF_RIVAL | Why.ALLIANCE_LEAD:
            return alliance_name(board, reason.place or 0)
        case Why.ROADS | Why.ROADS_OF_RIVAL | Why.ROADS_LEAD:
            return translate("ChinaSource", "Roads")


def at_once(command: Command, view: View, players: Sequence[Player]) -> AtOnce:
    """Return the sure consequences of a command in its own place: points, who leads then, and the
    points there as things stand; for a card, the hand that it makes.
    """
    seat = view.to_act
    private = None if seat is None else view.private(seat)
    if seat is None or private is None:
        return AtOnce()
    match command:
        case commands.PlaceHouse(space):
            return AtOnce(_housed(view, space, seat, players))
        case commands.SendEmissary(region):
            return _sent(view, region, seat, players)
        case commands.PlaceFortification(space):
            text = translate("AtOnce", "A house at {place} will score double.")
            return AtOnce(fill(text, place=place_name(view.board, space)))
        case commands.TakeOpenCard(slot):
            card = view.open[slot]
            return AtOnce(_held((*private.hand, *([card] if card is not None else []))))
        case commands.SwapCard(colour):
            rest = list(private.hand)
            rest.remove(colour)
            return AtOnce(_held(rest))
        case commands.DrawCard():
            chances = names.pile_text(view)
            told = translate("AtOnce", "{fact}.", "a fact as a sentence")
            unknown = translate("AtOnce", "The next card is up to luck.")
            return AtOnce(fill(told, fact=chances) if chances else unknown)
        case _:
            return AtOnce()


def is_about(told: Reason[Why], command: Command, view: View) -> bool:
    """Return whether a reason is about the region of a piece, or an alliance of it; a house may
    also lie on roads.
    """
    match command:
        case commands.PlaceHouse(space) | commands.PlaceFortification(space):
            region, has_roads = view.board.region_of(space), True
        case commands.SendEmissary(region):
            has_roads = False
        case _:
            return True
    match Why(told.why):
        case Why.REGION | Why.REGION_OF_RIVAL | Why.REGION_LEAD:
            return told.place == region
        case Why.ALLIANCE | Why.ALLIANCE_OF_RIVAL | Why.ALLIANCE_LEAD:
            return region in view.board.alliances[told.place or 0]
        case _:
            return has_roads


def _housed(view: View, space: Space, seat: Seat, players: Sequence[Player]) -> str:
    houses = tuple(seat if here == space else one for here, one in enumerate(view.houses))
    after, region = replace(view, houses=houses), view.board.region_of(space)
    sight = forecast.region_forecast(after, region)
    told = fill(
        _houses(sight, seat),
        place=region_name(view.board, region),
        own=names.houses_text(sight.houses[seat]),
        points=_points(sight.now[seat]),
        scores=_scores(view, players, {one: n for one, n in enumerate(sight.now) if n}),
    )
    more = _roads(after, seat) - _roads(view, seat)
    text = translate("AtOnce", "%n more point(s) for your roads as they stand.", "", more)
    return join_sentences([told, text if more > 0 else ""])


def _houses(sight: forecast.RegionForecast, seat: Seat) -> str:
    """Return the pattern for the houses of a region."""
    if sight.free == 0:
        return translate("AtOnce", "{place} is full and scores: {scores}.")
    if sight.leaders == (seat,):
        return translate("AtOnce", "{place}: you lead with {own}; {points} as it stands.")
    if seat in sight.leaders:
        return translate("AtOnce", "{place}: you share the lead with {own}; {points} as it stands.")
    return translate("AtOnce", "{place}: you have {own}, not the most; {points} as it stands.")


def _sent(view: View, region: Region, seat: Seat, players: Sequence[Player]) -> AtOnce:
    court = tuple(n + (one == seat) for one, n in enumerate(view.courts[region]))
    courts = (court if here == region else one for here, one in enumerate(view.courts))
    after = replace(view, courts=tuple(courts))
    before, then = forecast.alliances_of(view, region), forecast.alliances_of(after, region)
    gains = {
        one: [new.points[one] - old.points[one] for old, new in zip(before, then, strict=True)]
        for one in range(view.seats)
    }
    told = [_at_court(view, region, court, seat)]
    best = max(range(len(then)), key=lambda one: gains[seat][one])
    if gains[seat][best] > 0:
        text = translate("AtOnce", "{place}: {points} for you as it stands.")
        name = alliance_name(view.board, then[best].alliance)
        told.insert(0, fill(text, place=name, points=_points(then[best].points[seat])))
    moved = {one: sum(by_alliance) for one, by_alliance in gains.items() if one != seat}
    taken = _scores(view, players, {one: -n for one, n in moved.items() if n < 0})
    given = _scores(view, players, {one: n for one, n in moved.items() if n > 0})
    if taken:
        text = translate("AtOnce", "Takes points from others’ alliances: {scores}.")
        told.append(fill(text, scores=taken))
    text = translate("AtOnce", "Others’ alliances gain too: {scores}.") if given else ""
    return AtOnce(join_sentences(told), fill(text, scores=given))


def _at_court(view: View, region: Region, court: Sequence[int], seat: Seat) -> str:
    leading = leaders(court)
    if leading == {seat}:
        text = translate("AtOnce", "{place}: you lead at court, {own} of {all} emissaries.")
    elif seat in leading:
        text = translate("AtOnce", "{place}: you share the lead at court with {own} of {all}.")
    else:
        text = translate("AtOnce", "{place}: you have {own} of {all} emissaries at court.")
    return fill(text, place=region_name(view.board, region), own=court[seat], all=sum(court))


def _held(cards: Sequence[Colour]) -> str:
    """Return the hand that a command leaves."""
    if not cards:
        return ""
    counted = sorted(Counter(cards).items())
    hand = wording.listed([names.cards_of_colour(colour, count) for colour, count in counted])
    return fill(translate("AtOnce", "You then hold {cards}."), cards=hand)


def _roads(view: View, seat: Seat) -> int:
    return sum(forecast.roads_forecast(view, seat).points)


def _points(points: int) -> str:
    return translate("AtOnce", "%n point(s)", "a score in a sentence", points)


def _scores(view: View, players: Sequence[Player], scores: Mapping[Seat, int]) -> str:
    """Return the points of some seats; the viewer is "you"."""
    text = translate("AtOnce", "{player} {points}")
    you = wording.you_in_list()
    return side_by_side(
        fill(
            text,
            player=you if seat == view.viewer else wording.player_name(players, seat),
            points=points,
        )
        for seat, points in scores.items()
    )
