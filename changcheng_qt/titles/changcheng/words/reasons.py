"""Why a command is better than another, with figures from simulated games."""

from dataclasses import replace
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.i18n.phrases.engine import lead_text, own_points_text, rival_points_text
from changcheng_qt.i18n.phrases.wording import fill, plural_of
from changcheng_qt.titles.changcheng.rules.geography import Wall
from changcheng_qt.titles.changcheng.rules.pieces import EventCard
from changcheng_qt.titles.changcheng.rules.why import Why
from changcheng_qt.titles.changcheng.words.cards import event_card_name
from changcheng_qt.titles.changcheng.words.names import province_name, region_name
from changcheng_qt.verdicts.reasons import Reason

translate = QCoreApplication.translate

ALL: Final = 100
"""The share of an event in all games."""


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
