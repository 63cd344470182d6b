"""The deductions about places of the wall, for a seat with that help."""

from changcheng_qt.titles.changcheng.rules.view import CardBack, View
from changcheng_qt.titles.changcheng.table.pointer.targets import ProvinceTarget, RegionTarget
from changcheng_qt.titles.changcheng.words.counting import card_text, threat_text, worth_text


def counted_of(view: View, place: object) -> str:
    """Return the deductions about a region, a province or a card; empty for anything else."""
    match place:
        case RegionTarget(region):
            return threat_text(view, region)
        case ProvinceTarget(province):
            return worth_text(view, province)
        case CardBack():
            return card_text(view, place)
        case _:
            return ""
