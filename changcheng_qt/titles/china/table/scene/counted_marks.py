"""The marks on the map during a scoring."""

from collections.abc import Iterator
from itertools import pairwise

from changcheng_qt.titles.china.rules.events import (
    AllianceScored,
    GameEnded,
    RegionScored,
    RoadsScored,
)
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.reveal.stages import Counted
from changcheng_qt.titles.china.table.scene.marks import (
    EmperorMark,
    LitRoadMark,
    LitSealMark,
    Mark,
    OutlineMark,
)
from changcheng_qt.ui.scene.layer import Key


def spot_marks(counted: Counted, view: View) -> dict[Key, Mark]:
    """Return the marks of a scoring's subject: a region; an alliance, with the Emperor at its seal,
    and its two regions; the roads of a seat's lines in its colour.
    """
    return dict(_marks(counted, view))


def _marks(counted: Counted, view: View) -> Iterator[tuple[Key, Mark]]:
    match counted:
        case RegionScored(region=region):
            yield ("outline", region, 0), OutlineMark(region)
        case AllianceScored(alliance=alliance):
            for region in view.board.alliances[alliance]:
                yield ("outline", region, 0), OutlineMark(region)
            yield ("lit seal", alliance, 0), LitSealMark(alliance)
            yield ("emperor", 0, 0), EmperorMark(alliance)
        case RoadsScored(seat, lines):
            numbers = {frozenset(road): number for number, road in enumerate(view.board.roads)}
            for line in lines:
                for pair in pairwise(line):
                    road = numbers[frozenset(pair)]
                    yield ("lit road", road, 0), LitRoadMark(road, view.colours[seat].value)
        case GameEnded():
            pass
