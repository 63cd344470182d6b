"""Why a command is better than another, with figures from simulated games."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.reasons import Reason
from changcheng_qt.games.changcheng.geography import Wall
from changcheng_qt.games.changcheng.pieces import EventCard
from changcheng_qt.games.changcheng.why import Why
from changcheng_qt.i18n.phrases.changcheng.cards import event_card_name
from changcheng_qt.i18n.phrases.changcheng.names import province_name, region_name
from changcheng_qt.i18n.phrases.engine import lead_text, own_points_text, rival_points_text
from changcheng_qt.i18n.phrases.wording import fill

translate = QCoreApplication.translate


def reason_text(reason: Reason[Why], wall: Wall) -> str:
    """Return a reason as a sentence; its `why` may also be the value that stands in a file."""
    reason = replace(reason, why=Why(reason.why))
    text = _for(reason.why) if reason.points > 0 else _against(reason.why)
    first, second = reason.shares
    points = QLocale().toString(abs(reason.points), "f", 1)
    return fill(text, place=_place(reason, wall), first=first, second=second, points=points)


def _place(reason: Reason[Why], wall: Wall) -> str:
    """Return what stands before the colon: a province, a region, or what else pays points."""
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


def _for(why: Why) -> str:
    """Return the sentence where a line speaks for the command."""
    match why:
        case Why.PROVINCE_WON:
            return _won()
        case Why.PROVINCE_VALUE:
            return own_points_text(is_gain=True)
        case Why.PROVINCE_DENIED:
            return rival_points_text(is_gain=True)
        case Why.REGION_AVOIDED:
            return _lost()
        case Why.REGION_VALUE:
            return translate("Reasons", "{place}: costs {points} fewer points on average.")
        case Why.REGION_OF_RIVAL:
            return translate(
                "Reasons", "{place}: the strongest rival loses {points} more points there."
            )
        case (
            Why.PROVINCE_LEAD
            | Why.REGION_LEAD
            | Why.DOUBLE
            | Why.DIPLOMACY
            | Why.DOMINANCE
            | Why.IMPERIAL_REWARD
        ):
            return lead_text(is_gain=True)


def _against(why: Why) -> str:
    """Return the sentence where a line speaks against the command."""
    match why:
        case Why.PROVINCE_WON:
            return _won()
        case Why.PROVINCE_VALUE:
            return own_points_text(is_gain=False)
        case Why.PROVINCE_DENIED:
            return rival_points_text(is_gain=False)
        case Why.REGION_AVOIDED:
            return _lost()
        case Why.REGION_VALUE:
            return translate("Reasons", "{place}: costs {points} more points on average.")
        case Why.REGION_OF_RIVAL:
            return translate(
                "Reasons", "{place}: the strongest rival loses {points} fewer points there."
            )
        case (
            Why.PROVINCE_LEAD
            | Why.REGION_LEAD
            | Why.DOUBLE
            | Why.DIPLOMACY
            | Why.DOMINANCE
            | Why.IMPERIAL_REWARD
        ):
            return lead_text(is_gain=False)


def _won() -> str:
    return translate(
        "Reasons", "{place}: won in {first} of 100 simulated games, otherwise in {second}."
    )


def _lost() -> str:
    return translate(
        "Reasons",
        "{place}: points lost in {first} of 100 simulated games, otherwise in {second}.",
    )
