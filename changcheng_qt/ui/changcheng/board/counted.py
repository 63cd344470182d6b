"""What is said of places of the wall to a seat that has counting done for it."""

from changcheng_qt.games.changcheng.view import CardBack, View
from changcheng_qt.i18n.phrases.changcheng.counting import card_text, threat_text, worth_text
from changcheng_qt.ui.changcheng.pointer.targets import ProvinceTarget, RegionTarget


def counted_of(view: View, place: object) -> str:
    """Return what follows of a region, a province or a card; empty of anything else."""
    match place:
        case RegionTarget(region):
            return threat_text(view, region)
        case ProvinceTarget(province):
            return worth_text(view, province)
        case CardBack():
            return card_text(view, place)
        case _:
            return ""
