"""A square in words before a click: the text of the slip next to it, and the spoken one.

The slip is for the viewer at the screen, and may name the viewer's secrets; the spoken text is made
of information that the whole room may hear.
"""

from collections.abc import Sequence
from enum import Enum
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, signed
from changcheng_qt.titles.changcheng.rules.commands import Refusal
from changcheng_qt.titles.changcheng.rules.forecast import (
    ProvinceForecast,
    RegionForecast,
    as_overheard,
)
from changcheng_qt.titles.changcheng.rules.geography import Wall
from changcheng_qt.titles.changcheng.rules.pieces import Owner
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting import counters
from changcheng_qt.titles.changcheng.table.painting.seat_colours import colours_of
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
from changcheng_qt.titles.changcheng.table.pointer.prospect import (
    Completes,
    Forewarning,
    Prospect,
    TurnsUp,
    prospect_as_it_is,
    prospect_of,
)
from changcheng_qt.titles.changcheng.table.pointer.targets import Target, squares_of
from changcheng_qt.titles.changcheng.words.counting import threat_facts, worth_facts
from changcheng_qt.titles.changcheng.words.names import (
    owners_named,
    province_name,
    region_name,
    square_title,
)
from changcheng_qt.titles.changcheng.words.refusals import refusal
from changcheng_qt.ui.board.note_sheet import NoteFact, NoteRow, PaintSign, Sign
from changcheng_qt.ui.looks.theme import SeatColours

translate = QCoreApplication.translate


def rows_of(prospect: Prospect, *, counts: bool = False) -> tuple[NoteRow, ...]:
    """Return the rows of the slip: provinces, then regions, each from the west; with deductions by
    counting, if it `counts`.
    """
    view = prospect.view
    provinces = (_province_row(view, sight, counts=counts) for sight in prospect.provinces)
    return (*provinces, *(_region_row(view, one, counts=counts) for one in prospect.regions))


def figure_of(prospect: Prospect) -> str:
    """Return the points of a double itself, empty for anything else."""
    return signed(prospect.points) if prospect.points else ""


def read_aloud(prospect: Prospect, players: Sequence[Player]) -> list[str]:
    """Return the facts of a prospect, a sentence for each; the prospect must be public
    (`forecast.as_overheard`).
    """
    view, said = prospect.view, list[str]()
    if prospect.points:
        points = translate("Prospect", "Points now: {points}.", "read aloud")
        said.append(fill(points, points=prospect.points))
    for province in prospect.provinces:
        name = province_name(view.wall, province.province)
        said.append(_said(name, _province_facts(view, province, players)))
    for region in prospect.regions:
        name = region_name(view.wall, region.region)
        said.append(_said(name, _region_facts(view, region, players)))
    return said


def refusal_note(reason: Enum | None) -> str:
    """Return the sentence for a refusal, empty where there is none."""
    return refusal(reason) if isinstance(reason, Refusal) else ""


def told_of(play: BoardPlay, view: View, target: Target, *, is_asked: bool = False) -> list[str]:
    """Return the spoken text of a target: that of the slip next to it, without the viewer's
    secrets, and the consequences of a click.
    """
    overheard, players = as_overheard(view), play.players
    squares = squares_of(target)
    if is_asked and squares:
        title = square_title(overheard, squares[0], players)
        said = fill(translate("Board", "{title}.", "read aloud: what a square is"), title=title)
        return [said, *read_aloud(prospect_as_it_is(overheard, squares), players)]
    prospect = prospect_of(overheard, play.offers, target)
    if prospect is None:
        return []
    return [*read_aloud(prospect, players), *set_off(prospect)]


def set_off(prospect: Prospect) -> list[str]:
    """Return a sentence for every consequence of a placement."""
    wall = prospect.view.wall
    return [_forewarning(forewarning, wall) for forewarning in prospect.forewarnings]


def _forewarning(forewarning: Forewarning, wall: Wall) -> str:
    match forewarning:
        case Completes(province):
            return fill(
                translate("Board", "Completes {province}, so it will be scored."),
                province=province_name(wall, province),
            )
        case TurnsUp(region):
            return fill(
                translate("Board", "Reveals {region}'s threat counter to everyone."),
                region=region_name(wall, region),
            )


# The slip.


def _province_row(view: View, sight: ProvinceForecast, *, counts: bool) -> NoteRow:
    sign = Sign(("province", sight.now.reputation), partial(_paint_disc, sight.now.reputation))
    name = province_name(view.wall, sight.province)
    if sight.province in view.scored:
        return NoteRow(sign, name, "", (NoteFact(translate("Prospect", "Scored")),))
    facts = [*map(NoteFact, worth_facts(view, sight.province) if counts else ())]
    if sight.leaders:
        facts.append(NoteFact(translate("Prospect", "Majority"), _stones(view, sight.leaders)))
    return NoteRow(sign, name, str(sight.now.value), tuple(facts))


def _region_row(view: View, sight: RegionForecast, *, counts: bool) -> NoteRow:
    sign = Sign(("region", sight.is_removed, sight.is_open and sight.threat), _shield(sight))
    name = region_name(view.wall, sight.region)
    facts = [*map(NoteFact, threat_facts(view, sight.region) if counts else ())]
    if sight.is_removed:
        return NoteRow(sign, name, "", (NoteFact(translate("Prospect", "No threat")),))
    if sight.losers:
        facts.append(NoteFact(translate("Prospect", "Would lose"), _stones(view, sight.losers)))
    if sight.sheltered:
        facts.append(NoteFact(translate("Prospect", "Sheltered"), _stones(view, sight.sheltered)))
    return NoteRow(sign, name, _threat(sight), tuple(facts))


def _threat(sight: RegionForecast) -> str:
    return signed(-sight.threat) if sight.threat is not None else f"{counters.MINUS}?"


def _stones(view: View, owners: Sequence[Owner]) -> tuple[SeatColours, ...]:
    return tuple(colours_of(view, owner) for owner in owners)


def _paint_disc(value: int, painter: QPainter, centre: QPointF, radius: float) -> None:
    counters.paint_reputation(painter, centre, value, radius)


def _shield(sight: RegionForecast) -> PaintSign:
    def paint(painter: QPainter, centre: QPointF, radius: float) -> None:
        if sight.is_removed:
            counters.paint_removed_threat(painter, centre, radius)
        elif sight.is_open and sight.threat is not None:
            counters.paint_open_threat(painter, centre, sight.threat, radius)
        else:
            counters.paint_threat(painter, centre, radius)

    return paint


# For screen readers.


def _province_facts(view: View, sight: ProvinceForecast, players: Sequence[Player]) -> list[str]:
    if sight.province in view.scored:
        return [translate("Prospect", "scored", "read aloud")]
    facts = [fill(translate("Prospect", "worth {value}", "read aloud"), value=sight.now.value)]
    if sight.leaders:
        majority = translate("Prospect", "majority: {players}", "read aloud")
        facts.append(fill(majority, players=owners_named(view, sight.leaders, players)))
    return facts


def _region_facts(view: View, sight: RegionForecast, players: Sequence[Player]) -> list[str]:
    if sight.is_removed:
        return [translate("Prospect", "no threat", "read aloud")]
    facts = []
    if sight.threat is not None:
        threat = translate("Prospect", "threat {threat}", "read aloud")
        facts.append(fill(threat, threat=signed(-sight.threat)))
    if sight.losers:
        losers = translate("Prospect", "would lose: {players}", "read aloud")
        facts.append(fill(losers, players=owners_named(view, sight.losers, players)))
    if sight.sheltered:
        sheltered = translate("Prospect", "sheltered: {players}", "read aloud")
        facts.append(fill(sheltered, players=owners_named(view, sight.sheltered, players)))
    return facts or [translate("Prospect", "nobody would lose", "read aloud")]


def _said(place: str, facts: Sequence[str]) -> str:
    """Return facts about a place as one sentence."""
    both = translate("Prospect", "{fact}; {more}", "read aloud")
    said = facts[0]
    for fact in facts[1:]:
        said = fill(both, fact=said, more=fact)
    sentence = translate("Prospect", "{place}: {facts}.", "read aloud")
    return fill(sentence, place=place, facts=said)
