"""What is said beside the pointer before a click: why not, or what it would set off."""

from enum import Enum

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.commands import Refusal
from changcheng_qt.games.changcheng.geography import Wall
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.places import province_name, region_name
from changcheng_qt.i18n.phrases.changcheng.refusals import refusal
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.changcheng.hand import HeldBlock
from changcheng_qt.ui.changcheng.targets import (
    Completes,
    Forewarning,
    Offers,
    Target,
    TurnsUp,
    forewarnings,
    squares_of,
)

translate = QCoreApplication.translate


def refusal_note(reason: Enum | None) -> str:
    """Return the sentence for a refusal, empty where there is none."""
    return refusal(reason) if isinstance(reason, Refusal) else ""


def forewarning_note(forewarning: Forewarning, wall: Wall) -> str:
    """Return the sentence for what a placement would set off."""
    match forewarning:
        case Completes(province):
            return fill(
                translate("Board", "Completes {province}: it will be scored."),
                province=province_name(wall, province),
            )
        case TurnsUp(region):
            return fill(
                translate("Board", "Turns up the threat counter of {region} for all to see."),
                region=region_name(wall, region),
            )


def peek_note() -> str:
    """Return what an eye says before it is pressed."""
    return translate("Board", "Press and hold to look. A look cannot be taken back.")


def notes_for(view: View, offers: Offers, target: Target | None) -> list[str]:
    """Return what a click on a legal target would set off, before it is clicked."""
    if not isinstance(offers.held, HeldBlock) or not offers.allows(target) or target is None:
        return []
    found = forewarnings(view, squares_of(target)) if target in offers.targets else ()
    return [forewarning_note(forewarning, view.wall) for forewarning in found]
