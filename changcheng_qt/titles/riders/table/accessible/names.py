"""The names of places on the map with their state, for screen readers."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, side_by_side
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry.places import (
    AssaultPlace,
    CornerPlace,
    GroundPlace,
    HarbourPlace,
    HexPlace,
    Place,
    RoadPlace,
    SeaPlace,
    SectionPlace,
)
from changcheng_qt.titles.riders.table.panels.inspector import sight_of
from changcheng_qt.titles.riders.table.pointer.hand import held_prompt
from changcheng_qt.titles.riders.table.pointer.targets import Offers
from changcheng_qt.titles.riders.words.commands import command_label
from changcheng_qt.titles.riders.words.descriptions import (
    corner_text,
    ground_text,
    harbour_text,
    hex_text,
    road_text,
    sea_text,
    section_text,
)

translate = QCoreApplication.translate


def name_of(thing: Place, view: View, players: Sequence[Player]) -> str:
    """Return the name and state of something on the map."""
    match thing:
        case CornerPlace(corner):
            return corner_text(view, corner, players)
        case RoadPlace(road):
            return road_text(view, road, players)
        case SectionPlace(sector) | AssaultPlace(sector):
            return section_text(view, sector, players)
        case HexPlace(land):
            return hex_text(view, land)
        case GroundPlace(ground):
            return ground_text(view, ground)
        case SeaPlace(sea):
            return sea_text(view, sea)
        case HarbourPlace(harbour):
            return harbour_text(view, harbour)
        case _:
            sight = sight_of(thing, view, players)
            rows = (f"{text} {number}" for text, number in sight.rows)
            return side_by_side((sight.title, *rows))


def explained(target: Place, view: View, players: Sequence[Player]) -> list[str]:
    """Return the explanation of a place."""
    return sight_of(target, view, players).sentences


def read_aloud(view: View, offers: Offers, target: Place, players: Sequence[Player]) -> list[str]:
    """Return the effect of choosing a place; empty without any."""
    if (begun := offers.starts.get(target)) is not None:
        return [held_prompt(begun)]
    command = offers.targets.get(target)
    if command is None:
        return []
    sentence = translate("RidersSight", "{title}.")
    return [fill(sentence, title=command_label(command, view, players))]
